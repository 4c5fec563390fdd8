"""All hands of natural cards, by how good a Gleich or a Hanger they make: counted once, then known by heart.

Numbers of ways are taken over sets of cards, so that every question about another hand is a count. What a wild card makes of two others
is counted too, under its best name.
"""

from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from weli.core.acts import GLEICH
from weli.core.cards import BIT, PACK_32, PACK_33, RANK, SUIT, cards_of, set_of
from weli.games.bieten.keys import bieten_key
from weli.games.bieten.rules import HeightRules
from weli.games.figures.engine.tricks import REAL

_BELOW_REAL: Final = 1
_HAND: Final = 3


@cache
def _by_cards(height: HeightRules, figure: int) -> dict[int, int]:
    """The key of every hand that has that figure."""
    found: dict[int, int] = {}
    places = [REAL] * _HAND
    for hand in combinations(PACK_33, _HAND):
        key = bieten_key(height, list(hand), places, figure)
        if key:
            found[set_of(list(hand))] = key
    return found


@cache
def _from_the_best(height: HeightRules, figure: int) -> list[tuple[int, int]]:
    """Every hand that has the figure, the best first: key and cards."""
    return sorted([(key, cards) for cards, key in _by_cards(height, figure).items()], reverse=True)


@cache
def with_wild(height: HeightRules, pair: int, figure: int) -> int:
    """The best that two natural cards and a wild one can make."""
    faces = cards_of(pair)
    places = [REAL] * len(faces) + [_BELOW_REAL]
    best = 0
    for name in PACK_32:
        if name not in faces and _goes_with(name, faces, figure):
            best = max(best, bieten_key(height, [*faces, name], places, figure))
    return best


def _goes_with(name: int, faces: list[int], figure: int) -> bool:
    """Whether a card can make a Gleich or a Hanger with one of these; round the corner every card may."""
    for face in faces:
        if RANK[name] == RANK[face] if figure == GLEICH else SUIT[name] == SUIT[face] or RANK[name] != RANK[face]:
            return True
    return False


@lru_cache(maxsize=2**14)
def ways_at_least(height: HeightRules, figure: int, key: int, open_cards: int, hidden: int, natural: int) -> int:
    """In how many ways so many hidden cards, of these natural ones, make the open ones a hand at least as good as `key`."""
    if hidden == _HAND:
        return _whole_hands(height, figure, key, natural)
    known = _by_cards(height, figure)
    rest = [BIT[card] for card in cards_of(natural & ~open_cards)]
    ways = 0
    for chosen in combinations(rest, hidden):
        if known.get(open_cards | sum(chosen), 0) >= key:
            ways += 1
    return ways


def _whole_hands(height: HeightRules, figure: int, key: int, natural: int) -> int:
    ways = 0
    for value, cards in _from_the_best(height, figure):
        if value < key:
            break
        if not cards & ~natural:
            ways += 1
    return ways


@lru_cache(maxsize=2**14)
def ways_with_wild(height: HeightRules, figure: int, key: int, open_cards: int, hidden: int, natural: int) -> int:
    """The same where one of the hidden cards is wild: in how many ways the others make a hand at least as good."""
    rest = [BIT[card] for card in cards_of(natural & ~open_cards)]
    ways = 0
    for chosen in combinations(rest, hidden - 1):
        if with_wild(height, open_cards | sum(chosen), figure) >= key:
            ways += 1
    return ways
