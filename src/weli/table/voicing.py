"""Whose microphone is open at a table, and the letters by which browsers find each other.

What is said goes from browser to browser. Who has voice on lasts as long as the page that has turned it on; a letter is passed on at once
or not at all. None of it stands in a log, a record or a file.
"""

import secrets
from collections.abc import Iterable, Mapping
from typing import Final

from weli.core.deal import NOBODY
from weli.core.errors import SaidError
from weli.table.connection import Connection
from weli.table.state import State
from weli.wire.voice import Voice

LONGEST: Final = 3_500
"""Letters of what a browser says of itself at once: a description with voice and picture has half of that."""
UNREAD: Final = 128
"""So many letters may wait for a page that is slow to take them."""


class NotPassed(SaidError):
    """Voice was not turned on, or a letter was not passed on."""


def new_line() -> str:
    return secrets.token_hex(8)


def voices(pages: Iterable[Connection], state: State) -> Mapping[int, Voice]:
    """Who has voice on: of those who sit there and are there, each by the page that has turned it on last."""
    return {page.seat: page.voice for page in pages if page.voice is not None and may_talk(page, state)}


def may_talk(page: Connection, state: State) -> bool:
    """Whether whoever has it open sits there among others, and no computer player in their place."""
    return page.seat != NOBODY and page.seat in state.present and len(state.persons) > 1
