"""The best that a player can still make of each figure, once a wild card has got a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from weli.acts import GLEICH, HANGER
from weli.cards import cards_of
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.keys import SUIT_OF, bieten_key
from weli.parts.deal import SHOWN_FIGURES, FigureDeal
from weli.parts.figures import size_of_key
from weli.parts.tricks import REAL, strength_of


@dataclass(frozen=True)
class Making:
    """An instance of a figure: how good it is, 0 for none, and of how many cards."""

    key: int
    size: int


def makings(deal: FigureDeal, seat: int) -> Mapping[int, Making]:
    """What the cards of a player make, those in hand and those that lie open; of figures that cards make."""
    if isinstance(deal, BietenDeal):
        return {figure: _in_bieten(deal, seat, figure) for figure in (*SUIT_OF, GLEICH, HANGER)}
    keys = {figure: deal.full_figure(seat, figure) for figure in SHOWN_FIGURES}
    return {figure: Making(key, size_of_key(key)) for figure, key in keys.items()}


def _in_bieten(deal: BietenDeal, seat: int, figure: int) -> Making:
    """Wild cards still in hand are left out: what they may become is open."""
    natural = cards_of(deal.cards.hands[seat] & ~deal.cards.wild)
    names = [*deal.cards.names[seat], *natural]
    places = [*places_lying(deal, seat), *[REAL] * len(natural)]
    key = bieten_key(deal.rules, names, places, figure)
    return Making(key, len(enough_for(deal, names, places, figure, key)))


def places_lying(deal: BietenDeal, seat: int) -> list[int]:
    """The place of each card of a row among equal ones."""
    return [strength_of(deal, seat, place) for place in range(len(deal.cards.names[seat]))]


def enough_for(deal: BietenDeal, names: list[int], places: list[int], figure: int, key: int) -> list[int]:
    """Which of these cards, by their place in the list, are enough for an instance that good; none where they do not make it."""
    for size in range(1, len(names) + 1):
        for some in combinations(range(len(names)), size):
            faces = [names[one] for one in some]
            if key and bieten_key(deal.rules, faces, [places[one] for one in some], figure) == key:
                return list(some)
    return []
