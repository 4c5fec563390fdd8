"""Whoever has begun something at a table is waited for: nobody acts over an open menu or a raised card."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

LASTING: Final = 180.0
"""Seconds after which a page that has not repeated that somebody is deciding there counts as asleep, and nobody waits for it."""


class Holds:
    """The pages of one table at which somebody is deciding."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._until: dict[object, float] = {}
        self._ended = asyncio.Event()

    def begin(self, page: object) -> None:
        """Somebody has begun something there, or is still at it."""
        self._until[page] = self._clock() + LASTING

    def last(self, page: object, seconds: float) -> None:
        """Somebody is deciding there for no longer than that; not at all where nothing is left of it."""
        if seconds > 0:
            self._until[page] = self._clock() + min(seconds, LASTING)
        else:
            self.end(page)

    def end(self, page: object) -> None:
        """Nobody is deciding at that page any more."""
        self._until.pop(page, None)
        self._ended.set()

    def left(self) -> float:
        """The most seconds that the table still waits for somebody to decide; 0 where nobody is deciding."""
        return max(0.0, max(self._until.values(), default=0.0) - self._clock())

    async def over(self) -> None:
        """Waits until nobody is deciding any more."""
        while (left := self.left()) > 0:
            self._ended.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._ended.wait()
