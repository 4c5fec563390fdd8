"""What goes on of a table's shuffles by itself while pages are open: the pages are waited for, for a moment, and nobody ever longer."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from weli.core.errors import WeliError
from weli.table.moves.shuffle import is_wanted, next_step, waits_for
from weli.table.serial_queue import SerialQueue
from weli.table.shuffle_dealing import Seats, Together
from weli.table.table import Table

log = logging.getLogger(__name__)


class ShuffleDriver:
    """The shuffles of one table."""

    def __init__(
        self, table: Table, turns: SerialQueue, here: Callable[[], Seats], patience: float, again: float
    ) -> None:
        """`here`: the seats at which a page is open that adds something; `patience`: the seconds that pages have for each of their parts,
        `again`: those before something that failed is tried once more.
        """
        self._table = table
        self._turns = turns
        self._here = here
        self._patience = patience
        self._again = again
        self._stirred = asyncio.Event()
        self._waiting: tuple[object, float] = (None, 0.0)  # for what pages are waited for, and since when
        self._waited = False  # long enough for that

    def stir(self) -> None:
        """Something has happened at the table, or a page was opened or closed."""
        self._stirred.set()

    async def keep_on(self) -> None:
        """Takes every step that nobody has to be waited for, until it is cancelled."""
        while isinstance(self._table.shuffle, Together):
            self._stirred.clear()
            try:
                await self._turns.ready()
                if not await self._turns.do(self._step):
                    await self._wait()
            except WeliError as error:
                log.warning("table %s: %s", self._table.name, error)
                await asyncio.sleep(self._again)
            except Exception:
                log.exception("the shuffle of table %s stumbled", self._table.name)
                await asyncio.sleep(self._again)

    def _step(self) -> bool:
        """Takes the next step, if there is one; tells whether there was."""
        state = self._table.state
        self._waited = self._left() <= 0
        step = next_step(state, self._here(), waited=self._waited, wanted=is_wanted(state))
        if step is not None:
            step(self._table)
        return step is not None

    def _left(self) -> float:
        """The seconds for which pages are still waited for."""
        waits = waits_for(self._table.state)
        if self._waiting[0] != waits:
            self._waiting = waits, monotonic()
        return self._patience - (monotonic() - self._waiting[1])

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(None if self._waited else max(0.0, self._left())):
                await self._stirred.wait()
