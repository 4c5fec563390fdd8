"""Tables at which people have days for a decision: each is looked at when somebody's time is over, though nobody is there.

When that is stands in the store, so that it holds beyond a restart, and it does not matter which node looks first: whichever does, one
of them keeps the table, as where pages are open.
"""

import asyncio
import logging
from typing import NoReturn

from weli.core.errors import WeliError
from weli.parlour.parlour import Parlour
from weli.store.store import NoSuchTable, StoreError
from weli.table.live import LiveTable

log = logging.getLogger(__name__)


async def keep_waking(parlour: Parlour) -> NoReturn:
    """Wakes each table in its time, until it is cancelled."""
    while True:
        try:
            for table in await asyncio.to_thread(_due, parlour):
                await _wake(parlour, table)
        except StoreError as error:
            log.warning("tables cannot be looked at: %s", error)
        await asyncio.sleep(parlour.delays.look)


def _due(parlour: Parlour) -> list[str]:
    """Raises `StoreError`."""
    return parlour.store.people.to_wake(parlour.clock())


async def _wake(parlour: Parlour, table: str) -> None:
    """Whatever is the matter with a table keeps no other from its time."""
    try:
        live = await asyncio.to_thread(live_and_read, parlour, table)
        await live.follow()
        live.note_waking()
        live.wake()
    except NoSuchTable:
        parlour.store.people.wake_soon(table, None)
    except WeliError as error:
        log.warning("table %s: %s", table, error)
    except Exception:
        log.exception("table %s stumbled", table)


def live_and_read(parlour: Parlour, table: str) -> LiveTable:
    """The table, read from its log where it has to be. Raises `WeliError`."""
    live = parlour.live(table)
    if not live.table.is_read:
        live.table.read_again()
    return live
