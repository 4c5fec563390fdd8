"""How the kernel's records lie in memory, and objects of the engine put there."""

import ctypes
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any, Final

NOTHING: Final = -(2**63)
"""Stands for nothing in place of a number."""

Kind = list[Any]
"""What a value is, as the layout says it: `number` and how it is stored, `word`, `row` of what with how much room, `pair`, or a record."""


class Memory:
    """The records of one kernel, by its layout.

    What never changes is put there once and kept as long as this is.
    """

    def __init__(self, layout: Mapping[str, Any]) -> None:
        self._records: dict[str, dict[str, Kind]] = layout["records"]
        self._fixed = frozenset(layout["fixed"])
        self._words: dict[str, int] = layout["words"]
        self._answers: dict[str, str] = layout["answers"]
        self._types: dict[str, Any] = {}
        self._kept: list[Any] = []

    def filled(self, name: str, value: object) -> Any:
        """A record of that class with what an object of Python's holds.

        Raises:
            ValueError: the kernel has not enough room for it.
        """
        made = self._record_type(name)()
        for attribute, kind in self._records[name].items():
            self._put(made, attribute, kind, self._asked(name, attribute, value), inside=name in self._fixed)
        return made

    def _asked(self, name: str, attribute: str, value: object) -> Any:
        """What an object holds under that name, or what a function says to it that answers each rule set once."""
        answers = self._answers.get(f"{name}.{attribute}")
        if answers is None:
            return getattr(value, attribute)
        module, _, function = answers.rpartition(".")
        return getattr(import_module(module), function)(value)

    def _put(self, made: Any, place: Any, kind: Kind, value: Any, *, inside: bool = False) -> None:
        """Puts a value under a name of a record, or at a place of a row."""
        put: Callable[..., None] = made.__setitem__ if isinstance(place, int) else lambda at, it: setattr(made, at, it)
        match kind:
            case ["number", *_] | ["word"]:
                put(place, self._number(value))
            case ["row", element, room, _]:
                self._fill_row(made[place] if isinstance(place, int) else getattr(made, place), element, room, value)
            case ["fixed", name] if not inside:
                lying = self.filled(name, value)
                self._kept.append(lying)
                put(place, ctypes.addressof(lying))
            case ["fixed" | "record", name]:
                put(place, self.filled(name, value))
            case _:
                raise ValueError(f"nothing of the kind {kind[0]} can be put into the kernel")

    def _fill_row(self, row: Any, element: Kind, room: int, values: Iterable[Any]) -> None:
        elements = list(values)
        if len(elements) > room:
            raise ValueError(f"the kernel has room for {room}, not for {len(elements)}")
        row.n = len(elements)
        for place, value in enumerate(elements):
            self._put(row.v, place, element, value)

    def _number(self, value: Any) -> int:
        if value is None:
            return NOTHING
        return self._words.get(value, 0) if isinstance(value, str) else int(value)

    def _record_type(self, name: str) -> Any:
        if name not in self._types:
            inside = name in self._fixed
            fields = [(each, self._type(kind, inside=inside)) for each, kind in self._records[name].items()]
            self._types[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
        return self._types[name]

    def _type(self, kind: Kind, *, inside: bool = False) -> Any:
        match kind:
            case ["number", "int16_t"]:
                return ctypes.c_int16
            case ["number", *_] | ["word"]:
                return ctypes.c_int64
            case ["fixed", _] if not inside:
                return ctypes.c_void_p
            case ["fixed" | "record", name]:
                return self._record_type(name)
            case ["row", element, room, wide]:
                length = ctypes.c_int64 if wide else ctypes.c_int32
                return self._structure(repr(kind), [("n", length), ("v", self._type(element) * room)])
            case ["pair", *parts]:
                return self._structure(
                    repr(kind), [(f"f{place}", self._type(part)) for place, part in enumerate(parts)]
                )
            case _:
                raise ValueError(f"the layout of the kernel names an unknown kind: {kind}")

    def _structure(self, name: str, fields: list[tuple[str, Any]]) -> Any:
        return self._types.setdefault(name, type("Lying", (ctypes.Structure,), {"_fields_": fields}))
