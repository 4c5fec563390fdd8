"""What a closed deal was worth to a side."""

from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import FigureDeal


def points_of(deal: Deal, side: int) -> int:
    """What a closed deal brought a side, the more the better.

    On the way to a target, points; a game won outright counts as the points that were missing. In Gaigel units collected count against
    their side and erased ones for it, in its tournament game points (GA-SCORE-02, GA-SCORE-03, GA-TOUR-04).
    """
    if isinstance(deal, GaigelDeal):
        return deal.gained[side] if deal.rules.is_tournament else -deal.gained[side]
    assert isinstance(deal, FigureDeal)
    brought = deal.rules.step(deal.gained[side])
    if deal.winner == side:
        return max(brought, deal.rules.missing(deal.before[side]))
    return brought


def points_ahead(deal: Deal, side: int) -> float:
    """What a closed deal brought a side more than the others on average."""
    others = [points_of(deal, other) for other in range(deal.seating.sides) if other != side]
    return points_of(deal, side) - sum(others) / len(others)
