"""The tables at which people wait for whoever drops in, as they have chosen when they opened them."""

import asyncio
import logging
from collections import Counter
from typing import Final

from weli.core.errors import WeliError
from weli.parlour.parlour import Parlour
from weli.parlour.waking import live_and_read
from weli.store.people import KEEPER
from weli.store.store import NoSuchTable, StoreAway
from weli.table.live import LiveTable

log = logging.getLogger(__name__)

MOST: Final = 24
"""So many are listed at most, those that were opened last."""
OF_ONE: Final = 2
"""And so many that one person has opened."""
LOOKED_AT: Final = 3 * MOST
"""So many are looked at for them."""


async def waiting_tables(parlour: Parlour) -> list[LiveTable]:
    """Those at which somebody is there, or people come when they have time; none that is full, or where it has begun.

    Raises `StoreError`.
    """
    found: list[LiveTable] = []
    opened: Counter[str] = Counter()
    for name in await asyncio.to_thread(parlour.store.people.open_to_all, LOOKED_AT):
        live = await _waiting(parlour, name)
        if live is None:
            continue
        owner = await asyncio.to_thread(parlour.store.people.owner, name) or KEEPER
        opened[owner] += 1
        if opened[owner] <= OF_ONE:
            found.append(live)
        if len(found) == MOST:
            break
    return found


async def _waiting(parlour: Parlour, name: str) -> LiveTable | None:
    """Raises `StoreAway`."""
    try:
        live = await asyncio.to_thread(live_and_read, parlour, name)
        await live.follow()
    except StoreAway:
        raise
    except NoSuchTable:  # its row was still to be written when it went
        parlour.store.people.open_to_all_soon(name, None)
        return None
    except WeliError as damage:
        log.warning("table %s: %s", name, damage)
        return None
    state = live.table.state
    if not state.is_open_to_all:
        parlour.store.people.open_to_all_soon(name, None)
        return None
    return live if live.here or state.terms.clock.in_days else None
