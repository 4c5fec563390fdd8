"""What travels to other processes: frozen values, and rows of numbers."""

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
