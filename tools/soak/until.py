"""How long something goes on: until it has been done so many times, or the time is over."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field

TOLD_EVERY = 60.0


@dataclass
class Until:
    """Asked before each time; tells on stderr every minute how far it has come."""

    count: int
    minutes: float = 0.0
    """0: for as long as it takes."""
    begun: float = field(default_factory=time.monotonic)
    told: float = 0.0

    def wants_more(self, done: int) -> bool:
        """Whether that is not enough yet."""
        passed = time.monotonic() - self.begun
        if passed - self.told > TOLD_EVERY:
            self.told = passed
            print(f"{done} of {self.count} after {passed / 60:.0f} minutes", file=sys.stderr, flush=True)
        return done < self.count and (not self.minutes or passed < 60 * self.minutes)
