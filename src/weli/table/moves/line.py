"""What a page says of its line to the table: whether it is alive, and in which language it wants to be told everything."""

from typing import Final

import msgspec

from weli.core.texts import is_spoken
from weli.table.allowed import Verb
from weli.table.connection import Connection
from weli.table.moves.message import Message, Served
from weli.wire.messages import Lang, Pong


class Ping(Message, frozen=True, tag="ping"):
    """From the page, which has heard nothing for a while: is anybody there? The pings of the protocol are not shown to a page."""

    def verb(self) -> Verb:
        return Verb.LOOK

    async def do(self, live: Served, page: Connection) -> Pong:
        return Pong()


class SetLang(Message, frozen=True, tag="lang"):
    """From the page: it is told everything in that language from now on."""

    lang: Lang

    def verb(self) -> Verb:
        return Verb.LOOK

    async def do(self, live: Served, page: Connection) -> None:
        if not is_spoken(self.lang):
            raise msgspec.ValidationError
        page.lang = self.lang
        page.woken.set()


MESSAGES: Final = (Ping, SetLang)
