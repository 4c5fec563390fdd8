"""Somebody who plays by chance: legal, and hardly more. What tests and tables of strength begin from."""

import random
from dataclasses import dataclass

from weli.core.deal import Deal
from weli.core.pickling import Portable
from weli.games import game_of


@dataclass(frozen=True)
class ByChance(Portable):
    """Any card; what else one may say or do by weights, so that deals come to an end."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`)."""
        return game_of(view.rules).advice.by_chance(view, seat, options, rng)
