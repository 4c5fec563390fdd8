"""Makes `weli/games/figures/equity/measured.json` anew: `python tools/measure_equity.py`. Takes some ten minutes."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from figure_tables.writing import write_numbers
from weli.games import GAMES, asking_for, game_of, match_for
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.equity import courses
from weli.games.figures.equity.courses import kind_of
from weli.ports.manners import USUAL
from weli.ports.turn_order import TEAM

MEASURED = Path(courses.__file__).with_name("measured.json")
Kept = tuple[int, tuple[int, ...]]

DEALS = 2000
SEED = 1853
_MOST = 60  # courses that are kept of each kind: so many of the most frequent, and as many that stand for all others


def main() -> None:
    forms = kinds_of_play()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        playing = progress.add_task("Playing deals", total=DEALS * len(forms))
        found = {
            kind: thinned(courses_of(rules, DEALS, lambda: progress.advance(playing))) for kind, rules in forms.items()
        }
    write_numbers(MEASURED, found)


def kinds_of_play() -> dict[str, FigureRules]:
    """The first preset of each kind."""
    forms: dict[str, FigureRules] = {}
    for game in GAMES.values():
        for rules in game.presets.values():
            if isinstance(rules, FigureRules):
                forms.setdefault(kind_of(rules), rules)
    return forms


def courses_of(rules: FigureRules, deals: int, tell: Callable[[], None]) -> Counter[tuple[int, ...]]:
    """What so many deals between regulars have brought, each from the beginning of a game."""
    rng = random.Random(SEED)
    regular = game_of(rules).advice.regular(USUAL)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(deals):
        pack = rules.cards[:]
        rng.shuffle(pack)
        match = match_for(rules)
        match.begin(rng.randrange(rules.players))
        asking = asking_for(match.next_deal(pack), windows=TEAM)
        deal = asking.at()
        assert isinstance(deal, FigureDeal)
        while not deal.closed:
            seat = asking.seat()
            asking.take(regular.choose(deal.seen_by(seat), seat, asking.options(), rng))
        found[course_of(deal)] += 1
        tell()
    return found


def course_of(deal: FigureDeal) -> tuple[int, ...]:
    """The steps of its count."""
    dealing = deal.seating.side_of(deal.dealer)
    steps: list[int] = []
    for step in deal.counted:
        if step.number:
            steps += [(step.side - dealing) % deal.seating.sides, deal.rules.step(step.number)]
    return tuple(steps)


def thinned(courses: Counter[tuple[int, ...]]) -> list[Kept]:
    """The most frequent courses, and of the rare ones every so-manieth, which stands for those left out."""
    ranked = [(often, steps) for steps, often in courses.most_common()]
    rare = sorted(ranked[_MOST:], key=lambda course: course[1])
    every = max(1, -(-len(rare) // _MOST))
    return ranked[:_MOST] + [(often * every, steps) for often, steps in rare[::every]]


if __name__ == "__main__":
    main()
