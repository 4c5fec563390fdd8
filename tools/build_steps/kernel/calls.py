"""Calls of the engine's own functions and methods, and of its classes."""

from __future__ import annotations

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    IndexExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    SuperExpr,
    TypeApplication,
    TypeInfo,
    Var,
)
from mypy.types import CallableType

from kernel.kinds import NUMBER, Fixed, Kind, Nothing, Record, Row, Unreadable, is_scalar
from kernel.program import function_in, is_cached
from kernel.python_calls import PythonCalls
from kernel.translation import Effects, Given
from kernel.values import NONE, Value


class Calls(PythonCalls):
    """What a function has others do."""

    def e_CallExpr(self, node: CallExpr, wanted: Kind | None) -> Value:
        callee = node.callee
        given: Given = list(zip(node.arg_names, node.args, strict=True))
        if isinstance(callee, SuperExpr):
            return self._call_above(callee, given)
        if isinstance(callee, NameExpr) and isinstance(callee.node, TypeInfo) and self.to.is_own(callee.fullname):
            return self._new(callee.node, given)
        if (
            isinstance(callee, CallExpr)
            and isinstance(callee.callee, NameExpr)
            and callee.callee.fullname == "builtins.type"
        ):
            return self._new(self.to.classes[self._record_of(callee.args[0])], given)
        if isinstance(callee, (TypeApplication, IndexExpr)):
            return self._row_of(node, wanted)
        if isinstance(callee, NameExpr):
            return self._call_name(callee, node, given, wanted)
        if isinstance(callee, MemberExpr):
            return self._call_member(callee, node, given, wanted)
        raise self.unreadable("such a call")

    # The engine's own.

    def _call_name(self, callee: NameExpr, node: CallExpr, given: Given, wanted: Kind | None) -> Value:
        way = getattr(self, "b_" + callee.name, None) if callee.fullname.startswith("builtins.") else None
        if way:
            found: Value = way(node, wanted)
            return found
        if isinstance(callee.node, (FuncDef, Decorator)):
            if is_cached(callee.node) and len(given) == 1:
                return self._answer(callee.node, given)
            return self.call_function(self.to.meant_by(function_in(callee.node)), [], given)
        raise self.unreadable(f"a call of {callee.name}")

    def _answer(self, node: FuncDef | Decorator, given: Given) -> Value:
        """A function that answers each rule set once is asked beforehand; the answer lies with the rules. What is asked of more is
        reckoned anew each time.
        """
        rules = self.e(given[0][1])
        function = function_in(node)
        assert isinstance(function.type, CallableType)
        if not isinstance(rules.kind, Fixed):
            raise self.unreadable(f"{node.name} of what may change")
        kind = self.to.kind_of(function.type.ret_type)
        self.to.answer_kind(rules.kind.name, f"answer_{node.name}", kind)
        self.to.answers[f"{rules.kind.name}.answer_{node.name}"] = node.fullname
        return Value(kind, f"(({kind.seen})&({rules.code})->answer_{node.name})")

    def _call_member(self, callee: MemberExpr, node: CallExpr, given: Given, wanted: Kind | None) -> Value:
        if isinstance(callee.expr, NameExpr) and isinstance(callee.expr.node, MypyFile):
            function = callee.expr.node.names[callee.name].node
            return self.call_function(function_in(function), [], given)
        if isinstance(callee.expr, NameExpr) and isinstance(callee.expr.node, TypeInfo):
            _, function_of = self.to.method(callee.expr.node, callee.name)
            return self.call_function(function_of, [], given)
        owner = self.e(callee.expr)
        if isinstance(owner.kind, Record):
            _, method = self.to.method(self.to.classes[owner.kind.name], callee.name)
            return self.call_function(method, [] if method.is_static else [owner], given)
        way = getattr(self, "m_" + callee.name, None)
        if way and (isinstance(owner.kind, Row) or is_scalar(owner.kind)):
            found: Value = way(owner, node, wanted)
            return found
        raise self.unreadable(f"a call of {callee.name} of {owner.kind}")

    def _call_above(self, callee: SuperExpr, given: Given) -> Value:
        own = self.node.info
        meant = self.to.meant(own)
        base, found = self.to.program.member(meant, callee.name, after=own)
        if not self.to.is_own(base.fullname):
            return NONE
        first = self.node.arguments[0].variable
        return self.call_function(function_in(found), [self.name(first)], given)

    def call_function(self, function: FuncDef, before: list[Value], given: Given) -> Value:
        """A call of a function of the source; `before` is what the method is of."""
        if function.name == "copy" and len(function.arguments) == 1 and isinstance(before[0].kind, Record):
            return self._copy(before[0])
        name = function.fullname
        called = self.to.asked_for(function)
        self.effects.calls.add(name)
        known = self.to.known(name)
        self.takes_away(known.assigns)
        assert isinstance(function.type, CallableType)
        values = self._arguments(function, before, given)
        steps: list[str] = []
        passed: list[str] = []
        for place, each in enumerate(values):
            value = self._kept_from_harm(function, place, each)
            if is_scalar(value.kind) or value.known is None:
                passed.append(self._simple(value, steps))
            else:
                at = self.room_for(value)
                steps.append(f"{at} = {value.code};")
                expected = self._wanted_by(function, place) if place >= len(before) else value.kind
                passed.append(self.seen_as(expected, Value(value.kind, at)))
        return self._called(function, called, values, passed, "".join(steps), known)

    def _copy(self, value: Value) -> Value:
        """All that an object holds lies in it, so that its copy is the place copied, whatever way its method takes."""
        return self.fresh(value.kind, lambda to: f"*{to} = *({value.code});")

    def _simple(self, value: Value, steps: list[str]) -> str:
        if value.is_known:
            return (
                "NOTHING"
                if value.known is None and is_scalar(value.kind)
                else "0"
                if value.known is None
                else value.code
            )
        name = self.room(NUMBER)
        steps.append(f"{name} = {self.as_scalar(value)};")
        return name

    def _kept_from_harm(self, function: FuncDef, place: int, value: Value) -> Value:
        """What would be taken away under the function's hands is handed over as a copy."""
        known = self.to.known(function.fullname)
        if place in known.mutates:
            self.changes(value)
            return value
        if is_scalar(value.kind) or not value.origins & known.assigns:
            return value
        kind = value.kind
        return self.fresh(kind, lambda to: self.put(f"(*{to})", kind, value, seen=to))

    def _called(
        self, function: FuncDef, called: str, values: list[Value], passed: list[str], steps: str, known: Effects
    ) -> Value:
        assert isinstance(function.type, CallableType)
        itself = "Self" in str(function.type.ret_type)
        kind: Kind = values[0].kind if itself else self.to.kind_of(function.type.ret_type)
        if isinstance(kind, Nothing):
            return Value(kind, f"({{ {steps} {called}({', '.join(passed)}); }})")
        if is_scalar(kind):
            name = self.room(NUMBER)
            return Value(kind, f"({{ {steps} {name} = {called}({', '.join(passed)}); {name}; }})")
        if isinstance(kind, Fixed) or not known.made:
            of = [values[place] for place in known.of if place < len(values)]
            return Value(
                kind,
                f"({{ {steps} {called}({', '.join(passed)}); }})",
                lasting=all(one.lasting for one in of),
                origins=frozenset(known.origins).union(*(one.origins for one in of)),
                of=frozenset().union(*(one.of for one in of)),
                local=of[0].local if len(of) == 1 else "",
            )
        return self.fresh(kind, lambda to: f"{steps} {called}({', '.join([*passed, to])});")

    def _arguments(self, function: FuncDef, before: list[Value], given: Given) -> list[Value]:
        """The values of all parameters, in their order."""
        assert isinstance(function.type, CallableType)
        kinds = function.type.arg_types
        names = [argument.variable.name for argument in function.arguments]
        values = dict(zip(names, before, strict=False))
        rest = [name for name in names if name not in values]
        for place, (said, expression) in enumerate(given):
            name = said or rest[place]
            values[name] = self.e(expression, self._wanted_by(function, names.index(name)))
        for place, argument in enumerate(function.arguments):
            name = argument.variable.name
            if name not in values:
                if argument.initializer is None:
                    raise self.unreadable(f"a call of {function.name} without {name}")
                values[name] = self.e(argument.initializer, self.to.kind_of(kinds[place]))
            if values[name].known is None:
                values[name] = Value(self.to.kind_of(kinds[place]), "0", None)
        return [values[name] for name in names]

    def _wanted_by(self, function: FuncDef, place: int) -> Kind:
        assert isinstance(function.type, CallableType)
        return self.to.kind_of(function.type.arg_types[place])

    # Objects.

    def _record_of(self, node: Expression) -> str:
        kind = self.e(node).kind
        if not isinstance(kind, Record):
            raise self.unreadable(f"the class of {kind}")
        return kind.name

    def _new(self, info: TypeInfo, given: Given) -> Value:
        kind = self.to.record(info)
        meant = self.to.classes[kind.name]
        made = Record(kind.name)

        def filling(to: str) -> str:
            lines = [f"memset({to}, 0, sizeof *{to});"]
            for name, value in self._defaults(meant):
                lines.append(self.put(f"{to}->{name}", self.to.field_kind(kind.name, name), value))
            lines += self._filled(meant, kind.name, to, given)
            return " ".join(lines)

        return self.fresh(made, filling)

    def _defaults(self, info: TypeInfo) -> list[tuple[str, Value]]:
        """What attributes are until somebody says otherwise, by the class itself; zeros are there already."""
        found: list[tuple[str, Value]] = []
        for base in reversed(info.mro):
            if not self.to.is_own(base.fullname):
                continue
            for statement in base.defn.defs.body:
                if isinstance(statement, AssignmentStmt) and isinstance(statement.lvalues[0], NameExpr):
                    value = value_or_none(self, statement)
                    if value is not None and value.known:
                        found.append((statement.lvalues[0].name, value))
        return found

    def _filled(self, info: TypeInfo, record: str, to: str, given: Given) -> list[str]:
        node = next((base.names["__init__"].node for base in info.mro if "__init__" in base.names), None)
        own = isinstance(node, FuncDef) and self.to.is_own(node.fullname) and node.body.body
        if own:
            assert isinstance(node, FuncDef)
            return [self.call_function(node, [Value(Record(record), to)], given).code + ";"]
        names = [
            statement.lvalues[0].name
            for base in reversed(info.mro)
            if self.to.is_own(base.fullname)
            for statement in base.defn.defs.body
            if isinstance(statement, AssignmentStmt)
            and isinstance(statement.lvalues[0], NameExpr)
            and isinstance(base.names[statement.lvalues[0].name].node, Var)
        ]
        lines = []
        for place, (said, expression) in enumerate(given):
            name = said or names[place]
            kind = self.to.field_kind(record, name)
            lines.append(self.put(f"{to}->{name}", kind, self.e(expression, kind)))
        return lines


def value_or_none(calls: Calls, statement: AssignmentStmt) -> Value | None:
    """What an attribute is by its class, if it is said there."""
    try:
        return calls.e(statement.rvalue)
    except Unreadable:
        return None
