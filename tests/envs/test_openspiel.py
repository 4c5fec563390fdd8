"""The games in OpenSpiel: its own conformance test, parameters, chance, other worlds, and the search that needs them."""

import random
import signal
import subprocess
import sys
from math import comb
from typing import Any

import pyspiel
import pytest

from envs.playthroughs.generate import GAMES as PLAYTHROUGHS
from envs.playthroughs.generate import generated, path_of
from envs.ways import further, way
from weli.core.deal import WHOLE_TRUTH
from weli.core.errors import RulesError
from weli.envs.episode import Settings
from weli.envs.openspiel import WeliGame, WeliState, game_for, make_ismcts
from weli.envs.openspiel.draft import Draft
from weli.envs.openspiel.walk import Start
from weli.house_rules import named

STRINGS = [
    "weli_giltspiel",
    "weli_giltspiel(preset=3-perlique,windows=team)",
    "weli_giltspiel(preset=m1)",
    "weli_giltspiel(windows=trick,dealer=3,scores=10:10)",
    "weli_giltspiel(preset=one-card,unit=match,windows=actor)",
    "weli_perlaggen",
    "weli_perlaggen(players=2)",
    "weli_perlaggen(preset=straf)",
    "weli_perlaggen(preset=eichel-imst,windows=actor)",
    "weli_perlaggen(players=6,windows=trick)",
    "weli_bieten(windows=team)",
    "weli_bieten(players=3,windows=actor)",
    "weli_bieten(preset=three-wilds,windows=actor)",
    "weli_gaigel",
    "weli_gaigel(players=2)",
    "weli_gaigel(players=3,windows=actor)",
    "weli_gaigel(preset=wikipedia-6p)",
    "weli_gaigel(preset=rutesheim-tournament)",
]


def loaded(text: str) -> WeliGame:
    game: WeliGame = pyspiel.load_game(text)
    return game


@pytest.mark.few(6)
@pytest.mark.parametrize("text", STRINGS)
def test_openspiel_finds_nothing_wrong_with_the_game(text: str) -> None:
    """Random games with every state saved and read again, and with what a seat remembers checked against its view."""
    pyspiel.random_sim_test(
        loaded(text), num_sims=2, serialize=True, verbose=False, mask_test=True, state_checker_fn=check_state
    )


def check_state(state: WeliState) -> None:
    """A seat remembers its view, not the truth, and it may do what it may do by its view."""
    if state.is_terminal() or state.is_chance_node():
        return
    seat = state.current_player()
    view = state.walk.memory(seat).view
    assert view is not None
    assert view.knows == seat
    assert view.facts() == state.walk.episode.deal.seen_by(seat).facts()
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("text", ["weli_giltspiel(deal=sampled)", "weli_gaigel(deal=sampled,seed=3)"])
def test_packs_can_be_sampled_in_one_step(text: str) -> None:
    """OpenSpiel has no way for a Python game to save where its chance stands, so it does not save these states."""
    game = loaded(text)
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False, mask_test=True)
    assert packs_of(loaded(text)) == packs_of(loaded(text))
    assert packs_of(game) != packs_of(loaded(text)), "each way has another pack"


def packs_of(game: WeliGame) -> list[Any]:
    packs = []
    for _ in range(3):
        state = game.new_initial_state()
        state.apply_action(0)
        packs.append(state.walk.step)
    return packs


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_playthrough_is_the_one_on_file(name: str) -> None:
    """Where the difference is meant: `python tests/envs/playthroughs/generate.py`."""
    assert generated(name) == path_of(name).read_text("utf-8")


# The cards.


def test_every_hand_is_as_likely_as_any_other_and_drawn_in_one_way_only() -> None:
    draft = Draft(tuple(range(6)), ((0, 2), (1, 3, 4)))
    chances = dict(every_deal(draft, ()))
    assert len(chances) == comb(6, 2) * comb(4, 3)
    assert list(chances.values()) == pytest.approx([1 / len(chances)] * len(chances))
    packs = {tuple(draft.pack(drawn)) for drawn in chances}
    assert all(sorted(pack) == list(range(6)) for pack in packs)


def every_deal(draft: Draft, drawn: tuple[int, ...]) -> list[tuple[tuple[int, ...], float]]:
    if draft.is_done(drawn):
        return [(drawn, 1.0)]
    found = []
    for card, chance in draft.outcomes(drawn):
        found += [(deal, chance * rest) for deal, rest in every_deal(draft, (*drawn, card))]
    return found


def test_a_card_that_is_there_twice_comes_twice_as_often() -> None:
    draft = Draft((3, 3, 5), ((0,), (1,), (2,)))
    assert draft.outcomes(()) == [(3, pytest.approx(2 / 3)), (5, pytest.approx(1 / 3))]
    assert {tuple(draft.pack(drawn)): pytest.approx(chance) for drawn, chance in every_deal(draft, ())} == {
        (3, 3, 5): 1 / 3,
        (3, 5, 3): 1 / 3,
        (5, 3, 3): 1 / 3,
    }


@pytest.mark.parametrize("preset", ["one-card", "tiny", "m1"])
def test_a_reduced_game_has_no_more_deals_than_there_are(preset: str) -> None:
    start = Start(Settings(named(f"giltspiel/{preset}").ruleset()))
    cards, hand = len(start.rules.cards), start.rules.hand_size
    deals = comb(cards, hand) * comb(cards - hand, hand) * (cards - 2 * hand)
    assert len(every_deal(start.draft(start.beginning.episode), ())) == deals


