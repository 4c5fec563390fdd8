"""Reduced games: the same engine and the same rules with less of everything, for research alone."""

import random

import pytest

from properties.tables import seeds
from weli.core.acts import BET, CONCEDE, GLEICH, HANGER, PASS_ACT, STEP, figures_in
from weli.core.cards import RANK_LETTERS, SUIT_LETTERS
from weli.core.errors import RulesError
from weli.games import GAMES, asking_for, match_for
from weli.games.figures.engine.deal import NOBODY, FigureDeal
from weli.games.figures.engine.reducing import RESEARCH
from weli.games.figures.engine.ruleset import FigureRules
from weli.house_rules import about, described, named, read
from weli.ports.turn_order import WINDOWS
from weli.record import RecordError

REDUCED = {f"{game.name}/{rules.name}": rules for game in GAMES.values() for rules in game.reduced}
WHOLE = {f"{game.name}/{name}": rules for game in GAMES.values() for name, rules in game.presets.items()}
each_reduced = pytest.mark.parametrize("name", REDUCED)

M1 = REDUCED["giltspiel/m1"]
FISS = GAMES["giltspiel"].preset("fiss")


@each_reduced
def test_they_go_by_their_names_but_are_no_presets(name: str) -> None:
    rules = named(name).ruleset()
    assert rules is not None
    assert rules == REDUCED[name]
    assert isinstance(rules, FigureRules)
    assert rules.is_reduced
    assert name not in WHOLE
    with pytest.raises(RulesError, match="no rules called"):
        GAMES[rules.game].preset(rules.name)


def test_whole_games_are_not_reduced_and_know_nothing_of_it() -> None:
    for rules in WHOLE.values():
        assert not set(RESEARCH) & set(rules.parameters())
        if isinstance(rules, FigureRules):
            assert not rules.is_reduced
            assert len(rules.cards) == rules.dealing.pack
            with pytest.raises(RulesError, match="There is no rule called 'suits'"):
                rules.with_options({"suits": "EL"})


@each_reduced
def test_they_can_be_varied(name: str) -> None:
    rules = REDUCED[name]
    assert not set(RESEARCH) & set(rules.parameters())
    assert rules.with_options({"target": 15}).target == 15
    more = rules.with_options({"suits": SUIT_LETTERS, "figures_left_out": ["gleich"]})
    assert isinstance(more, FigureRules)
    assert more.reduction.figures_left_out == (GLEICH,)
    assert len(more.cards) > len(rules.cards)


@pytest.mark.parametrize(
    "options",
    [
        {"suits": ""},
        {"suits": "LE"},
        {"suits": "EEL"},
        {"suits": "ELX"},
        {"suits": 2},
        {"ranks": "AKO"},
        {"ranks": ["O", "K"]},
        {"figures_left_out": ["spiel"]},
        {"figures_left_out": ["hanger", "gleich"]},
        {"hand_size": 4, "deal_patterns": [[4]]},
        {"hand_size": 0, "deal_patterns": [[0]]},
        {"tricks_for_spiel": 4},
        {"perlagg_order": ["HK"], "ranks": "UOK"},
        {"suits": SUIT_LETTERS, "ranks": RANK_LETTERS, "figures_left_out": []},
    ],
    ids=str,
)
def test_what_leaves_no_game_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(RulesError):
        M1.with_options(options)


def test_records_and_house_rules_refuse_them() -> None:
    with pytest.raises(RecordError, match="no rules called 'm1'"):
        read('weli = 1\ngame = "giltspiel"\nrules = "m1"\n')
    with pytest.raises(RecordError, match="no rule called 'suits'"):
        read('weli = 1\ngame = "giltspiel"\nrules = "fiss"\n\n[options]\nsuits = "EL"\n')


@each_reduced
def test_they_can_be_told_in_words(name: str) -> None:
    facts = about(named(name), "en")
    assert facts.title == name
    assert f"{len(REDUCED[name].cards)} cards" in facts.line
    assert described(REDUCED[name], "de")


@each_reduced
def test_games_are_played_to_their_end_for_the_figures_that_are_left(name: str) -> None:
    rules = REDUCED[name]
    assert isinstance(rules, FigureRules)
    for seed in seeds(name, 0, 40):
        chance = random.Random(seed)
        told = f"{name}, seed {seed}"
        match = match_for(rules)
        match.begin(chance.randrange(2))
        for _ in range(200):
            pack = chance.sample(rules.cards, len(rules.cards))
            deal = match.next_deal(pack)
            assert isinstance(deal, FigureDeal)
            played_out(deal, chance, told)
            match.finish()
            if match.over:
                break


def played_out(deal: FigureDeal, chance: random.Random, told: str) -> None:
    left_out = set(deal.rules.reduction.figures_left_out)
    dealt = [set(hand) for hand in (bits(deal, 0), bits(deal, 1))]
    assert all(len(hand) == deal.rules.hand_size for hand in dealt), told
    asking = asking_for(deal, 0, chance.randrange(len(WINDOWS)))
    while asking.seat() >= 0:
        seat = asking.seat()
        options = asking.options()
        view = deal.seen_by(seat)
        assert view.legal(seat) == deal.legal(seat), told
        for act in options:
            kind, argument = divmod(act, STEP)
            if kind == BET:
                assert not left_out & set(figures_in(argument)), told
            if kind == CONCEDE:
                assert argument not in left_out, told
            assert act == PASS_ACT or not deal.check(seat, act), told
        asking.take(chance.choice(options))
    assert all(deal.stakes[figure].owner == NOBODY for figure in left_out), told
    assert not left_out & {step.figure for step in deal.counted}, told
    assert all(set(row) <= hand for row, hand in zip(deal.cards.rows, dealt, strict=True)), told


def bits(deal: FigureDeal, seat: int) -> list[int]:
    return [card for card in deal.rules.cards if deal.cards.hands[seat] & 2**card]


def test_without_gleich_and_hanger_only_the_spiel_is_played_for() -> None:
    assert M1.with_options({"figures_left_out": [HANGER]}) != M1
    deal = match_for(M1)
    deal.begin(0)
    dealt = deal.next_deal(M1.cards[:])
    assert isinstance(dealt, FigureDeal)
    assert not [act for act in dealt.legal(1) if act // STEP == BET and act % STEP != 4]
