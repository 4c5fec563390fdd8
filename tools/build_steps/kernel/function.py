"""One function of the engine in C: its statements."""

from __future__ import annotations

from mypy.nodes import (
    AssertStmt,
    AssignmentStmt,
    Block,
    BreakStmt,
    ContinueStmt,
    DelStmt,
    Expression,
    ExpressionStmt,
    ForStmt,
    FuncDef,
    IfStmt,
    IndexExpr,
    MemberExpr,
    NameExpr,
    OperatorAssignmentStmt,
    PassStmt,
    RaiseStmt,
    ReturnStmt,
    SliceExpr,
    Statement,
    StrExpr,
    TupleExpr,
    Var,
    WhileStmt,
)
from mypy.traverser import all_return_statements
from mypy.types import CallableType, Type

from kernel.kinds import NUMBER, Fixed, Kind, Nothing, Record, Row, Unreadable, is_scalar
from kernel.names import Names
from kernel.translation import Effects, Translation, c_name
from kernel.values import Value


class Function(Names):
    """Translates one function; what it finds out of its effects stands in `effects` afterwards."""

    def __init__(self, to: Translation, name: str, node: FuncDef) -> None:
        self.to = to
        self.title = name
        self.node = node
        self.effects: Effects = to.effects[name]
        self.before = to.known(name)
        self.declared: list[str] = []
        self.locals: dict[Var, str] = {}
        self.kinds: dict[Var, Kind] = {}
        self.params: dict[Var, int] = {}
        self.bound: dict[str, list[Value]] = {}
        self.made = 0
        self.loops: list[tuple[int, int]] = []
        self.answer: Var | None = None
        self.answers_in_place = False
        self.line = node.line
        self.module = to.module_of(node)

    def translate(self) -> None:
        """Writes its C into the translation."""
        kind = self.node.type
        assert isinstance(kind, CallableType)
        heads = []
        for place, argument in enumerate(self.node.arguments):
            heads.append(self._parameter(place, argument.variable, kind.arg_types[place]))
        self.returned = self.to.kind_of(kind.ret_type) if not self._gives_itself() else self.self_kind()
        by_room = not is_scalar(self.returned) and not isinstance(self.returned, (Nothing, Fixed)) and self.before.made
        if by_room:
            heads.append(f"{self.returned.seen}ret")
        given = tuple(self.kinds[argument.variable] for argument in self.node.arguments)
        self.to.signatures[self.title] = given, self.returned, by_room
        seen = "void" if by_room else self.returned.seen
        head = f"static {seen} {c_name(self.title)}({', '.join(heads) or 'void'})"
        self.answer = self._local_answered() if by_room else None
        body = self.block(self.node.body)
        lines = ["\n".join(self.declared), body]
        if not by_room and not isinstance(self.returned, Nothing):
            lines.append(f"fail(RAISED, {self.place()});")
        self.to.prototypes[self.title] = head + ";"
        if self.answers_in_place:
            assert self.answer is not None
            lines.append(f"#undef {self.locals[self.answer]}_room")
        self.to.functions[self.title] = f"{head} {{\n" + "\n".join(line for line in lines if line) + "\n}"

    def _local_answered(self) -> Var | None:
        """The local that is given back wherever anything is: it is made at once where the answer is wanted."""
        given = [node.expr for node in all_return_statements(self.node) if node.expr]
        first = given[0] if given else None
        if not (isinstance(first, NameExpr) and isinstance(first.node, Var)) or first.node in self.params:
            return None
        return first.node if all(isinstance(one, NameExpr) and one.node is first.node for one in given) else None

    def _gives_itself(self) -> bool:
        kind = self.node.type
        assert isinstance(kind, CallableType)
        return "Self" in str(kind.ret_type)

    def self_kind(self) -> Kind:
        return self.to.record(self.node.info)

    def _parameter(self, place: int, variable: Var, declared: Type) -> str:
        kind = (
            self.self_kind() if place == 0 and self.node.info and not self.node.is_static else self.to.kind_of(declared)
        )
        name = f"v_{variable.name}"
        self.locals[variable] = name
        self.kinds[variable] = kind
        self.params[variable] = place
        return f"{kind.seen} {name}"

    # Statements.

    def block(self, block: Block | None) -> str:
        return "\n".join(self.statement(each) for each in block.body) if block else ""

    def statement(self, node: Statement) -> str:
        self.line = node.line
        way = getattr(self, f"do_{type(node).__name__}", None)
        if way is None:
            raise self.unreadable(f"the statement {type(node).__name__}")
        text: str = way(node)
        return text

    def do_ExpressionStmt(self, node: ExpressionStmt) -> str:
        if isinstance(node.expr, StrExpr):
            return ""
        value = self.e(node.expr)
        return f"(void)({value.code});" if value.code and not value.is_known else ""

    def do_PassStmt(self, node: PassStmt) -> str:
        return ""

    def do_Block(self, node: Block) -> str:
        return self.block(node)

    def do_BreakStmt(self, node: BreakStmt) -> str:
        return "break;"

    def do_ContinueStmt(self, node: ContinueStmt) -> str:
        return "continue;"

    def do_AssertStmt(self, node: AssertStmt) -> str:
        return ""

    def do_RaiseStmt(self, node: RaiseStmt) -> str:
        return f"fail(RAISED, {self.place()});"

    def do_IfStmt(self, node: IfStmt) -> str:
        text = ""
        for test, body in zip(node.expr, node.body, strict=True):
            asked = self.e(test)
            if asked.is_known:
                if asked.known:
                    return text + f"{{ {self.block(body)} }}"
                continue
            text += f"if ({self.as_truth(asked)}) {{\n{self.block(body)}\n}} else "
        return text + f"{{ {self.block(node.else_body)} }}" if node.else_body else text + "{}" if text else ""

    def do_WhileStmt(self, node: WhileStmt) -> str:
        if node.else_body:
            raise self.unreadable("a loop with else")
        self.loops.append((node.line, node.end_line or node.line))
        text = f"while ({self.as_truth(self.e(node.expr))}) {{\n{self.block(node.body)}\n}}"
        self.loops.pop()
        return text

    def do_ForStmt(self, node: ForStmt) -> str:
        if node.else_body:
            raise self.unreadable("a loop with else")
        self.loops.append((node.line, node.end_line or node.line))
        text = self.loop(node.index, node.expr, lambda: self.block(node.body))
        self.loops.pop()
        return text

    def do_ReturnStmt(self, node: ReturnStmt) -> str:
        if node.expr is None or isinstance(self.returned, Nothing):
            return "return;"
        value = self.e(node.expr, self.returned)
        if isinstance(node.expr, NameExpr) and node.expr.node is self.answer is not None and self.answers_in_place:
            self.effects.made = True
            return "return;"
        if is_scalar(self.returned):
            return f"return {self.as_scalar(value)};"
        if isinstance(self.returned, Fixed):
            return f"return {value.code};"
        if value.known is None:
            return "return 0;"
        if value.made or not value.lasting:
            self.effects.made = True
        self.effects.origins |= value.origins
        self.effects.of |= value.of
        if self.before.made and value.fill:
            return f"{{ {value.fill('ret')} return; }}"
        if self.before.made:
            return f"{{ {self.put('(*ret)', self.returned, value, seen='ret')} return; }}"
        return f"return {self.seen_as(self.returned, value)};"

    def do_AssignmentStmt(self, node: AssignmentStmt) -> str:
        if len(node.lvalues) > 1:
            value = self.e(node.rvalue)
            if not is_scalar(value.kind):
                raise self.unreadable("one thing under several names")
            name = self.room(NUMBER)
            return f"{name} = {self.as_scalar(value)};\n" + "\n".join(
                self.assign(each, Value(NUMBER, name)) for each in node.lvalues
            )
        left = node.lvalues[0]
        if isinstance(left, TupleExpr) and isinstance(node.rvalue, TupleExpr):
            return self._assign_each(left, node.rvalue)
        if isinstance(left, TupleExpr):
            return self.unpack(left, self.e(node.rvalue))
        return self.assign(left, self.e(node.rvalue, self.wanted(left)))

    def _assign_each(self, left: TupleExpr, right: TupleExpr) -> str:
        lines, held = [], []
        for one in right.items:
            value = self.e(one)
            if not is_scalar(value.kind):
                raise self.unreadable("a swap of anything but numbers")
            name = self.room(NUMBER)
            lines.append(f"{name} = {self.as_scalar(value)};")
            held.append(Value(NUMBER, name))
        return "\n".join([*lines, *(self.assign(to, value) for to, value in zip(left.items, held, strict=True))])

    def wanted(self, left: Expression) -> Kind | None:
        """The kind of what is assigned to, where the value alone does not say it."""
        if isinstance(left, NameExpr) and isinstance(left.node, Var):
            return self.kinds.get(left.node) or self.kind_if_clear(left.node)
        if isinstance(left, MemberExpr):
            return self.e(left).kind
        return None

    def kind_if_clear(self, variable: Var) -> Kind | None:
        """The kind of a local by its type; one that is only asked for its truth has none of its own."""
        try:
            return self.to.kind_of(variable.type)
        except Unreadable:
            return None

    def assign(self, left: Expression, value: Value) -> str:
        if isinstance(left, NameExpr) and isinstance(left.node, Var):
            return self.bind(left.node, value)
        if isinstance(left, MemberExpr):
            return self._assign_attribute(left, value)
        if isinstance(left, IndexExpr):
            return self._assign_element(left, value)
        if isinstance(left, TupleExpr):
            return self.unpack(left, value)
        raise self.unreadable("an assignment to that")

    def _assign_attribute(self, left: MemberExpr, value: Value) -> str:
        owner = self.e(left.expr)
        if not isinstance(owner.kind, Record):
            raise self.unreadable(f"an attribute of {owner.kind}")
        base, _ = self.to.program.member(self.to.classes[owner.kind.name], left.name)
        where = f"{base.name}.{left.name}"
        if where in self.to.game.constant:
            return ""
        self.takes_away({where})
        self.changes(owner)
        kind = self.to.field_kind(owner.kind.name, left.name)
        return self.put(f"({owner.code})->{left.name}", kind, value)

    def _assign_element(self, left: IndexExpr, value: Value) -> str:
        row = self.e(left.base)
        if not isinstance(row.kind, Row):
            raise self.unreadable(f"an element of {row.kind}")
        self.changes(row)
        if not is_scalar(row.kind.element):
            self.takes_away(row.origins)
        at, place = self.room_for(row), self.room(NUMBER)
        index = self.index(left.index, f"{at}->n")
        put = self.put(f"{at}->v[{place}]", row.kind.element, value)
        return f"{at} = {row.code}; {place} = {index}; {put}"

    def do_OperatorAssignmentStmt(self, node: OperatorAssignmentStmt) -> str:
        left, operator = node.lvalue, node.op
        row = self.e(left)
        if isinstance(row.kind, Row):
            if operator != "+":
                raise self.unreadable(f"{operator}= of rows")
            self.changes(row)
            return f"{self.extend(row, self.e(node.rvalue, row.kind))};"
        if isinstance(left, NameExpr):
            return self.assign(left, self.operate(operator, row, self.e(node.rvalue)))
        if isinstance(left, MemberExpr):
            return self._assign_attribute(left, self.operate(operator, row, self.e(node.rvalue)))
        assert isinstance(left, IndexExpr)
        held = self.e(left.base)
        assert isinstance(held.kind, Row)
        self.changes(held)
        at, place = self.room_for(held), self.room(NUMBER)
        now = Value(NUMBER, f"{at}->v[{place}]")
        index = self.index(left.index, f"{at}->n")
        put = self.put(now.code, held.kind.element, self.operate(operator, now, self.e(node.rvalue)))
        return f"{at} = {held.code}; {place} = {index}; {put}"

    def do_DelStmt(self, node: DelStmt) -> str:
        """A part of a row goes."""
        part = node.expr
        if not (isinstance(part, IndexExpr) and isinstance(part.index, SliceExpr) and part.index.stride is None):
            raise self.unreadable("such a del")
        row = self.e(part.base)
        self.changes(row)
        at, first, last = self.room_for(row), self.room(NUMBER), self.room(NUMBER)
        begin = self.as_scalar(self.e(part.index.begin_index)) if part.index.begin_index else "0"
        end = self.as_scalar(self.e(part.index.end_index)) if part.index.end_index else f"{at}->n"
        return (
            f"{at} = {row.code}; {first} = MIN({begin}, {at}->n); {last} = MAX(MIN({end}, {at}->n), {first}); "
            f"{self.cut_out(at, first, last)}"
        )
