"""Between lines and the engine's small acts, in whatever game."""

from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.notation.gaigel import gaigel_acts, gaigel_line
from weli.notation.line import Line
from weli.notation.meaning import figure_acts, figure_line
from weli.parts.deal import FigureDeal


def acts_of(line: Line, deal: Deal, seat: int) -> list[int]:
    """The engine's acts for a line that this seat says in this deal, in their order; none for talk.

    Whether they are legal is for the engine to say.

    Raises:
        NotationError: what cannot be understood in this deal, or an act that the game does not know.
    """
    if isinstance(deal, GaigelDeal):
        return gaigel_acts(line, deal, seat)
    assert isinstance(deal, FigureDeal)
    return figure_acts(line, deal, seat)


def line_of(acts: list[int], deal: Deal) -> Line:
    """The line of acts that belong together, before they are done."""
    if isinstance(deal, GaigelDeal):
        return gaigel_line(acts, deal)
    assert isinstance(deal, FigureDeal)
    return figure_line(acts, deal)
