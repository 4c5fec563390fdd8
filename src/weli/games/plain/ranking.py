"""How the ranks of a game stand, what its cards count, and which card takes a trick."""

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import BIT, PLACES, RANK, SUIT, SUIT_SET, SUITS, card_at, lowest, set_of
from weli.core.deal import NONE


@final
class Ranking:
    """The ranks of a game from the lowest up, the same in every suit; and what each counts, if anything does."""

    def __init__(self, ranks: list[int], points: Mapping[int, int] | None = None) -> None:
        worth = points or {}
        self.faces = [card_at(suit, rank) for suit in range(SUITS) for rank in ranks]  #: every card, suit by suit
        self.every = set_of(self.faces)  #: all of them as a set
        #: By card how high it stands in its suit, from 0; -1 where the game does not have it.
        self.height = vec[i64]([ranks.index(RANK[card]) if RANK[card] in ranks else NONE for card in range(PLACES)])
        self.points = vec[i64]([worth.get(RANK[card], 0) for card in range(PLACES)])  #: by card what it counts
        self.higher = vec[i64]([self._above(card) for card in range(PLACES)])  #: by card those of its suit above it

    def _above(self, card: int) -> int:
        height = self.height
        return set_of([face for face in self.faces if SUIT[face] == SUIT[card] and height[face] > height[card]])

    def points_of(self, cards: list[int]) -> i64:
        """What cards count (GA-CARD-04, GA-CARD-05)."""
        points = self.points
        total: i64 = 0
        for card in cards:
            total += points[card]
        return total

    def beats(self, card: i64, best: i64, trump: i64) -> bool:
        """Whether a card played later takes the trick from the best one so far; its twin does not. Without trumps `trump` is -1.

        (GA-CARD-08, GA-PLAY-05, GA-PLAY-06, GA-PLAY-07)
        """
        if SUIT[card] == SUIT[best]:
            return self.height[card] > self.height[best]
        return SUIT[card] == trump

    def beating(self, best: i64, trump: i64) -> i64:
        """All cards that would take the trick from the best one so far, as a set (`beats`)."""
        if trump in (NONE, SUIT[best]):
            return self.higher[best]
        return self.higher[best] | SUIT_SET[trump] & self.every

    def best_place(self, cards: list[int], trump: i64, live: i64) -> i64:
        """Which card lies best in a trick, counted from the lead; `live` is the set of places whose cards can take it.

        -1 where none of them can.
        """
        if not live:
            return NONE
        led = SUIT[cards[0]] if live & 1 else self._suit_led(cards, live)
        height = self.height
        best: i64 = NONE
        best_card: i64 = NONE
        for place in range(len(cards)):
            if not live & BIT[place]:
                continue
            card: i64 = cards[place]
            if best == NONE:
                takes = SUIT[card] == led or SUIT[card] == trump
            elif SUIT[card] == SUIT[best_card]:
                takes = height[card] > height[best_card]
            else:
                takes = SUIT[card] == trump
            if takes:
                best = place
                best_card = card
        return best

    def _suit_led(self, cards: list[int], live: i64) -> i64:
        """The suit in which cards are compared whose lead takes nothing: that led, or where nobody followed it the next card's.

        (GA-Q33)
        """
        led = SUIT[cards[0]]
        for place in range(len(cards)):
            if live & BIT[place] and SUIT[cards[place]] == led:
                return led
        return SUIT[cards[lowest(live)]]

    def due(self, hand: i64, led: i64, best: i64, trump: i64) -> i64:
        """The cards of a hand that may be added where one must follow, or else trump, and beat the best card if one can; -1: there is none.

        (GA-PLAY-09, GA-PLAY-10, GA-PLAY-11, GA-PLAY-12, GA-PLAY-13)
        """
        cards = hand & SUIT_SET[led] or (0 if trump == NONE else hand & SUIT_SET[trump])
        if not cards:
            return hand
        if best == NONE:
            return cards
        return cards & self.beating(best, trump) or cards
