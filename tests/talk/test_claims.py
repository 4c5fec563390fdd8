"""What signs claim, and what of it still stands."""

import pytest

from talk.hands import FISS, INNSBRUCK, NORTH, SOUTH, WEST, deal
from weli.core.cards import BIT, card_of
from weli.games import game_of
from weli.games.figures.engine.deal import FigureDeal
from weli.ports.signs import Sheet
from weli.talk import Signed, claims, sheet_of

rule = pytest.mark.rule


def sheet(table: FigureDeal) -> Sheet:
    found = sheet_of(table.rules)
    assert found is not None
    return found


def are_true(table: FigureDeal, *said: str, seat: int = NORTH, laid: int = 0) -> list[bool]:
    """Of each claim that still stands, whether it is true of that seat."""
    talk = game_of(table.rules).talk
    found = claims([Signed(seat, gestures, laid) for gestures in said], sheet(table))
    return [claim.is_true_of(talk.held_once(table, claim.seat, claim.laid)) for claim in found]


@rule("PL-SIG-01", "PL-SIG-02", "PL-TALK-09")
def test_a_sign_is_true_or_false_of_who_makes_it() -> None:
    table = deal(INNSBRUCK, "HK E9 EX S9 L9")
    assert are_true(table, "look-up") == [True]
    assert are_true(table, "kiss") == [False], "the Weli lies elsewhere"
    assert are_true(table, "look-up kiss") == [True, False]
    assert are_true(table, "look-up", seat=SOUTH) == [False]


@rule("PL-SIG-05", "PL-SIG-06")
def test_a_gesture_for_two_things_is_true_of_either_and_made_twice_of_two_cards() -> None:
    seven, ober = deal(INNSBRUCK, "L7 E9 EX S9 H8"), deal(INNSBRUCK, "LO E9 EX S9 H8")
    assert are_true(seven, "wink") == are_true(ober, "wink") == [True]
    assert are_true(seven, "wink wink") == are_true(ober, "wink wink") == [False]
    assert are_true(deal(INNSBRUCK, "LO LU EX S9 H8"), "wink wink") == [True]


@rule("PL-TALK-12")
def test_who_calls_the_last_sign_false_takes_it_back_and_no_other() -> None:
    table = deal(INNSBRUCK, "HK E9 EX S9 L9")
    assert are_true(table, "look-up", "kiss", "pull-ear") == [True]
    assert are_true(table, "look-up", "kiss", "pull-ear", "pull-ear") == []
    others = claims([Signed(NORTH, "kiss"), Signed(SOUTH, "look-up"), Signed(NORTH, "pull-ear")], sheet(table))
    assert [claim.seat for claim in others] == [SOUTH]


@rule("GS-TALK-08")
def test_what_the_sheet_does_not_know_claims_nothing() -> None:
    assert are_true(deal(INNSBRUCK, "HK E9 EX S9 L9"), "shrug", "something of our own") == []


@rule("GS-SIG-01")
def test_a_sign_speaks_of_what_was_held_then() -> None:
    """Of a trump that lies there already nobody speaks, and of one that is laid afterwards they did."""
    table = deal(FISS, "LA E9 EX S9 L9", turned="L8")
    table.play(WEST, table.legal(WEST)[0])
    table.play(NORTH, card_of("LA"))
    lies = game_of(FISS).talk.laid(table, NORTH)
    assert lies == BIT[card_of("LA")]
    assert are_true(table, "thumb") == [True]
    assert are_true(table, "thumb", laid=lies) == [False]
