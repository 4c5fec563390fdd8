"""The instances of Bieten's figures that cards make, in hand and lying open."""

from itertools import combinations

from weli.core.acts import GLEICH, HANGER
from weli.core.cards import cards_of
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.keys import SUIT_OF, bieten_key
from weli.games.figures.at_table.names import BestFigure
from weli.games.figures.engine.tricks import REAL, strength_of


def best_figures(deal: BietenDeal, seat: int) -> dict[int, BestFigure]:
    """The best that a player can still make of each figure of cards, whatever wild cards still in hand may become."""
    natural = cards_of(deal.cards.hands[seat] & ~deal.cards.wild)
    names = [*deal.cards.names[seat], *natural]
    places = [*_places_lying(deal, seat), *[REAL] * len(natural)]
    return {figure: _best(deal, names, places, figure) for figure in (*SUIT_OF, GLEICH, HANGER)}


def _best(deal: BietenDeal, names: list[int], places: list[int], figure: int) -> BestFigure:
    key = bieten_key(deal.rules.height, names, places, figure)
    return BestFigure(key, len(_enough_for(deal, names, places, figure, key)))


def best_cards(deal: BietenDeal, seat: int, figure: int) -> list[int]:
    """The cards that make the best instance a player has of a figure, lying open or in hand, wild cards in hand aside."""
    natural = cards_of(deal.cards.hands[seat] & ~deal.cards.wild)
    names, cards = [*deal.cards.names[seat], *natural], [*deal.cards.rows[seat], *natural]
    places = [*_places_lying(deal, seat), *[REAL] * len(natural)]
    return [cards[one] for one in _enough_for(deal, names, places, figure, best_figures(deal, seat)[figure].key)]


def lying_for(deal: BietenDeal, seat: int, figure: int, key: int) -> list[int]:
    """The cards that a player has lying open and that are enough for an instance that good; none where they do not make it."""
    enough = _enough_for(deal, deal.cards.names[seat], _places_lying(deal, seat), figure, key)
    return [deal.cards.rows[seat][place] for place in enough]


def _places_lying(deal: BietenDeal, seat: int) -> list[int]:
    """The place of each card of a row among equal ones."""
    return [strength_of(deal, seat, place) for place in range(len(deal.cards.names[seat]))]


def _enough_for(deal: BietenDeal, names: list[int], places: list[int], figure: int, key: int) -> list[int]:
    """Which of these cards, by their place in the list, are enough for an instance that good."""
    for size in range(1, len(names) + 1):
        for some in combinations(range(len(names)), size):
            faces = [names[one] for one in some]
            if key and bieten_key(deal.rules.height, faces, [places[one] for one in some], figure) == key:
                return list(some)
    return []
