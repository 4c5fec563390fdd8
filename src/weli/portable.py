"""Frozen values that travel to other processes."""

from dataclasses import fields
from typing import Any, cast


class Portable:
    """The base of a frozen dataclass that may be sent to another process, where it is made anew from what it was made of.

    Compiled, a frozen class lets nobody fill in its fields, as pickling would otherwise do.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        given = {one.name: getattr(self, one.name) for one in fields(cast("Any", self)) if one.init}
        return _made_again, (type(self), given)


def _made_again(kind: Any, given: dict[str, Any]) -> Any:
    return kind(**given)
