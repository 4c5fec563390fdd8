"""How often another hand has no better Gleich or Hanger than one's own: counted over every hand of five, exactly."""

from collections.abc import Iterable
from itertools import combinations

from weli.core.acts import GLEICH, HANGER
from weli.core.cards import BIT, PACK_32, set_of
from weli.games.figures.advice.figure_odds import not_better
from weli.games.figures.engine.figures import KEY, figure_key

KEYS = 6 * KEY
_HAND = 5


def all_hands() -> Iterable[int]:
    for hand in combinations(PACK_32, _HAND):
        cards = 0
        for card in hand:
            cards |= BIT[card]
        yield cards


def not_better_table(hands: Iterable[int]) -> list[list[int]]:
    """For Gleich and Hanger and each key: thousandths of the hands, dealt from the 27 cards outside a hand whose best key it is, that
    have no better one."""
    pack = set_of(PACK_32)
    sums = [[0] * KEYS for _ in (GLEICH, HANGER)]
    counts = [[0] * KEYS for _ in (GLEICH, HANGER)]
    for hand in hands:
        unseen = pack & ~hand
        for figure in (GLEICH, HANGER):
            key = figure_key(hand, figure)
            sums[figure][key] += not_better(figure, key, 0, _HAND, unseen)
            counts[figure][key] += 1
    return [
        [round(total / count) if count else 0 for total, count in zip(sums[figure], counts[figure], strict=True)]
        for figure in (GLEICH, HANGER)
    ]
