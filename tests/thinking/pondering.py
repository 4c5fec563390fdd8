"""Computer players who think for as long as a test wants."""

import os
import random
import time
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from weli.bots import bot_named
from weli.core.deal import Deal


class Ponderer:
    """Thinks until it is told to go on, and then plays like the regular."""

    def __init__(self) -> None:
        self.begun = Event()
        self.go = Event()
        self.finished = Event()
        self.asked = 0

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        self.asked += 1
        self.begun.set()
        assert self.go.wait(60)
        act = bot_named("stammgast").choose(view, seat, options, rng)
        self.finished.set()
        return act


@dataclass(frozen=True)
class Marking:
    """Tells by a file in which process it thinks, and thinks for a while."""

    folder: str
    seconds: float

    def choose(self, _view: Deal, _seat: int, options: list[int], _rng: random.Random) -> int:
        (Path(self.folder) / f"{os.getpid()}").touch()
        time.sleep(self.seconds)
        return options[0]

    def within(self, _seconds: float) -> "Marking":
        return self
