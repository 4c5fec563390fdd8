"""Rows: places and parts of them, and those that are made here."""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import Expression, GeneratorExpr, ListComprehension, ListExpr, SliceExpr, StarExpr, TupleExpr

from kernel.kinds import NUMBER, SMALL, Kind, Number, Pair, Row, Word, is_scalar
from kernel.reckoning import Reckoning
from kernel.values import UNKNOWN, Value


class Rows(Reckoning):
    """What a function does with rows."""

    def through(self, node: GeneratorExpr, body: Callable[[], str], depth: int = 0) -> str:
        """What a comprehension goes through, one loop in the other; told further on."""
        raise NotImplementedError

    def index(self, node: Expression, length: str) -> str:
        """A place in a row, by a number that may count from the end."""
        value = self.e(node)
        if value.is_known and value.known >= 0:
            return f"FROM_FRONT({value.code}, {length}, {self.place()})"
        return f"AT({self.as_scalar(value)}, {length}, {self.place()})"

    def slice(self, row: Value, node: SliceExpr) -> Value:
        if not isinstance(row.kind, Row) or node.stride is not None:
            raise self.unreadable("such a slice")
        kind = self.own(row.kind)
        begin = self.as_scalar(self.e(node.begin_index)) if node.begin_index else "0"
        at, first, last, k = self.room_for(row), self.room(NUMBER), self.room(NUMBER), self.room(NUMBER)
        end = self.as_scalar(self.e(node.end_index)) if node.end_index else f"{at}->n"

        def filling(to: str) -> str:
            each = self.put(f"{to}->v[{k} - {first}]", kind.element, self.element(row, at, k))
            return (
                f"{at} = {row.code}; {first} = {begin}; {last} = {end}; if ({first} < 0) {first} = MAX({first} + {at}->n, 0); "
                f"if ({last} < 0) {last} += {at}->n; {last} = MIN({last}, {at}->n); {first} = MIN({first}, {at}->n); "
                f"{to}->n = MAX({last} - {first}, 0); "
                f"if ({to}->n > {kind.room}) fail(TOO_LONG, {self.place()}); "
                f"for ({k} = {first}; {k} < {last}; {k}++) {{ {each} }}"
            )

        return self.fresh(kind, filling)

    def cut_out(self, at: str, first: str, last: str) -> str:
        """What lies from one place to another goes from a row, and what follows moves up."""
        return (
            f"memmove({at}->v + {first}, {at}->v + {last}, sizeof {at}->v[0] * ({at}->n - ({last}))); "
            f"{at}->n -= {last} - {first};"
        )

    def of_rows(self, operator: str, left: Value, right: Value, wanted: Kind | None) -> Value:
        assert isinstance(left.kind, Row)
        kind = wanted if isinstance(wanted, Row) else self.own(left.kind)
        if operator == "*":
            times = self.room(NUMBER)

            def repeated(to: str) -> str:
                again = self.extend(Value(kind, to, made=True), left)
                return f"{to}->n = 0; for ({times} = {self.as_scalar(right)}; {times} > 0; {times}--) {{ {again}; }}"

            return self.fresh(kind, repeated)
        if operator == "+" and isinstance(right.kind, Row):
            return self.fresh(
                kind,
                lambda to: f"{to}->n = 0; {self.extend(Value(kind, to), left)}; {self.extend(Value(kind, to), right)};",
            )
        raise self.unreadable(f"{operator} of rows")

    def add(self, row: Value, value: Value) -> str:
        """An element more at the end of a row."""
        assert isinstance(row.kind, Row)
        at, place = self.room_for(row), self.room(NUMBER)
        put = self.put(f"{at}->v[{place}]", row.kind.element, value)
        return f"({{ {at} = {row.code}; {place} = ROOM({at}->n, {row.kind.room}, {self.place()}); {put} {at}->n = {place} + 1; }})"

    def extend(self, row: Value, more: Value) -> str:
        assert isinstance(row.kind, Row)
        at, k = self.room_for(more), self.room(NUMBER)
        each = self.add(row, self.element(more, at, k))
        return f"({{ {at} = {more.code}; for ({k} = 0; {k} < {at}->n; {k}++) {{ {each}; }} }})"

    def e_ListExpr(self, node: ListExpr, wanted: Kind | None) -> Value:
        items = [(isinstance(one, StarExpr), one.expr if isinstance(one, StarExpr) else one) for one in node.items]
        inner = wanted.element if isinstance(wanted, Row) else None
        values = [(star, self.e(one, inner if not star else wanted)) for star, one in items]
        kind = self.own(wanted) if isinstance(wanted, Row) else self.row_kind(node)
        if isinstance(wanted, Row) and not is_scalar(wanted.element):
            kind = wanted

        def filling(to: str) -> str:
            made = Value(kind, to)
            steps = [self.extend(made, value) if star else self.add(made, value) for star, value in values]
            return f"{to}->n = 0; " + " ".join(f"{step};" for step in steps)

        return self.fresh(kind, filling)

    def row_kind(self, node: Expression) -> Row:
        kind = self.to.kind_of(self.to.program.type_of(node))
        if not isinstance(kind, Row):
            raise self.unreadable(f"{kind} in place of a row")
        return kind

    def e_TupleExpr(self, node: TupleExpr, wanted: Kind | None) -> Value:
        parts = wanted.parts if isinstance(wanted, Pair) else (None,) * len(node.items)
        values = [
            self.e(one, part) for one, part in zip(node.items, parts, strict=True) if not isinstance(one, StarExpr)
        ]
        are_known = values and len(values) == len(node.items) and all(one.is_known for one in values)
        if are_known and not isinstance(wanted, Pair):
            return self.constant(tuple(one.known for one in values))
        if isinstance(wanted, Row) or any(isinstance(one, StarExpr) for one in node.items):
            return self.e_ListExpr(ListExpr(node.items), wanted or self.row_kind(node))
        kind = wanted if isinstance(wanted, Pair) else Pair(tuple(one.kind for one in values))
        return self.fresh(
            kind,
            lambda to: " ".join(
                self.put(f"{to}->f{place}", part, value)
                for place, (part, value) in enumerate(zip(kind.parts, values, strict=True))
            ),
        )

    def e_ListComprehension(self, node: ListComprehension, wanted: Kind | None) -> Value:
        return self.comprehension(node.generator, wanted)

    def e_GeneratorExpr(self, node: GeneratorExpr, wanted: Kind | None) -> Value:
        return self.comprehension(node, wanted)

    def comprehension(self, node: GeneratorExpr, wanted: Kind | None) -> Value:
        inner = self.to.kind_of(self.to.program.type_of(node.left_expr))
        if isinstance(inner, (Number, Word)):
            inner = NUMBER if isinstance(wanted, Row) and wanted.element == NUMBER else SMALL
        kind = wanted if isinstance(wanted, Row) else self.own(Row(inner, 1))

        def filling(to: str) -> str:
            made = Value(kind, to)
            return (
                f"{to}->n = 0; {self.through(node, lambda: self.add(made, self.e(node.left_expr, kind.element)) + ';')}"
            )

        return self.fresh(kind, filling)

    def of_pair(self, pair: Value, index: Value) -> Value:
        """One of the values of a tuple; which of them may turn out later where all are numbers."""
        assert isinstance(pair.kind, Pair)
        if not index.is_known:
            return self._of_numbers(pair, index)
        place = index.known
        kind = pair.kind.parts[place]
        code = f"({pair.code})->f{place}"
        return Value(kind, code) if is_scalar(kind) else pair.part(kind, f"(({kind.seen})&{code})")

    def _of_numbers(self, pair: Value, index: Value) -> Value:
        assert isinstance(pair.kind, Pair)
        if not all(is_scalar(part) for part in pair.kind.parts):
            raise self.unreadable(f"an unknown place in {pair.kind}")
        at, place = self.room_for(pair), self.room(NUMBER)
        code = f"({{ fail(NO_SUCH_PLACE, {self.place()}); (I)0; }})"
        for k in range(len(pair.kind.parts)):
            code = f"({place} == {k} ? {at}->f{k} : {code})"
        return Value(NUMBER, f"({{ {at} = {pair.code}; {place} = {self.as_scalar(index)}; {code}; }})")

    def unpack(self, target: TupleExpr, value: Value) -> str:
        if not isinstance(value.kind, Pair):
            raise self.unreadable(f"{value.kind} taken apart")
        at = self.room_for(value)
        held = Value(value.kind, at, UNKNOWN, False, value.lasting, value.origins, value.of, value.local)
        lines = [self.assign(one, self.of_pair(held, self.constant(place))) for place, one in enumerate(target.items)]
        return f"{at} = {value.code};\n" + "\n".join(lines)
