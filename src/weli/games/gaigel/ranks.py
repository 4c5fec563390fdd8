"""Gaigel's own cards: the pack of 48, the order of the ranks and what they count."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import ACE, KING, OBER, RANK, SEVEN, TEN, UNTER, set_of
from weli.games.plain.ranking import Ranking

HAND: Final = 5
COPIES: Final = 2

RANKING: Final = Ranking([SEVEN, UNTER, OBER, KING, TEN, ACE], {ACE: 11, TEN: 10, KING: 4, OBER: 3, UNTER: 2})
"""The Ten stands above the King (GA-CARD-03)."""

HEIGHT_OF: Final[vec[i64]] = RANKING.height
POINTS_OF: Final[vec[i64]] = RANKING.points
FACES: Final[list[int]] = RANKING.faces
# As sets.
EVERY_FACE: Final[i64] = RANKING.every
SEVENS: Final[i64] = set_of([card for card in FACES if RANK[card] == SEVEN])
OBERS: Final[i64] = set_of([card for card in FACES if RANK[card] == OBER])
ACES: Final[i64] = set_of([card for card in FACES if RANK[card] == ACE])

PACK_48: Final[list[int]] = [card for card in FACES for _ in range(COPIES)]


def sevens_in(cards: list[int]) -> i64:
    count: i64 = 0
    for card in cards:
        if RANK[card] == SEVEN:
            count += 1
    return count
