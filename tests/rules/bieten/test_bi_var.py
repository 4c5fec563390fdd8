"""Variants and presets: each says what it should, and every value of every parameter is open to a house."""

from typing import Any

import pytest

from every import each_of
from rules.bieten.helpers import (
    BIETEN,
    QUIET_TRICKS,
    bieten_rules,
    figures_of,
    has,
    played,
    played_out,
    quiet,
    say,
    table,
    tricks,
)
from rules.helpers import gained, refuses, winner
from weli.core.cards import cards_of, cards_text
from weli.core.errors import RulesError
from weli.games.bieten.ruleset import PARAMETERS

rule = pytest.mark.rule

DEFAULTS = {
    "players": 4,
    "turn_direction": "cw",
    "first_dealer": "random",
    "target": 11,
    "exact_target": False,
    "hand_size": 3,
    "deal_rounds": "dealer_choice",
    "steal_max": 3,
    "steal_round": "first_round_first",
    "bottom_card_shown": True,
    "gleich_size_first": True,
    "hanger_same_suit": True,
    "hanger_length_first": True,
    "hanger_wrap": False,
    "figure_tie": "stands",
    "wilds": ("S6",),
    "wild_rank": "below_real",
    "wild_as_itself": True,
    "weli_zero_penalty": 1,
    "weli_point": 0,
    "bet_window": "any_time",
    "value_max": 3,
    "three_by": "all_but_bettor",
    "good_can_win": True,
    "need_figure": True,
    "last_trick_suit_rule": True,
    "gespannt_rules": True,
    "count_order": "standard",
    "count_stop": "at_winner",
    "loser_tie": "all_lowest",
    "negative_scores": True,
    "drop_out": False,
    "irregularities": "prevent",
    "penalty": "minus_two",
    "penalty_points": 2,
    "offender_figure": "barred",
}
CHANGED: dict[str, dict[str, Any]] = {
    "4p": {},
    "3p": {"players": 3},
    "5p": {"players": 5},
    "np": {"players": 6},
    "15": {"target": 15},
    "drop-out": {"drop_out": True, "count_stop": "all_figures"},
    "three-wilds": {"wilds": ("S6", "S7", "E7")},
    "weli-point": {"wilds": (), "weli_zero_penalty": 0, "weli_point": 1},
    "harsh": {"irregularities": "penalise", "penalty": "score_to_zero", "offender_figure": "no_score_in_deal"},
    "harsh-game": {"irregularities": "penalise", "penalty": "lose_game", "offender_figure": "no_score_in_deal"},
    "strict": {"irregularities": "penalise"},
}


@rule("BI-VAR-01", "BI-VAR-02", "BI-VAR-03", "BI-VAR-04", "BI-VAR-05")
@each_of("preset", CHANGED)
def test_what_a_preset_says(preset: str) -> None:
    assert set(BIETEN.presets) == set(CHANGED)
    rules = bieten_rules(preset)
    assert {name: rules.value(name) for name in DEFAULTS} == DEFAULTS | CHANGED[preset]
    assert set(rules.parameters()) == set(DEFAULTS) == set(PARAMETERS)


@rule("BI-VAR-08", "BI-VAR-09", "BI-BET-27", "BI-Q23")
@each_of(
    ("name", "value"),
    [
        ("exact_target", True),
        ("hand_size", 4),
        ("turn_direction", "ccw"),
        ("value_max", 4),
        ("players", 1),
        ("players", 12),
        ("steal_max", 4),
        ("penalty_points", 1),
        ("wilds", ("S6", "S7")),
        ("wild_rank", "above_real"),
    ],
)
def test_what_no_house_can_choose(name: str, value: Any) -> None:
    with pytest.raises(RulesError):
        bieten_rules("4p", **{name: value})


@rule("BI-VAR-04", "BI-Q27")
def test_a_weli_that_is_wild_brings_no_point() -> None:
    with pytest.raises(RulesError):
        bieten_rules("4p", weli_point=1)


@rule("BI-VAR-01")
def test_fifteen_is_only_further_to_go() -> None:
    hands = {"N": "HA L9 S8", "E": "HK LK EU", "S": "L7 SX S9", "W": "E7 E9 HX"}
    for preset, lacks in (("4p", 11), ("15", 15)):
        for score in (lacks - 1, lacks - 2):
            deal = played_out(table(hands, preset, score=(score, 0, 0, 0)))
            assert winner(deal) == ("N" if score == lacks - 1 else "none")
        refuses(table(hands, preset, score=(lacks - 1, 0, 0, 0)), "N bet rot", "BI-END-08")


WELI_POINT = {"N": "S6 L9 E8", "E": "HA LX EK", "S": "SO H9 H7", "W": "SA E9 EU"}


@rule("BI-VAR-04", "BI-Q27")
def test_with_the_weli_point_it_is_the_lowest_bell_and_nothing_is_named() -> None:
    deal = table(WELI_POINT, "weli-point")
    assert deal.cards.wild == 0
    tricks(deal, "SA S6 HA SO")
    assert (deal.cards.naming, deal.tricks.winners) == (-1, [3])
    refuses(tricks(table(WELI_POINT, "weli-point"), "SA"), "N S6=HA", "BI-VAR-04")
    lowest = tricks(
        table({"N": "S7 L9 E8", "E": "HA LX EK", "S": "EO H9 H7", "W": "S6 E9 SU"}, "weli-point"), "S6 S7 HA H7"
    )
    assert lowest.tricks.winners == [0], "the Seven of bells is above it"
    follow = tricks(table(WELI_POINT, "weli-point"), "SA")
    refuses(follow, "N L9", "BI-PLAY-04")


