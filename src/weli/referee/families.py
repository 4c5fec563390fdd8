"""In which lines a seat may act, by the kind of game that is played."""

from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.notation import Line, line_of
from weli.parts.deal import FigureDeal
from weli.referee.ways import figure_lines


def lines_of(deal: Deal, seat: int) -> list[Line]:
    """Everything that a seat may do now, each as the line one would say."""
    if isinstance(deal, GaigelDeal):
        return [line_of([act], deal) for act in deal.legal(seat)]
    assert isinstance(deal, FigureDeal)
    return figure_lines(deal, seat)