@pytest.mark.parametrize("preset", ["giltspiel/fiss", "perlaggen/eichel-imst", "bieten/5p", "gaigel/6p"])
def test_everybody_gets_the_cards_that_were_drawn_for_him(preset: str) -> None:
    rules = named(preset).ruleset()
    walk = Start(Settings(rules)).beginning
    chance = random.Random(3)
    while walk.awaits_cards:
        walk = further(walk, chance, 0)
    deal = walk.episode.deal
    if deal.phase() == "cut":
        assert sorted(deal.cut.pack) == sorted(rules.cards)
    else:
        assert list(deal.cards.held) == [rules.hand_size] * rules.players


# Parameters.


def test_the_number_of_players_picks_the_preset() -> None:
    assert loaded("weli_gaigel(players=3)").start.rules.name == "3p"
    assert loaded("weli_perlaggen(players=6)").start.rules.name == "innsbruck-6p"
    assert loaded("weli_bieten").start.rules.name == "4p"
    assert loaded("weli_bieten(preset=bieten/15)").start.rules.name == "15"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("weli_giltspiel(players=5)", "There is no Giltspiel for 5 players; there is for: 4."),
        ("weli_giltspiel(preset=imst)", "imst"),
        ("weli_gaigel(preset=3p,players=4)", "gaigel/3p is for 3 players, not 4."),
        ("weli_giltspiel(windows=all)", "There is no windows = 'all'; there are: full, team, trick, actor."),
        ("weli_giltspiel(deal=open)", "There is no deal = 'open'; there are: explicit, sampled."),
        ("weli_giltspiel(unit=evening)", "There is no unit = 'evening'; there are: deal, match."),
        ("weli_giltspiel(scores=three)", "'three' is no score; this is what one looks like: 3:5."),
        ("weli_giltspiel(scores=1:2:3)", "2 in all, not 3"),
        ("weli_giltspiel(dealer=4)", "a seat from 0 to 3, not 4"),
    ],
)
def test_a_parameter_that_cannot_be_is_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(RulesError, match=said.replace("(", r"\(")):
        pyspiel.load_game(text)


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport weli.envs.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert told.splitlines()[-1].endswith('pip install "weli[openspiel]"')


def test_a_process_that_has_the_games_ends_in_peace() -> None:
    code = "import pyspiel, weli.envs.openspiel; state = pyspiel.load_game('weli_gaigel').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# Other worlds.


@pytest.mark.parametrize("text", STRINGS)
def test_another_world_is_the_same_to_the_player_and_goes_on_to_its_end(text: str) -> None:
    """What OpenSpiel's own `ResampleInfostateTest` asks of a game in C++."""
    game = loaded(text)
    chance = random.Random(5)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    walks = [walk for walk in way(game.start, chance) if walk.episode.seat() >= 0]
    for walk in chance.sample(walks, min(6, len(walks))):
        state = game.state_in(walk)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        end = other.walk
        while not end.episode.over:
            end = further(end, chance, 0.4)
        assert game.state_in(end).is_terminal()


def test_another_world_has_other_cards_and_only_for_the_player_to_act() -> None:
    game = loaded("weli_giltspiel")
    walk = next(walk for walk in way(game.start, random.Random(1)) if walk.episode.seat() >= 0)
    seat = walk.episode.seat()
    hands = set()
    for seed in range(20):
        other = walk.resampled(seat, random.Random(seed))
        assert other.episode.deal.knows == WHOLE_TRUTH
        hands.add(tuple(other.episode.deal.cards.hands))
        assert other.episode.deal.cards.hands[seat] == walk.episode.deal.cards.hands[seat]
    assert len(hands) == 20
    with pytest.raises(RulesError, match="only for the player who is to act"):
        walk.resampled((seat + 1) % 4, random.Random(0))


@pytest.mark.parametrize(
    "text",
    ["weli_giltspiel(preset=m1)", "weli_perlaggen(preset=straf)", "weli_bieten(players=3)", "weli_gaigel(players=2)"],
)
def test_openspiels_search_plays_the_game_and_the_seed_decides(text: str) -> None:
    game = loaded(text)
    chance = random.Random(2)
    walks = [walk for walk in way(game.start, chance) if len(walk.numbers()) > 1]
    for walk in chance.sample(walks, min(2, len(walks))):
        state = game.state_in(walk)
        first = make_ismcts(game, 12, seed=4).step(state)
        assert first in state.legal_actions()
        assert make_ismcts(game, 12, seed=4).step(state) == first


def test_house_rules_can_be_played_too() -> None:
    rules = named("giltspiel/fiss").ruleset().with_options({"target": 15})
    game = game_for(Settings(rules, "actor"), dealer=2, scores=(14, 0))
    state = game.new_initial_state()
    chance = random.Random(8)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert state.walk.episode.deal.start_scores == [14, 0]
    assert state.walk.episode.deal.dealer == 2


CRASHING = """
import pyspiel
import weli.envs.openspiel
game = pyspiel.load_game("weli_giltspiel(preset=m1,windows=actor)")
playing_out = pyspiel.RandomRolloutEvaluator(1, 7)
bots = {
    "MCTSBot": lambda: pyspiel.MCTSBot(game, playing_out, 2.0, 50, 100, True, 7, False),
    "ISMCTSBot": lambda: pyspiel.ISMCTSBot(
        7, playing_out, 2.0, 50, -1, pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False
    ),
}
bot = bots[NAME]()
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
print("asked", flush=True)
bot.step(state)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a crash has another number")
@pytest.mark.parametrize("bot", ["MCTSBot", "ISMCTSBot"])
def test_the_searches_in_cpp_crash_as_the_page_says(bot: str) -> None:
    """Once this fails because they do not, docs/openspiel.md may recommend them."""
    program = CRASHING.replace("NAME", repr(bot))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == "asked\n", done.stderr
    assert done.returncode == -signal.SIGSEGV