@rule("BI-VAR-04", "BI-Q27")
def test_the_weli_point_goes_to_its_holder_after_the_figures() -> None:
    deal = played_out(table(WELI_POINT, "weli-point"))
    without = played_out(table(WELI_POINT, "weli-point", weli_point=0))
    assert [one - two for one, two in zip(deal.gained, without.gained, strict=True)] == [1, 0, 0, 0]
    assert deal.counted[-1].number == 1
    assert deal.counted[-1].side == 0
    undealt = played_out(table(WELI_POINT | {"N": "S9 L9 E8"}, "weli-point", bottom="S6"))
    assert all(step.figure >= 0 for step in undealt.counted if step.number)


@rule("BI-Q27", "BI-END-07")
def test_the_weli_point_counts_in_the_last_deal_too_unless_the_count_has_stopped() -> None:
    """A figure that wins the game comes first; without one the point itself may win it."""
    ends = {"stop": (0, 10, 0, 0), "point": (10, 0, 0, 0)}
    stopped = played_out(table(WELI_POINT, "weli-point", score=ends["stop"]))
    assert (winner(stopped), stopped.gained[0]) == ("E", 0), "Rot has won before"
    both = played_out(table(WELI_POINT, "weli-point", score=ends["stop"], count_stop="all_figures"))
    assert (winner(both), both.gained[0]) == ("E", 1)
    by_it = played_out(table(WELI_POINT, "weli-point", score=ends["point"]))
    assert (winner(by_it), by_it.gained[0]) == ("N", 1)
    assert by_it.losers == [
        seat for seat in range(4) if seat and by_it.start_scores[seat] + by_it.gained[seat] == min(by_it.gained[1:])
    ]


@rule("BI-Q27", "BI-FIG-09")
def test_the_weli_makes_a_run_with_the_seven_of_bells() -> None:
    hands = {"N": "S6 S7 E8", "E": "HA LX EK", "S": "SO H9 L7", "W": "SA E9 EU"}
    assert has(played_out(table(hands, "weli-point")), "hanger") == "N"
    wrapped = table(
        {"N": "S6 SK E8", "E": "HA LX EK", "S": "SO H9 L7", "W": "SA E9 EU"}, "weli-point", hanger_wrap=True
    )
    assert has(played_out(wrapped), "hanger") == "nobody", "it is not the Ace below the Seven"


@rule("BI-Q27", "BI-SCORE-03")
def test_without_wild_cards_the_charge_is_a_choice_of_its_own() -> None:
    hands = {"N": "S6 E7 L8", "E": "HA LX EK", "S": "SO H9 L7", "W": "SA E9 EU"}
    for penalty in (0, 1):
        deal = played_out(table(hands, "weli-point", weli_point=0, weli_zero_penalty=penalty))
        assert deal.gained[0] == -penalty


@rule("BI-VAR-05", "BI-SCORE-03", "BI-Q28")
def test_three_wild_cards_of_which_the_weli_alone_can_cost() -> None:
    rules = bieten_rules("three-wilds")
    assert cards_text(cards_of(table({}, "three-wilds").cards.wild)) == "E7 S6 S7"
    assert rules.weli.weli_zero_penalty == 1
    hands = {"A": "S7 E9 L8", "B": "HA LA EA", "C": "SK SO SU"}
    deal = tricks(table(hands, "three-wilds", players=3), "E9 EA SU HA SK L8 LA SO S7=S7")
    assert gained(deal)[0] == 0


UNTOUCHED: dict[str, list[Any]] = {
    "deal_rounds": ["1+2", "2+1"],
    "steal_max": [0, 1, 2],
    "bottom_card_shown": [False],
    "gleich_size_first": [False],
    "hanger_length_first": [False],
    "hanger_wrap": [True],
    "figure_tie": ["earliest_bettor", "turn_order"],
    "wilds": [("S6", "S7", "E7"), ()],
    "wild_as_itself": [False],
    "weli_zero_penalty": [0],
    "bet_window": ["own_turn"],
    "three_by": ["holder_only"],
    "good_can_win": [False],
    "need_figure": [False],
    "last_trick_suit_rule": [False],
    "gespannt_rules": [False],
    "count_stop": ["all_figures"],
    "loser_tie": ["none"],
    "negative_scores": [False],
    "drop_out": [True],
    "irregularities": ["penalise"],
    "penalty": ["score_to_zero", "lose_game"],
    "offender_figure": ["allowed", "no_score_in_deal"],
}


@rule("BI-FIG-02", "BI-SCORE-02")
@each_of(("name", "value"), [(name, value) for name, values in UNTOUCHED.items() for value in values])
def test_a_choice_changes_nothing_where_it_is_not_asked(name: str, value: Any) -> None:
    """A deal that turns on nothing of the kind: everybody in turn, nobody short of the target, no Weli, no equal figures."""
    said = ["A bet rot", "B hold", "A HA", "B bet gleich", "C good", "A good"]
    rest = "HK L7 S8 EU SX S9 L9 LK".split()
    plain = played(say(quiet(score=(3, 2, 1)), *said), " ".join(rest))
    chosen = played(say(quiet(score=(3, 2, 1), **{name: value}), *said), " ".join(rest))
    assert (figures_of(chosen), gained(chosen), winner(chosen)) == (figures_of(plain), gained(plain), winner(plain))
    assert figures_of(plain) == "A B B C C"
    assert len(QUIET_TRICKS.split()) == 9
