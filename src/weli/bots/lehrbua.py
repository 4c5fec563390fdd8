"""The Lehrbua, the innkeeper's apprentice: knows the rules and what he holds, sees one trick, and never bluffs."""

import random
from dataclasses import dataclass

from weli.core.deal import Deal
from weli.core.pickling import Portable
from weli.games import game_of


@dataclass(frozen=True)
class Lehrbua(Portable):
    """As each game's beginners play it."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`)."""
        return game_of(view.rules).advice.apprentice(view, seat, options, rng)
