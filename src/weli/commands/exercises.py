"""`weli exercises`: finds, in deals that were played, what is worth asking somebody, and writes a record for each."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final, TextIO

from weli.commands.analysed import progress, stopping
from weli.commands.analysis_words import unsigned
from weli.core.errors import NotationError
from weli.core.texts import printable, text
from weli.exercises import (
    DealPlayed,
    Exercise,
    all_sorts,
    chosen,
    exercises_in,
    played_by_regulars,
    recorded,
    write_exercise,
)
from weli.house_rules import named
from weli.record import replay
from weli.record.files import text_in
from weli.record.salvage import salvaged
from weli.record.shelves import ENDING

FOUND: Final = 0
NOTHING_FOUND: Final = 1
INTERRUPTED: Final = 130


@dataclass(frozen=True, kw_only=True)
class Order:
    """Which deals are looked through: those of records or, without any, so many that regulars play by some rules; where the
    exercises go, how many at most, and of what sort; empty: of any."""

    files: Sequence[Path]
    to: Path
    rules: str
    deals: int
    most: int
    worlds: int
    least: float
    sort: str
    seed: int


def exercises_command(order: Order, lang: str, out: TextIO, err: TextIO) -> int:
    """Finds exercises and writes them. Who stops it gets what was found by then.

    Returns:
        0 where something was found, 1 where nothing was, 130 where it was stopped.

    Raises:
        RecordError: nothing of a file can be read.
        RulesError: there are no such rules.
        NotationError: in the folder lie exercises already, or there is no such sort.
    """
    if order.sort and order.sort not in all_sorts():
        raise NotationError("exercises.sort", sort=printable(order.sort), known=", ".join(all_sorts()))
    if any(order.to.rglob(f"*{ENDING}")):
        raise NotationError("exercises.there", folder=printable(str(order.to)))
    with stopping() as wanted:
        found = [*_found(order, lang, err, wanted)]
        for exercise in _picked(found, order.most):
            _write(exercise, order.to)
            print(printable(_in_words(exercise, lang)), file=out)
        if not found:
            print(text("exercises.nothing", lang), file=out)
        return INTERRUPTED if not wanted() else FOUND if found else NOTHING_FOUND


def _found(order: Order, lang: str, err: TextIO, wanted: Callable[[], bool]) -> Iterator[Exercise]:
    number, deals = _deals(order)
    with progress(err, text("exercises.looking", lang)) as tell:
        for done, played in enumerate(deals, 1):
            for exercise in exercises_in(played, order.seed, order.worlds, order.least, order.sort):
                if not wanted():
                    return
                yield exercise
            tell(done, number)
            if not wanted():
                return


def _deals(order: Order) -> tuple[int, Iterator[DealPlayed]]:
    """How many deals there are to look through, and one after the other."""
    if not order.files:
        house = named(order.rules)
        house.ruleset()
        return order.deals, (played_by_regulars(house, f"{order.seed} {number}") for number in range(order.deals))
    records = [salvaged(text_in(file), str(file))[0] for file in order.files]
    return sum(len(replay(each).deals) for each in records), chain.from_iterable(map(recorded, records))


def _picked(found: Sequence[Exercise], most: int) -> list[Exercise]:
    """So many of each game."""
    games = dict.fromkeys(one.game for one in found)
    return [*chain.from_iterable(chosen((one for one in found if one.game == game), most) for game in games)]


def _write(exercise: Exercise, to: Path) -> None:
    folder = to / exercise.game
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{exercise.name}{ENDING}").write_text(write_exercise(exercise), "utf-8")


def _in_words(exercise: Exercise, lang: str) -> str:
    done = exercise.of(exercise.done)
    assert done is not None
    return text(
        "exercises.found",
        lang,
        name=f"{exercise.game}/{exercise.name}",
        best=exercise.best.act,
        done=done.act,
        points=unsigned(done.behind, lang),
        error=unsigned(done.bar, lang),
    )
