"""What the C of one game is made of: records and their fields, words, tables, and the functions that have been asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from mypy.nodes import Expression, FuncDef, SymbolNode, TypeInfo, Var
from mypy.types import CallableType, Instance, LiteralType, NoneType, TupleType, Type, UnionType

from kernel.kinds import (
    NOTHING,
    NUMBER,
    SMALL,
    WORD,
    Fixed,
    Kind,
    Number,
    Pair,
    Record,
    Row,
    Unreadable,
    Word,
    is_scalar,
)
from kernel.program import Program, function_in, is_property, plain

Given = list[tuple[str | None, Expression]]
"""What a call gives: the name that it says, if any, and the value."""

ROWS = ("builtins.list", "builtins.tuple", "typing.Sequence", "typing.Iterable", "typing.Iterator", "builtins.set")
NUMBERS = ("builtins.int", "builtins.bool", "mypy_extensions.i64")


@dataclass(frozen=True)
class Game:
    """One game to translate, or several that share their engine: where it begins, and what is known of it beforehand."""

    names: tuple[str, ...]
    concrete: dict[
        str, str
    ]  #: by a base class the one class of this game that stands for it; by a function another one
    fixed: tuple[str, ...]  #: classes, beside frozen dataclasses, whose objects never change
    constant: dict[str, int | None]  #: attributes and names that are otherwise in the kernel, and always the same
    answered: tuple[str, ...]  #: properties of what never changes, which Python answers beforehand
    small: tuple[str, ...]  #: attributes that fit into 16 bits, and classes all of whose numbers do
    rooms: dict[str, int]  #: by `Class.attribute` how many elements there can be at most
    entries: tuple[str, ...]  #: the functions asked for from outside
    own: str = "weli."  #: how the names of its own classes begin
    side_by_side: tuple[str, ...] = ()  #: methods with one number to take, asked for of many records at once
    types: dict[str, tuple[str, ...]] = field(
        default_factory=dict
    )  #: classes that Python has objects of, with the methods it calls


@dataclass
class Effects:
    """What a function does besides answering, as far as whoever calls it has to know."""

    assigns: set[str] = field(default_factory=set)  #: attributes that it puts something else into
    events: set[tuple[str, int]] = field(default_factory=set)  #: the same, each with the line where it happens
    mutates: set[int] = field(default_factory=set)  #: parameters in which it changes something
    calls: set[str] = field(default_factory=set)
    made: bool = False  #: whether what it gives back is made by it, and not a part of what it was given
    origins: set[str] = field(default_factory=set)  #: the attributes that what it gives back lies in
    of: set[int] = field(default_factory=set)  #: the parameters that what it gives back is a part of
    copied: set[str] = field(default_factory=set)  #: locals that have room of their own
    saved: set[str] = field(default_factory=set)  #: those among them that would otherwise lie in what is taken away


class Translation:
    """The C of one game, as it grows."""

    ROOM_OF_LIST = 64
    ROOM_OF_VEC = 64
    ROOM_OF_RECORDS = 24

    def __init__(self, program: Program, game: Game) -> None:
        self.program = program
        self.game = game
        self.records: dict[str, dict[str, Kind]] = {}
        self.classes: dict[str, TypeInfo] = {}
        self.words: dict[str, int] = {}
        self.tables: dict[tuple[str, str], str] = {}
        self.functions: dict[str, str] = {}
        self.prototypes: dict[str, str] = {}
        self.effects: dict[str, Effects] = {}
        self.before: dict[str, Effects] = {}
        self.asked: list[tuple[str, FuncDef]] = []
        self.answers: dict[str, str] = {}
        self.said: set[tuple[str, str]] = set()  #: attributes that are words, or rows of words
        self.kinds_used: dict[str, Kind] = {}
        self.places: dict[str, int] = {}
        self.modules: set[str] = set()
        self.things: dict[str, tuple[str, Any]] = {}
        #: of each function what it takes, what it answers, and whether it is told where to put that
        self.signatures: dict[str, tuple[tuple[Kind, ...], Kind, bool]] = {}

    # Kinds.

    def kind_of(self, given: Type | None, place: str = "") -> Kind:
        """What a value of that type is; `place`, as `Class.attribute`, is where it lies."""
        if given is None:
            raise Unreadable("no type is known")
        found = plain(given)
        if isinstance(found, LiteralType):
            found = found.fallback
        if isinstance(found, NoneType):
            return NOTHING
        if isinstance(found, UnionType):
            return self._kind_of_either([one for one in found.items if not isinstance(plain(one), NoneType)], place)
        if isinstance(found, TupleType):
            return self.used(Pair(tuple(self.kind_of(one) for one in found.items)))
        if isinstance(found, Instance):
            return self._kind_of_instance(found, place)
        raise Unreadable(f"a value of type {found}")

    def _kind_of_either(self, items: Sequence[Type], place: str) -> Kind:
        kinds = {self.kind_of(one, place) for one in items}
        if len(kinds) != 1:
            raise Unreadable(f"a value that is either of {', '.join(map(str, items))}")
        return kinds.pop()

    def _kind_of_instance(self, found: Instance, place: str) -> Kind:
        name = found.type.fullname
        if name in NUMBERS:
            return NUMBER
        if name == "builtins.str":
            return WORD
        if name in ROWS or name.endswith(".vec"):
            return self._row_of(found.args[0], place, wide=name.endswith(".vec"))
        if self.is_own(name) or name in self.game.concrete:
            return self.record(found.type)
        raise Unreadable(f"a value of type {found}")

    def _row_of(self, element: Type, place: str, *, wide: bool) -> Kind:
        inner = self.kind_of(element, place + "[]" if place else "")
        if isinstance(inner, Word):
            inner = SMALL
        if isinstance(inner, Number):
            inner = NUMBER if wide else SMALL
        usual = self.ROOM_OF_VEC if wide else self.ROOM_OF_LIST if is_scalar(inner) else self.ROOM_OF_RECORDS
        return self.used(Row(inner, self.game.rooms.get(place, usual)))

    def used(self, kind: Kind) -> Kind:
        """A kind that the file has to describe."""
        if isinstance(kind, (Row, Pair)):
            self.kinds_used[kind.name] = kind
        return kind

    def place(self, module: str, line: int) -> int:
        """A line of the source, by the number that whoever fails there leaves behind."""
        return self.places.setdefault(f"{module}:{line}", len(self.places) + 1)

    def record(self, info: TypeInfo) -> Record:
        """The record of a class; which attributes it has is found out as they are used."""
        meant = self.meant(info)
        self.records.setdefault(meant.name, {})
        self.classes[meant.name] = meant
        self.modules |= {base.module_name for base in meant.mro if self.is_own(base.fullname)}
        frozen = meant.metadata.get("dataclass", {}).get("frozen", False)
        return Fixed(meant.name) if frozen or meant.fullname in self.game.fixed else Record(meant.name)

    def field_kind(self, record: str, name: str) -> Kind:
        """The kind of an attribute, which the record has from now on."""
        fields = self.records[record]
        if name not in fields:
            base, node = self.program.member(self.classes[record], name)
            place = f"{base.name}.{name}"
            declared = self._type_of(base, node, name)
            kind = self.kind_of(declared, place)
            if is_said(declared):
                self.said.add((record, name))
            small = place in self.game.small or (base.name in self.game.small and is_scalar(kind))
            fields[name] = narrow(kind) if small else kind
        return fields[name]

    @staticmethod
    def _type_of(base: TypeInfo, node: SymbolNode, name: str) -> Type | None:
        if isinstance(node, Var):
            return node.type
        asked = function_in(node).type if is_property(node) else None
        if isinstance(asked, CallableType):
            return asked.ret_type
        raise Unreadable(f"{base.name}.{name} is no attribute")

    def answer_kind(self, record: str, name: str, kind: Kind) -> Kind:
        """The answer of a function that answers each rule set once lies beside what the rule set holds."""
        return self.records[record].setdefault(name, kind)

    def is_own(self, full_name: str) -> bool:
        """Whether it is the engine's, and not Python's."""
        return full_name.startswith(self.game.own)

    def meant(self, info: TypeInfo) -> TypeInfo:
        """The class whose objects stand where this one is named."""
        other = self.game.concrete.get(info.fullname)
        return self.program.info(other) if other else info

    # Words and tables.

    def word(self, text: str) -> int:
        return self.words.setdefault(text, len(self.words) + 1)

    def literal(self, value: Any, kind: Kind) -> str:
        """A value that is known, as C has it in a table."""
        if value is None:
            return "NOTHING"
        if isinstance(value, str):
            return str(self.word(value))
        if isinstance(kind, Row):
            value = list(value)
            inner = ",".join(self.literal(one, kind.element) for one in value)
            return f"{{{len(value)},{{{inner}}}}}"
        if isinstance(kind, Pair):
            return "{" + ",".join(self.literal(one, part) for one, part in zip(value, kind.parts, strict=True)) + "}"
        if isinstance(kind, Number):
            return number(int(value))
        raise Unreadable(f"the value {value!r}")

    def table(self, value: Iterable[Any]) -> tuple[str, Row]:
        """A row that never changes, and what it is."""
        kind = self._kind_of_value(list(value) if not isinstance(value, (tuple, list)) else value, self._is_wide(value))
        if not isinstance(kind, Row):
            raise Unreadable(f"the value {value!r}")
        text = self.literal(list(value), kind)
        self.used(kind)
        key = (kind.name, text)
        if key not in self.tables:
            self.tables[key] = f"table_{len(self.tables)}"
        return f"(({kind.seen})&{self.tables[key]})", kind

    @staticmethod
    def _is_wide(value: Any) -> bool:
        return not isinstance(value, (list, tuple, set, frozenset, range))

    def _kind_of_value(self, value: Any, wide: bool) -> Kind:
        if isinstance(value, (bool, int)):
            return NUMBER
        if isinstance(value, str):
            return WORD
        elements = list(value)
        if not elements or isinstance(elements[0], (int, str, type(None))):
            small = not wide and all(isinstance(one, (str, type(None))) or abs(int(one)) < 2**15 for one in elements)
            return Row(SMALL if small else NUMBER, max(len(elements), 1))
        return Row(
            reduce(with_room_for_both, [self._kind_of_value(one, self._is_wide(one)) for one in elements]),
            len(elements),
        )

    def thing(self, full_name: str, info: TypeInfo, value: Any) -> tuple[Record, str]:
        """An object that a module makes once and nobody changes; what is used of it stands in the file."""
        kind = self.record(info)
        self.things[full_name] = (kind.name, value)
        return kind, f"(&{c_name(full_name)})"

    # Functions.

    @staticmethod
    def module_of(function: FuncDef) -> str:
        owner = function.info.fullname if function.info else function.fullname
        return owner.rpartition(".")[0]

    def asked_for(self, function: FuncDef) -> str:
        """The name of a function in C; it is translated in its turn."""
        name = function.fullname
        self.modules.add(self.module_of(function))
        if name not in self.effects:
            self.effects[name] = Effects()
            self.asked.append((name, function))
        return c_name(name)

    def known(self, name: str) -> Effects:
        """What a function was found to do when everything was last gone through."""
        return self.before.get(name, Effects())

    def meant_by(self, function: FuncDef) -> FuncDef:
        """What is done where this function is called."""
        other = self.game.concrete.get(function.fullname)
        if other is None:
            return function
        owner, _, name = other.rpartition(".")
        return self.method(self.program.info(owner), name)[1]

    def method(self, info: TypeInfo, name: str, after: TypeInfo | None = None) -> tuple[TypeInfo, FuncDef]:
        base, node = self.program.member(self.meant(info), name, after)
        return base, function_in(node)


def with_room_for_both(one: Kind, other: Kind) -> Kind:
    """The kind of rows among which there are shorter and longer ones."""
    if not (isinstance(one, Row) and isinstance(other, Row)):
        return one
    if is_scalar(one.element) or is_scalar(other.element):
        wider = one.element if one.element == other.element or not is_scalar(other.element) else NUMBER
        wider = other.element if is_scalar(one.element) and not is_scalar(other.element) else wider
        return Row(wider, max(one.room, other.room))
    return Row(with_room_for_both(one.element, other.element), max(one.room, other.room))


def with_what_they_call(effects: dict[str, Effects]) -> dict[str, Effects]:
    """The same with what is assigned further on."""
    changed = True
    while changed:
        changed = False
        for one in effects.values():
            for called in one.calls:
                further = effects[called].assigns - one.assigns if called in effects else set()
                if further:
                    one.assigns |= further
                    changed = True
    return effects


def is_said(declared: Type | None) -> bool:
    """Whether values of that type are words, or rows of them."""
    found = None if declared is None else plain(declared)
    if isinstance(found, UnionType):
        return any(is_said(one) for one in found.items)
    if isinstance(found, Instance):
        return found.type.fullname == "builtins.str" or (found.type.fullname in ROWS and is_said(found.args[0]))
    return False


def narrow(kind: Kind) -> Kind:
    """The same in 16 bits."""
    if isinstance(kind, Row):
        return Row(narrow(kind.element), kind.room)
    return SMALL if isinstance(kind, (Number, Word)) else kind


def c_name(full_name: str) -> str:
    return full_name.removeprefix("weli.").replace(".", "_")


def number(value: int) -> str:
    return f"{value}LL" if value >= 0 else f"({value}LL)"
