"""How the kernel's records lie in memory, and objects of the engine put there."""

import ctypes
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import is_dataclass, replace
from importlib import import_module
from operator import attrgetter
from typing import Any, Final

NOTHING: Final = -(2**63)
"""Stands for nothing in place of a number."""

_OFFSET_BITS: Final = 32
_IN_LIBRARY: Final = 2**62

Only = Mapping[str, Any]
"""Some attributes, each with those that are wanted of it; where none are named, all."""
EVERYTHING: Final[Only] = {}

Kind = list[Any]
"""What a value is, as the layout says it.

`number` or `word` and how it is stored, `row` of what with how much room, `pair` of what, or a record.
"""


class Memory:
    """The records of one kernel, by its layout.

    What never changes is put there once for all who hold it, and kept as long as this is.
    """

    def __init__(self, layout: Mapping[str, Any]) -> None:
        self._records: dict[str, dict[str, Kind]] = layout["records"]
        self._fixed = frozenset(layout["fixed"])
        self._words: dict[str, int] = layout["words"]
        self._texts = {number: text for text, number in self._words.items()}
        self._classes: dict[str, str] = layout["classes"]
        self._answers: dict[str, str] = layout["answers"]
        self._types: dict[str, Any] = {}
        self._getters: dict[str, attrgetter[Any]] = {}
        self._kept: dict[int, tuple[object, Any]] = {}  # by the object's identity: the object, and where it lies

    def filled(self, name: str, value: object) -> Any:
        """A record of that class with what an object of Python's holds; what it does not hold yet is left blank.

        Raises:
            ValueError: the kernel has not enough room for it.
        """
        made = self.record_type(name)()
        for attribute, kind in self._records[name].items():
            with suppress(AttributeError):
                self._put(made, attribute, kind, self._asked(name, attribute, value), inside=name in self._fixed)
        return made

    def renew(self, name: str, made: Any, value: object, before: object) -> None:
        """Makes a record that holds what another object does hold what this one does; what both share is left as it lies.

        Raises:
            ValueError: the kernel has not enough room for it.
        """
        held = zip(self._records[name].items(), self._held(name, value), self._held(name, before), strict=True)
        for (attribute, kind), now, then in held:
            if now is then or now is None:
                continue
            if then is None:
                self._put(made, attribute, kind, now)
            elif kind[0] == "record":
                self.renew(kind[1], getattr(made, attribute), now, then)
            elif kind[0] == "row":
                self._renew_row(made, attribute, kind, list(now), list(then))
            elif now != then:
                self._put(made, attribute, kind, now)

    def _renew_row(self, made: Any, attribute: str, kind: Kind, now: list[Any], then: list[Any]) -> None:
        if kind[1][0] == "record" and len(now) == len(then):
            row = getattr(made, attribute).v
            for place, (one, other) in enumerate(zip(now, then, strict=True)):
                if one is not other:
                    self.renew(kind[1][1], row[place], one, other)
        elif now != then:
            self._put(made, attribute, kind, now)

    def _held(self, name: str, value: object) -> tuple[Any, ...]:
        """What an object holds of all that a record of its class does; None for what it does not hold yet."""
        if name not in self._getters:
            self._getters[name] = attrgetter(
                *self._records[name], "__class__"
            )  # of two names at least it makes a tuple
        try:
            found: tuple[Any, ...] = self._getters[name](value)
        except AttributeError:
            return tuple(getattr(value, one, None) for one in self._records[name])
        return found[:-1]

    def taken(self, name: str, lying: Any, like: Any, only: Only = EVERYTHING) -> Any:
        """What a record holds, as an object of Python's, or only some of it; `like` is another of that class, for all else."""
        kinds = self._records[name]
        held = {
            attribute: self._python(
                kinds[attribute],
                getattr(lying, attribute),
                getattr(like, attribute, None),
                only.get(attribute, EVERYTHING),
            )
            for attribute in only or kinds
        }
        if is_dataclass(like) and not isinstance(like, type):
            return replace(like, **held)
        if like is None:
            return self._class(name)(**held)
        made = like.copy() if hasattr(like, "copy") else copy(like)
        for attribute, value in held.items():
            setattr(made, attribute, value)
        return made

    def _python(self, kind: Kind, lying: Any, like: Any, only: Only) -> Any:
        match kind:
            case ["word", _]:
                return self._texts.get(lying)
            case ["number", *_]:
                return None if lying == NOTHING else type(like)(lying) if isinstance(like, bool) else lying
            case ["row", element, _, _]:
                before = like or ()
                if element[0] == "number" and isinstance(like, list) and not (like and isinstance(like[0], bool)):
                    return lying.v[: lying.n]
                values = [
                    self._python(element, lying.v[place], before[place] if place < len(before) else None, only)
                    for place in range(lying.n)
                ]
                return values if isinstance(like, list) or like is None else type(like)(values)
            case ["record", name]:
                return self.taken(name, lying, like, only)
            case _:
                return like

    def _class(self, name: str) -> Any:
        module, _, last = self._classes[name].rpartition(".")
        return getattr(import_module(module), last)

    def told(self, address: int, library: int) -> int:
        """Where something lies that never changes, or a part of it, as a number for another process.

        That one has put the same things there in the same order; what every game has alike lies in the library, which begins here there.
        """
        if not address:
            return 0
        for number, (_, lying) in enumerate(self._kept.values(), 1):
            offset = address - int(ctypes.addressof(lying))
            if 0 <= offset < ctypes.sizeof(lying):
                return number << _OFFSET_BITS | offset
        return address - library + _IN_LIBRARY

    def found(self, told: int, library: int) -> int:
        """Where that lies here."""
        if not told:
            return 0
        if told >= _IN_LIBRARY // 2:
            return told - _IN_LIBRARY + library
        _, lying = list(self._kept.values())[(told >> _OFFSET_BITS) - 1]
        return int(ctypes.addressof(lying)) + (told & (1 << _OFFSET_BITS) - 1)

    def pointers(self, name: str) -> list[int]:
        """At which bytes of a record stands where something lies that never changes."""
        return list(self._pointers(["record", name], 0))

    def _pointers(self, kind: Kind, at: int) -> Iterator[int]:
        match kind:
            case ["fixed", _]:
                yield at
            case ["record", name]:
                record = self.record_type(name)
                for attribute, each in self._records[name].items():
                    yield from self._pointers(each, at + getattr(record, attribute).offset)
            case ["row", element, room, _]:
                row = self._type(kind)
                size = ctypes.sizeof(self._type(element))
                for place in range(room):
                    yield from self._pointers(element, at + row.v.offset + place * size)
            case _:
                return

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
            case ["number" | "word", *_]:
                put(place, self._number(value))
            case ["row", element, room, _]:
                self._fill_row(made[place] if isinstance(place, int) else getattr(made, place), element, room, value)
            case ["fixed", name] if not inside:
                if id(value) not in self._kept:
                    self._kept[id(value)] = value, self.filled(name, value)
                put(place, ctypes.addressof(self._kept[id(value)][1]))
            case ["fixed" | "record", name]:
                put(place, self.filled(name, value))
            case ["pair", *parts]:
                lying = made[place] if isinstance(place, int) else getattr(made, place)
                for number, (part, each) in enumerate(zip(parts, value, strict=True)):
                    self._put(lying, f"f{number}", part, each)
            case _:
                raise ValueError(f"nothing of the kind {kind[0]} can be put into the kernel")

    def _fill_row(self, row: Any, element: Kind, room: int, values: Iterable[Any]) -> None:
        elements = list(values)
        if len(elements) > room:
            raise ValueError(f"the kernel has room for {room}, not for {len(elements)}")
        row.n = len(elements)
        if element[0] == "number" and None not in elements:
            row.v[: len(elements)] = elements
            return
        for place, value in enumerate(elements):
            self._put(row.v, place, element, value)

    def _number(self, value: Any) -> int:
        if value is None:
            return NOTHING
        return self._words.get(value, 0) if isinstance(value, str) else int(value)

    def record_type(self, name: str) -> Any:
        """How a record of that class lies in memory."""
        if name not in self._types:
            inside = name in self._fixed
            fields = [(each, self._type(kind, inside=inside)) for each, kind in self._records[name].items()]
            self._types[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
        return self._types[name]

    def _type(self, kind: Kind, *, inside: bool = False) -> Any:
        match kind:
            case ["number" | "word", "int16_t"]:
                return ctypes.c_int16
            case ["number" | "word", *_]:
                return ctypes.c_int64
            case ["fixed", _] if not inside:
                return ctypes.c_void_p
            case ["fixed" | "record", name]:
                return self.record_type(name)
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
