"""A computer player who thinks for as long as a test wants."""

import random
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
