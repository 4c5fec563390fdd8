"""Saying one of the words that one says at any table: hello, well played, one moment. It is no act and no talk of the game."""

from functools import partial
from typing import Final, get_args

from weli.core.texts import text
from weli.referee import Event
from weli.store.log import Greeted, Row
from weli.table.allowed import Verb
from weli.table.chairs import GREETS
from weli.table.connection import Connection
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.rate_limits import Kind
from weli.table.state import State
from weli.wire.messages import Greetable, Greeting, Lang

WORDS: Final = get_args(Greeting)


class Greet(Message, frozen=True, tag="greet"):
    """From the page: somebody says that to all who sit at the table."""

    word: Greeting

    def verb(self) -> Verb:
        return Verb.TALK

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(greet, seat=page.seat, word=self.word))


def greetings(state: State, lang: Lang) -> list[Greetable]:
    """What people can say to each other; nothing where nobody else sits there."""
    if not state.is_company:
        return []
    return [Greetable(word, text(f"greeting.{word}", lang)) for word in WORDS]


def greet(log: Log, seat: int, word: Greeting) -> None:
    """Somebody says that, as often as one may talk; before the first deal there is nobody to be seen. Raises `TooOften`, `StoreError`."""
    if log.state.deals and log.state.is_company:
        log.state.measure.check(Kind.TALK, seat, log.now_ms())
        log.write(Greeted(word), seat)


def _greeted(state: State, row: Row, body: Greeted) -> None:
    seat = chair_of(state, row).seat
    state.measure.note(Kind.TALK, seat, row.at_ms)
    state.tell([Event(GREETS, (), seat, seating=state.seating, said=body.word)])


ROWS: Final = {Greeted: Entry(_greeted, keeps_undo=True, gets_on=False)}
MESSAGES: Final = (Greet,)
