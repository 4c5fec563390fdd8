"""Expressions of the engine in C. Each is one expression of C as well; what it needs on the way stands in braces inside it."""

from __future__ import annotations

from mypy.nodes import (
    AssignmentExpr,
    CallExpr,
    CastExpr,
    Expression,
    IndexExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    SliceExpr,
    TypeInfo,
    Var,
)
from mypy.types import Instance

from kernel.kinds import NUMBER, Fixed, Kind, Pair, Record, Row, is_scalar
from kernel.loops import Loops
from kernel.program import function_in, is_property, plain, value_of
from kernel.values import UNKNOWN, Value


class Expressions(Loops):
    """What a function says in expressions."""

    def e(self, node: Expression, wanted: Kind | None = None) -> Value:
        if isinstance(node, CallExpr) and isinstance(node.analyzed, CastExpr):
            return self.e(node.analyzed.expr, wanted)
        way = getattr(self, f"e_{type(node).__name__}", None)
        if way is None:
            raise self.unreadable(f"the expression {type(node).__name__}")
        value: Value = way(node, wanted)
        return value

    def e_CastExpr(self, node: CastExpr, wanted: Kind | None) -> Value:
        return self.e(node.expr, wanted)

    def e_NameExpr(self, node: NameExpr, wanted: Kind | None) -> Value:
        if node.fullname in ("builtins.None", "builtins.True", "builtins.False"):
            return self.constant({"None": None, "True": True, "False": False}[node.name])
        if isinstance(node.node, Var) and node.kind == 0:  # LDEF
            return self.name(node.node)
        if isinstance(node.node, Var):
            name = node.node.fullname
            self.to.modules.add(name.rpartition(".")[0])
            known = self.to.game.constant[name] if name in self.to.game.constant else value_of(name)
            asked = plain(node.node.type) if node.node.type else None
            if isinstance(asked, Instance) and asked.type.fullname in self.to.game.fixed:
                return Value(*self.to.thing(name, asked.type, known))
            return self.constant(known)
        raise self.unreadable(f"the name {node.name}")

    def e_MemberExpr(self, node: MemberExpr, wanted: Kind | None) -> Value:
        if isinstance(node.expr, NameExpr) and isinstance(node.expr.node, (MypyFile, TypeInfo)):
            if isinstance(node.expr.node, MypyFile):
                self.to.modules.add(node.expr.node.fullname)
            return self.constant(value_of(f"{node.expr.node.fullname}.{node.name}"))
        owner = self.e(node.expr)
        if not isinstance(owner.kind, Record):
            raise self.unreadable(f"{node.name} of {owner.kind}")
        info = self.to.classes[owner.kind.name]
        base, found = self.to.program.member(info, node.name)
        where = f"{base.name}.{node.name}"
        if where in self.to.game.constant:
            return self.constant(self.to.game.constant[where])
        if where in self.to.game.answered:
            return self.attribute(owner, node.name, where)
        if is_property(found):
            return self.call_function(function_in(found), [owner], [])
        if not isinstance(found, Var):
            raise self.unreadable(f"{where} as a value")
        if found.is_final and found.final_value is not None:
            return self.constant(found.final_value)
        return self.attribute(owner, node.name, where)

    def attribute(self, owner: Value, name: str, where: str) -> Value:
        assert isinstance(owner.kind, Record)
        kind = self.to.field_kind(owner.kind.name, name)
        code = f"({owner.code})->{name}"
        if is_scalar(kind):
            return Value(kind, code)
        if isinstance(owner.kind, Fixed):
            return Value(kind, f"(({kind.seen})&{code})")
        if isinstance(kind, Fixed):
            return Value(kind, code)
        return owner.part(kind, f"(({kind.seen})&{code})", where)

    def e_IndexExpr(self, node: IndexExpr, wanted: Kind | None) -> Value:
        if isinstance(node.index, SliceExpr):
            return self.slice(self.e(node.base), node.index)
        base = self.e(node.base)
        if base.is_known:
            key = self.e(node.index)
            if key.is_known:
                return self.constant(base.known[key.known])
            if isinstance(base.known, dict):
                return self.looked_up(base.known, key)
        if isinstance(base.kind, Pair):
            return self.of_pair(base, self.e(node.index))
        if not isinstance(base.kind, Row):
            raise self.unreadable(f"a place in {base.kind}")
        at, place = self.room_for(base), self.room(NUMBER)
        found = self.element(base, at, place)
        return Value(
            found.kind,
            f"({{ {at} = {base.code}; {place} = {self.index(node.index, f'{at}->n')}; {found.code}; }})",
            lasting=found.lasting,
            origins=found.origins,
            of=found.of,
            local=found.local,
        )

    def e_AssignmentExpr(self, node: AssignmentExpr, wanted: Kind | None) -> Value:
        assert isinstance(node.target.node, Var)
        line = self.bind(node.target.node, self.e(node.value, wanted))
        found = self.name(node.target.node)
        return Value(
            found.kind,
            f"({{ {line} {found.code}; }})",
            UNKNOWN,
            False,
            found.lasting,
            found.origins,
            found.of,
            found.local,
        )
