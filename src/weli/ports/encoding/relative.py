"""Seats and sides as they are counted from one of them on, in order of turn: the observer comes first."""

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.ports.encoding.marks import UP_TO


def after(seat: i64, step: i64, round_of: i64) -> i64:
    """The seat, or the side, so many steps further in a round."""
    further = seat + step
    return further if further < round_of else further - round_of


def steps(seat: i64, other: i64, round_of: i64) -> i64:
    """How far another seat, or side, is away in order of turn; -1 where there is none."""
    if other == NONE:
        return NONE
    return other - seat if other >= seat else other - seat + round_of


def turned(members: i64, seat: i64, round_of: i64) -> i64:
    """A set of seats, or sides, as it is counted from one of them on."""
    return (members >> seat | members << round_of - seat) & UP_TO[round_of]
