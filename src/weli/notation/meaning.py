"""Between lines and the engine's small acts, in whatever game."""

from weli.core.deal import Deal
from weli.core.line import Line
from weli.games import game_of


def acts_of(line: Line, deal: Deal, seat: int) -> list[int]:
    """The engine's acts for a line that this seat says in this deal, in their order; none for talk.

    Whether they are legal is for the engine to say.

    Raises:
        NotationError: what cannot be understood in this deal, or an act that the game does not know.
    """
    return game_of(deal.rules).notation.acts_of(line, deal, seat)


def line_of(acts: list[int], deal: Deal) -> Line:
    """The line of acts that belong together, before they are done."""
    return game_of(deal.rules).notation.line_of(acts, deal)


def lines_of(deal: Deal, seat: int) -> list[Line]:
    """Everything that a seat may do now, each as the line one would say."""
    return game_of(deal.rules).notation.lines(deal, seat)
