"""The lines of a block of acts, both ways: `W LU`, `! S bet gleich  GS-BET-13`, `? value gleich = 2`, `# a remark`.

A remark may stand behind the others, too: `W LU  # a remark`. Talk goes on to the end of its line, whatever is in it.
"""

import re
from dataclasses import replace
from typing import assert_never

from weli.core.acts import FIGURE_WORDS
from weli.core.errors import NotationError
from weli.core.recorded import Act, ActLine, Expectation, May, Refusal, Remark
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games import game_of
from weli.notation import TALK, Line, parse, show_line
from weli.ports.records import Expected
from weli.record.sentences import Words, quoted
from weli.rulebook import RULE_ID

_RULE = re.compile(rf"(.*\S)\s+({RULE_ID.pattern})")
_WITH_REMARK = re.compile(r"(.*?\S)\s+(#.*)")
_NUMBER = re.compile(r"-?[0-9]{1,4}")
KINDS = ("number", "side", "seat", "owing")  # what stands for many values; every other word stands for itself

EXPECTED: Expected = {
    "tricks": ("side", "number"),
    "turn": ("", "seat -"),
    "answer": ("", "owing -"),
    "phase": ("", "cut exchange play show validate call done"),
    "points": ("side", "number"),
    "score": ("side", "number"),
    "winner": ("", "side -"),
}
"""What may be expected of a deal of every game; each game adds its own."""


def expected_of(rules: RuleSet) -> Expected:
    """What may be expected in a game."""
    return EXPECTED | game_of(rules).records.expected()


def read_line(text: str, rules: RuleSet, at: int = 0) -> ActLine:
    """One line of a block of acts.

    Raises:
        NotationError: what cannot be read in it.
    """
    stripped = text.strip()
    if not stripped or stripped.startswith("#"):
        return Remark(text, at)
    with_remark = _WITH_REMARK.fullmatch(stripped)
    if with_remark is None or _is_talk(stripped, rules):
        return _read_line(stripped, rules, at)
    return replace(_read_line(with_remark[1], rules, at), remark=with_remark[2])


def _is_talk(stripped: str, rules: RuleSet) -> bool:
    """Whether something is said in a line: what looks like a remark there is said as well."""
    try:
        line = _read_line(stripped, rules, at=0)
    except NotationError:
        return False
    return not isinstance(line, Expectation) and line.line.verb in TALK


def _read_line(stripped: str, rules: RuleSet, at: int) -> Act | Refusal | May | Expectation:
    seating = rules.seating
    if stripped[0] not in "?!":
        seat, line = read_act(stripped, seating)
        return Act(seat, line, at)
    rest = stripped[1:].strip()
    if not rest:
        raise NotationError("record.line-empty", mark=stripped[0])
    if stripped[0] == "?":
        return _read_expectation(rest, rules, at)
    with_rule = _RULE.fullmatch(rest)
    act, rule = (with_rule[1], with_rule[2]) if with_rule else (rest, "")
    seat, line = read_act(act, seating)
    return Refusal(seat, line, rule, at)


def show_act_line(line: ActLine, seating: Seating) -> str:
    """The canonical text of a line."""
    if isinstance(line, Remark):
        return line.text
    return _show_without_remark(line, seating) + (f"  {line.remark}" if line.remark else "")


def _show_without_remark(line: Act | Refusal | May | Expectation, seating: Seating) -> str:
    match line:
        case Expectation(what, of, wanted):
            return " ".join(["?", what, *([of] if of else []), "=", wanted])
        case May(seat, act):
            return f"? may {seating.seat_name(seat)} {show_line(act)}"
        case Refusal(seat, act, rule):
            return f"! {seating.seat_name(seat)} {show_line(act)}" + (f"  {rule}" if rule else "")
        case Act(seat, act):
            return f"{seating.seat_name(seat)} {show_line(act)}"
        case _:
            assert_never(line)


def read_act(text: str, seating: Seating) -> tuple[int, Line]:
    """`SEAT ACT`: who does something, and what.

    Raises:
        NotationError: what cannot be read in it.
    """
    name, *rest = text.split(maxsplit=1) or [""]
    seat = read_seat(name, seating)
    if not rest:
        raise NotationError("record.seat-silent", seat=name)
    return seat, parse(rest[0])


def read_seat(name: str, seating: Seating) -> int:
    """The seat of that name.

    Raises:
        NotationError: there is none.
    """
    seat = seating.seat_of(name)
    if seat < 0:
        raise NotationError("record.no-seat", seat=quoted(name), seats=" ".join(seating.seat_names()))
    return seat


def _read_expectation(text: str, rules: RuleSet, at: int) -> May | Expectation:
    what, _, rest = text.partition(" ")
    if what == "may":
        seat, line = read_act(rest or " -", rules.seating)
        return May(seat, line, at)
    expected = expected_of(rules)
    if what not in expected:
        raise NotationError("record.not-expected", known=Words(("may", *expected)), what=quoted(what))
    about, allowed = expected[what]
    of, equals, wanted = rest.partition("=")
    if not equals:
        raise NotationError("record.expectation", form=f"? {' '.join(filter(None, [what, about.upper()]))} = ...")
    of = _read_about(what, about, of.strip(), rules)
    return Expectation(what, of, _read_wanted(what, allowed.split(), wanted.strip(), rules.seating), at)


def _read_about(what: str, about: str, of: str, rules: RuleSet) -> str:
    seating = rules.seating
    figures = [FIGURE_WORDS[figure] for figure in rules.figures()]
    if about == "figure" and of in figures:
        return of
    if about == "side" and seating.side_named(of) >= 0:
        return seating.side_name(seating.side_named(of))
    if about == of == "":
        return ""
    known = {"figure": figures, "side": seating.side_names(), "": []}
    raise NotationError(f"record.about.{about or 'nothing'}", what=what, of=quoted(of), known=", ".join(known[about]))


def _read_wanted(what: str, allowed: list[str], wanted: str, seating: Seating) -> str:
    if wanted in allowed and wanted not in KINDS:
        return wanted
    if "number" in allowed and _NUMBER.fullmatch(wanted):
        return str(int(wanted))
    if "side" in allowed and seating.side_named(wanted) >= 0:
        return seating.side_name(seating.side_named(wanted))
    if "seat" in allowed and seating.seat_of(wanted) >= 0:
        return seating.seat_name(seating.seat_of(wanted))
    if "owing" in allowed and wanted and all(seats_named(word, seating) for word in wanted.split()):
        return " ".join(wanted.upper().split())
    kinds = [f"record.kind.{one}" if one in KINDS else one for one in allowed]
    raise NotationError("record.wanted", kinds=Words(tuple(kinds)), what=what, wanted=quoted(wanted))


def seats_named(word: str, seating: Seating) -> list[int]:
    """The seats of a side, or the one seat, of that name; none where there is neither."""
    side = seating.side_named(word)
    if side >= 0:
        return list(seating.members(side))
    seat = seating.seat_of(word)
    return [seat] if seat >= 0 else []
