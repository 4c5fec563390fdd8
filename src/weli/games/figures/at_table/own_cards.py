"""What a player has for a figure."""

from weli.core.cards import cards_of
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import cards_of_key, figure_key


def best_cards(deal: FigureDeal, seat: int, figure: int) -> list[int]:
    """The cards of a seat that make its best example of a figure, wild cards aside; none where it has none."""
    own = deal.own_cards(seat) & ~deal.cards.wild
    return cards_of(cards_of_key(own, figure, figure_key(own, figure)))
