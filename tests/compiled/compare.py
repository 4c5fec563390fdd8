"""Plays the same random deals with the plain and with the compiled engine, and tells the first one in which they differ.

    python tests/compiled/compare.py --deals 100000

So many deals of each game, spread over all its presets, with packs of 32, 33 and 48 cards: every bit of a set of cards is in use, those
from 31 on as well, which a compiler's 32-bit shift would lose.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from weli.games import GAMES

ROOT = Path(__file__).parents[2]
FOLDERS = {"plain": ROOT / "src", "compiled": ROOT / "build/compiled"}
AT_ONCE = 500


@dataclass(frozen=True)
class Chunk:
    """Some deals by one preset."""

    rules: str
    first: int
    count: int

    def __str__(self) -> str:
        return f"{self.rules} {self.first} {self.count}"


class Player:
    """A process that plays deals with the package in one folder."""

    def __init__(self, folder: Path) -> None:
        program = [sys.executable, str(Path(__file__).with_name("random_deals.py"))]
        env = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(program, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.form = self.answer()[0]

    def checksums(self, question: str) -> list[str]:
        assert self.process.stdin
        print(question, file=self.process.stdin, flush=True)
        return self.answer()

    def answer(self) -> list[str]:
        assert self.process.stdout
        words = self.process.stdout.readline().split()
        if not words:
            sys.exit("A form of the engine broke down; its words are above.")
        return words

    def end(self) -> None:
        self.process.communicate()


class Pair:
    """The two forms, side by side."""

    def __init__(self, one: Path, other: Path) -> None:
        self.players = (Player(one), Player(other))

    def difference(self, chunk: Chunk) -> str:
        """The first deal of a chunk that the two play differently; nothing where they play alike."""
        one, other = (player.checksums(str(chunk)) for player in self.players)
        if one == other:
            return ""
        each = zip(*(player.checksums(f"{chunk} each") for player in self.players), strict=True)
        place = next((place for place, (mine, yours) in enumerate(each) if mine != yours), None)
        return f"{chunk.rules} {'?' if place is None else chunk.first + place}"

    def end(self) -> None:
        for player in self.players:
            player.end()


def chunks(deals: int) -> Iterable[Chunk]:
    """So many deals of each game, the presets of a game in turn."""
    for game, family in GAMES.items():
        each = -(-deals // len(family.presets))
        for first in range(0, each, AT_ONCE):
            for preset in family.presets:
                yield Chunk(f"{game}/{preset}", first, min(AT_ONCE, each - first))


def differences(pairs: list[Pair], wanted: list[Chunk], progress: Progress) -> list[str]:
    """What every pair finds, working through the chunks together; nothing more is begun once one has found something."""
    free: SimpleQueue[Pair] = SimpleQueue()
    for pair in pairs:
        free.put(pair)

    def compare(chunk: Chunk) -> str:
        pair = free.get()
        try:
            return pair.difference(chunk)
        finally:
            free.put(pair)

    task = progress.add_task("plain = compiled?", total=sum(chunk.count for chunk in wanted))
    with ThreadPoolExecutor(len(pairs)) as pool:
        running = {pool.submit(compare, chunk): chunk for chunk in wanted}
        for done in as_completed(running):
            progress.advance(task, running[done].count)
            if done.result():
                pool.shutdown(cancel_futures=True)
                return [one.result() for one in running if one.done() and not one.cancelled() and one.result()]
    return []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100_000, help="of each game")
    parser.add_argument("--plain", type=Path, help="the folder of the one form")
    parser.add_argument("--compiled", type=Path, default=FOLDERS["compiled"], help="the folder of the other")
    given = parser.parse_args()
    pairs = [Pair(given.plain or FOLDERS["plain"], given.compiled) for _ in range(os.cpu_count() or 1)]
    forms = [player.form for player in pairs[0].players]
    if given.plain is None and forms != list(FOLDERS):
        sys.exit("There is no compiled engine to compare with; say: make compile")
    columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        found = differences(pairs, list(chunks(given.deals)), progress)
    for pair in pairs:
        pair.end()
    if found:
        sys.exit("\n".join(f"The two forms differ in the deal {one}" for one in found))


if __name__ == "__main__":
    main()
