"""The weights that tell what cards are worth for the Spiel: where each stands, and which list belongs to a rule set (`tables`).

A weight is a hundredth of a logit. Those of natural cards were made for the game of four with hands of five; with Perlaggen there is a
list for each number of players and of cards.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from weli.core.cards import PLACES, RANK, SUIT, SUIT_SET, cards_of, how_many, set_of
from weli.games.figures.advice.table_kind import table_kind
from weli.games.figures.advice.tables import PERLAGGEN_WEIGHTS, SPIEL_WEIGHTS
from weli.games.figures.engine.ruleset import FigureRules

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
_FINEST: Final = 3  # higher plain cards unseen, so many or more
_NATURAL: Final = 14  # kinds of natural cards: trumps, then plain ones
_WILD: Final = 4  # kinds of Perlaggen, by the higher ones that nobody has seen
_LOOSE: Final = 7  # Perlaggen that the seat has never seen, so many or more


class Weighed:
    """What a card is weighed by: trumps, Perlaggen and their order, and the cards that the seat has never seen."""

    def __init__(self, trump: int, wild: int, strength: list[int], unseen: int) -> None:
        self.trump = trump
        self.wild = wild
        self.strength = strength
        self.loose = unseen & wild  # the Perlaggen never seen
        self.natural = unseen & ~wild
        self.many = (
            1 if how_many(self.natural & SUIT_SET[trump]) > 3 else 0
        )  # whether more than three trumps are still unseen

    def kind(self, card: int) -> int:
        """A Perlagg by the higher ones unseen; a trump by the higher trumps unseen; a plain card by the same, and by whether more than
        three trumps are still unseen."""
        if self.strength[card]:
            higher = [other for other in cards_of(self.loose) if self.strength[other] > self.strength[card]]
            return _NATURAL + min(len(higher), _WILD - 1)
        better = (self.natural & HIGHER[card]).bit_count()
        if SUIT[card] == self.trump:
            return better if better < _PLAIN else _PLAIN - 1
        return _PLAIN + 2 * (min(_FINEST, better)) + self.many


class Shape:
    """How many tricks there are, how many a side may still need, whether there are Perlaggen; that gives each weight its place."""

    def __init__(self, tricks: int, needed: int, wild: bool) -> None:
        self.tricks = tricks
        self.needed = needed
        self.wild = wild
        self.kinds = _NATURAL + (_WILD if wild else 0)
        self._leads = needed * needed
        self._cards = self._leads + _LEADERS * tricks
        self._loose = self._cards + tricks * self.kinds
        self.size = self._loose + (_LOOSE if wild else 0)

    def of_needs(self, need: int, their_need: int) -> int:
        """The place of the weight for the tricks still needed by us and by them."""
        ours = min(self.needed, need)
        theirs = min(self.needed, their_need)
        return (ours - 1) * self.needed + theirs - 1

    def of_lead(self, trick: int, leads: int) -> int:
        """That for who leads to a trick."""
        return self._leads + self._known(trick) * _LEADERS + leads

    def of_card(self, trick: int, kind: int) -> int:
        """That for a card of a kind held for a trick."""
        return self._cards + self._known(trick) * self.kinds + kind

    def of_loose(self, cards: Weighed) -> int:
        """That for the Perlaggen that the seat has never seen."""
        loose = cards.loose.bit_count()
        return self._loose + (loose if loose < _LOOSE else _LOOSE - 1)

    def _known(self, trick: int) -> int:
        return trick if trick < self.tricks else self.tricks - 1

    def features(self, need: int, their_need: int, trick: int, leads: int, hand: int, cards: Weighed) -> list[int]:
        """The places of the weights that add up to a seat's chance before a trick is led."""
        found = [self.of_needs(need, their_need), self.of_lead(trick, leads)]
        found += [self.of_card(trick, cards.kind(card)) for card in cards_of(hand)]
        if self.wild:
            found.append(self.of_loose(cards))
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


@cache
def model_for(rules: FigureRules) -> Model:
    """The weights for a rule set: those of natural cards, or of the table most like it."""
    if not rules.wild.perlagg_order and rules.hand_size == NATURAL.shape.tricks:
        return NATURAL
    return BY_TABLE[table_kind(rules)]
