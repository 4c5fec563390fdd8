"""What a closed deal was worth to a side."""

from weli.core.deal import Deal


def points_ahead(deal: Deal, side: int) -> float:
    """What a closed deal brought a side more than the others on average."""
    others = [deal.points_for(other) for other in range(deal.seating.sides) if other != side]
    return deal.points_for(side) - sum(others) / len(others)
