"""Observations as arrays: a row of fields, one byte for each mark, every byte 0 or 1.

A field is a function that sets its marks; its docstring is what the documentation says of it. Its shape names what is counted: `seats` and
`sides` (the observer's own first, then in order of turn), `places` (cards in a full hand), `cards`, `figures` and so on.
"""

import hashlib
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

Marks = bytearray | memoryview
Write = Callable[[Any, int, Marks, int], None]
"""Sets the marks of a field for a view and its seat, from a place on; all of them are 0 before."""

_ONES: Final = bytes([1]) * 256


@dataclass(frozen=True)
class Field:
    """One fact of a view. `needs` is empty, or what a rule set must have for the field to be there."""

    write: Write
    shape: tuple[str | int, ...] = (1,)
    needs: str = ""

    @property
    def name(self) -> str:
        return self.write.__name__

    @property
    def meaning(self) -> str:
        return " ".join((self.write.__doc__ or "").split())

    def length(self, sizes: Mapping[str, int]) -> int:
        return math.prod(sizes[one] if isinstance(one, str) else one for one in self.shape)


@dataclass(frozen=True)
class Place:
    """Where a field lies in the array of a rule set: `array[start:stop].reshape(shape)`."""

    field: Field
    start: int
    stop: int
    shape: tuple[int, ...]


class Layout:
    """The fields that a rule set has, one after the other. `size` is the length of the array, `version` a hash of names and shapes."""

    def __init__(self, fields: tuple[Field, ...], sizes: Mapping[str, int], has: frozenset[str]) -> None:
        self.places: list[Place] = []
        start = 0
        for field in fields:
            if field.needs and field.needs not in has:
                continue
            stop = start + field.length(sizes)
            shape = tuple(sizes[one] if isinstance(one, str) else one for one in field.shape)
            self.places.append(Place(field, start, stop, shape))
            start = stop
        self.size = start
        described = "\n".join(f"{place.field.name} {place.shape}" for place in self.places)
        self.version = hashlib.sha256(described.encode()).hexdigest()[:8]
        self._writes = [(place.field.write, place.start) for place in self.places]

    def write(self, view: Any, seat: int, marks: Marks) -> None:
        """Sets the marks of a view in an array of zeros."""
        for write, start in self._writes:
            write(view, seat, marks, start)


def count_up(marks: Marks, at: int, number: int, most: int) -> None:
    """A number as a thermometer: so many marks, and no more than there is room for."""
    length = min(number, most)
    if length > 0:
        marks[at : at + length] = _ONES[:length]


def mark_set(marks: Marks, at: int, members: int) -> None:
    """A bit set, each member at its own place."""
    rest = members
    while rest:
        low = rest & -rest
        marks[at + low.bit_length() - 1] = 1
        rest ^= low


def mark_one(marks: Marks, at: int, number: int) -> None:
    """One of several, or nothing where the number is negative."""
    if number >= 0:
        marks[at + number] = 1
