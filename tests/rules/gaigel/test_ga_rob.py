"""Exchanging the Seven of trumps: laying it, taking the indicator, handing the right over, and when it is too late."""

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    TABLES,
    counts,
    drawn,
    due,
    hand,
    playable,
    round_of,
    rules_of,
    table,
    taker,
)
from rules.gaigel.scenes import NS_ONLY, ROBBERS, acts_of_robbing, lying, robbers, tricks_of_all
from rules.helpers import allows, refuses, say
from weli.core.cards import card_text, cards_text
from weli.games.gaigel.deal import GaigelDeal

rule = pytest.mark.rule

BOTH = {"NS": "EA EX EU E7", "EW": "SA SX SU S7"}


# Laying the Seven.


@rule("GA-ROB-01", "GA-ROB-10", "GA-ROB-12")
def test_the_seven_goes_under_the_talon() -> None:
    deal = robbers()
    assert lying(deal) == "HK"
    say(deal, "N rob")
    assert (lying(deal), hand(deal, "N"), deal.to_draw(), "ELHS"[deal.talon.trump]) == ("H7 HK", "EA LU SX SO", 24, "H")
    assert (due(deal), playable(deal, "N")) == ("N", "EA LU SX SO"), "it is still his turn"
    for seat in range(4):
        assert lying(deal.seen_by(seat)) == "H7 HK"
        assert list(deal.seen_by(seat).cards.held) == [4, 5, 5, 5]


@rule("GA-ROB-01")
def test_nobody_need_exchange_and_nobody_can_without_the_seven() -> None:
    deal = robbers()
    round_of(deal, "SX LK")
    assert lying(deal) == "HK"
    refuses(deal, "S rob", "GA-ROB-01")
    other = table({"N": "L7 S7 E7 HX SO"}, turned="HK", taken=NS_ONLY, left=24)
    refuses(other, "N rob", "GA-ROB-01")


@rule("GA-ROB-01", "GA-ROB-11", "GA-Q17")
@each_of("need", ["team", "player"])
def test_who_needs_a_trick(need: str) -> None:
    hands = {"N": "HA SO", "W": "S7 L7", "S": "S7 L7", "E": "LU EU"}
    deal = table(hands, "EO EO EK EK", "SK", taken={}, left=24, rob_needs_trick=need)
    refuses(deal, "N rob", "GA-ROB-01")
    drawn(round_of(deal, "HA L7 L7 LU"))
    round_of(deal, "SO")
    refuses(deal, "W rob", "GA-ROB-01")
    round_of(deal, hand(deal, "W")[:2])
    if need == "team":
        allows(deal, "S rob")
    else:
        refuses(deal, "S rob", "GA-ROB-11")
    assert {rules_of(name).robbing.rob_needs_trick for name in GAIGEL.presets} == {"team"}


@rule("GA-ROB-01", "GA-SEAT-08")
@each_of("preset", ["2p", "3p"])
def test_alone_one_needs_a_trick_of_ones_own(preset: str) -> None:
    deal = table({"A": "S7 HA"}, turned="SK", preset=preset, taken={"B": "EA E7"}, leader="A")
    refuses(deal, "A rob", "GA-ROB-01")
    deal = table({"A": "S7 HA"}, turned="SK", preset=preset, taken={"A": "EA E7"}, leader="A")
    allows(deal, "A rob")


@rule("GA-Q15", "GA-ROB-01")
def test_a_seven_is_not_exchanged_for_a_seven() -> None:
    deal = table({"N": "H7 EA LU SX SO"}, turned="H7", taken=NS_ONLY, left=24)
    refuses(deal, "N rob", "GA-Q15")
    other = table({"N": "S7 EA LU SX SO"}, turned="HA", taken={"NS": "EX"}, left=24)
    refuses(other, "N rob", "GA-ROB-01")


# The moment.


