"""Whoever has begun something at a table is waited for: nobody acts over an open menu or a raised card."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

LASTING: Final = 180.0
"""Seconds after which a page that has not repeated that somebody is deciding there counts as asleep, and nobody waits for it."""


class _Begun:
    """Something that somebody has begun, for as long as it lasts at most."""

    def __init__(self, until: float) -> None:
        self.until = until


class Holds:
    """The pages of one table at which somebody is deciding."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._begun: dict[object, _Begun] = {}
        self._ended = asyncio.Event()

    def begin(self, page: object) -> None:
        """Somebody has begun something there, or is still at it."""
        self.last(page, LASTING)

    def last(self, page: object, seconds: float) -> None:
        """Somebody is deciding there for no longer than that; not at all where nothing is left of it."""
        if seconds > 0:
            until = self._clock() + min(seconds, LASTING)
            self._begun.setdefault(page, _Begun(until)).until = until
        else:
            self.end(page)

    def end(self, page: object) -> None:
        """Nobody is deciding at that page any more."""
        self._begun.pop(page, None)
        self._ended.set()

    def left(self) -> float:
        """The most seconds that the table still waits for somebody to decide; 0 where nobody is deciding."""
        return self._left_of([*self._begun.values()])

    async def over(self) -> None:
        """Waits until nobody is at what is begun now; what is begun meanwhile does not count."""
        waited_for = [*self._begun.values()]
        while (left := self._left_of([each for each in waited_for if each in self._begun.values()])) > 0:
            self._ended.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._ended.wait()

    def _left_of(self, begun: list[_Begun]) -> float:
        return max(0.0, max((each.until for each in begun), default=0.0) - self._clock())
