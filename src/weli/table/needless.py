"""Questions to which there is but one sensible answer, and whoever wants to be spared them.

The answer is given by the table, after as long a pause as a computer player takes for his: nobody learns from it that there was no choice.
"""

from weli.acts import EXCHANGE, SPIEL, UPGRADE, kind_of
from weli.deal import Deal
from weli.parts.deal import FigureDeal


def is_needless(deal: Deal, seat: int) -> bool:
    """Whether a player is asked for an exchange or a raise (PL-3P-17) and has nothing for it: no card to give, no example to show."""
    if not isinstance(deal, FigureDeal) or deal.answering():
        return False
    offered = [figure for figure in deal.figures if deal.stakes[figure].offers[:1] == [seat]]
    if offered:
        return not any(figure == SPIEL or deal.has_example(seat, figure) for figure in offered)
    return (
        deal.phase() == "exchange"
        and deal.exchange.asked == seat
        and not any(kind_of(act) in (EXCHANGE, UPGRADE) for act in deal.legal(seat))
    )
