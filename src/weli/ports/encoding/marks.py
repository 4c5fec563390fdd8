"""Marks, each 0 or 1, in rows of numbers that are written again and again: no object is made for a mark, nor for a row."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.pickling import as_it_stands

TOGETHER: Final = 16
"""So many marks are written as one number, the first of them its lowest bit."""

MOST: Final = 48
"""So many marks can be put at once."""

_WAITING: Final = MOST + TOGETHER - 1
"""No more of them wait to be written, so that they fit into a machine word."""

UP_TO: Final[vec[i64]] = vec[i64]([2**number - 1 for number in range(MOST + 1)])
ONE: Final[vec[i64]] = vec[i64]([2**place for place in range(MOST)])


@final
class Marks:
    """Rows of so many marks.

    A row is written from its first mark to its last: `begin`, then whatever is put there, then `end`. Or it is wiped, and marks are set in
    any order. `packed` are its numbers, one row after the other, each `stride` long.
    """

    packed: vec[i64]
    stride: i64

    def __init__(self, rows: i64, length: i64) -> None:
        self.stride = (length + TOGETHER - 1) // TOGETHER
        self.packed = vec[i64]([0 for place in range(rows * self.stride)])
        self._at: i64 = 0
        self._pending: i64 = 0  # marks that wait to be written
        self._count: i64 = 0  # how many these are

    def __reduce__(self) -> tuple[Any, ...]:
        return as_it_stands(self, 0, 0)

    def begin(self, row: i64) -> None:
        """What is put from now on stands in that row, from its first mark on."""
        self._at = row * self.stride
        self._pending = 0
        self._count = 0

    def put(self, marks: i64, width: i64) -> None:
        """So many marks, given as the bits of a number, the lowest first."""
        if self._count + width > _WAITING:
            self._write()
        self._pending |= marks << self._count
        self._count += width

    def _write(self) -> None:
        """Writes what fills whole numbers."""
        pending = self._pending
        count = self._count
        at = self._at
        packed = self.packed
        while count >= TOGETHER:
            packed[at] = pending & 0xFFFF
            pending >>= TOGETHER
            count -= TOGETHER
            at += 1
        self._pending = pending
        self._count = count
        self._at = at

    def end(self) -> None:
        """The row is complete."""
        self._write()
        if self._count:
            self.packed[self._at] = self._pending

    def skip(self, width: i64) -> None:
        """So many marks that are not set."""
        rest = width
        while rest > MOST:
            self.put(0, MOST)
            rest -= MOST
        self.put(0, rest)

    def say(self, is_so: bool) -> None:
        """One mark."""
        self.put(1 if is_so else 0, 1)

    def one_of(self, number: i64, width: i64) -> None:
        """One of several, or none of them where the number is negative."""
        self.put(ONE[number] if number >= 0 else 0, width)

    def count_up(self, number: i64, most: i64) -> None:
        """A number as a thermometer: so many marks, and no more than there is room for."""
        length = min(number, most)
        self.put(UP_TO[length] if length > 0 else 0, most)

    def wipe(self, row: i64) -> None:
        """No mark of that row is set any more."""
        packed = self.packed
        start = row * self.stride
        for at in range(start, start + self.stride):
            packed[at] = 0

    def set(self, row: i64, place: i64) -> None:
        """Sets one mark of a row that was wiped."""
        at = row * self.stride + place // TOGETHER
        self.packed[at] |= ONE[place % TOGETHER]

    def is_set(self, row: i64, place: i64) -> bool:
        """Whether that mark of a row is set."""
        at = row * self.stride + place // TOGETHER
        return self.packed[at] & ONE[place % TOGETHER] != 0
