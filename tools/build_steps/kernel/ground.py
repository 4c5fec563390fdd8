"""What every part of a translated function stands on: names for what it needs on the way, and values put where they belong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from kernel.kinds import (
    NUMBER,
    SMALL,
    WORD,
    Fixed,
    Kind,
    Nothing,
    Pair,
    Record,
    Row,
    Unreadable,
    is_scalar,
)
from kernel.translation import Effects, Given, Translation, number
from kernel.values import NONE, Value, truth

if TYPE_CHECKING:
    from mypy.nodes import Expression, FuncDef, Var


class Ground:
    """One function while it is translated."""

    to: Translation
    node: FuncDef
    module: str
    line: int
    effects: Effects  #: what is found of its effects now
    before: Effects  #: what was found when everything was last gone through
    declared: list[str]
    made: int

    # Told further on.

    def e(self, node: Expression, wanted: Kind | None = None) -> Value:
        """What an expression comes to; `wanted` is the kind of the place where it is put, where that is known."""
        raise NotImplementedError

    def name(self, variable: Var) -> Value:
        """What a local is now."""
        raise NotImplementedError

    def bind(self, variable: Var, value: Value) -> str:
        """Gives a local something to be."""
        raise NotImplementedError

    def assign(self, left: Expression, value: Value) -> str:
        """Puts a value where the source says."""
        raise NotImplementedError

    def changes(self, value: Value) -> None:
        """Something is changed in there."""
        raise NotImplementedError

    def takes_away(self, where: Iterable[str]) -> None:
        """Something else is put there."""
        raise NotImplementedError

    def is_hazard(self, value: Value, *, here: bool = False) -> bool:
        """Whether something else may be put where this lies, while it is still needed; `here`: on this line as well."""
        raise NotImplementedError

    def call_function(self, function: FuncDef, before: list[Value], given: Given) -> Value:
        """A call of a function of the source; `before` is what the method is of."""
        raise NotImplementedError

    # Small things.

    def place(self) -> int:
        """Where the source stands now, for whoever fails there."""
        return self.to.place(self.module, self.line)

    def unreadable(self, what: str) -> Unreadable:
        return Unreadable(f"{self.node.fullname}, line {self.line}: {what}")

    def room(self, kind: Kind) -> str:
        """A new name for a value of that kind; of a row or a record the room itself."""
        self.made += 1
        name = f"t{self.made}"
        self.declared.append(f"{kind.held} {name};" if is_scalar(kind) else f"{kind.held} {name}_room;")
        if not is_scalar(kind):
            self.to.used(kind)
            self.declared.append(f"{kind.seen} const {name} = ({kind.seen})&{name}_room;")
        return name

    def room_for(self, value: Value) -> str:
        """A new name for where a value lies."""
        self.made += 1
        name = f"t{self.made}"
        self.declared.append(f"{value.kind.seen} {name};")
        return name

    def fresh(self, kind: Kind, filling: Callable[[str], str]) -> Value:
        """A row or a record that is made here."""
        name = self.room(kind)
        return Value(kind, f"({{ {filling(name)} {name}; }})", made=True, lasting=False, fill=filling)

    def as_scalar(self, value: Value) -> str:
        if not is_scalar(value.kind) and value.known is not None:
            raise self.unreadable(f"{value.kind} as a number")
        return value.code if value.known is not None else "NOTHING"

    def as_truth(self, value: Value) -> str:
        if value.is_known and not isinstance(value.kind, Row):
            return "1" if value.known else "0"
        if isinstance(value.kind, Row):
            at = self.room_for(value)
            return f"({at} = {value.code}, {at} && {at}->n)"
        return f"({value.code})"

    def seen_as(self, kind: Kind, value: Value) -> str:
        """Where a value lies, for whoever expects one of that kind; a row may have other room, as long as its elements do not."""
        if not isinstance(kind, Row) or not isinstance(value.kind, Row) or kind == value.kind:
            return value.code
        if kind.element != value.kind.element:
            raise self.unreadable(f"{value.kind.name} where {kind.name} is expected")
        return f"(({kind.seen})({value.code}))"

    def put(self, place: str, kind: Kind, value: Value, seen: str = "") -> str:
        """Puts a value where something of that kind lies."""
        if value.known is None:
            return f"{place} = NOTHING;" if is_scalar(kind) else "" if seen else f"memset(&{place}, 0, sizeof {place});"
        if is_scalar(kind):
            code = self.as_scalar(value)
            return f"{place} = SMALL({code}, {self.place()});" if kind == SMALL else f"{place} = {code};"
        if isinstance(kind, Fixed):
            return f"{place} = {value.code};"
        if isinstance(kind, (Record, Pair)):
            return f"{place} = *({value.code});"
        assert isinstance(kind, Row)
        return self.put_row(seen or f"(&{place})", kind, value)

    def put_row(self, to: str, kind: Row, value: Value) -> str:
        if not isinstance(value.kind, Row):
            raise self.unreadable(f"{value.kind} in place of a row")
        if value.kind.element == kind.element:
            return f"PUT_ROW({to}, {value.code}, {kind.room}, {self.place()});"
        at, k = self.room_for(value), self.room(NUMBER)
        each = self.put(f"({to})->v[{k}]", kind.element, self.element(value, f"{at}", k))
        return (
            f"{at} = {value.code}; for ({k} = 0; {k} < {at}->n; {k}++) {{ ROOM({k}, {kind.room}, {self.place()}); {each} }} "
            f"({to})->n = {at}->n;"
        )

    def element(self, row: Value, at: str, place: str) -> Value:
        """What lies at a place of a row."""
        assert isinstance(row.kind, Row)
        kind = row.kind.element
        if is_scalar(kind):
            return Value(NUMBER, f"{at}->v[{place}]")
        code = f"{at}->v[{place}]" if isinstance(kind, Fixed) else f"(({kind.seen})&{at}->v[{place}])"
        return row.part(kind, code)

    def constant(self, known: Any) -> Value:
        """A value that Python has made already."""
        if known is None:
            return NONE
        if isinstance(known, bool):
            return truth(known)
        if isinstance(known, int):
            return Value(NUMBER, number(known), known)
        if isinstance(known, str):
            return Value(WORD, number(self.to.word(known)), known)
        if isinstance(known, dict):
            return Value(Nothing(), "", known)
        try:
            code, kind = self.to.table(known)
        except (Unreadable, TypeError):
            return Value(Nothing(), "", known)
        return Value(kind, code, known)

    def own(self, kind: Row) -> Row:
        """The kind of a row that is made here of the same elements, with the room it usually has."""
        usual = self.to.ROOM_OF_VEC if kind.element == NUMBER else self.to.ROOM_OF_LIST
        return Row(kind.element, max(kind.room, usual if is_scalar(kind.element) else self.to.ROOM_OF_RECORDS))
