"""A table in a few words, for somebody who sits there and is elsewhere just now: with whom, at which deal, and for whom it waits."""

from typing import Final

from weli.core.deal import NOBODY
from weli.table.asking import question
from weli.table.company import sitters
from weli.table.state import State
from weli.wire.messages import Lang, Waiting
from weli.wire.requests import Companion, Glance
from weli.wire.seats import Person

FOR_ONESELF: Final[frozenset[Waiting]] = frozenset({"you", "blind", "announce", "look", "next_deal"})


def glance(state: State, seat: int, lang: Lang, now_ms: int) -> Glance:
    """What somebody who sits there would read at the table, and no more."""
    around = [(seat + step) % state.seating.players for step in range(1, state.seating.players)]
    called = sitters(state, NOBODY, lang)
    is_yours, asked = _turn(state, seat)
    return Glance(
        others=[
            Companion(
                called[state.seating.seat_name(other)].name,
                called[state.seating.seat_name(other)].face,
                isinstance(state.chairs[other].sits, Person),
            )
            for other in around
            if other not in state.vacant
        ],
        free=len(state.vacant),
        deal=len(state.deals),
        yours=is_yours,
        asked=[called[name].name for name in asked],
        left=_left(state, seat if is_yours else None, now_ms),
    )


def _left(state: State, seat: int | None, now_ms: int) -> int | None:
    """How long the table waits for that seat, or for whoever has to be first; none where no days were agreed or nobody's clock runs."""
    due = state.next_due() if seat is None else _due_of(state, seat)
    return max(0, due[1] - now_ms) if due is not None and state.terms.clock.in_days and not state.over else None


def _due_of(state: State, seat: int) -> tuple[int, int] | None:
    at_ms = state.chairs[seat].thinking.due_ms(state.terms.clock)
    return None if at_ms is None else (seat, at_ms)


def _turn(state: State, seat: int) -> tuple[bool, list[str]]:
    """Whether the table waits for that seat; otherwise for which ones."""
    if not state.deals or state.over:
        return False, []
    waiting = state.waiting(seat)
    if waiting in FOR_ONESELF:
        return True, []
    asked = question(state, seat, state.sights.of(seat).seen, waiting)
    own = state.seating.seat_name(seat)
    return False, [] if state.deal.closed else [name for name in asked.asked if name != own]
