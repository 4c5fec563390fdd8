"""Somebody leaves the house for good."""

import asyncio
import logging
from functools import partial

from weli.core.errors import WeliError
from weli.parlour.parlour import Parlour
from weli.store.people import Player
from weli.store.store import StoreAway
from weli.table.allowed import Subject, own_seats
from weli.table.moves.sit import forget

log = logging.getLogger(__name__)


async def part_with(parlour: Parlour, player: Player) -> None:
    """Somebody is known no more. Tables at which nobody else has sat go with them; at those of others their seat loses its name.

    Raises `StoreError`; then it can be done again.
    """
    for name in await asyncio.to_thread(parlour.store.people.tables_of, player.ids):
        try:
            await _leave(parlour, player, name)
        except StoreAway:
            raise
        except WeliError as damage:  # a table that cannot be read keeps nobody here
            log.warning("table %s: %s", name, damage)
    sessions = await asyncio.to_thread(parlour.store.accounts.sessions, player.player)
    await asyncio.to_thread(parlour.store.accounts.forget, player.ids)
    parlour.forget_sessions(sessions)


async def _leave(parlour: Parlour, player: Player, name: str) -> None:
    if await asyncio.to_thread(parlour.store.people.alone_at, name, player.ids):
        await asyncio.to_thread(parlour.forget, name)
        return
    await parlour.follow(name)
    live = await asyncio.to_thread(parlour.live, name)
    for seat in own_seats(Subject.of(player), live.table.state):
        await live.do(partial(forget, seat=seat))
