"""What tells of a deal, and in which lines a seat may act, by the kind of game that is played."""

from collections.abc import Mapping

from weli.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.notation import Line, line_of
from weli.parts.deal import FigureDeal
from weli.referee.bieten import BietenWatch
from weli.referee.gaigel import GaigelWatch
from weli.referee.teller import Teller
from weli.referee.watch import Watch
from weli.referee.ways import figure_lines


def watch_of(before: Deal, after: Deal, cites: Mapping[int, tuple[str, ...]]) -> Teller:
    """What sees the events between two moments of a deal."""
    if isinstance(before, BietenDeal) and isinstance(after, BietenDeal):
        return BietenWatch(before, after, cites)
    if isinstance(before, GaigelDeal) and isinstance(after, GaigelDeal):
        return GaigelWatch(before, after, cites)
    assert isinstance(before, FigureDeal)
    assert isinstance(after, FigureDeal)
    return Watch(before, after, cites)


def lines_of(deal: Deal, seat: int) -> list[Line]:
    """Everything that a seat may do now, each as the line one would say."""
    if isinstance(deal, GaigelDeal):
        return [line_of([act], deal) for act in deal.legal(seat)]
    assert isinstance(deal, FigureDeal)
    return figure_lines(deal, seat)
