"""Determinization of a view: whole deals in which a seat would see just what it sees (its information set).

>>> import random
>>> deal = weli.new_game("giltspiel/fiss", seed=7).deal
>>> world = determinize(deal.seen_by(2), 2).draw(random.Random(1))
>>> world.hand_cards(2) == deal.hand_cards(2), world.hand_cards(3) == deal.hand_cards(3)
(True, False)

Prepared once for a view, drawn from as often as one likes; all that may be is equally likely.
"""

from weli.core.deal import WHOLE_TRUTH, Deal
from weli.games import game_of
from weli.ports.determinization import Worlds


def determinize(view: Deal, seat: int) -> Worlds:
    """The worlds behind what that seat sees (`deal.seen_by(seat)`), in any game and at any moment of a deal.

    The view is never changed, and nothing is read of it that the seat may not know.
    """
    if view.knows == WHOLE_TRUTH:
        view = view.seen_by(seat)
    return game_of(view.rules).engine.worlds(view, seat)


__all__ = ["Worlds", "determinize"]
