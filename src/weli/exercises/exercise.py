"""An exercise as plain data, read from the remarks of a record that ends where somebody is to decide.

#: asked SEAT SORT          whose decision it is, and of what sort
#: laid CARD                it is about the name of this card, which they play
#: brings ACT: 1.20         the best act, and what it is expected to bring, in points
#: brings ACT: 0.40, 0.80 ± 0.20 less      another, by how much less, and how far that may be off, 19 times of 20
#: done ACT                 what a regular did
#: tried 960 worlds, ahead in 0.83         in so many; in that share of those that differ the best brings more than the next
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from weli.core.deal import Deal
from weli.core.errors import NotationError
from weli.core.recorded import Act, Remark
from weli.notation import parse, show_line
from weli.record import DealReplay, Record, RecordError, read, replay, rules_of, write
from weli.record.model import at_line

MARK: Final = "#:"
HARD: Final = 1.0
"""Points: where the best is ahead of what a regular did by less, it is hard to see."""

_NUMBER = r"(-?\d+\.\d+)"
_BRINGS = re.compile(rf"(.+): {_NUMBER}(?:, {_NUMBER} ± {_NUMBER} less)?")
_TRIED = re.compile(rf"(\d+) worlds, ahead in {_NUMBER}")


class ExerciseError(NotationError):
    """What cannot be read in the remarks of an exercise."""


@dataclass(frozen=True)
class Choice:
    """An act as a line of notation, what it is expected to bring in points, and by how much less than the best, give or take `bar`."""

    act: str
    points: float
    behind: float = 0.0
    bar: float = 0.0


@dataclass(frozen=True)
class Exercise:
    """A decision out of a deal that was played. `choices` has the best act first, `done` is what a regular did.

    `laid` is the card whose name is asked for; empty: the whole line is. `share`: in so large a part of the `worlds` in which
    they differ the best brings more than the next best.
    """

    name: str
    record: Record
    seat: int
    sort: str
    choices: tuple[Choice, ...]
    done: str
    worlds: int
    share: float
    laid: str = ""

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def number(self) -> str:
        """By which it is told from others of its sort: the end of its name."""
        return self.name.rpartition("-")[2]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def is_hard(self) -> bool:
        """Whether little tells the best act from what a regular did."""
        of_done = self.of(self.done)
        return of_done is None or of_done.behind < HARD

    def of(self, act: str) -> Choice | None:
        """The choice that is this act, if it was tried; cards and figures may be named in any order."""
        wanted = sorted(act.split())
        return next((choice for choice in self.choices if sorted(choice.act.split()) == wanted), None)

    def replayed(self) -> DealReplay:
        """The deal up to the decision."""
        return replay(self.record, whole=False).deals[0]

    def before(self) -> Deal:
        """How everything lies when it is asked, all cards known."""
        return self.replayed().deal


def read_exercise(written: str, name: str, file: str = "") -> Exercise:
    """The exercise that a text is.

    Raises:
        RecordError: it is no record, or its remarks are none of an exercise: in which line, and why.
    """
    record = read(written, file or name)
    deal = record.deals[-1]
    acts = tuple(line for line in deal.acts if isinstance(line, Act))
    said = [line for line in deal.acts if isinstance(line, Remark) and line.text.strip().startswith(MARK)]
    words = [tuple(line.text.strip().removeprefix(MARK).strip().partition(" ")[::2]) for line in said]
    try:
        return _read(replace(record, deals=(replace(deal, acts=acts),)), name, words)
    except (NotationError, ValueError, IndexError):
        at = said[0].at if said else 0
        raise at_line(ExerciseError("exercise.unreadable"), file or name, at) from None


def _read(record: Record, name: str, words: list[tuple[str, ...]]) -> Exercise:
    one = {word: rest for word, rest in words if word != "brings"}
    seat, _, sort = one.get("asked", "").partition(" ")
    tried = _TRIED.fullmatch(one.get("tried", ""))
    choices = tuple(_choice(rest) for word, rest in words if word == "brings")
    asked = rules_of(record).seating.seat_of(seat)
    if asked < 0 or not sort or not tried or len(choices) < 2 or not one.get("done"):
        raise ExerciseError("exercise.unreadable")
    return Exercise(
        name, record, asked, sort, choices, one["done"], int(tried[1]), float(tried[2]), one.get("laid", "")
    )


def _choice(words: str) -> Choice:
    found = _BRINGS.fullmatch(words)
    if found is None:
        raise ExerciseError("exercise.unreadable")
    act, *numbers = found.groups()
    return Choice(show_line(parse(act)), *(float(number) for number in numbers if number is not None))


def write_exercise(exercise: Exercise) -> str:
    """The text of an exercise; `read_exercise` reads it."""
    deal = exercise.record.deals[0]
    remarks = tuple(Remark(f"{MARK} {words}") for words in _remarks(exercise))
    return write(replace(exercise.record, deals=(replace(deal, acts=(*deal.acts, *remarks)),)))


def _remarks(exercise: Exercise) -> Iterator[str]:
    yield f"asked {rules_of(exercise.record).seating.seat_name(exercise.seat)} {exercise.sort}"
    if exercise.laid:
        yield f"laid {exercise.laid}"
    yield f"brings {exercise.best.act}: {exercise.best.points:.2f}"
    for choice in exercise.choices[1:]:
        yield f"brings {choice.act}: {choice.points:.2f}, {choice.behind:.2f} ± {choice.bar:.2f} less"
    yield f"done {exercise.done}"
    yield f"tried {exercise.worlds} worlds, ahead in {exercise.share:.2f}"


__all__ = ["Choice", "Exercise", "ExerciseError", "RecordError", "read_exercise", "write_exercise"]
