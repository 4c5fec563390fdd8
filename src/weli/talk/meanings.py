"""Meanings: what a sign can say, and whether it would be true of what a seat has."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from weli.acts import GLEICH, HANGER
from weli.cards import BIT, RANK_LETTERS, SUIT_LETTERS, SUIT_SET, card_at
from weli.parts.wild import OF_TRUMPS
from weli.rulebook.model import Words
from weli.talk.data import data, words
from weli.talk.holding import BAD, Holding

FIGURE_KINDS: Final = {"gleich": GLEICH, "hanger": HANGER}


@dataclass(frozen=True)
class Meaning:
    """One thing a sign can say.

    `cards` are written `HK`, or `TU` for the trump suit, `suit` is such a letter too; `least` is how many cards a figure has.
    """

    id: str
    kind: str  # cards, perlagg, small-trumps, gleich, hanger, nothing, bad-hand, suit, taken-back
    says: Words
    cards: tuple[str, ...] = ()
    suit: str = ""
    least: int = 0

    def cards_in(self, holding: Holding) -> int:
        """The cards in hand that it speaks of, as a set."""
        match self.kind:
            case "cards":
                meant = sum({BIT[_card(token, holding.trump)] for token in self.cards})
            case "perlagg":
                meant = holding.wild & SUIT_SET[_suit(self.suit, holding.trump)]
            case "small-trumps":
                meant = holding.small_trumps
            case "suit":
                meant = SUIT_SET[_suit(self.suit, holding.trump)]
            case _:
                return 0
        return holding.hand & meant

    def size_in(self, holding: Holding) -> int:
        """How many cards the best figure has that it speaks of; 0 where it speaks of none."""
        return holding.sizes[FIGURE_KINDS[self.kind]] if self.kind in FIGURE_KINDS else 0

    def is_true_of(self, holding: Holding) -> bool:
        """Whether who has this would tell the truth. That the last sign was false is never true of who does not lie."""
        match self.kind:
            case "gleich" | "hanger":
                return self.size_in(holding) >= self.least
            case "nothing":
                return holding.has_nothing()
            case "bad-hand":
                return holding.has_nothing() and max(holding.sizes) < BAD
            case "taken-back":
                return False
            case _:
                return self.cards_in(holding) != 0


@cache
def meanings() -> dict[str, Meaning]:
    """All meanings by id."""
    return {name: _meaning(name, entry) for name, entry in data("meanings").items()}


def _meaning(name: str, entry: Mapping[str, Any]) -> Meaning:
    return Meaning(
        id=name,
        kind=entry["kind"],
        says=words(entry),
        cards=tuple(entry.get("cards", ())),
        suit=entry.get("suit", ""),
        least=entry.get("least", 0),
    )


def _card(token: str, trump: int) -> int:
    return card_at(_suit(token[0], trump), RANK_LETTERS.index(token[1]))


def _suit(letter: str, trump: int) -> int:
    return trump if letter == OF_TRUMPS else SUIT_LETTERS.index(letter)
