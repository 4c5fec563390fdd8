"""What somebody answers to what another would do that needs them too."""

from collections.abc import Mapping
from functools import partial
from types import ModuleType
from typing import Final

from weli.store.log import Answered, Row
from weli.table.connection import Connection
from weli.table.moves import give_up, let_in, send_away, take_back
from weli.table.moves.entry import Entry
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.state import State
from weli.wire.messages import Consent, Wished

ON: Final[Mapping[Consent, ModuleType]] = {
    "take_back": take_back,
    "send_away": send_away,
    "let_in": let_in,
    "give_up": give_up,
}
"""Each has `wishes`, an `answer` for the one who says something to one, and a `take_answer` for the row that comes of it."""


def wishes(state: State, reader: int) -> list[Wished]:
    """What somebody at the table would do that needs others, as it is from a seat."""
    return [wish for move in ON.values() for wish in move.wishes(state, reader)]


class Agree(Message, frozen=True, tag="agree"):
    """From the page: the answer to what somebody wishes that needs the receiver's consent."""

    what: Consent
    yes: bool

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(answer, seat=page.seat, what=self.what, yes=self.yes))


def answer(log: Log, seat: int, what: Consent, yes: bool) -> None:
    """Somebody's answer to what another would do that needs them too; too late it does nothing. Raises `StoreError`."""
    ON[what].answer(log, seat, yes=yes)


def _answered(state: State, row: Row, body: Answered) -> None:
    ON[body.what].take_answer(state, row, yes=body.yes)


ROWS: Final = {Answered: Entry(_answered, keeps_undo=True)}
MESSAGES: Final = (Agree,)
