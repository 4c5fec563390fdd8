"""Letting the next computer player act, where they do so one at a tap."""

from typing import Final

from weli.table.moves.message import Message, Served
from weli.table.watcher import Watcher


class Next(Message, frozen=True, tag="next"):
    """From the page: the next computer player may act, where they do so one at a tap."""

    async def do(self, live: Served, page: Watcher) -> None:
        live.let_next()


MESSAGES: Final = (Next,)
