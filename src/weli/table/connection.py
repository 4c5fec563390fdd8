"""A page that is open at a table."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from weli.core.errors import WeliError
from weli.table.rate_limits import Allowance
from weli.wire.messages import Lang
from weli.wire.voice import Relay, Signal, Voice

NOTICES: Final = 8
"""So many of the last things that went wrong are kept until a page is told of them."""
LETTERS: Final = 200
LETTERS_PER_SECOND: Final = 20
"""So many letters to other browsers at once, and so many a second after that."""


class Connection:
    """One open page, at a seat or looking on (`NOBODY`): woken when the table has changed, or when there is something it must be told."""

    def __init__(self, seat: int, player: str | None, lang: Lang, adds: bool = False, session: str = "") -> None:
        self.seat = seat
        self.lang = lang  # in which it is told everything
        self.session = session  # by which their browser is known; empty: by none
        self.adds = adds  # whether it adds something to the shuffles by itself
        self.player = player  # whose page it is
        self.woken = asyncio.Event()
        self.gone = False  # the table has been taken away, or they are somewhere else
        self.must_come_again = False  # their browser is not known by that any more
        self.errors: deque[WeliError] = deque(maxlen=NOTICES)
        self.voice: Voice | None = None  # as it has turned it on; none: it is off
        self.voice_since_ms = 0
        self.letters: deque[Signal] = deque()  # from other browsers, not sent yet
        self.writes = Allowance(LETTERS, LETTERS_PER_SECOND)
        self.relays: Callable[[str], list[Relay]] = lambda _name: []  # with new passes, for whoever is called so
