"""`weli solve`: a reduced game solved as far as time allows, or how far a bot can be exploited in it."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from weli.bots import bot_named
from weli.core.build_mode import form
from weli.core.texts import system_language, text
from weli.house_rules import named
from weli.ports.turn_order import WINDOWS
from weli.solving import Answer, Limits, Size, check_new, exploit, solve, write_policy

SECONDS: Final = 60.0

_PLACES = 6
_SHOWN = 4


def solve_command(
    rules: str,
    *,
    limits: Limits,
    windows: str = "actor",
    against: str | None = None,
    samples: int = 20,
    seed: int = 0,
    save: Path | None = None,
    as_json: bool = False,
    lang: str | None = None,
    out: TextIO | None = None,
    err: TextIO | None = None,
) -> None:
    """Solves, or measures a bot, and prints what came of it. Without any limit it stops after `SECONDS`.

    Raises `WeliError` where it cannot be done as it was asked for.
    """
    lang = lang or system_language()
    console = Console(file=err or sys.stderr)
    if limits == Limits():
        limits = Limits(seconds=SECONDS)
    asked = {"rules": rules, "windows": windows, "form": form()}
    if against is not None:
        facts = asked | {"bot": against, "samples": samples, "seed": seed}
        facts |= _exploit(rules, windows, against, samples, seed, console, lang)
    else:
        facts = asked | _solve(rules, windows, limits, save, console, lang)
    if as_json:
        print(json.dumps(facts), file=out or sys.stdout)
    else:
        _print(facts, lang, out or sys.stdout)


def _solve(rules: str, windows: str, limits: Limits, save: Path | None, console: Console, lang: str) -> dict[str, Any]:
    if save:
        check_new(save)
    with _progress(console, lang) as (tell_deal, tell):
        solution = solve(
            named(rules).ruleset(),
            limits,
            WINDOWS.index(windows),
            tell_deal=tell_deal,
            tell=tell,
        )
    if save:
        write_policy(solution, save)
    return _facts(solution.answer, solution.size) | {
        "iterations": solution.answer.iterations,
        "seconds": round(solution.answer.seconds, 1),
    }


def _exploit(
    rules: str, windows: str, against: str, samples: int, seed: int, console: Console, lang: str
) -> dict[str, Any]:
    bot = bot_named(against)
    rng = random.Random(seed)  # noqa: S311
    with _progress(console, lang) as (tell_deal, _):
        answer, size = exploit(
            named(rules).ruleset(), bot, rng, WINDOWS.index(windows), samples=samples, tell_deal=tell_deal
        )
    return _facts(answer, size)


def _facts(answer: Answer, size: Size) -> dict[str, Any]:
    return asdict(size) | {
        "low": round(answer.low, _PLACES),
        "high": round(answer.high, _PLACES),
        "exploitability": round(answer.exploitability, _PLACES),
    }


@contextmanager
def _progress(console: Console, lang: str) -> Iterator[tuple[Callable[[int, int], None], Callable[[Answer], None]]]:
    """A bar over the deals, then the present exploitability."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(text("solve.deals", lang))

        def tell_deal(done: int, of: int) -> None:
            progress.update(bar, completed=done, total=of)

        def tell(answer: Answer) -> None:
            told = text("solve.solving", lang, exploitability=f"{answer.exploitability:.{_PLACES}f}")
            progress.update(bar, description=told, completed=answer.iterations, total=None)

        yield tell_deal, tell


def _print(facts: dict[str, Any], lang: str, out: TextIO) -> None:
    console = Console(file=out, highlight=False, soft_wrap=True)
    shown = {name: f"{value:.{_SHOWN}f}" if isinstance(value, float) else value for name, value in facts.items()}
    shown |= {"exploitability": f"{facts['exploitability']:.{_PLACES}f}"}
    shown |= {"form": text(f"form.{facts['form']}", lang)}
    console.print(text("solve.size", lang, **shown))
    if "bot" in facts:
        console.print(text("solve.bot", lang, **shown))
    else:
        console.print(text("solve.value", lang, **shown | {"seconds": facts["seconds"]}))
    console.print(text("solve.exploitability", lang, **shown))
