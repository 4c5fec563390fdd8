"""Episodes: deals and whole games of every preset, asked through with random choices."""

import random

import pytest

from weli.core.acts import PASS_ACT, STEP
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.episode import DEAL, MATCH, UNITS, Episode, Settings, asking_at
from weli.envs.lengths import MOST_DEALS, most_points
from weli.games import GAMES, match_for
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import ACCUSE, AUS, PROOF
from weli.house_rules import named
from weli.ports.turn_order import WINDOWS

PRESETS = {f"{game.name}/{name}": rules for game in GAMES.values() for name, rules in game.presets.items()}
EVERY = pytest.mark.parametrize("preset", PRESETS)
THIRD = len(PRESETS) // 3
CALLS = (AUS, ACCUSE, PROOF)  # anybody may end a deal of Gaigel with them at every question


def chosen(options: list[int], chance: random.Random, patience: float) -> int:
    """Any of them; lets things go on so often, and seldom calls."""
    if PASS_ACT in options and chance.random() < patience:
        return PASS_ACT
    quiet = [act for act in options if act // STEP not in CALLS or chance.random() < 0.02]
    return chance.choice(quiet or options)


def go_on(episode: Episode, chance: random.Random, patience: float) -> None:
    """One step: a pack, or a decision."""
    cards = episode.settings.rules.cards
    if episode.needs_pack:
        episode.lay(chance.sample(cards, len(cards)))
    else:
        episode.take(chosen(episode.options(), chance, patience))


def played(settings: Settings, seed: int) -> tuple[Episode, int]:
    """An episode played to its end, and how many decisions that took."""
    chance = random.Random(seed)
    patience = chance.choice([0, 0.3, 0.9])
    episode = Episode(settings, chance.randrange(settings.rules.players))
    decisions = 0
    while not episode.over:
        decisions += not episode.needs_pack
        go_on(episode, chance, patience)
    return episode, decisions


@pytest.mark.few(len(PRESETS))
@EVERY
@pytest.mark.parametrize("windows", WINDOWS)
def test_a_deal_ends_within_its_bounds_and_what_some_win_others_lose(preset: str, windows: str) -> None:
    settings = Settings(PRESETS[preset], windows)
    for seed in range(3):
        episode, decisions = played(settings, seed)
        told = f"{preset}, {windows}, seed {seed}"
        assert decisions <= settings.max_decisions, told
        assert episode.deal.closed, told
        assert episode.seat() == -1, told
        returns = episode.returns()
        assert sum(returns) == pytest.approx(0), told
        assert max(map(abs, returns)) <= most_points(settings.rules, ()), told


@pytest.mark.few(THIRD)
@EVERY
def test_a_game_is_played_to_its_winner_deal_after_deal(preset: str) -> None:
    rules = PRESETS[preset]
    episode, _ = played(Settings(rules, "actor", MATCH), 1)
    assert episode.match.over or episode.deals == MOST_DEALS
    assert episode.deals == len(episode.match.entries)
    returns = episode.returns()
    assert sum(returns) == pytest.approx(0)
    if episode.match.over:
        won = [returns[seat] > 0 for seat in range(rules.players)]
        assert won == [rules.seating.side_of(seat) == episode.match.winner for seat in range(rules.players)]
        assert max(returns) == 1


def test_a_match_begins_at_any_score_and_the_deal_is_worth_what_was_gained() -> None:
    rules = named("giltspiel/fiss").ruleset()
    chance = random.Random(4)
    episode = Episode(Settings(rules), dealer=2, scores=[10, 3])
    while not episode.over:
        go_on(episode, chance, 0.9)
    assert episode.deal.dealer == 2
    assert episode.deal.start_scores == [10, 3]
    gained = episode.deal.gained
    assert episode.returns() == [gained[0] - gained[1], gained[1] - gained[0]] * 2


def test_three_players_share_what_one_of_them_wins() -> None:
    rules = named("bieten/3p").ruleset()
    episode, _ = played(Settings(rules, unit=MATCH), 5)
    assert sorted(episode.returns()) == [-0.5, -0.5, 1.0]


def test_a_deal_thrown_in_is_dealt_again_by_the_same_dealer() -> None:
    """GA-Q56: a Vorhand who may open with nothing."""
    rules: RuleSet = named("gaigel/3p").ruleset().with_options({"openings": ["elfen"], "five_trump_lead": False})
    chance = random.Random(2)
    episode = Episode(Settings(rules, "actor", MATCH), dealer=1)
    dealers = []
    while not episode.over and len(dealers) < 40:
        if episode.needs_pack:
            dealers.append(episode.match.dealer)
        go_on(episode, chance, 0.9)
        if episode.needs_pack and episode.deal.ending.reason == reasons.THROWN_IN:
            assert episode.match.dealer == dealers[-1]
            return
    pytest.fail("no deal was thrown in")


@pytest.mark.parametrize("preset", ["giltspiel/fiss", "perlaggen/eichel-imst", "bieten/4p", "gaigel/kreuz-4p"])
@pytest.mark.parametrize("unit", UNITS)
def test_a_copy_goes_its_own_way(preset: str, unit: str) -> None:
    chance = random.Random(7)
    episode = Episode(Settings(PRESETS[preset], unit=unit))
    for _ in range(60):
        if episode.over:
            break
        before = (episode.seat(), episode.options(), episode.match.scores, episode.deals, facts_of(episode))
        twin = episode.copy()
        while not twin.over and unit == DEAL:
            go_on(twin, chance, 0.3)
        go_on(episode.copy(), chance, 0.3) if unit == MATCH else None
        assert (episode.seat(), episode.options(), episode.match.scores, episode.deals, facts_of(episode)) == before
        go_on(episode, chance, 0.3)


def facts_of(episode: Episode) -> object:
    return episode.deal.facts() if episode.asking is not None else None


@pytest.mark.few(THIRD, first=1)
@EVERY
def test_any_question_can_be_put_again_in_the_middle_of_a_deal(preset: str) -> None:
    chance = random.Random(11)
    settings = Settings(PRESETS[preset])
    episode = Episode(settings)
    while not episode.over:
        if not episode.needs_pack:
            seat, options = episode.seat(), episode.options()
            again = Episode.begun_at(settings, episode.deal.copy(), seat, options)
            assert (again.seat(), again.options(), facts_of(again)) == (seat, options, facts_of(episode))
            same = again.in_world(episode.deal.copy())
            assert (same.seat(), same.options(), same.over) == (seat, options, False)
        go_on(episode, chance, 0.3)


def test_a_question_that_nobody_asks_is_refused() -> None:
    rules = named("giltspiel/fiss").ruleset()
    match = match_for(rules)
    deal = match.next_deal(rules.cards)
    with pytest.raises(RulesError, match="Nobody asks that question"):
        asking_at(deal, "full", 2, [STEP * 62])


def test_settings_that_do_not_exist_are_refused_in_one_sentence() -> None:
    rules = named("giltspiel/fiss").ruleset()
    with pytest.raises(RulesError, match="There is no windows = 'all'; there are: full, team, trick, actor"):
        Settings(rules, "all")
    with pytest.raises(RulesError, match="There is no unit = 'game'; there are: deal, match"):
        Settings(rules, unit="game")
    with pytest.raises(RulesError, match="a seat from 0 to 3, not 4"):
        Episode(Settings(rules), dealer=4)
    with pytest.raises(RulesError, match="2 in all, not 3"):
        Episode(Settings(rules), scores=[0, 0, 0])
