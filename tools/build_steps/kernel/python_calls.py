"""Calls of the few things of Python that the engine uses: its functions (`b_`), and the methods of rows and numbers (`m_`)."""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import (
    CallExpr,
    Expression,
    GeneratorExpr,
    LambdaExpr,
    ListComprehension,
    MemberExpr,
    NameExpr,
    TypeInfo,
)

from kernel.expressions import Expressions
from kernel.kinds import NUMBER, Kind, Nothing, Record, Row, is_scalar
from kernel.values import Value, truth


class PythonCalls(Expressions):
    """What a function has Python do."""

    def _row_of(self, node: CallExpr, wanted: Kind | None) -> Value:
        """`vec[i64](...)`: a row of another width, of what is in a row."""
        if not node.args:
            kind = Row(NUMBER, self.to.ROOM_OF_VEC)
            return self.fresh(kind, lambda to: f"{to}->n = 0;")
        kind = wanted if isinstance(wanted, Row) else Row(NUMBER, self.to.ROOM_OF_VEC)
        return self._as_row(node.args[0], kind)

    def _as_row(self, node: Expression, kind: Row) -> Value:
        if (
            isinstance(node, CallExpr)
            and isinstance(node.callee, NameExpr)
            and node.callee.fullname == "builtins.range"
        ):

            def counted(to: str) -> str:
                asked = [self.as_scalar(self.e(one)) for one in node.args]
                k = self.room(NUMBER)
                first, last = (asked[0], asked[1]) if len(asked) > 1 else ("0", asked[0])
                add = self.add(Value(kind, to), Value(NUMBER, k))
                return f"{to}->n = 0; for ({k} = {first}; {k} < {last}; {k}++) {{ {add}; }}"

            return self.fresh(kind, counted)
        value = self.e(node, kind)
        if value.made and value.kind == kind:
            return value
        return self.fresh(kind, lambda to: self.put_row(to, kind, value))

    def b_len(self, node: CallExpr, wanted: Kind | None) -> Value:
        row = self.e(node.args[0])
        if row.is_known:
            return self.constant(len(row.known))
        return Value(NUMBER, f"((I)({row.code})->n)")

    def b_int(self, node: CallExpr, wanted: Kind | None) -> Value:
        return self.e(node.args[0])

    def b_bool(self, node: CallExpr, wanted: Kind | None) -> Value:
        value = self.e(node.args[0])
        return truth(bool(value.known)) if value.is_known else Value(NUMBER, f"({self.as_truth(value)} != 0)")

    def b_abs(self, node: CallExpr, wanted: Kind | None) -> Value:
        return Value(NUMBER, f"ABS({self.as_scalar(self.e(node.args[0]))})")

    def b_isinstance(self, node: CallExpr, wanted: Kind | None) -> Value:
        value = self.e(node.args[0])
        asked = node.args[1]
        if not (isinstance(value.kind, Record) and isinstance(asked, NameExpr) and isinstance(asked.node, TypeInfo)):
            raise self.unreadable("such a question for the class")
        info = self.to.classes[value.kind.name]
        return truth(asked.node.fullname in [base.fullname for base in info.mro])

    def b_list(self, node: CallExpr, wanted: Kind | None) -> Value:
        if not node.args:
            kind = wanted if isinstance(wanted, Row) else self.row_kind(node)
            return self.fresh(kind, lambda to: f"{to}->n = 0;")
        return self._as_row(node.args[0], wanted if isinstance(wanted, Row) else self.row_kind(node))

    b_tuple = b_set = b_list

    def b_sorted(self, node: CallExpr, wanted: Kind | None) -> Value:
        kind = self.row_kind(node)
        row = self._as_row(node.args[0], kind)
        named = dict(zip(node.arg_names, node.args, strict=True))
        backwards = bool(self.e(named["reverse"]).known) if "reverse" in named else False
        if not is_scalar(kind.element):
            raise self.unreadable("a sorting of anything but numbers")
        before, key = self._key(named.get("key"))
        return self.fresh(
            kind,
            lambda to: f"{before} {self.put_row(to, kind, row)} {self._put_in_order(to, key, backwards=backwards)}",
        )

    def _put_in_order(self, at: str, key: Callable[[str], str], *, backwards: bool = False) -> str:
        """Sorts a row where it lies; what ranks alike stays in its order."""
        i, j, held, rank = (self.room(NUMBER) for _ in range(4))
        later = f"{key(f'{at}->v[{j}]')} {'<' if backwards else '>'} {rank}"
        return (
            f"for ({i} = 1; {i} < {at}->n; {i}++) {{ {held} = {at}->v[{i}]; {rank} = {key(held)}; "
            f"for ({j} = {i} - 1; {j} >= 0 && {later}; {j}--) {at}->v[{j} + 1] = {at}->v[{j}]; "
            f"{at}->v[{j} + 1] = {held}; }}"
        )

    def _key(self, node: Expression | None) -> tuple[str, Callable[[str], str]]:
        """By what is sorted: by itself, by what a row has at that place, at which place it has it, or by what is said to it."""
        if node is None:
            return "", str
        if isinstance(node, MemberExpr) and node.name == "__getitem__":
            row = self.e(node.expr)
            at = self.room_for(row)
            return f"{at} = {row.code};", lambda code: f"{at}->v[{code}]"
        if isinstance(node, MemberExpr) and node.name == "index":
            row = self.e(node.expr)
            at, k = self.room_for(row), self.room(NUMBER)
            walk = f"for ({k} = 0; {k} < {at}->n && {at}->v[{k}] != "
            return f"{at} = {row.code};", lambda code: f"({{ {walk}{code}; {k}++) {{}} {k}; }})"
        if isinstance(node, LambdaExpr) and len(node.arguments) == 1:
            return "", lambda code: self._asked_of(node, code)
        raise self.unreadable("a sorting by that")

    def _asked_of(self, node: LambdaExpr, code: str) -> str:
        """What a function without a name says to a number."""
        line = self.bind(node.arguments[0].variable, Value(NUMBER, code))
        return f"({{ {line} {self.as_scalar(self.e(node.expr()))}; }})"

    def b_min(self, node: CallExpr, wanted: Kind | None) -> Value:
        return self._outermost(node, "<")

    def b_max(self, node: CallExpr, wanted: Kind | None) -> Value:
        return self._outermost(node, ">")

    def _outermost(self, node: CallExpr, than: str) -> Value:
        named = {name: one for name, one in zip(node.arg_names, node.args, strict=True) if name}
        plain = [one for name, one in zip(node.arg_names, node.args, strict=True) if not name]
        if len(plain) > 1 and not named:
            values = [self.e(one) for one in plain]
            if all(one.is_known for one in values):
                return self.constant((min if than == "<" else max)(one.known for one in values))
            code = self.as_scalar(values[0])
            for one in values[1:]:
                code = f"{'MIN' if than == '<' else 'MAX'}({code}, {self.as_scalar(one)})"
            return Value(NUMBER, code)
        best, here, any_ = self.room(NUMBER), self.room(NUMBER), self.room(NUMBER)
        rank, best_rank = self.room(NUMBER), self.room(NUMBER)
        before, key = self._key(named.get("key"))

        def each(value: Value) -> str:
            return (
                f"{here} = {self.as_scalar(value)}; {rank} = {key(here)}; if (!{any_} || {rank} {than} {best_rank}) "
                f"{{ {best} = {here}; {best_rank} = {rank}; }} {any_} = 1;"
            )

        walk = self._each(plain[0], each)
        nobody = (
            f"{best} = {self.as_scalar(self.e(named['default']))};"
            if "default" in named
            else f"fail(RAISED, {self.place()});"
        )
        return Value(NUMBER, f"({{ {any_} = 0; {before} {walk} if (!{any_}) {nobody} {best}; }})")

    def _each(self, node: Expression, each: Callable[[Value], str]) -> str:
        """Goes through what is given to a function that takes a row of any kind."""
        if isinstance(node, ListComprehension):
            node = node.generator
        if isinstance(node, GeneratorExpr):
            return self.through(node, lambda: each(self.e(node.left_expr)))
        row = self.e(node)
        if not isinstance(row.kind, Row):
            raise self.unreadable(f"a walk through {row.kind}")
        at, k = self.room_for(row), self.room(NUMBER)
        body = each(self.element(row, at, k))
        return f"{at} = {row.code}; for ({k} = 0; {k} < {at}->n; {k}++) {{ {body} }}"

    def b_sum(self, node: CallExpr, wanted: Kind | None) -> Value:
        total = self.room(NUMBER)
        walk = self._each(node.args[0], lambda value: f"{total} += {self.as_scalar(value)};")
        return Value(NUMBER, f"({{ {total} = 0; {walk} {total}; }})")

    def b_any(self, node: CallExpr, wanted: Kind | None) -> Value:
        return self._whether(node, "1", "")

    def b_all(self, node: CallExpr, wanted: Kind | None) -> Value:
        return self._whether(node, "0", "!")

    def _whether(self, node: CallExpr, then: str, negated: str) -> Value:
        found = self.room(NUMBER)
        end = f"found_{found}"
        walk = self._each(
            node.args[0], lambda value: f"if ({negated}{self.as_truth(value)}) {{ {found} = {then}; goto {end}; }}"
        )
        return Value(NUMBER, f"({{ __label__ {end}; {found} = {1 - int(then)}; {walk} {end}:; {found}; }})")

    def b_next(self, node: CallExpr, wanted: Kind | None) -> Value:
        found = self.room(NUMBER)
        end = f"found_{found}"
        walk = self._each(node.args[0], lambda value: f"{found} = {self.as_scalar(value)}; goto {end};")
        nobody = (
            f"{found} = {self.as_scalar(self.e(node.args[1]))};"
            if len(node.args) > 1
            else f"fail(NOT_FOUND, {self.place()});"
        )
        return Value(NUMBER, f"({{ __label__ {end}; {walk} {nobody} {end}:; {found}; }})")

    def m_append(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        self.changes(row)
        assert isinstance(row.kind, Row)
        return Value(Nothing(), self.add(row, self.e(node.args[0], row.kind.element)))

    def m_extend(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        self.changes(row)
        return Value(Nothing(), self.extend(row, self.e(node.args[0], row.kind)))

    def m_sort(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        if node.args:
            raise self.unreadable("a sorting by that")
        self.changes(row)
        at = self.room_for(row)
        return Value(Nothing(), f"({{ {at} = {row.code}; {self._put_in_order(at, str)} }})")

    def m_count(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        at, k, wantedn, found = self.room_for(row), self.room(NUMBER), self.room(NUMBER), self.room(NUMBER)
        return Value(
            NUMBER,
            f"({{ {at} = {row.code}; {wantedn} = {self.as_scalar(self.e(node.args[0]))}; {found} = 0; "
            f"for ({k} = 0; {k} < {at}->n; {k}++) {found} += {at}->v[{k}] == {wantedn}; {found}; }})",
        )

    def m_index(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        at, k, sought = self.room_for(row), self.room(NUMBER), self.room(NUMBER)
        return Value(
            NUMBER,
            f"({{ {at} = {row.code}; {sought} = {self.as_scalar(self.e(node.args[0]))}; "
            f"for ({k} = 0; {k} < {at}->n && {at}->v[{k}] != {sought}; {k}++) {{}} "
            f"if ({k} == {at}->n) fail(NOT_FOUND, {self.place()}); {k}; }})",
        )

    def m_pop(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        self.changes(row)
        at, place, held = self.room_for(row), self.room(NUMBER), self.room(NUMBER)
        index = self.index(node.args[0], f"{at}->n") if node.args else f"{at}->n - 1"
        return Value(
            NUMBER,
            f"({{ {at} = {row.code}; if (!{at}->n) fail(NO_SUCH_PLACE, {self.place()}); {place} = {index}; "
            f"{held} = {at}->v[{place}]; {self.cut_out(at, place, f'{place} + 1')} {held}; }})",
        )

    def m_remove(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        self.changes(row)
        at, place = self.room_for(row), self.room(NUMBER)
        found = self.m_index(row, node, wanted)
        return Value(
            Nothing(), f"({{ {place} = {found.code}; {at} = {row.code}; {self.cut_out(at, place, f'{place} + 1')} }})"
        )

    def m_insert(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        self.changes(row)
        assert isinstance(row.kind, Row)
        at, place, k = self.room_for(row), self.room(NUMBER), self.room(NUMBER)
        put = self.put(f"{at}->v[{place}]", row.kind.element, self.e(node.args[1]))
        return Value(
            Nothing(),
            f"({{ {at} = {row.code}; {place} = {self.as_scalar(self.e(node.args[0]))}; "
            f"ROOM({at}->n, {row.kind.room}, {self.place()}); for ({k} = {at}->n; {k} > {place}; {k}--) {at}->v[{k}] = {at}->v[{k} - 1]; "
            f"{put} {at}->n++; }})",
        )

    def m_copy(self, row: Value, node: CallExpr, wanted: Kind | None) -> Value:
        assert isinstance(row.kind, Row)
        kind = self.own(row.kind)
        return self.fresh(kind, lambda to: self.put_row(to, kind, row))

    def m_bit_count(self, value: Value, node: CallExpr, wanted: Kind | None) -> Value:
        return Value(NUMBER, f"BIT_COUNT({self.as_scalar(value)})")

    def m_bit_length(self, value: Value, node: CallExpr, wanted: Kind | None) -> Value:
        return Value(NUMBER, f"BIT_LENGTH({self.as_scalar(value)})")
