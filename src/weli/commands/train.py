"""`weli train`: a net learns by playing, as a config says, and everything is written down in a folder again and again."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import isnan
from pathlib import Path
from typing import Final, TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from weli.core.errors import OfTheSystem
from weli.core.texts import printable, system_language, text
from weli.training.config import config_in
from weli.training.faults import NoRoom
from weli.training.run import NET, Run, begun, taken_up

STEPS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60


def train_command(
    config: Path,
    folder: Path,
    *,
    resume: bool,
    lang: str | None = None,
    out: TextIO | None = None,
    err: TextIO | None = None,
) -> None:
    """Trains to the end, or until it is stopped.

    Raises `WeliError` where the config cannot be carried out, or the machine is in the way; what was written down before stays.
    """
    lang = lang or system_language()
    wanted = config_in(config)
    run = taken_up(wanted, folder) if resume else begun(wanted, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise NoRoom("train.not-written", file=printable(str(folder)), why=OfTheSystem.by(fault)) from None
    with _progress(run, Console(file=err or sys.stderr), lang) as tell:
        while not run.over:
            run.play_a_round(tell)
    _tell(run, lang, out or sys.stdout)


@contextmanager
def _progress(run: Run, console: Console, lang: str) -> Iterator[Callable[[int], None]]:
    """A bar over the decisions, with the time left, and how the last deals went."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(text("train.bar", lang), total=run.config.decisions)

        def tell(decisions: int) -> None:
            progress.update(bar, completed=decisions, description=_last(run, lang))

        tell(run.decisions)
        yield tell


def _last(run: Run, lang: str) -> str:
    if not run.log or not run.measured:
        return text("train.bar", lang)
    last = run.log[-1][1:]
    return ", ".join(
        f"{name} {points:+.2f}" for name, points in zip(run.measured, last, strict=True) if not isnan(points)
    )


def _tell(run: Run, lang: str, out: TextIO) -> None:
    """How it went against each opponent while it learned, a line each; and where the net lies."""
    console = Console(file=out, highlight=False, soft_wrap=True)
    for place, name in enumerate(run.measured, 1):
        course = [row[place] for row in run.log if not isnan(row[place])]
        if not course:
            continue
        console.print(
            text(
                "train.course",
                lang,
                name=name,
                curve=curve(course),
                first=f"{course[0]:+.2f}",
                last=f"{course[-1]:+.2f}",
            )
        )
    console.print(text("train.done", lang, file=printable(str(run.folder / NET))))


def curve(course: Sequence[float]) -> str:
    """A course as a line of small columns, one for each number, or for as many together as fit into a line."""
    together = -(-len(course) // WIDEST)
    means = [sum(part) / len(part) for part in (course[at : at + together] for at in range(0, len(course), together))]
    low, high = min(means), max(means)
    span = high - low or 1.0
    return "".join(STEPS[int((each - low) / span * (len(STEPS) - 1) + 0.5)] for each in means)
