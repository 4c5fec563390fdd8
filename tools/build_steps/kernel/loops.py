"""Going through something: a row, numbers, several rows at once."""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import CallExpr, Expression, GeneratorExpr, ListExpr, NameExpr, StarExpr, TupleExpr

from kernel.kinds import NUMBER, Row, is_scalar
from kernel.rows import Rows
from kernel.values import Value


class Loops(Rows):
    """What a function goes through."""

    def through(self, node: GeneratorExpr, body: Callable[[], str], depth: int = 0) -> str:
        """What a comprehension goes through, one loop in the other."""
        if depth == len(node.sequences):
            return body()

        def inner() -> str:
            asked = " && ".join(self.as_truth(self.e(one)) for one in node.condlists[depth])
            rest = self.through(node, body, depth + 1)
            return f"if ({asked}) {{ {rest} }}" if asked else rest

        return self.loop(node.indices[depth], node.sequences[depth], inner)

    def loop(self, target: Expression, node: Expression, body: Callable[[], str]) -> str:
        if isinstance(node, CallExpr) and isinstance(node.callee, NameExpr):
            way = {
                "builtins.range": self._loop_of_range,
                "builtins.enumerate": self._loop_with_places,
                "builtins.zip": self._loop_of_several,
                "builtins.reversed": self._loop_backwards,
            }.get(node.callee.fullname)
            if way:
                return way(target, node, body)
        if isinstance(node, (TupleExpr, ListExpr)) and not any(isinstance(one, StarExpr) for one in node.items):
            values = [self.e(one) for one in node.items]
            if all(is_scalar(one.kind) for one in values) and not all(one.is_known for one in values):
                node_row = self.e_ListExpr(ListExpr(node.items), Row(NUMBER, self.to.ROOM_OF_VEC))
                return self.loop_of(target, node_row, body)
        return self.loop_of(target, self.e(node), body)

    def copied(self, row: Value, kind: Row) -> Value:
        """A row that nothing is taken away from."""
        return self.fresh(kind, lambda to: self.put_row(to, kind, row))

    def loop_of(
        self, target: Expression, row: Value, body: Callable[[], str], *, place: str = "", back: bool = False
    ) -> str:
        if not isinstance(row.kind, Row):
            raise self.unreadable(f"a walk through {row.kind}")
        if self.is_hazard(row, here=True):
            row = self.copied(row, row.kind)
        k, at = place or self.room(NUMBER), self.room_for(row)
        before = f"{at} = {row.code};"
        first = self.assign(target, self.element(row, at, k))
        walk = f"for ({k} = {at}->n - 1; {k} >= 0; {k}--)" if back else f"for ({k} = 0; {k} < {at}->n; {k}++)"
        return f"{before} {walk} {{ {first}\n{body()}\n}}"

    def _loop_of_range(self, target: Expression, node: CallExpr, body: Callable[[], str]) -> str:
        asked = [self.e(one) for one in node.args]
        first = self.as_scalar(asked[0]) if len(asked) > 1 else "0"
        last = self.as_scalar(asked[1] if len(asked) > 1 else asked[0])
        step = asked[2].known if len(asked) > 2 else 1
        if not isinstance(step, int):
            raise self.unreadable("a range with an unknown step")
        k, end = self.room(NUMBER), self.room(NUMBER)
        walk = f"{end} = {last}; for ({k} = {first}; {k} {'<' if step > 0 else '>'} {end}; {k} += {step})"
        line = self.assign(target, Value(NUMBER, k))
        return f"{walk} {{ {line}\n{body()}\n}}"

    def _loop_with_places(self, target: Expression, node: CallExpr, body: Callable[[], str]) -> str:
        if not isinstance(target, TupleExpr) or len(node.args) > 1:
            raise self.unreadable("such an enumeration")
        k = self.room(NUMBER)
        place, one = target.items
        inner = self.assign(place, Value(NUMBER, k))
        return self.loop_of(one, self.e(node.args[0]), lambda: f"{inner}\n{body()}", place=k)

    def _loop_of_several(self, target: Expression, node: CallExpr, body: Callable[[], str]) -> str:
        if not isinstance(target, TupleExpr):
            raise self.unreadable("such a walk through several rows")
        rows = [self.e(one) for one, name in zip(node.args, node.arg_names, strict=True) if name is None]
        k, end = self.room(NUMBER), self.room(NUMBER)
        ats = [self.room_for(one) for one in rows]
        begin = " ".join(f"{at} = {row.code};" for at, row in zip(ats, rows, strict=True))
        lengths = " ".join(f"{end} = MIN({end}, {at}->n);" for at in ats[1:])
        each = "\n".join(
            self.assign(to, self.element(row, at, k)) for to, row, at in zip(target.items, rows, ats, strict=True)
        )
        return f"{begin} {end} = {ats[0]}->n; {lengths} for ({k} = 0; {k} < {end}; {k}++) {{ {each}\n{body()}\n}}"

    def _loop_backwards(self, target: Expression, node: CallExpr, body: Callable[[], str]) -> str:
        return self.loop_of(target, self.e(node.args[0]), body, back=True)
