"""What may lie behind a view: whole deals in which a seat would see just what it sees.

    >>> worlds = worlds_behind(deal.seen_by(seat), seat)
    >>> worlds.draw(rng)

Prepared once for a view, drawn from as often as one likes; all that may be is equally likely.
"""

from weli.bots.worlds.behind import Worlds
from weli.bots.worlds.bieten import BietenWorlds
from weli.bots.worlds.figures import FigureWorlds
from weli.bots.worlds.gaigel import GaigelWorlds
from weli.deal import WHOLE_TRUTH, Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import FigureDeal


def worlds_behind(view: Deal, seat: int) -> Worlds:
    """The worlds behind what that seat sees (`deal.seen_by(seat)`), in any game and at any moment of a deal.

    The view is never changed, and nothing is read of it that the seat may not know.
    """
    if view.knows == WHOLE_TRUTH:
        view = view.seen_by(seat)
    if isinstance(view, GaigelDeal):
        return GaigelWorlds(view, seat)
    if isinstance(view, BietenDeal):
        return BietenWorlds(view, seat)
    assert isinstance(view, FigureDeal)
    return FigureWorlds(view, seat)


__all__ = ["Worlds", "worlds_behind"]
