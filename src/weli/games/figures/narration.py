"""How the figure games are told; and why an act is refused: which figure it is about, and whose word it is."""

from typing import Final

from weli.core.cards import BIT
from weli.core.deal import NONE
from weli.core.line import Line
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.kinds import F
from weli.games.figures.notation import figure_acts
from weli.ports.narration import Narration, other_than

OPEN_BET: Final = (reasons.BET_WAITS, reasons.OTHER_BET_WAITS)
NAMED_BET: Final = (reasons.NOT_WITHDRAWN, reasons.OWN_BET)
FIRST: Final = (reasons.OTHER_FIGURE_FIRST, reasons.OTHER_LAID_FIRST, reasons.BLIND_IN_ORDER)
EXCHANGING: Final = (reasons.EXCHANGE_NOT_YOURS, reasons.EXCHANGE_FIRST)
TOGETHER: Final = ("blind", "boden", "exchanged", "found", "laid_open", "last_card", "proven", "shown", "turned_on")
LAID: Final = ("played", "shown", "proven", "laid_open")


class FigureNarration(Narration[F]):
    def is_told_together(self, what: str) -> bool:
        return what in TOGETHER

    def naming(self, what: str) -> int:
        return reasons.NAMED if what in LAID else reasons.FINE

    def figures(self, reason: int, deal: F, seat: int, line: Line) -> tuple[int, ...]:
        """The one with the open bet, otherwise that of the line against which this reason stands."""
        if reason in FIRST:
            return first_before(reason, deal, line)
        if self.is_about_open_bet(reason):
            return with_open_bet(deal)
        if len(line.figures) > 1:
            for figure in line.figures:
                acts = figure_acts(Line(line.verb, (figure,)), deal, seat)
                if deal.check(seat, acts[0]) == reason:
                    return (figure,)
        if not line.figures and line.verb in ("hold", "good", "raise"):
            return with_open_bet(deal)
        return line.figures[:1]

    def hangs_on(self, reason: int, deal: F, seat: int, figures: tuple[int, ...]) -> int:
        """Who is asked for an answer or for the exchange, or has made the bet: that may be the seat itself."""
        if reason == reasons.ANSWER_IN_TURN:
            return other_than(seat, next(iter(deal.answering()), NONE))
        if reason in EXCHANGING:
            return other_than(seat, deal.exchange.asked)
        if figures and (self.is_about_open_bet(reason) or reason in NAMED_BET):
            return deal.stakes[figures[0]].bettor
        return super().hangs_on(reason, deal, seat, figures)

    def is_about_open_bet(self, reason: int) -> bool:
        """Whether a reason says that a bet waits for its answer."""
        return reason in OPEN_BET


def with_open_bet(deal: FigureDeal) -> tuple[int, ...]:
    """The first figure with a bet that waits for an answer."""
    return tuple([figure for figure in deal.figures if deal.stakes[figure].bettor != NONE])[:1]


def first_before(reason: int, deal: FigureDeal, line: Line) -> tuple[int, ...]:
    """The figure that comes before the one of the line; none where that cannot be said."""
    others = [figure for figure in deal.figures if figure not in line.figures[:1]]
    if reason == reasons.OTHER_LAID_FIRST:
        first = [figure for figure in others if deal.show.laid_by[figure] != NONE]
    elif reason == reasons.BLIND_IN_ORDER:
        first = [figure for figure in others if deal.stakes[figure].bettor != NONE and not deal.comes_later(figure)]
    else:
        first = [figure for figure in others if deal.show.shower != NONE and deal.unchosen() & BIT[figure]]
    return tuple(first[:1])
