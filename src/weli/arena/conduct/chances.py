"""What the chance of a figure is behind a view, as the watcher counts it."""

import math
import random
from typing import Final

from weli.acts import CONCEDE, PASS_ACT, STEP
from weli.advice.manners import USUAL
from weli.bots import Stammgast
from weli.bots.search import odds
from weli.bots.search.belief import Belief
from weli.games import game_of
from weli.parts.deal import FigureDeal

_REGULAR: Final = Stammgast()


def chance_after(
    view: FigureDeal, seat: int, options: list[int], act: int, figure: int, worlds: int, rng: random.Random
) -> float:
    """The chance, from 0 to 1, that the seat's side wins the figure after that act, if nobody gives way who could hold.

    It is counted over so many worlds. Cards that are hidden are imagined as by a regular who remembers what has been said.
    """
    belief = Belief(view, seat, game_of(view.rules).advice.regular(USUAL))
    return odds.chance_after(belief, view, seat, options, act, figure, worlds, rng, math.inf)


def instead_of_conceding(view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
    """What a regular does where he may not concede."""
    others = [act for act in options if act // STEP != CONCEDE]
    return PASS_ACT if PASS_ACT in others else _REGULAR.choose(view, seat, others, rng)
