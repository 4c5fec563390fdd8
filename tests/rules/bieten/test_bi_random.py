"""Random deals under every value of every parameter, beside the plain second writing of the rules."""

import random
from typing import Any

import pytest

from rules.bieten.helpers import bieten_rules, random_table, walk
from rules.bieten.model import Plain
from weli.core.acts import BET, HOLD, NAME, PLAY, STEP
from weli.core.cards import RANK, card_of, cards_of
from weli.games.bieten.deal import BietenDeal

rule = pytest.mark.rule

FEW = [
    card for card in range(36) if RANK[card] in (1, 2, 6, 7, 8) or card == card_of("S6")
]  # figures are frequent, and equal ones too

RULES: list[tuple[str, dict[str, Any]]] = [
    ("3p", {}),
    ("4p", {}),
    ("5p", {}),
    ("15", {}),
    ("drop-out", {}),
    ("three-wilds", {}),
    ("three-wilds", {"players": 2}),
    ("three-wilds", {"wild_as_itself": False}),
    ("weli-point", {}),
    ("weli-point", {"hanger_wrap": True}),
    ("3p", {"players": 2, "count_stop": "all_figures", "target": 3}),
    ("3p", {"gleich_size_first": False}),
    ("3p", {"hanger_same_suit": False}),
    ("three-wilds", {"hanger_same_suit": False, "hanger_wrap": True}),
    ("3p", {"hanger_length_first": False}),
    ("three-wilds", {"hanger_wrap": True}),
    ("4p", {"figure_tie": "earliest_bettor"}),
    ("4p", {"figure_tie": "turn_order"}),
    ("4p", {"bet_window": "own_turn"}),
    ("4p", {"three_by": "holder_only"}),
    ("4p", {"good_can_win": False}),
    ("3p", {"need_figure": False}),
    ("three-wilds", {"need_figure": False, "last_trick_suit_rule": False}),
    ("3p", {"last_trick_suit_rule": False}),
    ("3p", {"gespannt_rules": False}),
    ("4p", {"count_stop": "all_figures"}),
    ("4p", {"loser_tie": "none"}),
    ("3p", {"negative_scores": False}),
    ("3p", {"weli_zero_penalty": 0}),
]
EVERY = pytest.mark.parametrize(("preset", "options"), RULES, ids=str)
HARSH: list[tuple[str, dict[str, Any]]] = [
    ("strict", {}),
    ("strict", {"offender_figure": "allowed"}),
    ("strict", {"offender_figure": "no_score_in_deal"}),
    ("strict", {"good_can_win": False}),
    ("strict", {"negative_scores": False}),
    ("strict", {"wilds": ("S6", "S7", "E7"), "players": 3}),
    ("strict", {"wilds": (), "weli_point": 1, "offender_figure": "no_score_in_deal"}),
    ("harsh", {}),
    ("harsh", {"offender_figure": "barred", "negative_scores": False}),
    ("harsh-game", {}),
    ("strict", {"drop_out": True}),
    ("strict", {"count_stop": "all_figures"}),
]


def plain_of(deal: BietenDeal) -> Plain:
    hands = [cards_of(hand) for hand in deal.cards.hands]
    return Plain(deal.rules, deal.dealer, deal.start_scores, hands)


def laid(preset: str, options: dict[str, Any], seed: int) -> tuple[BietenDeal, random.Random]:
    chance = random.Random(f"{preset} {options} {seed}")
    rules = bieten_rules(preset, **options)
    return random_table(chance, rules, FEW if seed % 2 and rules.players < 6 else None), chance


def result_of(deal: BietenDeal) -> tuple[list[int], int, list[int]]:
    return deal.gained, deal.winner, deal.losers


@rule(
    "BI-BET-02",
    "BI-BET-11",
    "BI-BET-17",
    "BI-BET-21",
    "BI-BET-22",
    "BI-PLAY-04",
    "BI-WELI-01",
    "BI-WELI-07",
    "BI-WELI-13",
    "BI-END-08",
)
@rule(
    "BI-FIG-05",
    "BI-FIG-09",
    "BI-FIG-10",
    "BI-FIG-11",
    "BI-WELI-05",
    "BI-SCORE-02",
    "BI-END-03",
    "BI-END-07",
    "BI-Q28",
    "BI-Q41",
)
@EVERY
def test_what_everybody_may_do_and_what_it_brings(preset: str, options: dict[str, Any], thorough: bool) -> None:
    """Every act of every player at every moment of a deal, from every name of every wild card on, and then the count."""
    for seed in range(30 if thorough else 10):
        deal, chance = laid(preset, options, seed)
        plain = plain_of(deal)
        for seat, act in walk(deal, chance):
            for other in range(deal.rules.players):
                told = f"seed {seed}, seat {other}: {deal.facts()}"
                assert set(deal.legal(other)) == plain.legal(other), told
            plain.take(seat, act)
        assert result_of(deal) == plain.result(), f"seed {seed}: {deal.facts()}"


@rule("BI-PEN-01", "BI-PEN-02", "BI-PEN-03", "BI-PEN-04", "BI-PEN-10", "BI-PEN-11", "BI-PEN-12", "BI-PEN-13")
@rule("BI-Q18", "BI-Q19", "BI-Q29", "BI-Q32", "BI-VAR-03")
@pytest.mark.parametrize(("preset", "options"), HARSH, ids=str)
def test_what_forbidden_acts_bring(preset: str, options: dict[str, Any]) -> None:
    """Whatever the house tolerates is done at random; nothing comes to a stop, and the count prices it."""
    offences = 0
    for seed in range(80):
        deal, chance = laid(preset, options, seed)
        plain = plain_of(deal)
        while not deal.closed:
            seat, act, reason = something(deal, chance)
            if reason:
                deal.offend(seat, act, reason)
                plain.fined[seat] += 1
                offences += 1
            plain.take(seat, act)
            deal.play(seat, act)
        assert result_of(deal) == plain.result(), f"seed {seed}: {deal.facts()}"
    assert offences > 80


def something(deal: BietenDeal, chance: random.Random) -> tuple[int, int, int]:
    """An act at random, forbidden or not, and the reason against it."""
    seat = chance.choice(deal.active)
    if deal.must_act(seat) or chance.random() < 0.1:
        acts = [kind * STEP + argument for kind in (PLAY, NAME, HOLD, 4, BET) for argument in range(36)]
        with_reason = [(act, deal.check(seat, act)) for act in acts]
        may = [(act, reason) for act, reason in with_reason if not reason or deal.tolerates(reason)]
        kinds = sorted({act // STEP for act, _ in may})
        if kinds:
            kind = chance.choice(kinds)
            bad = chance.random() < 0.4
            of_kind = [(act, reason) for act, reason in may if act // STEP == kind]
            act, reason = chance.choice([one for one in of_kind if (one[1] > 0) == bad] or of_kind)
            return seat, act, reason
        assert not deal.must_act(seat), f"{seat} can do nothing: {deal.facts()}"
    return something(deal, chance)
