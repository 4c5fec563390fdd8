"""Letting the next computer player act, where they do so one at a tap."""

from typing import Final

from weli.table.connection import Connection
from weli.table.moves.message import Message, Served


class Next(Message, frozen=True, tag="next"):
    """From the page: the next computer player may act, where they do so one at a tap."""

    async def do(self, live: Served, page: Connection) -> None:
        live.let_next()


MESSAGES: Final = (Next,)
