"""Measuring: one process for each form of Weli and one for the others, a round of each figure after the other, one at a time.

So all of them share one core and the same neighbours, and what disturbs one disturbs all.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from weli.bench import sources_only
from weli.bench.figures import FIGURES, PEERS, Figure
from weli.core.build_mode import form
from weli.core.errors import WeliError

MILLISECONDS = 1000


@dataclass
class Found:
    """Everything measured: by form (`compiled`, `plain`, `peers`) and figure, one value for each round."""

    rounds: int
    values: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)


class Worker:
    """A process that measures figures."""

    def __init__(self, start: list[str], kind: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
        command = [sys.executable, "-P", *start, "weli.bench.worker", kind]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.about = self.answer(kind)

    def measure(self, figure: Figure, seconds: float) -> float:
        """The rate a second of processor time, or the milliseconds each takes."""
        assert self.process.stdin
        print(json.dumps({"figure": figure.name, "seconds": seconds}), file=self.process.stdin, flush=True)
        found = self.answer(figure.name)
        each: float = found["seconds"] / found["done"]
        return MILLISECONDS * each if figure.is_time else 1 / each

    def answer(self, asked: str) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise WeliError("bench.broke", asked=asked)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def end(self) -> None:
        self.process.communicate()


def workers() -> dict[str, Worker]:
    """One for each form that there is, and one for the others. Sources lie beside compiled modules, so there is always a plain form."""
    sources = ["-W", "ignore", str(Path(sources_only.__file__))]
    found = {"compiled": Worker(["-m"], "weli")} if form() == "compiled" else {}
    return {**found, "plain": Worker(sources, "weli"), "peers": Worker(["-W", "ignore", "-m"], "peers")}


def measure(rounds: int, seconds: float, tell: Callable[[int, int], None]) -> Found:
    """All figures that can be measured here. `tell` hears how many measurements are done, and how many there will be."""
    found = Found(rounds)
    at_work = workers()
    try:
        found.versions = at_work["peers"].about["versions"]
        found.missing = at_work["peers"].about["missing"]
        plan = [(kind, figure) for figure in (*FIGURES, *PEERS) for kind in at_work if measures(at_work[kind], figure)]
        found.values = {kind: {figure.name: [] for form_, figure in plan if form_ == kind} for kind in at_work}
        for number in range(rounds):
            for place, (kind, figure) in enumerate(plan):
                tell(number * len(plan) + place, rounds * len(plan))
                found.values[kind][figure.name].append(at_work[kind].measure(figure, seconds))
    finally:
        for worker in at_work.values():
            worker.end()
    return found


def measures(worker: Worker, figure: Figure) -> bool:
    return figure.name in worker.about["figures"]
