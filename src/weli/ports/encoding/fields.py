"""Observations as rows of marks: one field after the other, each mark 0 or 1.

A field's shape names what is counted: `seats` and `sides` (the observer's own first, then in order of turn), `places` (cards in a full
hand), `cards`, `figures` and so on. The layout of a game has its fields in a list, and puts their marks in the order of that list.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64, mypyc_attr

from weli.core.deal import Deal
from weli.ports.encoding.marks import Marks


@final
class Field:
    """One fact of a view. `needs` is empty, or what a rule set must have for the field to be there."""

    def __init__(self, name: str, meaning: str, *shape: str | int, needs: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self.shape = shape or (1,)
        self.needs = needs

    def shape_in(self, sizes: Mapping[str, int]) -> tuple[int, ...]:
        """Its shape in numbers."""
        return tuple([sizes[one] if isinstance(one, str) else one for one in self.shape])


@final
@dataclass(frozen=True)
class Place:
    """Where a field lies in the array of a rule set: `array[start:stop].reshape(shape)`."""

    field: Field
    start: int
    stop: int
    shape: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The fields that a rule set has, one after the other. `size` is the length of the array, `description` has the names and shapes."""

    def __init__(self, fields: Sequence[Field], sizes: Mapping[str, int]) -> None:
        self.places: list[Place] = []
        start = 0
        for field in fields:
            shape = field.shape_in(sizes)
            stop = start + math.prod(shape)
            self.places.append(Place(field, start, stop, shape))
            start = stop
        self.size = start
        self.description = "\n".join([f"{place.field.name} {place.shape}" for place in self.places])

    def put(self, view: Deal, seat: i64, marks: Marks) -> None:
        """Puts the marks of a view, those of one field after those of the other."""
        raise NotImplementedError
