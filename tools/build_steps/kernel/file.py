"""Puts the C of one game together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kernel.extension import extension, includes
from kernel.function import Function
from kernel.kinds import Fixed, Kind, Pair, Record, Row, Unreadable, Word, is_scalar
from kernel.program import Program
from kernel.translation import Effects, Game, Translation, c_name, with_what_they_call

if TYPE_CHECKING:
    from mypy.nodes import FuncDef

PRELUDE = Path(__file__).with_name("prelude.h")
ROUNDS = 8


def translated(game: Game, program: Program) -> Translation:
    """The whole game; gone through as often as it takes until what the functions do to each other is known.

    Raises:
        Unreadable: there are lines that have no C; each is named.
    """
    before: dict[str, Effects] = {}
    for _ in range(ROUNDS):
        to = Translation(program, game)
        to.before = before
        refused: list[str] = []
        for entry in (*game.entries, *game.side_by_side, *ways_of_types(game)):
            to.asked_for(entry_of(to, entry))
        done = 0
        while done < len(to.asked):
            name, node = to.asked[done]
            done += 1
            try:
                Function(to, name, node).translate()
            except Unreadable as what:
                refused.append(str(what) if name in str(what) else f"{name}: {what}")
        if refused:
            raise Unreadable("\n".join(refused))
        after = with_what_they_call(to.effects)
        if after == before:
            return to
        before = after
    raise Unreadable("what the functions do to each other does not come to rest")


def ways_of_types(game: Game) -> list[str]:
    """The methods that Python calls, as entries."""
    return [f"{one}:{way}" for one, ways in game.types.items() for way in ways]


def entry_of(to: Translation, entry: str) -> FuncDef:
    """A function by its full name, a method as `module.Class:method`."""
    owner, _, name = entry.partition(":")
    return to.method(to.program.info(owner), name)[1] if name else to.program.function(owner)


def text_of(to: Translation) -> str:
    """The file."""
    parts = [*includes(to), PRELUDE.read_text("utf-8"), *shapes(to)]
    parts += [f"static const struct {name} {table} = {text};" for (name, text), table in to.tables.items()]
    parts += [
        f"static struct {record} {c_name(name)} = {thing(to, record, value)};"
        for name, (record, value) in to.things.items()
    ]
    parts += [*to.prototypes.values(), *to.functions.values(), *(way_in(to, entry) for entry in to.game.entries)]
    parts += [way_in_side_by_side(to, entry) for entry in to.game.side_by_side]
    parts += extension(to)
    return "\n".join(parts)


def thing(to: Translation, record: str, value: object) -> str:
    """An object that is the same in every game, as far as anything is asked of it."""
    fields = to.records[record]
    return "{" + ", ".join(f".{name} = {to.literal(getattr(value, name), kind)}" for name, kind in fields.items()) + "}"


def way_in(to: Translation, entry: str) -> str:
    """What calls one of the functions asked for from outside, and says instead of its answer why there is none."""
    name = entry.replace(":", ".")
    head = to.prototypes[name].removeprefix("static ").removesuffix(";")
    given = head[head.index("(") + 1 : -1]
    kind = head[: head.index(c_name(name))].strip()
    names = ", ".join(one.split()[-1].lstrip("*") for one in given.split(",") if one != "void")
    empty = "" if kind == "void" else "0"
    return (
        f'__attribute__((visibility("default"))) {kind} enter_{c_name(name)}({given}{", " if names else ""}int32_t *why) {{\n'
        f"int what = setjmp(way_out);\nif (what) {{ why[0] = what; why[1] = failed_at; return {empty}; }}\n"
        f"{'' if kind == 'void' else 'return '}{c_name(name)}({names});\n}}"
    )


def way_in_side_by_side(to: Translation, entry: str) -> str:
    """The same for so many records that lie one after the other, each with its own number to take and its own answer.

    It answers how many were gone through: a negative answer is the last one.
    """
    called = c_name(entry.replace(":", "."))
    record = to.record(to.program.info(entry.partition(":")[0]))
    return (
        f'__attribute__((visibility("default"))) int64_t each_{called}'
        f"({record.seen}first, int64_t many, const int64_t *given, int64_t *answers, int32_t *why) {{\n"
        f"volatile int64_t k = 0;\nint what = setjmp(way_out);\nif (what) {{ why[0] = what; why[1] = failed_at; return k; }}\n"
        f"while (k < many && (answers[k] = {called}(first + k, given[k])) >= 0) k++;\nreturn k;\n}}"
    )


def layout(to: Translation) -> dict[str, Any]:
    """How records lie in memory, for whoever fills them: the kind of each attribute by its name."""

    def told(kind: Kind, *, said: bool = False) -> object:
        if isinstance(kind, Row):
            return ["row", told(kind.element, said=said), kind.room, kind.element.held == "I"]
        if isinstance(kind, Pair):
            return ["pair", *map(told, kind.parts)]
        if isinstance(kind, Record):
            return ["fixed" if isinstance(kind, Fixed) else "record", kind.name]
        return ["word" if said or isinstance(kind, Word) else "number", kind.held]

    return {
        "games": to.game.names,
        "records": {
            name: {one: told(kind, said=(name, one) in to.said) for one, kind in fields.items()}
            for name, fields in to.records.items()
        },
        "classes": {name: info.fullname for name, info in to.classes.items()},
        "fixed": [name for name in to.records if isinstance(to.record(to.classes[name]), Fixed)],
        "places": list(to.places),
        "modules": sorted(to.modules),
        "words": to.words,
        "answers": to.answers,
    }


def shapes(to: Translation) -> list[str]:
    """Rows, tuples and records, each after what lies in it."""
    told: dict[str, str] = {}

    def tell(kind: Kind) -> None:
        if is_scalar(kind) or not isinstance(kind, (Row, Pair, Record)) or kind.name in told:
            return
        if isinstance(kind, Row):
            tell(kind.element)
            length = "int64_t" if kind.element.held == "I" else "int32_t"
            told[kind.name] = f"struct {kind.name} {{ {length} n; {inside(kind.element)} v[{kind.room}]; }};"
        elif isinstance(kind, Pair):
            for part in kind.parts:
                tell(part)
            told[kind.name] = (
                f"struct {kind.name} {{ " + " ".join(f"{one.held} f{k};" for k, one in enumerate(kind.parts)) + " };"
            )
        else:
            fixed = any(one for one in [to.record(to.classes[kind.name])] if isinstance(one, Fixed))
            fields = to.records[kind.name]
            told[kind.name] = ""
            for part in fields.values():
                tell(part)
            told.pop(kind.name)
            told[kind.name] = (
                f"struct {kind.name} {{ " + " ".join(field(one, name, fixed) for name, one in fields.items()) + " };"
            )

    def inside(kind: Kind) -> str:
        return kind.seen if isinstance(kind, Fixed) else kind.held

    def field(kind: Kind, name: str, fixed: bool) -> str:
        if isinstance(kind, Fixed) and not fixed:
            return f"{kind.seen}{name};"
        return f"{kind.held} {name};"

    for name in list(to.records):
        tell(to.record(to.classes[name]))
    for kind in to.kinds_used.values():
        tell(kind)
    return [f"struct {name};" for name in to.records] + list(told.values())
