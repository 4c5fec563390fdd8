"""Waiting for what another program does: until it is so, or the test fails and says what it waited for."""

import time
from collections.abc import Callable

import pytest

LONGEST = 60.0
LOOK_AGAIN = 0.02


def wait_until(holds: Callable[[], object], what: str | Callable[[], str], seconds: float = LONGEST) -> None:
    """Looks again and again; `what` is the sentence that should hold, or makes it once it has been waited for in vain."""
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            pytest.fail(f"waited {seconds:.0f} s in vain until {what if isinstance(what, str) else what()}")
        time.sleep(LOOK_AGAIN)
