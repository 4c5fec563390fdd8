"""Variants: every parameter of the rule set that can be set otherwise changes what it should, and nothing impossible is accepted."""

import re
from pathlib import Path
from typing import Any

import pytest

from every import each_of
from rules.alike import LEFT_TIED, STEPS, UP_THE_STEPS, giltspiel
from rules.helpers import (
    COMMON,
    FISS,
    FOUR_TRICKS,
    FROZEN,
    GILTSPIEL,
    NOTHING,
    TIED,
    UNTIL_FROZEN,
    allows,
    counted,
    gained,
    owner,
    owners,
    play_out,
    raised_to,
    refuses,
    say,
    showing,
    table,
    tricks,
    winner,
)
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.core.errors import Illegal, RulesError
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.ruleset import PARAMETERS
from weli.referee import Referee
from weli.talk.sheets import sheet_of

rule = pytest.mark.rule

NO_TIE = {"E": "HA H8 L7 H7 SX"}
WEST_FAILS = ["W bet gleich", "N good", "N concede hanger", "N concede spiel", "W pass"]


def test_the_presets_of_giltspiel() -> None:
    assert list(GILTSPIEL.presets) == ["fiss", "3-perlique"]
    assert (FISS.target, FISS.targets(), FISS.stakes.max_value, FISS.proofs.validation_penalty) == (11, (11, 15), 7, 2)
    for ask in (lambda: game_named("schafkopf"), lambda: GILTSPIEL.preset("wien")):
        with pytest.raises(RulesError, match="there are:"):
            ask()


@each_of("name", [name for name, one in PARAMETERS.items() if one.choice and name != "target"])
def test_impossible_values_are_refused_with_a_sentence(name: str) -> None:
    wrong: dict[type, Any] = {bool: "perhaps", int: 77, str: "nonsense", tuple: ["T-7"], type(None): -5}
    with pytest.raises(RulesError) as refused:
        FISS.with_options({name: wrong[type(FISS.value(name))]})
    for lang in ("de", "en"):
        sentence = refused.value.text(lang)
        assert name in sentence
        assert sentence.endswith(".")


@each_of(
    "options",
    [
        {"unheard_of": 1},
        {"game": "gaigel"},
        {"target": 1},
        {"target": 100},
        {"target": "eleven"},
        {"target": True},
        {"spiel_aus": 1},
        {"deal_patterns": [[2, 2]]},
        {"deal_patterns": []},
        {"deal_patterns": [[6, -1]]},
        {"deal_patterns": [["a"]]},
        {"deal_patterns": 5},
        {"count_order_unbet": [0, 1]},
        {"count_order_unbet": [0, 0, 1]},
        {"target_choices": 11},
        {"signal_system": "smoke"},
        {"score_floor": "zero"},
    ],
)
def test_impossible_rule_sets_are_refused_with_a_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as refused:
        FISS.with_options(options)
    for lang in ("de", "en"):
        sentence = refused.value.text(lang)
        assert sentence[0].isupper() or sentence[0] in "„'"
        assert sentence.endswith(".")
        assert ": ." not in sentence, "it names what would be possible"


def test_the_difference_to_a_preset_is_told_and_can_be_applied_again() -> None:
    house = FISS.with_options({"target": 15, "deal_patterns": [[3, 2]], "score_floor": 0})
    assert house.options_from(FISS) == {"target": 15, "deal_patterns": ((3, 2),), "score_floor": 0}
    assert FISS.with_options(house.options_from(FISS)) == house
    assert FISS.options_from(FISS) == {}


