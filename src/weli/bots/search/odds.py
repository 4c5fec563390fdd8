"""What the chance of a figure is behind a view: over many worlds, where everybody holds whatever they can."""

import random
import time
from typing import Final

from weli.bots.search.belief import Belief
from weli.bots.search.playout import SEED_BITS, asked_in, company, hasten
from weli.bots.search.thought import Thought
from weli.core.deal import Deal
from weli.ports.manners import CALLS, MANNERS

_CALLS: Final = MANNERS.index(CALLS)


def chance_after(
    belief: Belief,
    view: Deal,
    seat: int,
    options: list[int],
    act: int,
    figure: int,
    worlds: int,
    rng: random.Random,
    until: float,
) -> float:
    """The chance, from 0 to 1, that the seat's side wins the figure after that act, in so many worlds, or as many as there is time for.

    Nobody gives way who could hold, so that the cards decide. Where there was no time at all it is 0.
    """
    found = chances_after(belief, view, seat, options, act, [figure], worlds, rng, until)
    return found[0] if found else 0.0


def chances_after(
    belief: Belief,
    view: Deal,
    seat: int,
    options: list[int],
    act: int,
    figures: list[int],
    worlds: int,
    rng: random.Random,
    until: float,
) -> list[float]:
    """The same of several figures, in the same worlds. Nothing where there was no time at all."""
    callers = company(view, [_CALLS] * view.seating.sides)
    side = view.seating.side_of(seat)
    thought = Thought()
    tried = 0
    won = [0] * len(figures)
    while tried < worlds and time.monotonic() < until:
        question = asked_in(belief.draw(rng).deal, seat, options)
        if question is None:
            break
        hasten(question)
        thought.turn_to(question, callers)
        deal = thought.after(act, rng.getrandbits(SEED_BITS))
        tried += 1
        for place, figure in enumerate(figures):
            won[place] += 1 if belief.regular.has_won(deal, figure, side) else 0
    return [each / tried for each in won] if tried else []
