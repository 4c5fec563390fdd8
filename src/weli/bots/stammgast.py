"""The Stammgast, the regular: plays by the rules of thumb of the inn."""

import random
from dataclasses import dataclass

from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.pickling import Portable
from weli.games import game_of
from weli.ports.manners import LOOSE, MANNERS, TEMPERS, USUAL


@dataclass(frozen=True)
class Stammgast(Portable):
    """As each game's regulars play it. `manner`: how they bet and answer, one of `MANNERS` or `TEMPERS`, or `LOOSE`."""

    manner: str = USUAL

    def __post_init__(self) -> None:
        known = [*MANNERS, *TEMPERS, LOOSE]
        if self.manner not in known:
            raise RulesError("bot.manner", known=", ".join(known), manner=self.manner)

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`)."""
        return game_of(view.rules).advice.regular(self.manner).choose(view, seat, options, rng)
