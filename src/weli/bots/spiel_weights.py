"""The weights that tell what cards are worth for the Spiel: where each stands, and which list belongs to a rule set (`tables`).

A weight is a hundredth of a logit. Those of natural cards were made for the game of four with hands of five; with Perlaggen there is a
list for each number of players and of cards.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from weli.bots.table_kind import table_kind
from weli.bots.tables.data import SPIEL_WEIGHTS
from weli.bots.tables.perlaggen import PERLAGGEN_WEIGHTS
from weli.cards import PLACES, RANK, SUIT, SUIT_SET, cards_of, set_of
from weli.parts.ruleset import FigureRules

HIGHER: Final[list[int]] = [
    set_of([other for other in range(PLACES) if SUIT[other] == SUIT[card] and RANK[other] > RANK[card]])
    for card in range(PLACES)
]

# Who leads to the next trick.
LEADS_SELF: Final = 0
LEADS_PARTNER: Final = 1
LEADS_THEM: Final = 2
_LEADERS: Final = 3

_PLAIN: Final = 6
_NATURAL: Final = 14  # kinds of natural cards: trumps, then plain ones
_WILD: Final = 4  # kinds of Perlaggen, by the higher ones that nobody has seen
_LOOSE: Final = 7  # Perlaggen that the seat has never seen, so many or more


@dataclass(frozen=True)
class Cards:
    """What a card is weighed by: trumps, Perlaggen and their order, and the cards that the seat has never seen."""

    trump: int
    wild: int
    strength: list[int]
    unseen: int

    @cached_property
    def loose(self) -> int:
        """The Perlaggen never seen."""
        return self.unseen & self.wild

    def kind(self, card: int) -> int:
        """A Perlagg by the higher ones unseen; a trump by the higher trumps unseen; a plain card by the same, and by whether more than
        three trumps are still unseen."""
        if self.strength[card]:
            higher = [other for other in cards_of(self.loose) if self.strength[other] > self.strength[card]]
            return _NATURAL + min(len(higher), _WILD - 1)
        natural = self.unseen & ~self.wild
        better = (natural & HIGHER[card]).bit_count()
        if SUIT[card] == self.trump:
            return min(better, _PLAIN - 1)
        many = 1 if (natural & SUIT_SET[self.trump]).bit_count() > 3 else 0
        return _PLAIN + 2 * min(better, 3) + many


@dataclass(frozen=True)
class Shape:
    """How many tricks there are, how many a side may still need, whether there are Perlaggen; that gives each weight its place."""

    tricks: int
    needed: int
    wild: bool

    @cached_property
    def kinds(self) -> int:
        return _NATURAL + (_WILD if self.wild else 0)

    @cached_property
    def size(self) -> int:
        return self.first_card + self.tricks * self.kinds + (_LOOSE if self.wild else 0)

    @cached_property
    def first_card(self) -> int:
        return self._leads + _LEADERS * self.tricks

    @cached_property
    def _leads(self) -> int:
        return self.needed * self.needed

    def features(self, need: int, their_need: int, trick: int, leads: int, hand: int, cards: Cards) -> list[int]:
        """The weights that add up to a seat's chance before a trick is led: tricks still needed by us and by them, who leads, and each
        card by the trick it is held for."""
        trick = min(trick, self.tricks - 1)
        start = self.first_card + trick * self.kinds
        found = [
            (min(need, self.needed) - 1) * self.needed + min(their_need, self.needed) - 1,
            self._leads + trick * _LEADERS + leads,
        ]
        found += [start + cards.kind(card) for card in cards_of(hand)]
        if self.wild:
            found.append(self.first_card + self.tricks * self.kinds + min(cards.loose.bit_count(), _LOOSE - 1))
        return found


@dataclass(frozen=True)
class Model:
    shape: Shape
    weights: list[int]


NATURAL: Final = Model(Shape(5, 3, wild=False), SPIEL_WEIGHTS)
BY_TABLE: Final[dict[str, Model]] = {
    "2x5": Model(Shape(5, 3, wild=True), PERLAGGEN_WEIGHTS["2x5"]),
    "4x5": Model(Shape(5, 3, wild=True), PERLAGGEN_WEIGHTS["4x5"]),
    "6x4": Model(Shape(4, 3, wild=True), PERLAGGEN_WEIGHTS["6x4"]),
    "2x7": Model(Shape(7, 4, wild=True), PERLAGGEN_WEIGHTS["2x7"]),
    "3x7": Model(Shape(7, 4, wild=True), PERLAGGEN_WEIGHTS["3x7"]),
}


def model_for(rules: FigureRules) -> Model:
    """The weights for a rule set: those of natural cards, or of the table most like it."""
    if not rules.perlagg_order and rules.hand_size == NATURAL.shape.tricks:
        return NATURAL
    return BY_TABLE[table_kind(rules)]