@rule("GA-Q08", "GA-ROB-08", "GA-ROB-01")
@each_of("window", ["own_turn", "any_time", "on_lead"])
def test_when_the_seven_may_be_laid(window: str) -> None:
    hands = {"N": "HX LU", "W": "E7 E7", "S": "H7 EX SA LK", "E": "EK EO"}
    deal = table(hands, "LO LO L7 L7", "HK", taken={"NS": "EA"}, left=24, rob_window=window)

    def now(moment: str) -> None:
        if {"on lead": True, "in turn": window != "on_lead", "at any time": window == "any_time"}[moment]:
            allows(deal, "S rob")
        else:
            refuses(deal, "S rob", "GA-Q08")

    now("at any time")
    round_of(deal, "LU")
    now("at any time")
    round_of(deal, "E7")
    now("in turn")
    round_of(deal, "LK")
    now("at any time")
    round_of(deal, "EK")
    assert taker(deal) == "S"
    now("at any time")  # before drawing
    drawn(deal)
    now("on lead")
    assert {rules_of(name).robbing.rob_window for name in GAIGEL.presets} == {"own_turn"}


@rule("GA-Q08", "GA-ROB-01", "GA-OPEN-22")
@each_of("window", ["own_turn", "any_time", "on_lead"])
def test_not_in_the_first_trick(window: str) -> None:
    hands = {"N": "LA", "W": "L7 E7 SU SU EU", "S": "H7 L7 E7 SA SX", "E": "LU"}
    deal = table(hands, turned="HK", rob_window=window)
    refuses(round_of(deal, "elfen:LA L7"), "S rob", "GA-ROB-01")
    round_of(deal, "L7 LU")
    if window == "any_time":
        allows(deal, "S rob")
    else:
        refuses(deal, "S rob", "GA-Q08")


@rule("GA-ROB-08")
def test_who_acts_first_in_the_trick_has_priority() -> None:
    deal = table({"N": "HU EK", "W": "HX EO", "S": "HO EO", "E": "HK EU"}, "LX L7 L7 LU", "LA", taken=BOTH, left=20)
    drawn(round_of(deal, "HU HX HO HK"))
    assert due(deal) == "W"
    assert "L7" in hand(deal, "S")
    assert "L7" in hand(deal, "E")
    round_of(deal, "LX")
    refuses(deal, "E rob", "GA-ROB-08")
    later = round_of(deal.copy(), "EO")
    say(deal, "S rob")
    round_of(deal, "EO")
    refuses(deal, "E rob", "GA-ROB-04")
    allows(later, "E rob")
    refuses(say(later, "E rob"), "S rob", "GA-ROB-04")


@rule("GA-ROB-04", "GA-Q16", "GA-ROB-10")
def test_once_a_seven_lies_there_nobody_else_exchanges() -> None:
    hands = {"N": "H7 EA LU SX SO", "W": "LK EK EU SA H7"}
    for fetched in (False, True):
        deal = say(table(hands, turned="HK", taken=BOTH | {"EW": "SX", "NS": "EX"}, left=24), "N rob")
        if fetched:
            say(deal, "N fetch")
        round_of(deal, "LU")
        refuses(deal, "W rob", "GA-ROB-04")
        assert acts_of_robbing(deal, "W") == set()
        refuses(deal, "W fetch", "GA-ROB-02")
        refuses(deal, "W handover", "GA-ROB-05")


@rule("GA-ROB-09", "GA-ROB-13", "GA-Q08", "GA-6P-03")
@each_of("preset", TABLES.values())
@each_of("window", ["own_turn", "any_time"])
def test_after_the_last_trick_before_the_final_draw_it_is_too_late(preset: str, window: str) -> None:
    names = rules_of(preset).seating.seat_names()
    lows = dict.fromkeys(names, "LU LO") | {names[1]: "HX H7", names[0]: "HA EU"}
    lows |= dict(zip(names[2:], ("LU LO", "LU LO", "EU EO", "EU EO"), strict=False))
    if len(names) == 6:
        lows |= {names[0]: "HA SU"}
    draws = {2: "S7", 3: "S7 SO", 4: "S7 SO SX", 6: "S7 SO SX SK EK"}
    deal = table(
        lows,
        turned="SA",
        talon=draws[len(names)],
        preset=preset,
        taken=tricks_of_all(preset),
        left=len(names),
        rob_window=window,
    )
    deal = _with_diss(deal, 1)
    round_of(deal, lows[names[0]][:2])
    allows(deal, f"{names[1]} rob")
    for name in names[1:]:
        round_of(deal, lows[name].split()[0])
    for name in names:
        assert acts_of_robbing(deal, name) == set()
    refuses(deal, f"{names[1]} rob", "GA-ROB-13")
    drawn(deal)
    refuses(deal, f"{names[1]} rob", "GA-ROB-09")
    holder = names[deal.tricks.leader]
    assert "S7" in hand(deal, holder).split()
    refuses(deal, f"{holder} rob", "GA-ROB-09")


