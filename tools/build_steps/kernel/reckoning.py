"""Numbers, truths and comparisons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy.nodes import (
    ComparisonExpr,
    ConditionalExpr,
    Expression,
    IntExpr,
    ListExpr,
    OpExpr,
    StrExpr,
    TupleExpr,
    UnaryExpr,
)

from kernel.ground import Ground
from kernel.kinds import NUMBER, Kind, Nothing, Pair, Row, is_scalar
from kernel.values import Value, truth

REACHED: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "<<": lambda a, b: a << b,
    ">>": lambda a, b: a >> b,
    "**": lambda a, b: a**b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


class Reckoning(Ground):
    """What a function reckons."""

    def of_rows(self, operator: str, left: Value, right: Value, wanted: Kind | None) -> Value:
        """Rows put together, or one repeated; told further on."""
        raise NotImplementedError

    def e_IntExpr(self, node: IntExpr, wanted: Kind | None) -> Value:
        return self.constant(node.value)

    def e_StrExpr(self, node: StrExpr, wanted: Kind | None) -> Value:
        return self.constant(node.value)

    def e_OpExpr(self, node: OpExpr, wanted: Kind | None) -> Value:
        if node.op in ("and", "or"):
            return self.either(node, wanted)
        left = self.e(node.left, wanted)
        if isinstance(left.kind, Row):
            return self.of_rows(node.op, left, self.e(node.right), wanted)
        return self.operate(node.op, left, self.e(node.right))

    def operate(self, operator: str, left: Value, right: Value) -> Value:
        a, b = self.as_scalar(left), self.as_scalar(right)
        if left.is_known and right.is_known:
            return self.constant(REACHED[operator](left.known, right.known))
        power = (
            right.known.bit_length() - 1
            if right.is_known and right.known > 0 and right.known & right.known - 1 == 0
            else -1
        )
        if operator == "//":
            return Value(NUMBER, f"(({a}) >> {power})" if power >= 0 else f"FLOOR_DIV({a}, {b})")
        if operator == "%":
            return Value(NUMBER, f"(({a}) & {right.known - 1})" if power >= 0 else f"FLOOR_MOD({a}, {b})")
        if operator not in REACHED:
            raise self.unreadable(f"the operator {operator}")
        return Value(NUMBER, f"({a} {operator} {b})")

    def either(self, node: OpExpr, wanted: Kind | None) -> Value:
        left = self.e(node.left, wanted)
        is_and = node.op == "and"
        if left.is_known and not isinstance(left.kind, Row):
            return self.e(node.right, wanted) if bool(left.known) is is_and else left
        right = self.e(node.right, wanted)
        if is_scalar(left.kind) and is_scalar(right.kind):
            asked = self.to.program.type_of(node)
            if str(asked) == "builtins.bool":
                return Value(NUMBER, f"({left.code} {'&&' if is_and else '||'} {right.code})")
            name = self.room(NUMBER)
            rest = f"{name} = {right.code};"
            return Value(NUMBER, f"({{ {name} = {left.code}; if ({'' if is_and else '!'}{name}) {rest} {name}; }})")
        if isinstance(left.kind, Row) and isinstance(right.kind, Row) and not is_and:
            kind = self.own(left.kind)
            return self.fresh(
                kind,
                lambda to: f"{self.put_row(to, kind, left)} if (!{to}->n) {{ {self.put_row(to, kind, right)} }}",
            )
        return Value(NUMBER, f"({self.as_truth(left)} {'&&' if is_and else '||'} {self.as_truth(right)})")

    def e_UnaryExpr(self, node: UnaryExpr, wanted: Kind | None) -> Value:
        value = self.e(node.expr)
        if node.op == "not":
            return truth(not value.known) if value.is_known else Value(NUMBER, f"(!{self.as_truth(value)})")
        if value.is_known:
            return self.constant(-value.known if node.op == "-" else ~value.known)
        return Value(NUMBER, f"({node.op}{self.as_scalar(value)})")

    def e_ConditionalExpr(self, node: ConditionalExpr, wanted: Kind | None) -> Value:
        asked = self.e(node.cond)
        if asked.is_known:
            return self.e(node.if_expr if asked.known else node.else_expr, wanted)
        one, other = self.e(node.if_expr, wanted), self.e(node.else_expr, wanted)
        kind = one.kind if not isinstance(one.kind, Nothing) else other.kind
        if is_scalar(kind):
            return Value(kind, f"({self.as_truth(asked)} ? {self.as_scalar(one)} : {self.as_scalar(other)})")
        if not one.made and not other.made and one.kind.seen == other.kind.seen:
            return Value(
                kind,
                f"({self.as_truth(asked)} ? {one.code} : {other.code})",
                lasting=one.lasting and other.lasting,
                origins=one.origins | other.origins,
                of=one.of | other.of,
            )
        if isinstance(kind, Row):
            kind = self.own(kind)
        return self.fresh(
            kind,
            lambda to: (
                f"if ({self.as_truth(asked)}) {{ {self.put(f'(*{to})', kind, one, seen=to)} }} "
                f"else {{ {self.put(f'(*{to})', kind, other, seen=to)} }}"
            ),
        )

    def e_ComparisonExpr(self, node: ComparisonExpr, wanted: Kind | None) -> Value:
        parts: list[str] = []
        left = self.e(node.operands[0])
        for operator, operand in zip(node.operators, node.operands[1:], strict=True):
            if operator in ("in", "not in"):
                found = self.is_in(left, operand)
                right = found
                asked = found if operator == "in" else self.denied(found)
            else:
                right = self.e(operand, left.kind)
                asked = self.compared(operator, left, right)
            if asked.is_known:
                if not asked.known:
                    return truth(False)
            else:
                parts.append(asked.code)
            left = right
        return Value(NUMBER, "(" + " && ".join(parts) + ")") if parts else truth(True)

    def denied(self, value: Value) -> Value:
        return truth(not value.known) if value.is_known else Value(NUMBER, f"(!{value.code})")

    def compared(self, operator: str, left: Value, right: Value) -> Value:
        if operator in ("is", "is not"):
            found = self.is_same(left, right)
            return found if operator == "is" else self.denied(found)
        if left.is_known and right.is_known:
            return truth(REACHED[operator](left.known, right.known))
        if is_scalar(left.kind) and is_scalar(right.kind):
            return Value(NUMBER, f"({left.code} {operator} {right.code})")
        if isinstance(left.kind, Row) and isinstance(right.kind, Row) and operator in ("==", "!="):
            a, b, k, same = self.room_for(left), self.room_for(right), self.room(NUMBER), self.room(NUMBER)
            one, other = self.element(left, a, k), self.element(right, b, k)
            code = (
                f"({{ {a} = {left.code}; {b} = {right.code}; {same} = {a}->n == {b}->n; "
                f"for ({k} = 0; {same} && {k} < {a}->n; {k}++) {same} = {self.compared('==', one, other).code}; {same}; }})"
            )
            return Value(NUMBER, code if operator == "==" else f"(!{code})")
        if isinstance(left.kind, Pair) and left.kind == right.kind and all(is_scalar(one) for one in left.kind.parts):
            return self._in_turn(operator, left, right)
        if right.known is None or left.known is None:
            return self.is_same(left, right) if operator == "==" else self.denied(self.is_same(left, right))
        raise self.unreadable(f"{left.kind} {operator} {right.kind}")

    def _in_turn(self, operator: str, left: Value, right: Value) -> Value:
        """Tuples of numbers compared: the first in which they differ decides."""
        assert isinstance(left.kind, Pair)
        a, b = self.room_for(left), self.room_for(right)
        parts = [(f"{a}->f{k}", f"{b}->f{k}") for k in range(len(left.kind.parts))]
        code = f"({parts[-1][0]} {operator} {parts[-1][1]})"
        for one, other in reversed(parts[:-1]):
            code = f"({one} != {other} ? {one} {operator} {other} : {code})"
        return Value(NUMBER, f"({{ {a} = {left.code}; {b} = {right.code}; {code}; }})")

    def is_same(self, left: Value, right: Value) -> Value:
        if left.is_known and right.is_known:
            return truth(left.known is right.known)
        if right.known is None and not is_scalar(left.kind):
            return Value(NUMBER, f"(!{left.code})") if not left.origins else truth(False)
        if right.known is None:
            return Value(NUMBER, f"({left.code} == NOTHING)")
        return Value(NUMBER, f"({left.code} == {right.code})")

    def is_in(self, left: Value, node: Expression) -> Value:
        if isinstance(node, (TupleExpr, ListExpr)):
            rest = [self.e(one) for one in node.items]
            if left.is_known and all(one.is_known for one in rest):
                return truth(left.known in [one.known for one in rest])
            name = self.room(NUMBER)
            asked = " || ".join(f"{name} == {self.as_scalar(one)}" for one in rest) or "0"
            return Value(NUMBER, f"({{ {name} = {self.as_scalar(left)}; {asked}; }})")
        row = self.e(node)
        if isinstance(row.kind, Pair) and is_scalar(left.kind):
            at, name = self.room_for(row), self.room(NUMBER)
            asked = " || ".join(f"{name} == {at}->f{k}" for k in range(len(row.kind.parts)))
            return Value(NUMBER, f"({{ {name} = {left.code}; {at} = {row.code}; {asked}; }})")
        if row.is_known:
            if left.is_known:
                return truth(left.known in row.known)
            name = self.room(NUMBER)
            asked = " || ".join(f"{name} == {self.constant(one).code}" for one in row.known) or "0"
            return Value(NUMBER, f"({{ {name} = {self.as_scalar(left)}; {asked}; }})")
        if not isinstance(row.kind, Row):
            raise self.unreadable(f"in {row.kind}")
        at, k, found, name = self.room_for(row), self.room(NUMBER), self.room(NUMBER), self.room(NUMBER)
        if not is_scalar(left.kind):
            raise self.unreadable("anything but a number in a row")
        return Value(
            NUMBER,
            f"({{ {name} = {left.code}; {at} = {row.code}; {found} = 0; "
            f"for ({k} = 0; {k} < {at}->n; {k}++) if ({at}->v[{k}] == {name}) {{ {found} = 1; break; }} {found}; }})",
        )

    def looked_up(self, known: dict[Any, Any], key: Value) -> Value:
        """What a table of Python's says to a word or a number."""
        name = self.room(NUMBER)
        code = f"({{ fail(NOT_FOUND, {self.place()}); (I)0; }})"
        for one, answer in known.items():
            code = f"({name} == {self.constant(one).code} ? {self.as_scalar(self.constant(answer))} : {code})"
        return Value(NUMBER, f"({{ {name} = {self.as_scalar(key)}; {code}; }})")
