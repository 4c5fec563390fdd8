"""What a process may be asked to do with what somebody has handed in; it is found there by these names."""

import os
import time

from weli.core.errors import NotationError
from weli.record.model import RecordError


def twice(text: str) -> str:
    return 2 * text


def whose(_text: str) -> int:
    return os.getpid()


def complain(text: str) -> None:
    raise RecordError(text, 7, NotationError("record.not-there"))


def fall_over(_text: str) -> None:
    raise RecursionError


def go_on_for_ever(*_given: object) -> None:
    while True:
        time.sleep(0.01)


def die(*_given: object) -> None:
    os._exit(3)
