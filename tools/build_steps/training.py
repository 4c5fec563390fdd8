"""Plays a little of everything, so that a compiler that looks on learns which ways are often taken.

Whole random deals by every preset weigh most, for nothing else is done as often; then what tables, learners and opponents ask of a
deal. The same seeds each time, so what it learns is the same each time. ``compiled.py --trained`` runs it.
"""

from __future__ import annotations

import random
from itertools import cycle

from weli.bench.recorded import played_by, spoken
from weli.bench.weli_work import at_the_table, copied, decided, refereed, searched, seen
from weli.bots.search import Wirt
from weli.bots.search.wirt import LEAST
from weli.bots.stammgast import Stammgast
from weli.core.ruleset import RuleSet
from weli.envs.episode import Settings
from weli.envs.side_by_side import SideBySide
from weli.games import GAMES, Game
from weli.kernel.loops import RandomPlay

SEED = 1853
DEALS = 1000
PLAYED = 6  # deals of opponents and at tables, which take so much longer
LEARNT = 8  # games side by side, as learners have them
THOUGHTS = 2  # of those who search
WIRT = Wirt(worlds=LEAST)


def main() -> None:
    for game in GAMES.values():
        for rules in game.presets.values():
            train(game, rules, DEALS, PLAYED, THOUGHTS)


def train(game: Game, rules: RuleSet, deals: int, played: int, thoughts: int) -> None:
    """So many random deals by a preset, so many with opponents, at a table and for learners, and so many thoughts of those who search."""
    chance = random.Random(SEED)
    play = RandomPlay(rules, SEED)
    play.play(deals)
    by_opponents = [played_by(Stammgast(), play, chance) for _ in range(played)]
    at_the_table(by_opponents)
    refereed([spoken(play, game, chance) for _ in range(played)])
    questions = [question for deal in by_opponents for question in deal.questions if len(question.options) > 1]
    views = [question.view for question in questions]
    copied(views)
    seen(views)
    learnt(SideBySide(Settings(rules), LEARNT, SEED, None), played, chance)
    asked = cycle(questions[:: max(1, len(questions) // max(1, thoughts))])
    for _ in range(thoughts):
        searched(asked, chance)
        decided(WIRT, asked, chance)


def learnt(games: SideBySide, rounds: int, chance: random.Random) -> None:
    """So many decisions in each game, by chance among what is allowed."""
    numbers = range(games.table.size)
    for _ in range(rounds * LEARNT):
        allowed = [[number for number in numbers if games.allowed.is_set(game, number)] for game in range(LEARNT)]
        games.step([chance.choice(some) for some in allowed])


if __name__ == "__main__":
    main()
