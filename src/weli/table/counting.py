"""The count of a closed deal, whatever the game: each step as an event that can be told, and its points."""

from collections.abc import Mapping

from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import FigureDeal
from weli.referee import Event, counted_event
from weli.referee.gaigel_end import COUNTS


def counted_events(deal: Deal, cites: Mapping[int, tuple[str, ...]]) -> list[tuple[Event, int]]:
    """The steps in their order; erased units are negative."""
    if isinstance(deal, GaigelDeal):
        return [
            (
                Event(
                    COUNTS[step.ground],
                    cites[step.ground][:1],
                    side=step.side,
                    number=abs(step.points),
                    seating=deal.seating,
                ),
                step.points,
            )
            for step in deal.counted
        ]
    assert isinstance(deal, FigureDeal)
    return [(counted_event(step, cites, deal.seating), step.points) for step in deal.counted]
