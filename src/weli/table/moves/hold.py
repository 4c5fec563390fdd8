"""Having begun something, so that the others wait."""

from typing import Final

from weli.table.connection import Connection
from weli.table.moves.message import Message, Served


class Hold(Message, frozen=True, tag="hold"):
    """From the page: somebody there has begun something, a menu is open or a card raised; or has done with it.

    The others wait meanwhile. It is said again as long as it lasts: a page that has fallen asleep is not waited for without end.
    """

    deciding: bool

    async def do(self, live: Served, page: Connection) -> None:
        (live.deciding.begin if self.deciding else live.deciding.end)(page)
        live.said()


MESSAGES: Final = (Hold,)
