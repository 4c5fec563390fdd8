"""What people write to each other at a table, where they have agreed to.

It is written down nowhere: it lies in the memory of the server as long as the table does, the last lines of it, and none for longer than
thirty days; where many nodes have no memory in common, in a table of their database that no copy of it holds. No record and no log knows
of it.
"""

import unicodedata
from collections import deque
from dataclasses import dataclass
from typing import Final

from weli.core.errors import SaidError

KEPT: Final = 100
A_MONTH: Final = 30 * 24 * 3600 * 1000
LONGEST: Final = 280
AT_ONCE: Final = 5
WITHIN: Final = 10_000
"""So many lines in so many milliseconds."""


COUNTED_FROM: Final = 1_577_836_800
"""The beginning of 2020, in seconds: by then no line had a number."""


class NotWritten(SaidError):
    """A line was not taken; nobody has read it."""


@dataclass(frozen=True)
class Written:
    """A line, and who has written it."""

    number: int  # grows with the lines of the table, and no other line of it has ever had it
    seat: int
    text: str
    at_ms: int


class Chat:
    """The last lines of a table.

    They are counted from the second in which they began to be kept: nobody writes faster than time goes, so those that come after the
    server was started anew have other numbers than those that a page has read before.
    """

    def __init__(self, now_ms: int) -> None:
        self._lines: deque[Written] = deque(maxlen=KEPT)
        self._number = 0
        self._first = now_ms // 1000 - COUNTED_FROM

    @property
    def number(self) -> int:
        """That of the last line; 0 where nobody has written any."""
        return self._number

    @property
    def next_number(self) -> int:
        """That of the next line, as far as it is known here."""
        return max(self._number + 1, self._first)

    def write(self, seat: int, said: str, now_ms: int) -> None:
        """Raises `NotWritten` as `checked`."""
        self.add(Written(self.next_number, seat, self.checked(seat, said, now_ms), now_ms))

    def add(self, line: Written) -> None:
        """A line that has been written; one that stands here already is none."""
        if line.number > self._number:
            self._number = line.number
            self._lines.append(line)

    def checked(self, seat: int, said: str, now_ms: int) -> str:
        """The line as it is written. Raises `NotWritten` where it is empty, too long, or too much at once."""
        tidied = tidy(said)
        if not tidied:
            raise NotWritten("refused.chat.empty")
        if letters(tidied) > LONGEST:
            raise NotWritten("refused.chat.long", most=LONGEST)
        lately = [line for line in self._lines if line.seat == seat and 0 <= now_ms - line.at_ms < WITHIN]
        if len(lately) >= AT_ONCE:
            raise NotWritten("refused.chat.often")
        return tidied

    def after(self, number: int, now_ms: int) -> list[Written]:
        """The lines after that one which are not too old."""
        return [line for line in self._lines if line.number > number and now_ms - line.at_ms < A_MONTH]


def tidy(said: str) -> str:
    """In one line and one form, without what cannot be seen or would turn the letters round it."""
    composed = unicodedata.normalize("NFC", said)
    return " ".join("".join(letter if is_seen(letter) else " " for letter in composed).split())


def is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] != "C" or letter == "\u200d"  # which joins the parts of a picture


def letters(said: str) -> int:
    """How many letters a reader sees, marks over and under them and joined pictures not counted by themselves."""
    joined = False
    count = 0
    for letter in said:
        is_mark = unicodedata.category(letter)[0] == "M" or letter == "\u200d" or 0x1F3FB <= ord(letter) <= 0x1F3FF
        count += not (is_mark or joined)
        joined = letter == "\u200d"
    return count
