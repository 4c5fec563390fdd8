"""Signs and phrases as plain values: what a seat has to tell of, what a sign says of it, and what is said in words."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from weli.core.acts import GLEICH, HANGER
from weli.core.cards import BIT, OF_TRUMPS, RANK, RANK_LETTERS, SUIT_LETTERS, SUIT_SET, UNTER, card_at, cards_of
from weli.core.texts import text

BAD: Final = 3
"""A hand without trumps and Perlaggen is bad where it has no Gleich and no Hanger of so many cards either. Our reading of a loose word."""
FIGURE_KINDS: Final = {"gleich": GLEICH, "hanger": HANGER}


@dataclass(frozen=True)
class Holding:
    """What one seat has, as that seat knows it. Sets of cards are bit sets."""

    hand: int
    trump: int
    wild: int  # the Perlaggen of this deal, wherever they are
    strength: tuple[int, ...]  # the place of each card among them, from the lowest
    sizes: tuple[int, ...]  # of its best Gleich and its best Hanger, the cards laid already included
    natural_sizes: tuple[int, ...]  # the same of its natural cards alone

    @property
    def perlaggen(self) -> int:
        """The Perlaggen in hand."""
        return self.hand & self.wild

    @property
    def trumps(self) -> int:
        """The trumps in hand, without the Perlaggen."""
        return self.hand & SUIT_SET[self.trump] & ~self.wild

    @property
    def small_trumps(self) -> int:
        """Those below the Unter."""
        return sum(BIT[card] for card in cards_of(self.trumps) if RANK[card] < UNTER)

    @property
    def high_trumps(self) -> int:
        """The Unter and those above it."""
        return self.trumps & ~self.small_trumps

    @property
    def long(self) -> int:
        """How many cards make a figure long: four among Perlaggen, three without them."""
        return 4 if self.wild else 3

    def has_nothing(self) -> bool:
        """Whether there is neither a trump nor a Perlagg."""
        return not self.trumps and not self.perlaggen


@dataclass(frozen=True)
class Meaning:
    """One thing a sign can say.

    `cards` are written `HK`, or `TU` for the trump suit, `suit` is such a letter too; `least` is how many cards a figure has.
    """

    id: str
    kind: str  # cards, perlagg, small-trumps, gleich, hanger, nothing, bad-hand, suit, taken-back
    cards: tuple[str, ...] = ()
    suit: str = ""
    least: int = 0

    def text(self, lang: str) -> str:
        """What it says, in the words of the player who gives the sign."""
        return text(f"meaning.{self.id}", lang)

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


@dataclass(frozen=True)
class Sign:
    """One row of a sheet: any of these gestures has this meaning. `each`: it is made once for each such card."""

    gestures: tuple[str, ...]
    meaning: Meaning
    rule: str
    each: bool = False


@dataclass(frozen=True)
class Sheet:
    """The signs that partners have agreed on, under one name."""

    name: str
    signs: tuple[Sign, ...]

    def title(self, lang: str) -> str:
        """What a published sheet is called."""
        return text(f"sheet.{self.name}", lang)

    def with_gesture(self, gesture: str) -> list[Sign]:
        """The signs made with that gesture; some sheets use one for two things."""
        return [sign for sign in self.signs if gesture in sign.gestures]


class Weight(IntEnum):
    """How much a sign matters, the most important first."""

    PERLAGG = 0
    LONG_FIGURE = 1
    HIGH_TRUMP = 2
    FIGURE = 3
    SMALL_TRUMPS = 4
    OTHER_CARD = 5
    NOTHING = 6
    SUIT = 7


@dataclass(frozen=True)
class Claim:
    """What a seat has signed of its cards, true or not (GS-TALK-03, PL-TALK-09): one of these meanings, `times` over where each card is
    signed by itself.

    `laid`: the cards, as a set, that lay open before that seat then, and of which it did not speak.
    """

    seat: int
    meanings: tuple[Meaning, ...]
    times: int = 1
    laid: int = 0

    def is_true_of(self, holding: Holding) -> bool:
        """Whether it is true of who held this when they said it."""
        return any(
            meaning.is_true_of(holding) and (self.times == 1 or meaning.cards_in(holding).bit_count() >= self.times)
            for meaning in self.meanings
        )


@dataclass(frozen=True)
class TrueSign:
    """A sign of a sheet, the cards in hand that it speaks of, and what is to be said (`sign wink-right wink-right`)."""

    sign: Sign
    weight: Weight
    cards: tuple[int, ...]

    @property
    def said(self) -> str:
        """The line to say: `sign wink-right wink-right`."""
        times = len(self.cards) if self.sign.each else 1
        return " ".join([self.sign.gestures[0]] * times)


@dataclass(frozen=True)
class Phrase:
    """A question (`ask`) or a remark (`say`). `figure` is -1 where it is about none; `sign`: a gesture goes with it."""

    id: str
    verb: str
    rule: str
    figure: int = -1
    wild: bool = False
    sign: bool = False
    answers: tuple[str, ...] = ()  # the ids of what is usually said to a question

    def text(self, lang: str) -> str:
        """What is said; of a phrase with a gesture, … stands for that."""
        return text(f"phrase.{self.verb}.{self.id}", lang)

    def line(self, gesture: str = "") -> str:
        """The line to say."""
        return " ".join([self.verb, self.id, *gesture.split()])


@dataclass(frozen=True)
class Spoken:
    """A phrase as somebody has said it, and the gestures that went with it."""

    phrase: Phrase
    gestures: tuple[str, ...] = ()


def _card(token: str, trump: int) -> int:
    return card_at(_suit(token[0], trump), RANK_LETTERS.index(token[1]))


def _suit(letter: str, trump: int) -> int:
    return trump if letter == OF_TRUMPS else SUIT_LETTERS.index(letter)