def test_every_parameter_with_a_choice_is_tested_here() -> None:
    """Whoever declares a value adds what it changes: as `test_p_` with its name, here or in another file of this folder."""
    open_choices = {name for name, one in PARAMETERS.items() if len(one.choice) > 1}
    files = Path(__file__).parent.rglob("test_*.py")
    tested = {
        name for file in files for name in re.findall(r"^def test_p_(\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    assert open_choices - tested == {"first_dealer", "window_order"}, "these two bind the table and the asking order"


def test_p_target() -> None:
    refuses(table(score=(10, 0), target=11), "N bet spiel", "GS-END-02")
    allows(table(score=(10, 0), target=12), "N bet spiel")


def test_p_talk() -> None:
    Referee(table(), GILTSPIEL).take(0, "say Was brauchst du?")
    silent = Referee(table(talk=False), GILTSPIEL)
    for line in ("say Was brauchst du?", "ask gleich", "sign kiss"):
        with pytest.raises(Illegal):
            silent.take(0, line)


@each_of("system", ["auer_giltspiel", "noaflhaus", "plankensteiner", "auer_eichel", "deutschnofen"])
def test_p_signal_system(system: str) -> None:
    sheet = sheet_of(FISS.with_options({"signal_system": system}))
    assert sheet is not None
    assert sheet.name == system
    for unpublished in ("custom", "none"):
        assert sheet_of(FISS.with_options({"signal_system": unpublished})) is None


def test_p_tricks_for_spiel() -> None:
    for needed in (3, 4):
        deal = tricks(table(tricks_for_spiel=needed), "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO")
        assert owner(deal, SPIEL) == ("NS" if needed == 3 else "open")


def test_p_max_value() -> None:
    deal = say(raised_to(table(max_value=3), "gleich", 3), "N bet gleich", "E hold")
    assert deal.stakes[GLEICH].value == 4, "above the highest value: Spiel aus"
    assert winner(say(deal, "E concede gleich", *proofs(deal))) == "NS"
    assert raised_to(table(), "gleich", 4).points(0) == 0


def proofs(deal: FigureDeal) -> list[str]:
    """What N and E have to show for their Gleichs and Hangers."""
    lines = {
        0: ["N validate gleich H9 L9", "N validate hanger EA EK"],
        1: ["E validate gleich L7 H7", "E validate hanger HA HK"],
    }
    return [
        lines[seat][figure] for seat in lines for figure in (GLEICH, HANGER) if deal.proofs.duties[seat] >> figure & 1
    ]


def test_p_spiel_aus() -> None:
    allows(raised_to(table(), "gleich", 7), "N bet gleich")
    refuses(raised_to(table(spiel_aus=False), "gleich", 7), "N bet gleich", "GS-BET-18")
    last_raise = say(table(spiel_aus=False, max_value=3), "N bet gleich", "E raise")
    refuses(last_raise, "N raise", "GS-BET-18")


@each_of(("precedence", "side"), [("count_order", "EW"), ("immediate", "NS")])
def test_p_spiel_aus_precedence(precedence: str, side: str) -> None:
    """E/W reach the target with the Gleich, conceded first; N/S win Spiel aus."""
    deal = table(score=(0, 4), spiel_aus_precedence=precedence, stop_when_won=False)
    raised_to(raised_to(deal, "gleich", 7), "spiel", 7)
    say(deal, "N bet spiel", "E hold", "N concede gleich", "E concede hanger", "E concede spiel", *proofs(deal))
    assert winner(deal) == side


def test_p_bets_while_pending() -> None:
    refuses(say(table(), "N bet gleich"), "E bet hanger", "GS-BET-31")
    deal = say(table(bets_while_pending="other_figures_allowed"), "N bet gleich", "E bet hanger", "S bet spiel")
    refuses(deal, "S bet gleich", "GS-BET-31")
    assert [deal.owes_answer(1, figure) for figure in range(3)] == [True, False, True]


def test_p_unbacked_bets() -> None:
    allows(table(), "W bet gleich")
    strict = table(unbacked_bets="refuse")
    refuses(strict, "W bet gleich", "GS-BET-23")
    refuses(strict, "S bet hanger", "GS-BET-23")
    allows(strict, "E bet gleich", "W bet hanger", "W bet spiel")
    bet = say(strict, "N bet gleich")
    refuses(bet, "W hold gleich", "GS-BET-23")
    refuses(bet, "W raise gleich", "GS-BET-23")
    allows(bet, "W good", "E hold")


def test_p_last_trick_spiel_rule() -> None:
    refuses(tricks(table(), FOUR_TRICKS + " L7"), "S bet spiel", "GS-BET-24")
    free = tricks(table(last_trick_spiel_rule=False), FOUR_TRICKS + " L7")
    assert say(free, "S bet spiel", "W good").cards.held[2] == 1, "and no card is shown"


def test_p_gift_needs_example() -> None:
    lines = ["N concede gleich", "N concede hanger", "N concede spiel"]
    assert gained(say(table(NOTHING, turned="E9"), *lines)) == (0, 3)
    assert gained(say(table(NOTHING, turned="E9", gift_needs_example=True), *lines)) == (0, 1)
    assert gained(say(table(gift_needs_example=True), *lines)) == (0, 3), "East has both"


def test_p_standing_bar() -> None:
    overtaken = [*UP_THE_STEPS, "E contest hanger LO", "W contest gleich LU"]
    assert owner(say(giltspiel(STEPS, turned="S8"), *overtaken), HANGER) == "EW"
    assert owner(say(giltspiel(STEPS, turned="S8", standing_bar=False), *overtaken), HANGER) == "open"
    hands = STEPS | {"N": "EA EK EO H9 L9"}
    refuses(say(giltspiel(hands, turned="S8"), *LEFT_TIED, "E contest hanger L7"), "N contest hanger EO", "GS-TIE-03")
    free = giltspiel(hands, turned="S8", standing_bar=False)
    allows(say(free, *LEFT_TIED, "E contest hanger L7"), "N contest hanger EO")


def test_p_standing_bar_scope() -> None:
    for scope, improved in (("freeze_figure", False), ("forbid_aimed_cards", True)):
        deal = say(table(FROZEN, turned="S8", standing_bar_scope=scope), *UNTIL_FROZEN, "N contest gleich EO LO")
        assert (deal.shown_key(0, HANGER) > deal.shown_key(1, HANGER)) == improved


def test_p_show_skip_when_all_open() -> None:
    assert play_out(table(), "NS").closed
    whole = play_out(table(show_skip_when_all_open=False), "NS")
    assert showing(whole) == "NS"
    say(whole, "N contest hanger", "S contest gleich")
    refuses(whole, "E contest gleich", "GS-SHOW-06")
    say(whole, "E concede gleich", "E contest hanger", "N contest hanger")
    assert say(whole, "E contest hanger").closed


@each_of(("penalty", "points"), [(0, 2), (2, 0), (5, -3)])
def test_p_validation_penalty(penalty: int, points: int) -> None:
    deal = say(table(validation_penalty=penalty), *WEST_FAILS)
    assert gained(deal) == (1, points)


def test_p_validation_voids() -> None:
    assert counted(say(table(), *WEST_FAILS)) == ["gleich NS 1", "hanger EW 1", "spiel EW 1"]
    assert counted(say(table(validation_voids="deal"), *WEST_FAILS)) == ["gleich NS 1"]


@each_of(("stacking", "points"), [("per_player_figure", -6), ("per_side_figure", -4), ("per_side_deal", -2)])
def test_p_validation_stacking(stacking: str, points: int) -> None:
    hands = COMMON | {"E": "HA HO L7 S9 SX", "W": "LK LX HX EO E8"}
    deal = table(hands, validation_stacking=stacking)
    say(deal, "W bet gleich", "N raise", "E hold", "W bet hanger", "N hold")
    for figure in ("gleich", "hanger", "spiel"):
        say(deal, f"E concede {figure}")
    say(deal, "N validate gleich H9 L9", "N validate hanger EA EK", "W pass", *(["E pass"] if deal.owes(1) else []))
    assert deal.gained[1] == points


def test_p_validate_after_concession() -> None:
    lines = [
        "W bet gleich",
        "N hold",
        "E concede gleich",
        "E concede hanger",
        "E concede spiel",
        "N validate gleich H9 L9",
    ]
    assert say(table(), *lines).phase() == "validate"
    assert gained(say(table(validate_after_concession=False), *lines)) == (4, 0)
    won = say(table(validate_after_concession=False), *WEST_FAILS[:-1])
    assert won.owes(3), "what one's side has won must still be proven"
    stands = play_out(say(table(TIED, validate_after_concession=False), "S bet gleich", "E hold"), "NS")
    assert list(stands.proofs.failed) == [0, 0, 0, 0]


def test_p_conceded_bet_needs_example() -> None:
    """West bets without a Gleich and is answered good."""
    assert say(table(), *WEST_FAILS[:-1]).owes(3)
    free = say(table(conceded_bet_needs_example=False), *WEST_FAILS[:-1])
    assert gained(free) == (0, 3)
    held = say(table(conceded_bet_needs_example=False), "W bet gleich", "N hold", "N concede gleich")
    assert say(held, "N concede hanger", "N concede spiel").owes(3), "a bet that was held must be proven all the same"


def test_p_failed_figure_to_other_side() -> None:
    assert counted(say(table(), *WEST_FAILS))[0] == "gleich NS 1"
    assert counted(say(table(failed_figure_to_other_side=False), *WEST_FAILS))[0] == "hanger EW 1"


def test_p_score_floor() -> None:
    lines = ["W bet gleich", "N good", "E concede hanger", "E concede spiel", "W pass"]
    for score, points in (((0, 0), 0), ((0, 1), -1), ((0, 5), -2)):
        assert say(table(score=score, score_floor=0), *lines).gained[1] == points
    assert say(table(), *lines).gained[1] == -2
    below = say(table(score=(0, -3), score_floor=0), *lines)
    assert below.gained[1] == 0, "a score that is below already is not lifted"


def test_p_penalties_before_points() -> None:
    lines = ["S bet hanger", "E good", "E concede gleich", "E concede spiel", "S pass"]
    before = say(table(score=(8, 0), stop_when_won=False), *lines)
    assert (winner(before), gained(before)) == ("none", (0, 1))
    after = say(table(score=(9, 0), stop_when_won=False, penalties_before_points=False), *lines)
    assert (winner(after), gained(after)) == ("NS", (0, 1)), "won before the penalty; it stays won"


def test_p_stop_when_won() -> None:
    assert say(table(score=(10, 0)), "E concede gleich").closed
    deal = say(table(score=(10, 0), stop_when_won=False), "E concede gleich")
    assert deal.phase() == "play"
    assert winner(say(deal, "N concede hanger", "N concede spiel")) == "NS"


def test_p_bet_cap() -> None:
    """A bet on the Gleich, held at two, when N/S have taken three tricks."""

    def three_tricks(cap: str, score: int) -> FigureDeal:
        deal = say(table(score=(score, 0), bet_cap=cap), "E bet gleich", "N hold")
        return tricks(deal, "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO")

    refuses(three_tricks("settled", 8), "N bet gleich", "GS-END-03")
    for cap in ("conceded_only", "recorded_only", "off"):
        allows(three_tricks(cap, 8), "N bet gleich")

    def one_conceded(cap: str, score: int) -> FigureDeal:
        return say(table(score=(score, 0), bet_cap=cap), "E bet gleich", "N hold", "E concede spiel")

    for cap in ("settled", "conceded_only"):
        refuses(one_conceded(cap, 8), "N bet gleich", "GS-END-03")
    allows(one_conceded("recorded_only", 8), "N bet gleich")
    for cap in ("settled", "conceded_only", "recorded_only"):
        refuses(say(table(score=(9, 0), bet_cap=cap), "E bet gleich", "N hold"), "N bet gleich", "GS-END-03")
    allows(say(table(score=(9, 0), bet_cap="off"), "E bet gleich", "N hold"), "N bet gleich")


@each_of("cap", ["recorded_only", "conceded_only"])
def test_one_short_by_points_that_do_not_count_yet(cap: str) -> None:
    """Nine points and a Spiel won by tricks: only the reading that counts it makes N/S gestrichen."""
    deal = tricks(table(score=(9, 0), bet_cap=cap), "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO")
    allows(deal, "N bet gleich")


def test_p_both_gestrichen_rule() -> None:
    long = {"N": "EA EK H9 L9 S9"}
    assert winner(table(long, score=(10, 10))) == "NS"
    assert owners(table(long, score=(10, 10), both_gestrichen_rule=False)) == "open open open"


def test_p_both_gestrichen_min_cards() -> None:
    long = {"N": "EA EK H9 L9 S9"}
    assert table(long, score=(10, 10), both_gestrichen_min_cards=4).phase() == "play"
    four = {"N": "EX H9 L9 S9 SK", "S": "EU LU E7 L8 SO", "E": "HA HK HO H8 SX", "W": "LK LO HX HU E8"}
    assert table(four, score=(10, 10), both_gestrichen_min_cards=4).phase() == "play"
    assert winner(table(four | {"E": "HA HK HO L7 H7", "W": "LK LO S8 HU E8"}, turned="SX", score=(10, 10))) == "NS"


def test_p_both_gestrichen_compare() -> None:
    hands = {"S": "S8 SO L7 E7 LU", "W": "LX SX L8 EU SK", "N": "EA EK EO L9 H8", "E": "HK HO HU LA S9"}
    assert winner(table(hands, score=(10, 10))) == "NS", "ace before king"
    by_length = table(hands, score=(10, 10), both_gestrichen_compare="length_only")
    assert by_length.phase() == "play", "three cards each, and no Gleich of three"
    longer = hands | {"E": "HK HO HU HX S9"}
    assert winner(table(longer, score=(10, 10), both_gestrichen_compare="length_only")) == "EW"


def test_p_both_gestrichen_hanger_tie() -> None:
    hands = {"N": "HX H9 H8 HU EA", "E": "EX E9 E8 EU LA", "S": "LK SK HK L7 L8", "W": "LO SO LX SX EO"}
    assert winner(table(hands, score=(10, 10))) == "NS"
    assert table(hands, score=(10, 10), both_gestrichen_hanger_tie="spiel").phase() == "play"


def test_count_order_unbet() -> None:
    deal = play_out(table(NO_TIE, count_order_unbet=[2, 0, 1]), "EW")
    assert counted(deal) == ["spiel EW 1", "gleich NS 1", "hanger NS 1"]
