"""Writing a line to all who sit at the table, where they have agreed to that."""

from typing import Final

from weli.table.allowed import Verb
from weli.table.chatting import NotWritten
from weli.table.connection import Connection
from weli.table.moves.act import LONGEST_KEY
from weli.table.moves.message import Message, Served
from weli.wire.messages import Refused, Taken


class Write(Message, frozen=True, tag="write"):
    """From the page: a line to all who sit at the table, of 280 letters at most; under that key it is taken or refused."""

    text: str
    key: str = ""

    def verb(self) -> Verb:
        return Verb.TALK

    def answers_to(self) -> str:
        return self.key[:LONGEST_KEY]

    async def do(self, live: Served, page: Connection) -> Taken | Refused | None:
        key = self.answers_to()
        try:
            if not live.table.state.terms.chat:
                raise NotWritten("refused.chat.none")
            await live.write(page.seat, live.chat.checked(page.seat, self.text, live.table.now_ms()))
        except NotWritten as refused:
            return Refused(key, None, refused.text(page.lang))
        return Taken(key, 0) if key else None


MESSAGES: Final = (Write,)
