"""Taking one's own last act back, where nobody has done anything since and nothing came to light that had been hidden.

Where others play, they have seen what was laid, and all who have not left have to agree.
"""

from functools import partial
from typing import Final

from weli.core.deal import NONE
from weli.referee import Event, Referee
from weli.store.log import Answered, Asked, Row, TookBack
from weli.store.log_errors import does_not_fit
from weli.table.connection import Connection
from weli.table.deal_log import read_line
from weli.table.moves.consent import wished
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.rate_limits import Kind
from weli.table.state import State
from weli.table.taking_back import Before, Plea, shows_nothing_new
from weli.wire.messages import Wished


class TakeBack(Message, frozen=True, tag="take_back"):
    """From the page: the last act is taken back, unless something has come after it; where others play, they are asked first."""

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(take_back, seat=page.seat))


def may_take_back(state: State, seat: int) -> bool:
    """Whether a person may take their last act back, or may ask for it where others play who could agree."""
    if state.plea is not None or not is_reversible(state, seat):
        return False
    return state.persons == {seat} or bool(state.present - {seat})


def is_reversible(state: State, seat: int) -> bool:
    """Whether a person's act came last of all that everybody has noticed, has not ended the deal, and has shown them no card, and the
    others none but what they laid.
    """
    before = state.before
    if before is None or before.seat != seat or seat not in state.present or state.deal.closed:
        return False
    laid = len(read_line(state.deals[-1].acts[before.place][1]).cards)
    others = state.persons - {seat}
    return shows_nothing_new(before.sights, state.sights, seat) and all(
        shows_nothing_new(before.sights, state.sights, other, laid) for other in others
    )


def undecided(state: State) -> frozenset[int]:
    """Whose word is still missing to what somebody would take back."""
    return frozenset() if state.plea is None else state.present - state.plea.agreed


def take_back(log: Log, seat: int) -> None:
    """A person takes back what they did last, as long as that is possible; where others play, they are asked first.

    Raises:
        TooOften, StoreError: it cannot be done just now.
    """
    if may_take_back(log.state, seat):
        log.state.measure.check(Kind.BACK, seat, log.now_ms())
        log.write(TookBack() if log.state.persons == {seat} else Asked(), seat)


def _took_back(state: State, row: Row, body: TookBack) -> None:
    """Whether it was possible has been judged when it was written; what a log holds is followed, whatever was shown with it."""
    before = state.before
    if before is None or state.persons != {before.seat}:
        raise does_not_fit(row)
    state.measure.note(Kind.BACK, before.seat, row.at_ms)
    _undo(state, before)


def _asked(state: State, row: Row, body: Asked) -> None:
    if row.seat is None or state.plea is not None or state.before is None or state.before.seat != row.seat:
        raise does_not_fit(row)
    state.plea = Plea(row.seat, frozenset({row.seat}))
    state.measure.note(Kind.BACK, row.seat, row.at_ms)
    state.tell([Event("asked_back", (), row.seat, seating=state.seating)])
    state.stop(row)


def wishes(state: State, reader: int) -> list[Wished]:
    """That somebody would take something back, as it is from a seat."""
    plea = state.plea
    return [] if plea is None else [wished(state, "take_back", plea.by, plea.agreed, undecided(state), reader)]


def answer(log: Log, seat: int, *, yes: bool) -> None:
    """What somebody says to it; too late it does nothing. Raises `StoreError`."""
    if seat in undecided(log.state):
        log.write(Answered("take_back", yes), seat)


def take_answer(state: State, row: Row, *, yes: bool) -> None:
    """What somebody has said to it, or that nobody has said anything for a while; one who would not is enough."""
    if state.plea is None or state.before is None or (row.seat is None and yes):
        raise does_not_fit(row)
    if not yes:
        state.plea = None
        kind, by = ("stayed", NONE) if row.seat is None else ("stays", row.seat)
        state.tell([Event(kind, (), by, seating=state.seating)])
        state.stop(row)
        return
    state.plea = Plea(state.plea.by, state.plea.agreed | {chair_of(state, row).seat})
    if not undecided(state):
        _undo(state, state.before)


def _undo(state: State, before: Before) -> None:
    """Everything is as it was before an act, but that both are told, and that signs which have escaped somebody since stay made."""
    state.referee = Referee(before.sights.deal, state.game)
    signs = state.deals[-1].forget(before.place)
    state.conversation = before.conversation
    for seat, sign, unaware in signs:
        state.referee.retake(seat, read_line(sign))
        state.hear(seat, read_line(sign), unaware)
    for seat, passed in before.passed.items():
        state.chairs[seat].passed = passed
    state.before = state.plea = None
    state.tell([Event("took_back", (), before.seat, seating=state.seating)])


ROWS: Final = {TookBack: Entry(_took_back, keeps_undo=True), Asked: Entry(_asked, keeps_undo=True)}
MESSAGES: Final = (TakeBack,)
