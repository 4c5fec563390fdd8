"""What a value of the engine is in C: a number, a word, a row, a record, or one of the things that never change.

Everything that a deal holds lies in the deal itself, by value; only what never changes (rules, seating and what follows from them) lies
elsewhere and is pointed to. A row has a place for its length and room for so many elements; whoever only reads a row sees no room, so that
rows of one width are alike to every function.
"""

from __future__ import annotations

from dataclasses import dataclass


class Unreadable(Exception):
    """Something in the source that this step has no C for; its sentence names the place."""


@dataclass(frozen=True)
class Number:
    """A number of 64 bits; a truth is 0 or 1, and nothing in place of a number is `NOTHING`."""

    stored: str = "I"

    @property
    def held(self) -> str:
        return self.stored

    @property
    def seen(self) -> str:
        return "I"


@dataclass(frozen=True)
class Word:
    """One of the words that the source knows, as a number of its own."""

    held: str = "I"
    seen: str = "I"


@dataclass(frozen=True)
class Nothing:
    held: str = "void"
    seen: str = "void"


@dataclass(frozen=True)
class Record:
    """An object of a class, by value."""

    name: str

    @property
    def held(self) -> str:
        return f"struct {self.name}"

    @property
    def seen(self) -> str:
        return f"struct {self.name} *"


@dataclass(frozen=True)
class Fixed(Record):
    """An object that never changes: it is pointed to, but lies in place where what holds it never changes either."""


@dataclass(frozen=True)
class Pair:
    """A tuple of so many values, each of a kind of its own."""

    parts: tuple[Kind, ...]

    @property
    def name(self) -> str:
        return "Pair_" + "_".join(letters(part) for part in self.parts)

    @property
    def held(self) -> str:
        return f"struct {self.name}"

    @property
    def seen(self) -> str:
        return f"struct {self.name} *"


@dataclass(frozen=True)
class Row:
    """A list, a vec or a tuple of any length: elements of one kind, with room for so many."""

    element: Kind
    room: int

    @property
    def name(self) -> str:
        return f"Row_{letters(self.element)}_{self.room}"

    @property
    def held(self) -> str:
        return f"struct {self.name}"

    @property
    def seen(self) -> str:
        return "Row16 *" if self.element == SMALL else "Row64 *" if self.element == NUMBER else f"struct {self.name} *"


Kind = Number | Word | Nothing | Record | Fixed | Pair | Row

NUMBER = Number()
SMALL = Number("int16_t")
WORD = Word()
NOTHING = Nothing()
SCALARS = (Number, Word)


def letters(kind: Kind) -> str:
    """A kind as part of a name in C."""
    if isinstance(kind, Number):
        return "i" if kind == NUMBER else "s"
    return "w" if isinstance(kind, Word) else kind.name if not isinstance(kind, Nothing) else "none"


def is_scalar(kind: Kind) -> bool:
    return isinstance(kind, SCALARS)
