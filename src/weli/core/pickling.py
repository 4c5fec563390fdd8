"""What travels to other processes, and is copied: frozen values, rows of numbers, and what has been begun."""

import copyreg
from dataclasses import fields, is_dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Portable:
    """The base of what may be sent to another process, where it is made anew from what it was made of.

    That is a dataclass, or a class that keeps what it is given under the names it is given it by. Compiled, pickling could not make it
    otherwise: a frozen class lets nobody fill in its fields, and one with an `__init__` comes about by that alone.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        made: Any = self
        names = [one.name for one in fields(made) if one.init] if is_dataclass(made) else held_by(made)
        return _made_again, (type(self), {name: getattr(self, name) for name in names})


@mypyc_attr(allow_interpreted_subclasses=True)
class Copied:
    """The base of what has a `copy()`, which goes on by itself: `copy.copy` makes the same, instead of one that shares half of it.

    It travels as it stands; that of a plain class on a compiled one would otherwise leave half of it behind.
    """

    def __copy__(self) -> Any:
        made: Any = self
        return made.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return as_it_stands(self)


def as_it_stands(made: Any, *given: Any) -> tuple[Any, ...]:
    """How to pickle what is made of these things and has changed since: it is made of them again, and all that it holds is filled in."""
    return type(made), given, {name: getattr(made, name) for name in held_by(made) if hasattr(made, name)}


def held_by(value: object) -> list[str]:
    """The names under which an object of either form, plain or compiled, or plain on a compiled base, holds something.

    Those declared for its class are among them.
    """
    kind: Any = type(value)
    names = {
        *getattr(kind, "__mypyc_attrs__", ()),
        *getattr(value, "__dict__", ()),
        *getattr(kind, "__annotations__", ()),
    }
    return sorted(name for name in names if not name.startswith("__"))


def _made_again(kind: Any, given: dict[str, Any]) -> Any:
    return kind(**given)


# A row cannot be pickled, nor copied in depth, unless Python is told how.
def _row_again(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _row_as_made(row: Any) -> tuple[Any, ...]:
    return _row_again, (list(row),)


copyreg.pickle(type(vec[i64]([])), _row_as_made)
