"""Why an act is refused in the figure games: which figure it is about, and whose word it is."""

from typing import Final

from weli.cards import BIT
from weli.deal import NONE, Deal
from weli.games.figures.notation import figure_acts
from weli.line import Line
from weli.parts import grounds
from weli.parts.deal import FigureDeal
from weli.ports.narration import Narration

OPEN_BET: Final = (grounds.BET_WAITS, grounds.OTHER_BET_WAITS, grounds.ONE_FIGURE_AT_A_TIME)
NAMED_BET: Final = (grounds.NOT_WITHDRAWN, grounds.OWN_BET)
FIRST: Final = (grounds.OTHER_FIGURE_FIRST, grounds.OTHER_LAID_FIRST, grounds.BLIND_IN_ORDER)
EXCHANGING: Final = (grounds.EXCHANGE_NOT_YOURS, grounds.EXCHANGE_FIRST)


class FigureNarration(Narration):
    def figures(self, ground: int, deal: Deal, seat: int, line: Line) -> tuple[int, ...]:
        """The one with the open bet, otherwise that of the line against which this ground stands."""
        assert isinstance(deal, FigureDeal)
        if ground in FIRST:
            return first_before(ground, deal, line)
        if ground in OPEN_BET:
            return with_open_bet(deal)
        if len(line.figures) > 1:
            for figure in line.figures:
                acts = figure_acts(Line(line.verb, (figure,)), deal, seat)
                if deal.check(seat, acts[0]) == ground:
                    return (figure,)
        if not line.figures and line.verb in ("hold", "good", "raise"):
            return with_open_bet(deal)
        return line.figures[:1]

    def hangs_on(self, ground: int, deal: Deal, seat: int, figures: tuple[int, ...]) -> int:
        """Who is asked for the exchange, or has made the bet: that may be the seat itself."""
        assert isinstance(deal, FigureDeal)
        if ground in EXCHANGING:
            return NONE if deal.exchange.asked == seat else deal.exchange.asked
        if figures and (ground in OPEN_BET or ground in NAMED_BET):
            return deal.stakes[figures[0]].bettor
        return NONE


def with_open_bet(deal: FigureDeal) -> tuple[int, ...]:
    """The first figure with a bet that waits for an answer."""
    return tuple([figure for figure in deal.figures if deal.stakes[figure].bettor != NONE])[:1]


def first_before(ground: int, deal: FigureDeal, line: Line) -> tuple[int, ...]:
    """The figure that comes before the one of the line; none where that cannot be said."""
    others = [figure for figure in deal.figures if figure not in line.figures[:1]]
    if ground == grounds.OTHER_LAID_FIRST:
        first = [figure for figure in others if deal.show.laid_by[figure] != NONE]
    elif ground == grounds.BLIND_IN_ORDER:
        first = [figure for figure in others if deal.stakes[figure].bettor != NONE and not deal.comes_later(figure)]
    else:
        first = [figure for figure in others if deal.show.shower != NONE and deal.unchosen() & BIT[figure]]
    return tuple(first[:1])
