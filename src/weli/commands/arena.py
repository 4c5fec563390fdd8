"""`weli arena`: opponents against each other, on the same cards or over whole games; and results of earlier contests told again."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Any, Final, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from weli.arena.contest import Contest, Standings, run
from weli.arena.facts import facts_of
from weli.arena.faults import ArenaError
from weli.arena.opponents import opponent_named
from weli.arena.pool import pool_of
from weli.arena.report import print_report, title_of
from weli.arena.result_file import Header, ResultFile, header_of, read, seed_in
from weli.arena.sequential import Question
from weli.bots import name_parts
from weli.core.ruleset import RuleSet
from weli.core.texts import system_language
from weli.house_rules import named

DEALS: Final = 1000
MOST_DEALS_OF_A_TEST: Final = 20_000

_SEEDS = 10**6
_MOST_WORKERS = 61  # as many as Windows waits for


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    bots: Sequence[str]
    deals: int | None = None
    matches: int = 0
    rules: str = "giltspiel/fiss"
    target: int | None = None
    seed: int | None = None
    random_scores: bool = False
    test: bool = False
    by: float | None = None
    workers: int | None = None
    on: str = "processes"
    out: Path | None = None
    pool: bool = False
    signs: bool = False

    def contest(self) -> Contest:
        """What is to be measured. Raises `WeliError` where an opponent or the rules are unknown, or options exclude each other."""
        rules = _rules_named(self.rules, self.target)
        names = tuple(_name(written) for written in self.bots)
        if self.pool:
            names = self._against_the_pool(names, rules)
        if len(names) < 2:
            raise ArenaError("arena.two-wanted")
        for name in names:
            opponent_named(name)
        tested = self.test or self.by is not None
        if self.matches and tested:
            raise ArenaError("arena.test-on-deals")
        if self.matches and self.random_scores:
            raise ArenaError("arena.scores-on-deals")
        question = Question() if self.by is None else Question(by=self.by)
        return Contest(
            bots=names,
            rules=rules,
            seed=self._seed(),
            matches=self.matches > 0,
            random_scores=self.random_scores,
            question=question if tested else None,
            pool=self.pool,
            signs=self.signs,
        )

    def _against_the_pool(self, names: tuple[str, ...], rules: RuleSet) -> tuple[str, ...]:
        if len(names) != 1 or self.matches:
            raise ArenaError("arena.one-against-the-pool")
        if not (others := pool_of(rules)):
            raise ArenaError("arena.no-pool", game=rules.game)
        return (*names, *others)

    def _seed(self) -> int:
        """The seed that was asked for, or that of the file that is gone on with, or any."""
        if self.seed is not None:
            return self.seed
        there = seed_in(self.out) if self.out and self.out.exists() else None
        return SystemRandom().randrange(_SEEDS) if there is None else there

    def count(self, contest: Contest) -> int:
        """Blocks or games of each pairing, at most."""
        usual = MOST_DEALS_OF_A_TEST if contest.question else DEALS
        return max(1, self.matches or self.deals or usual)

    def hands(self) -> int:
        return min(self.workers or os.cpu_count() or 1, _MOST_WORKERS)


def arena_command(
    order: Order,
    *,
    as_json: bool = False,
    lang: str | None = None,
    out: TextIO | None = None,
    err: TextIO | None = None,
) -> int:
    """Plays what was ordered, and prints the result; the exit status, 1 where somebody of the pool is better than who was named.

    Raises `WeliError` where it cannot be carried out, or the machine is in the way.
    """
    told = _tell([_played(order, err or sys.stderr)], as_json, lang, out)
    return int(any(facts.get("beaten_by") for facts in told))


def show_command(
    files: Sequence[str], *, as_json: bool = False, lang: str | None = None, out: TextIO | None = None
) -> None:
    """Prints what is in result files, without playing. Raises `ArenaError` where one cannot be read, or there is none."""
    if not files:
        raise ArenaError("arena.files-wanted")
    _tell([read(Path(file)) for file in files], as_json, lang, out)


def _tell(
    results: list[tuple[Header, Standings]], as_json: bool, lang: str | None, out: TextIO | None
) -> list[dict[str, Any]]:
    told = [facts_of(header, standings) for header, standings in results]
    for facts in told:
        if as_json:
            print(json.dumps(facts), file=out or sys.stdout)
        else:
            print_report(facts, lang or system_language(), out or sys.stdout)
    return told


def _played(order: Order, err: TextIO) -> tuple[Header, Standings]:
    """The contest, played to its end, or to where it was in the file already."""
    contest = order.contest()
    count = order.count(contest)
    header = header_of(contest)
    standings = header.standings()
    with ExitStack() as ends:
        file = ResultFile(order.out, header, standings) if order.out else None
        if file:
            ends.callback(file.close)
        tell = ends.enter_context(_progress(standings, count, err))
        keep = file.add if file else lambda task, result: None
        run(contest, standings, count, workers=order.hands(), on=order.on, keep=keep, tell=tell)
    return header, standings


@contextmanager
def _progress(standings: Standings, count: int, err: TextIO) -> Iterator[Callable[[], None]]:
    """A bar over all pairings; what a test saves is taken off its end."""
    names = dict.fromkeys(name for pairing in standings.pairings for name in pairing)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=err), transient=True) as progress:
        bar = progress.add_task(" – ".join(title_of(name) for name in names))

        def tell() -> None:
            progress.update(bar, completed=standings.played, total=standings.played + standings.left(count))

        tell()
        yield tell


def _name(written: str) -> str:
    """An opponent's name as it stands in files: one of the house in small letters, settings as they are."""
    word, settings = name_parts(written)
    return word if settings is None else f"{word}:{settings}"


def _rules_named(name: str, target: int | None) -> RuleSet:
    rules = named(name).ruleset()
    return rules if target is None else rules.with_options({"target": target})
