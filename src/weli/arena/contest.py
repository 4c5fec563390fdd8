"""What is measured: some opponents, every one against every other, by the same rules, with the same cards; and how far that has come."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from weli.arena.crews import crew_of, spread
from weli.arena.duplicate import Pair, play_block
from weli.arena.games import Game, Games, play_game
from weli.arena.opponents import opponent_named
from weli.arena.pace import Pace, Timed
from weli.arena.ratings import Results
from weli.arena.sequential import UNDECIDED, Question, SequentialTest
from weli.arena.series import Block, Series
from weli.core.ruleset import RuleSet


@dataclass(frozen=True)
class Contest:
    """Opponents by their names, with settings after a colon; duplicate deals, or whole games where `matches` is true.

    `pool`: the first against each of the others, who do not meet. `signs`: partners sign to each other (`playing.play_out`).
    """

    bots: tuple[str, ...]
    rules: RuleSet
    seed: int
    matches: bool = False
    random_scores: bool = False
    question: Question | None = None
    pool: bool = False
    signs: bool = False

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Who meets whom."""
        return pairings_of(self.bots, self.pool)


def pairings_of(bots: Sequence[str], pool: bool) -> list[tuple[str, str]]:
    """Every opponent against every other that is named after it; where they are a pool, the first against each of them."""
    return [(bots[0], other) for other in bots[1:]] if pool else list(combinations(bots, 2))


@dataclass(frozen=True)
class Task:
    """One block, or one game, of a pairing; both are numbered from 0."""

    pairing: int
    number: int


@dataclass(frozen=True)
class Played:
    """What came of a task, and how long each of the two thought."""

    task: Task
    result: Block | Game
    paces: tuple[Pace, Pace]


class Standings:
    """The results of a contest so far: for each pairing a series or its games, and its test where one is made.

    `paces` are the times of the opponents in what was played by this process and its workers; they do not belong to the results.
    """

    def __init__(self, pairings: list[tuple[str, str]], matches: bool, question: Question | None) -> None:
        self.pairings = pairings
        self.outcomes: list[Series | Games] = [Games() if matches else Series() for _ in pairings]
        self.tests = [SequentialTest(question) for _ in pairings if question]
        self.paces: dict[str, Pace] = {}

    def add(self, task: Task, result: Block | Game) -> None:
        """One result more; those of a pairing come in their order."""
        outcome = self.outcomes[task.pairing]
        if isinstance(outcome, Series):
            assert isinstance(result, Block)
            outcome.add(result)
            if self.tests:
                self.tests[task.pairing].add(result.difference)
        else:
            assert isinstance(result, Game)
            outcome.add(result)

    def clock(self, task: Task, paces: tuple[Pace, Pace]) -> None:
        """Adds how long the two opponents of a task thought."""
        for name, pace in zip(self.pairings[task.pairing], paces, strict=True):
            self.paces.setdefault(name, Pace()).add(pace)

    def decided(self, pairing: int) -> bool:
        """Whether its test has given a verdict, so that nothing more is played."""
        return bool(self.tests) and self.tests[pairing].verdict != UNDECIDED

    def tasks(self, count: float = math.inf) -> Iterator[Task]:
        """What is left to play until every pairing has `count`, in the one order in which results are kept: the same number of every
        pairing, then the next."""
        begun = [outcome.played for outcome in self.outcomes]
        number = min(begun)
        while number < count:
            for pairing in range(len(self.pairings)):
                if number >= begun[pairing] and not self.decided(pairing):
                    yield Task(pairing, number)
            if all(self.decided(pairing) for pairing in range(len(self.pairings))):
                return
            number += 1

    @property
    def played(self) -> int:
        """How many blocks or games have been played, in all pairings."""
        return sum(outcome.played for outcome in self.outcomes)

    def left(self, count: int) -> int:
        """How many tasks there are at most until every pairing has `count`."""
        return sum(
            max(0, count - outcome.played) for pairing, outcome in enumerate(self.outcomes) if not self.decided(pairing)
        )

    def results(self, sides: int) -> list[Results]:
        """The games of every pairing, for the ratings."""
        return [
            Results(*names, sides, games.won, games.drawn, games.played - games.won - games.drawn)
            for names, games in zip(self.pairings, self.outcomes, strict=True)
            if isinstance(games, Games)
        ]


def run(
    contest: Contest,
    standings: Standings,
    count: int,
    *,
    workers: int = 1,
    on: str = "processes",
    keep: Callable[[Task, Block | Game], None] = lambda task, result: None,
    tell: Callable[[], None] = lambda: None,
) -> None:
    """Plays until every pairing has `count` blocks or games, or its verdict. `keep` gets every result in its order, `tell` is called after
    each; what was played ahead of a verdict is thrown away, so the results are the same for any number of workers.

    Raises:
        PlaceError: a worker has ended, or Ray is missing.
    """
    if not standings.left(count):
        return
    with crew_of(min(workers, standings.left(count)), on) as crew:
        for played in spread(partial(play, contest), standings.tasks(count), crew):
            standings.clock(played.task, played.paces)
            if not standings.decided(played.task.pairing):
                standings.add(played.task, played.result)
                keep(played.task, played.result)
                tell()


def play(contest: Contest, task: Task) -> Played:
    """One block or one game, with the opponents made by their names where it is played."""
    first, second = (Timed(opponent_named(name)) for name in contest.pairings[task.pairing])
    pair = Pair(first, second)
    result: Block | Game
    if contest.matches:
        result = play_game(pair, contest.rules, contest.seed, task.number, signs=contest.signs)
    else:
        result = play_block(pair, contest.rules, contest.seed, contest.random_scores, task.number, signs=contest.signs)
    return Played(task, result, (first.pace, second.pace))