def _with_diss(deal: GaigelDeal, seat: int) -> GaigelDeal:
    """Changes a Seven of hearts in that hand into the Seven of trumps."""
    deal.set_hand(seat, [card + 9 if card_text(card) == "H7" else card for card in deal.hands[seat]])
    return deal


@rule("GA-ROB-09")
def test_a_house_may_let_one_exchange_until_the_final_draw() -> None:
    hands = {"N": "HA EU", "W": "HX S7", "S": "LU LO", "E": "LU LO"}
    deal = table(hands, "EO EK EX", "SA", taken={"NS": "EA", "EW": "EA"}, left=4, rob_final_draw_barred=False)
    round_of(deal, "HA HX LU LU")
    say(deal, "W rob")
    drawn(deal)
    assert "SA" in hand(deal, "W").split()
    refuses(deal, "W rob", "GA-ROB-01")
    assert all(rules_of(name).robbing.rob_final_draw_barred for name in GAIGEL.presets)


# Taking the indicator.


@rule("GA-ROB-02", "GA-ROB-12")
def test_the_indicator_is_taken_at_once_or_later() -> None:
    deal = robbers("EU E7 L7 SO")
    refuses(deal, "N fetch", "GA-ROB-02")
    say(deal, "N rob")
    at_once = say(deal.copy(), "N fetch")
    assert (hand(at_once, "N"), lying(at_once)) == ("EA LU HK SX SO", "H7")
    assert cards_text(at_once.seen_by(1).hands[0]) == "HK", "everybody saw it"
    refuses(at_once, "N fetch", "GA-ROB-02")
    refuses(deal, "W fetch", "GA-ROB-02")
    round_of(deal, "LU")
    refuses(deal, "N fetch", "GA-ROB-02")
    round_of(deal, "LK E7 LO")
    drawn(deal)
    assert (due(deal), len(hand(deal, "N").split())) == ("W", 4)
    refuses(deal, "N fetch", "GA-ROB-02")
    round_of(deal, f"{hand(deal, 'W')[:2]} SK {hand(deal, 'E')[:2]}")
    assert due(deal) == "N"
    say(deal, "N fetch")
    assert lying(deal) == "H7"
    assert len(hand(deal, "N").split()) == 5


@rule("GA-ROB-02", "GA-Q08")
def test_a_claim_may_be_taken_out_of_turn_where_the_house_exchanges_at_any_time() -> None:
    deal = round_of(say(robbers(rob_window="any_time"), "N rob"), "LU LK")
    allows(deal, "N fetch")
    lead = round_of(say(robbers("EU E7 L7 SO", rob_window="on_lead"), "N rob"), "LU LK E7 LO")
    drawn(lead)
    round_of(lead, f"{hand(lead, 'W')[:2]} SK {hand(lead, 'E')[:2]}")
    allows(lead, "N fetch")


@rule("GA-ROB-02")
def test_where_nothing_may_be_left_lying_it_is_taken_at_once() -> None:
    deal = say(robbers(rob_pending=False), "N rob")
    assert (lying(deal), hand(deal, "N")) == ("H7", "EA LU HK SX SO")
    assert cards_text(deal.seen_by(3).hands[0]) == "HK"
    refuses(deal, "N fetch", "GA-ROB-02")
    assert all(rules_of(name).robbing.rob_pending for name in GAIGEL.presets)


@rule("GA-ROB-12", "GA-PAIR-04", "GA-Q09")
def test_what_is_left_lying_is_not_in_hand() -> None:
    hands = ROBBERS | {"N": "H7 HO LU SX SO"}
    deal = say(table(hands, turned="HK", taken={"NS": "S7"}, left=24), "N rob")
    refuses(deal, "N pair H", "GA-ROB-12")
    assert playable(deal, "N") == "LU HO SX SO"
    say(deal, "N fetch", "N pair 40")
    assert counts(deal)[0] == 40
    allows(deal, "N HK", "N HO", "N LU")


@rule("GA-ROB-12", "GA-PLAY-01")
def test_a_claimant_plays_with_one_card_less() -> None:
    deal = say(robbers(), "N rob")
    round_of(deal, "LU LK E7 LO")
    assert list(deal.cards.held) == [3, 4, 4, 4]
    drawn(deal)
    assert list(deal.cards.held) == [4, 5, 5, 5]
