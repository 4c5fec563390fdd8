"""The locals of a function: what each lies in, and whether it may go on lying there.

A local of Python is a name for an object; here it points to where the object lies. If something else is put there while the local is still
needed, the local is given a copy of its own beforehand.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kernel.calls import Calls
from kernel.kinds import Fixed, Kind, Nothing, is_scalar
from kernel.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mypy.nodes import Var


class Names(Calls):
    """What a function calls by names of its own."""

    locals: dict[Var, str]
    kinds: dict[Var, Kind]
    params: dict[Var, int]
    bound: dict[str, list[Value]]
    loops: list[tuple[int, int]]
    answer: Var | None  #: the local that is given back wherever anything is
    answers_in_place: bool
    returned: Kind

    def bind(self, variable: Var, value: Value) -> str:
        """Gives a local something to be."""
        kind = self.kinds.get(variable)
        if kind is None:
            kind = value.kind if not isinstance(value.kind, Nothing) else self.to.kind_of(variable.type)
            self.kinds[variable] = kind
            self.locals[variable] = self._declare(variable, kind)
        name = self.locals[variable]
        if is_scalar(kind):
            return f"{name} = {self.as_scalar(value)};"
        if isinstance(kind, Fixed):
            return f"{name} = {value.code or 0};"
        if value.known is None:
            return f"{name} = 0;"
        self.takes_away({self.mark(name)})
        if value.made:
            self.effects.copied.add(name)
        elif self.is_hazard(value):
            self.effects.copied.add(name)
            self.effects.saved.add(name)
        if name in self.before.copied or (variable in self.params and name in self.effects.copied):
            if variable in self.params:
                return f"{self.put_into(name, kind, value)}"
            if value.fill and value.kind == kind and not re.search(rf"\b{name}\b", value.code):
                return f"{name} = ({kind.seen})&{name}_room; {value.fill(name)}"
            return f"{name} = ({kind.seen})&{name}_room; {self.put(f'{name}_room', kind, value)}"
        self.bound.setdefault(name, []).append(value)
        return f"{name} = {value.code};"

    def put_into(self, name: str, kind: Kind, value: Value) -> str:
        """A parameter that is made to be something else gets room of its own."""
        room = f"{name}_room"
        line = f"{kind.held} {room};"
        if line not in self.declared:
            self.declared.append(line)
        return f"{name} = ({kind.seen})&{room}; {self.put(room, kind, value)}"

    def _declare(self, variable: Var, kind: Kind) -> str:
        name = f"v_{variable.name}"
        while name in self.locals.values():
            name += "_"
        self.declared.append(f"{kind.seen} {name} = 0;")
        if variable is self.answer and name in self.before.copied and kind == self.returned:
            self.answers_in_place = True
            self.declared.append(f"#define {name}_room (*({kind.held} *)ret)")
        elif name in self.before.copied:
            self.to.used(kind)
            self.declared.append(f"{kind.held} {name}_room;")
        return name

    def name(self, variable: Var) -> Value:
        """What a local is now."""
        if variable not in self.locals:
            kind = self.to.kind_of(variable.type)
            self.kinds[variable] = kind
            self.locals[variable] = self._declare(variable, kind)
        name, kind = self.locals[variable], self.kinds[variable]
        if is_scalar(kind) or isinstance(kind, Fixed):
            return Value(kind, name)
        if name in self.before.copied:
            return Value(kind, name, lasting=False, origins=frozenset({self.mark(name)}), local=name)
        if variable in self.params:
            return Value(kind, name, of=frozenset({self.params[variable]}), local=name)
        parts = self.bound.get(name, [])
        return Value(
            kind,
            name,
            lasting=all(one.lasting for one in parts),
            origins=frozenset().union(*(one.origins for one in parts)),
            of=frozenset().union(*(one.of for one in parts)),
            local=name,
        )

    def mark(self, name: str) -> str:
        return f"{self.node.fullname}:{name}"

    def changes(self, value: Value) -> None:
        """Something is changed in there."""
        self.effects.mutates |= value.of
        if value.local in self.before.saved:
            raise self.unreadable(f"a change in {value.local.removeprefix('v_')}, which has to be a copy")

    def takes_away(self, where: Iterable[str]) -> None:
        """Something else is put there."""
        self.effects.assigns |= {*where}
        self.effects.events |= {(each, self.line) for each in where}

    def is_hazard(self, value: Value, *, here: bool = False) -> bool:
        """Whether something else may be put where this lies, while it is still needed; `here`: on this line as well."""
        return any(
            where in value.origins
            and (line > self.line or (here and line == self.line) or any(a <= line <= b for a, b in self.loops))
            for where, line in self.before.events
        )
