"""What an expression comes to while a function is translated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kernel.kinds import NOTHING, NUMBER, WORD, Kind

UNKNOWN: Final = object()


@dataclass(frozen=True)
class Value:
    """A value: of a scalar its C is the number, of anything else where it lies.

    What is not `made` here is part of something: `origins` are the attributes and locals that it lies in, `of` the parameters. Whoever puts
    something else into one of the first takes it away from under it. What is not `lasting` goes when the function is left.
    """

    kind: Kind
    code: str = ""
    known: Any = UNKNOWN
    made: bool = False
    lasting: bool = True
    origins: frozenset[str] = frozenset()
    of: frozenset[int] = frozenset()
    local: str = ""  #: the local that it is, or a part of
    fill: Callable[[str], str] | None = field(default=None, compare=False)  #: makes it where a name points to

    @property
    def is_known(self) -> bool:
        return self.known is not UNKNOWN

    def part(self, kind: Kind, code: str, *origins: str) -> Value:
        """Something that lies in it."""
        return replace(
            self, kind=kind, code=code, known=UNKNOWN, made=False, fill=None, origins=self.origins | {*origins}
        )


NONE: Final = Value(NOTHING, "", None)


def truth(value: bool) -> Value:
    return Value(NUMBER, "1" if value else "0", value)


def word(code: str, text: str) -> Value:
    return Value(WORD, code, text)
