"""What travels to other processes: frozen values, and rows of numbers."""

import copyreg
from dataclasses import fields
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64


class Portable:
    """The base of a frozen dataclass that may be sent to another process, where it is made anew from what it was made of.

    Compiled, a frozen class lets nobody fill in its fields, as pickling would otherwise do.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        given = {one.name: getattr(self, one.name) for one in fields(cast("Any", self)) if one.init}
        return _made_again, (type(self), given)


def _made_again(kind: Any, given: dict[str, Any]) -> Any:
    return kind(**given)


# A row cannot be pickled, nor copied in depth, unless Python is told how.
def _row_again(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _row_as_made(row: Any) -> tuple[Any, ...]:
    return _row_again, (list(row),)


copyreg.pickle(type(vec[i64]([])), _row_as_made)
