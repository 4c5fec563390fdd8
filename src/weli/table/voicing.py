"""Whose microphone is open at a table, and the letters by which browsers find each other.

What is said goes from browser to browser. Who has voice on lasts as long as the page that has turned it on; a letter is passed on at once
or not at all. None of it stands in a log, a record or a file.
"""

import secrets
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Final

from weli.core.deal import NOBODY
from weli.core.errors import SaidError
from weli.table.connection import Connection
from weli.table.presence import Elsewhere, Passed
from weli.table.state import State
from weli.wire.voice import Signal, Voice

LONGEST: Final = 3_500
"""Letters of what a browser says of itself at once: a description with voice and picture has half of that."""
PICTURES: Final = 6
"""So many show their own faces at once: each browser sends its own to each of the others."""
UNREAD: Final = 128
"""So many letters may wait for a page that is slow to take them."""
LATELY: Final = 5.0
"""Seconds for which other nodes are told a letter: within one they have looked."""
SENT: Final = 256
"""So many letters to other nodes are told at once."""


class NotPassed(SaidError):
    """Voice was not turned on, or a letter was not passed on."""


def new_line() -> str:
    return secrets.token_hex(8)


def voices(pages: Iterable[Connection], state: State) -> Mapping[int, Voice]:
    """Who has voice on: of those who sit there and are there, each by the page that has turned it on last."""
    return {page.seat: page.voice for page in pages if page.voice is not None and may_talk(page, state)}


def may_talk(page: Connection, state: State) -> bool:
    """Whether whoever has it open sits there among others who hear each other, and no computer player in their place."""
    hears = state.terms.aloud != "off"
    return hears and page.seat != NOBODY and page.seat in state.present and len(state.persons) > 1


def check_picture(voices: Mapping[int, Voice], seat: int, state: State) -> None:
    """Raises `NotPassed` where nobody shows their own face, or so many do that their browsers could not send it to one more."""
    if state.terms.aloud != "pictures":
        raise NotPassed("refused.voice.no-pictures")
    if sum(voice.picture for other, voice in voices.items() if other != seat) >= PICTURES:
        raise NotPassed("refused.voice.pictures", most=PICTURES)


def since_when(pages: Iterable[Connection], state: State) -> dict[int, tuple[Voice, int]]:
    """By seat, who has voice on at these pages, and since when."""
    return {page.seat: (page.voice, page.voice_since_ms) for page in pages if page.voice and may_talk(page, state)}


def deliver(pages: Iterable[Connection], letter: Signal, line: str) -> bool:
    """Whether one of these pages has that line; then it has the letter too. Raises `NotPassed` where it takes no more just now."""
    for page in pages:
        if page.voice is not None and page.voice.line == line:
            if len(page.letters) >= UNREAD:
                raise NotPassed("refused.voice.slow")
            page.letters.append(letter)
            page.woken.set()
            return True
    return False


def hear_elsewhere(pages: Collection[Connection], elsewhere: Elsewhere) -> None:
    """What other nodes say of voice: somebody has turned it on there since, and letters for these pages."""
    newer = elsewhere.voices
    for page in pages:
        if page.voice is not None and page.seat in newer and newer[page.seat][1] > page.voice_since_ms:
            page.voice = None
    for passed in elsewhere.letters():
        with suppress(NotPassed):  # whoever has sent it tries again
            deliver(pages, passed.letter, passed.to)


class Letters:
    """What browsers here have said lately to browsers at other nodes."""

    def __init__(self) -> None:
        self._sent: deque[tuple[float, Passed]] = deque(maxlen=SENT)
        self._number = 0

    def send(self, letter: Signal, line: str) -> None:
        self._number += 1
        self._sent.append((monotonic(), Passed(self._number, line, letter)))

    def lately(self) -> tuple[Passed, ...]:
        while self._sent and monotonic() - self._sent[0][0] > LATELY:
            self._sent.popleft()
        return tuple(passed for _, passed in self._sent)
