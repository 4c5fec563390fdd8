"""The asking order: who is asked what, when people do not simply speak up."""

import pytest

from rules.helpers import COMMON, SEATS, lay, say, showing, table, tricks
from weli.core.acts import BET, CONCEDE, DEFER_ACT, GLEICH, GOOD, HOLD, PASS_ACT, PROVE, RAISE, STEP, act_of, bet_act
from weli.games import asking_for
from weli.games.figures.engine.deal import FigureDeal
from weli.ports.turn_order import Asking

rule = pytest.mark.rule


def asked(deal: FigureDeal) -> str:
    return SEATS[asking_for(deal).seat()]


def kinds(asking: Asking) -> set[int]:
    return {act // STEP for act in asking.options() if act not in (PASS_ACT, DEFER_ACT)}


def round_of(asking: Asking) -> str:
    """Who is asked until somebody must play."""
    seats = ""
    while PASS_ACT in asking.options():
        seats += SEATS[asking.seat()]
        asking.take(PASS_ACT)
    return seats + SEATS[asking.seat()]


@rule("GS-OQ-01")
def test_everybody_is_asked_clockwise_and_the_one_due_to_play_last() -> None:
    assert round_of(asking_for(table())) == "NESW"
    assert round_of(asking_for(tricks(table(), "LK"))) == "ESWN"


@rule("GS-OQ-01")
def test_an_interruption_begins_the_round_again() -> None:
    asking = asking_for(table())
    asking.take(PASS_ACT)
    asking.take(bet_act(1 << GLEICH))  # East
    assert SEATS[asking.seat()] == "S"
    asking.take(act_of(HOLD, GLEICH))
    assert round_of(asking) == "NESW"


@rule("GS-OQ-01")
def test_interruptions_are_bets_and_before_ones_own_sides_card_concessions_too() -> None:
    asking = asking_for(table())
    assert kinds(asking) == {BET}
    asking.take(PASS_ACT)
    assert kinds(asking) == {BET, CONCEDE}, "East's partner is due"


@rule("GS-OQ-39", "GS-OQ-52")
def test_whoever_is_asked_last_may_leave_it_to_the_first_again_who_decides_then_or_not_at_all() -> None:
    """At a table partners decide in no order; here the one who was asked last has said that the other should."""
    asking = asking_for(say(table(), "N bet gleich"))
    for seat in ("E", "W", "E", "W"):
        assert SEATS[asking.seat()] == seat
        assert (DEFER_ACT in asking.options()) == (seat == "E")
        asking.take(DEFER_ACT)


@rule("GS-OQ-01")
def test_those_who_are_skipped_are_not_asked_to_interrupt() -> None:
    assert round_of(asking_for(table(), skip=0b0011)) == "SW"
    assert round_of(asking_for(table(), skip=0b1111)) == "W"


@rule("GS-OQ-39", "GS-OQ-52", "GS-BET-07")
def test_an_answer_is_asked_of_the_left_hand_opponent_who_may_leave_it_to_the_partner() -> None:
    asking = asking_for(say(table(), "N bet gleich hanger"))
    assert SEATS[asking.seat()] == "E"
    assert set(asking.options()) == {act_of(kind, GLEICH) for kind in (HOLD, GOOD, RAISE)} | {DEFER_ACT}
    asking.take(DEFER_ACT)
    assert SEATS[asking.seat()] == "W"
    assert DEFER_ACT not in asking.options()
    asking.take(act_of(HOLD, GLEICH))
    assert SEATS[asking.seat()] == "E", "now for the Hanger"


@rule("GS-SHOW-09", "GS-OQ-41")
def test_the_choice_in_the_show_may_be_left_to_the_partner() -> None:
    deal = say(table(), "W concede spiel")
    asking = asking_for(deal)
    first = SEATS[asking.seat()]
    assert first in "NS"
    asking.take(DEFER_ACT)
    assert SEATS[asking.seat()] == ("S" if first == "N" else "N")
    assert DEFER_ACT not in asking.options()
    assert showing(asking.deal) == "NS"


def test_who_has_begun_to_lay_cards_is_asked_to_finish() -> None:
    """Also where the asking order takes over in the middle of it."""
    for seat, text in (("N", "H9"), ("S", "EU")):
        begun = lay(say(table(), "W concede spiel"), seat, GLEICH, text)
        asking = asking_for(begun)
        assert SEATS[asking.seat()] == seat
        assert all(begun.check(asking.seat(), act) == 0 for act in asking.options())


def test_proofs_are_asked_from_the_dealers_left() -> None:
    deal = say(
        table(COMMON), "N bet gleich", "E raise", "S hold", "E concede gleich", "E concede hanger", "E concede spiel"
    )
    asking = asking_for(deal)
    assert SEATS[asking.seat()] == "N"
    assert kinds(asking) == {PROVE + GLEICH}
    assert PASS_ACT in asking.options()
    asking.take(PASS_ACT)
    assert SEATS[asking.seat()] == "E"
    assert deal.proofs.failed[0]


def test_nobody_is_asked_once_the_deal_is_closed() -> None:
    asking = asking_for(say(table(), "N concede gleich", "N concede hanger", "N concede spiel"))
    assert (asking.seat(), asking.options()) == (-1, [])
    assert asked(table()) == "N"
