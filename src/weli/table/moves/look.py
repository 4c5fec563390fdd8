"""Looking at what lies there, and letting it go on: the finished trick, the counted deal, the pack before the cut, the opening lead."""

from functools import partial
from typing import Final

from weli.store.log import Answered, Looked, Row
from weli.table.chairs import Passed
from weli.table.connection import Connection
from weli.table.moves.deal import deal
from weli.table.moves.entry import Entry, chairs_of
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.state import State, tricks_of


class Seen(Message, frozen=True, tag="seen"):
    """From the page: the finished trick, or the finished deal, has been looked at, the pack may be cut, or nothing is announced; go on."""

    on: int

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(acknowledge, seat=page.seat, on=self.on))


def acknowledge(log: Log, seat: int, on: int) -> None:
    """Somebody has seen the finished trick or deal of their view, lets the pack be cut, or announces nothing.

    Another deal follows where one is to play and everybody else has seen this one.

    Said twice, or about something long gone, it does nothing. Raises `StoreError`.
    """
    state = log.state
    if not state.deals or on < state.chairs[seat].stop_at:
        return
    waiting = state.waiting(seat)
    if waiting == "next_deal" and state.is_ready_but_for(seat):
        if not deal(log):
            log.write(Looked(), seat)
    elif waiting in ("look", "blind", "announce", "next_deal"):
        log.write(Looked(), seat)


def end_pause(log: Log) -> None:
    """The pause has lasted long enough, whoever has not seen yet what lies there. Raises `StoreError`."""
    pause = log.state.pause()
    if pause == "plea":
        log.write(Answered("take_back", yes=False))
    elif pause == "look" or (pause == "next_deal" and not deal(log)):
        log.write(Looked())


def _looked(state: State, row: Row, body: Looked) -> None:
    """Somebody, or after a while everybody, has looked at what lies there."""
    passed = Passed(tricks_of(state.deal), cut=True, opening=True, deal=state.deal.closed)
    for chair in chairs_of(state, row):
        chair.passed = passed


ROWS: Final = {Looked: Entry(_looked)}
MESSAGES: Final = (Seen,)
