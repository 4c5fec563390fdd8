"""How long a commit waits for others to share it.

A commit costs the processor as much as three rows, however many rows share it. So one that follows closely on another waits a little for
company, as long as company comes: who plays alone is not kept waiting for nobody.
"""

from typing import Final

SPAN: Final = 0.008
"""In seconds: where many write, a commit begins so long after the one before."""
AT_ONCE: Final = 32
"""So many commits begin at once after it has turned out that waiting brings nobody."""
MOST: Final = 8
"""So many that have come count for the future: should they leave, that is soon noticed."""


class Gathering:
    """What has come of waiting so far, and hence how long the next commit waits; times in seconds, by any clock that only goes forward."""

    def __init__(self) -> None:
        self._begun = float("-inf")
        self._has_waited = False
        self._gain = 0
        self._at_once = 0

    def wait(self, now: float) -> float:
        """So long the next commit waits, whose first job is there now."""
        left = 0.0 if self._at_once else max(0.0, self._begun + SPAN - now)
        self._has_waited = left > 0
        self._at_once = max(0, self._at_once - 1)
        return left

    def begin(self, now: float, jobs: int) -> None:
        """A commit of so many jobs begins now."""
        self._begun = now
        if not self._has_waited:
            return
        self._gain = min(MOST, self._gain + (jobs - 1 or -1))
        if self._gain < 0:
            self._gain, self._at_once = 0, AT_ONCE
