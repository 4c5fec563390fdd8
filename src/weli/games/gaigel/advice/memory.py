"""What a player knows who has counted along: points, cards still out, and who cannot hold what.

Every trick lay open once it was over, so all this is memory and nothing else.
"""

from typing import Final

from weli.core.cards import BIT, PLACES, SUIT, SUITS
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import FACES, RANKING


class Memory:
    """The cards that one seat cannot place, how many of them are in each hand, and the points of each side (GA-TAC-01)."""

    def __init__(self, view: GaigelDeal, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.side = view.seating.side_of(seat)
        self.out = [0] * PLACES  # copies of each card that may be anywhere
        unknown = view.unknown_cards()
        for card in unknown:
            self.out[card] += 1
        self.many = len(unknown)
        self.counts = [view.true_count(side) for side in range(view.seating.sides)]

    def is_friend(self, other: int) -> bool:
        """Whether that seat is of one's own side."""
        return self.view.seating.side_of(other) == self.side

    def hidden(self, other: int) -> int:
        """How many cards of another hand one does not know."""
        return self.view.cards.held[other] - len(self.view.hand(other))

    def holds(self, other: int, cards: list[int]) -> float:
        """The chance that another hand has at least one of these cards."""
        known = self.view.hand(other)
        if known:
            for card in cards:
                if card in known:
                    return 1.0
        hidden = self.hidden(other)
        if not self.many or not hidden:
            return 0.0
        wanted = 0
        for card in cards:
            wanted += self.out[card]
        without = 1.0
        for step in range(hidden):
            rest = self.many - step
            share = 1.0 - wanted / (max(1, rest))
            without *= max(0.0, share)
        return 1.0 - without

    def draws(self) -> int:
        """How many cards one will still draw."""
        return self.view.to_draw() // len(self.view.active)

    def comes(self, card: int) -> float:
        """The chance that one still draws that card."""
        if not self.many:
            return 0.0
        return 1.0 - (1.0 - self.out[card] / self.many) ** self.draws()


def has_played_on(view: GaigelDeal, side: int) -> bool:
    """Whether a side has added a card although it had enough, for all that everybody has seen."""
    if view.true_count(side) < view.rules.target:
        return False
    books = view.copy()
    books.recount()
    return books.score.over[side]


OF_SUIT: Final[list[list[int]]] = [[card for card in FACES if SUIT[card] == suit] for suit in range(SUITS)]
_HIGHER: Final[list[list[int]]] = [
    [other for other in FACES if RANKING.higher[card] & BIT[other]] for card in range(PLACES)
]
_NO_CARDS: Final[list[int]] = []


def better_cards(card: int, trump: int) -> tuple[list[int], list[int]]:
    """The cards that beat one, first those of its own suit, then the trumps where it is none itself."""
    return _HIGHER[card], _NO_CARDS if SUIT[card] == trump else OF_SUIT[trump]


def seven_out(memory: Memory) -> bool:
    """Whether the other Seven of trumps may still come to light."""
    return memory.out[memory.view.diss_card()] > 0
