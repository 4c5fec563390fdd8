"""The cards in hand. A card may be in a hand twice, so a hand is two sets; copies are told apart by nothing but counting."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.pickling import Portable


@final
class Cards(Portable):
    """Every hand, by seat; two copies of a card differ in nothing (GA-Q63)."""

    def __init__(self, once: vec[i64], twice: vec[i64], held: vec[i64], shown: list[list[int]]) -> None:
        self.once = (
            once  # the cards in each hand; where this view may not know them, only those that everybody has seen
        )
        self.twice = twice  # those of them that are there twice
        self.held = held  # how many cards are in hand
        self.shown = shown  # cards in hand that everybody has seen, sorted

    def copy(self) -> "Cards":
        return Cards(self.once[:], self.twice[:], self.held[:], [cards[:] for cards in self.shown])


def no_cards(seats: i64) -> Cards:
    nothing = vec[i64]([0] * seats)
    return Cards(nothing, nothing[:], nothing[:], [[] for _ in range(seats)])
