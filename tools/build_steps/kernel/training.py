"""Plays what the kernel is to be fast in: ``python training.py FOLDER GAME ...``."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from weli.bots.search.playout import company
from weli.core.deal import NONE
from weli.core.ruleset import RuleSet
from weli.games import GAMES, asking_for, game_of
from weli.kernel.library import NoKernel
from weli.kernel.loops import RandomPlay
from weli.kernel.play import KernelPlay
from weli.kernel.thought import KernelPlayout

DEALS: Final = 2000
"""Of each preset; what gcc learns from ten times as many is the same."""
TIMES: Final = 20


def main() -> None:
    folder, *games = sys.argv[1:]
    for game in games:
        for rules in GAMES[game].presets.values():
            KernelPlay(rules, 1, Path(folder)).play(DEALS)
            with suppress(NoKernel):
                think(rules, Path(folder))


def think(rules: RuleSet, folder: Path) -> None:
    """Has regulars play some deals to their end, each of them many times."""
    play = RandomPlay(rules, 1)
    for _ in range(DEALS // TIMES // TIMES):
        question = asking_for(play.fresh(), 0, game_of(rules).advice.windows_in_thought())
        playout = KernelPlayout(question, company(question.at(), [0] * rules.seating.sides), folder)
        for seed in range(TIMES):
            playout.play(NONE, seed)


if __name__ == "__main__":
    main()
