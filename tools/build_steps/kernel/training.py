"""Plays what the kernel is to be fast in: ``python training.py FOLDER GAME ...``."""

import sys
from pathlib import Path
from typing import Final

from weli.games import GAMES
from weli.kernel.play import KernelPlay

DEALS: Final = 2000
"""Of each preset; what gcc learns from ten times as many is the same."""


def main() -> None:
    folder, *games = sys.argv[1:]
    for game in games:
        for rules in GAMES[game].presets.values():
            KernelPlay(rules, 1, Path(folder)).play(DEALS)


if __name__ == "__main__":
    main()
