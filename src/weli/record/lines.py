"""The lines of a block of acts, both ways: `W LU`, `! S bet gleich  GS-BET-13`, `? value gleich = 2`, `# a remark`."""

import re
from typing import assert_never

from weli.acts import FIGURE_WORDS
from weli.errors import NotationError
from weli.notation import Line, parse, show_line
from weli.record.model import Act, ActLine, Expectation, May, Refusal, Remark
from weli.seats import Seating

_RULE = re.compile(r"(.*\S)\s+([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?(?:\.\d+)?)")
_NUMBER = re.compile(r"-?\d{1,4}")

# What may be expected: about what, and what it may be.
EXPECTED = {
    "value": ("figure", "number aus"),
    "right": ("figure", "side any none"),
    "figure": ("figure", "side open standing nobody"),
    "tricks": ("side", "number"),
    "turn": ("", "seat -"),
    "answer": ("", "owing -"),
    "phase": ("", "cut exchange play show validate done"),
    "points": ("side", "number"),
    "score": ("side", "number"),
    "winner": ("", "side -"),
}


def read_line(text: str, seating: Seating, at: int = 0) -> ActLine:
    """One line of a block of acts.

    Raises:
        NotationError: what cannot be read in it.
    """
    said = text.strip()
    if not said or said.startswith("#"):
        return Remark(text, at)
    if said.startswith("?"):
        return _read_expectation(said[1:].strip(), seating, at)
    if said.startswith("!"):
        with_rule = _RULE.fullmatch(said[1:].strip())
        act, rule = (with_rule[1], with_rule[2]) if with_rule else (said[1:], "")
        seat, line = _read_act(act, seating)
        return Refusal(seat, line, rule, at)
    seat, line = _read_act(said, seating)
    return Act(seat, line, at)


def show_act_line(line: ActLine, seating: Seating) -> str:
    """The canonical text of a line."""
    match line:
        case Remark(text):
            return text
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


def _read_act(text: str, seating: Seating) -> tuple[int, Line]:
    name, *rest = text.split(maxsplit=1)
    seat = seating.seat_of(name)
    if seat < 0:
        raise _cannot(f"There is no seat '{name}'; the seats are {' '.join(seating.seat_names())}.")
    if not rest:
        raise _cannot(f"Nothing is said after the seat {name}.")
    return seat, parse(rest[0])


def _read_expectation(text: str, seating: Seating, at: int) -> May | Expectation:
    what, _, rest = text.partition(" ")
    if what == "may":
        seat, line = _read_act(rest or " -", seating)
        return May(seat, line, at)
    if what not in EXPECTED:
        raise _cannot(f"'{what}' cannot be expected; what can is: may, {', '.join(EXPECTED)}.")
    about, allowed = EXPECTED[what]
    of, equals, wanted = rest.partition("=")
    if not equals:
        raise _cannot(f"An expectation has the form '? {' '.join(filter(None, [what, about.upper()]))} = ...'.")
    of = _read_about(what, about, of.strip(), seating)
    return Expectation(what, of, _read_wanted(what, allowed.split(), wanted.strip(), seating), at)


def _read_about(what: str, about: str, of: str, seating: Seating) -> str:
    if about == "figure" and of in FIGURE_WORDS:
        return of
    if about == "side" and seating.side_named(of) >= 0:
        return seating.side_name(seating.side_named(of))
    if about == of == "":
        return ""
    needs = {
        "figure": f"a figure ({', '.join(FIGURE_WORDS)})",
        "side": f"a side ({', '.join(seating.side_names())})",
        "": "nothing before the '='",
    }
    raise _cannot(f"'{what}' needs {needs[about]}, not '{of}'.")


def _read_wanted(what: str, allowed: list[str], wanted: str, seating: Seating) -> str:
    if wanted in allowed and wanted not in ("number", "side", "seat", "owing"):
        return wanted
    if "number" in allowed and _NUMBER.fullmatch(wanted):
        return str(int(wanted))
    if "side" in allowed and seating.side_named(wanted) >= 0:
        return seating.side_name(seating.side_named(wanted))
    if "seat" in allowed and seating.seat_of(wanted) >= 0:
        return seating.seat_name(seating.seat_of(wanted))
    if "owing" in allowed and wanted and all(seats_named(word, seating) for word in wanted.split()):
        return " ".join(wanted.upper().split())
    shown = {"number": "a number", "side": "a side", "seat": "a seat", "owing": "sides or seats"}
    raise _cannot(f"'{what}' can be {', '.join(shown.get(one, one) for one in allowed)}, not '{wanted}'.")


def seats_named(word: str, seating: Seating) -> list[int]:
    """The seats of a side, or the one seat, of that name; none where there is neither."""
    side = seating.side_named(word)
    if side >= 0:
        return seating.members(side)
    seat = seating.seat_of(word)
    return [seat] if seat >= 0 else []


def _cannot(sentence: str) -> NotationError:
    return NotationError(de=sentence, en=sentence)
