"""What acts in a figure game are decided on."""

from collections.abc import Sequence

from weli.core.line import Line
from weli.games.figures.engine.deal import NONE, FigureDeal


def figures_in_question(line: Line, side: int, deal: FigureDeal) -> Sequence[int]:
    """The figures that a line of that side is about: named, or those with an open bet that it has to answer, or all of them."""
    if line.figures:
        return [figure for figure in line.figures if figure < len(deal.stakes)]
    every = range(len(deal.stakes))
    answered = line.verb in ("hold", "good", "raise")
    return [figure for figure in every if answered and _asks(deal, figure) not in (NONE, side)] or every


def decided_on(line: Line, side: int, figures: Sequence[int], deal: FigureDeal) -> object:
    """The facts that a line of that side about these figures is decided on; nothing where it can be said at any time."""
    phase, tricks, exchange = deal.phase(), deal.tricks, (deal.exchange.asked, *deal.cards.turned)
    match line.verb:
        case "cut" | "steal" | "stop":
            return phase, deal.cut.lifted, len(deal.cut.finding)
        case "exchange" | "upgrade":
            return phase, exchange
        case "play":
            return phase, len(tricks.winners), tricks.in_trick
        case "hold" | "good" | "raise":
            return _stakes(deal, figures)
        case "bet" | "blind":
            return phase, _stakes(deal, figures)
        case "contest":
            return phase, deal.show.shower, _stakes(deal, figures[:1]), _open_cards(deal, side)
        case "validate":
            return phase
        case "pass":  # an answer to the question to exchange, the offer to raise at once, the duty to prove a bet
            return phase, exchange, _stakes(deal, figures)
        case _:
            return None  # a concession holds for as long as the figure is open, talk at any time


def _stakes(deal: FigureDeal, figures: Sequence[int]) -> list[object]:
    """The betting on some figures: accepted value, last bettor, whose bet waits for an answer, who is asked, and who may raise at once."""
    stakes = [(deal.stakes[figure], _asks(deal, figure)) for figure in figures]
    return [(one.value, one.last_bettor, asking, one.waiting, *one.offers) for one, asking in stakes]


def _asks(deal: FigureDeal, figure: int) -> int:
    """The side whose bet waits for an answer."""
    bettor = deal.stakes[figure].bettor
    return NONE if bettor == NONE else deal.seating.side_of(bettor)


def _open_cards(deal: FigureDeal, but: int) -> list[int]:
    """How many cards lie open before each of the other sides."""
    others = [side for side in range(deal.seating.sides) if side != but]
    return [sum(len(deal.cards.rows[seat]) for seat in deal.seating.members(side)) for side in others]
