"""What stands out in a decision: the features that a sentence of advice is made of, and what a hand is good for.

Whatever is told here follows from the view of the seat that asks, and from worlds that may lie behind it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from weli.core.acts import STEP
from weli.core.cards import SUIT, card_text
from weli.core.deal import NONE
from weli.core.kinds import D

OF_TEN: Final = 10


@dataclass(frozen=True)
class Feature:
    """One thing that speaks for an act: the key of its words, `why.*`, and what they may speak of.

    `weight`, from 0 to 1, is how much it tells; the heaviest are told. `seat`, `side`, `figure` and `suit` are -1 where they are not
    spoken of; `number` counts something, and of shares it is how many of ten.
    """

    key: str
    weight: float
    seat: int = NONE
    side: int = NONE
    figure: int = NONE
    suit: int = NONE
    cards: tuple[int, ...] = ()
    number: int = 0


@dataclass(frozen=True)
class Asset:
    """What some cards of a hand, and of those that lie before their player, are good for: a figure by its word, `trump`, or a word of the
    game's own."""

    kind: str
    cards: tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[D]):
    """What a game sees in its decisions. What every game of tricks has is told here; a game adds its own."""

    def features(self, view: D, seat: int, act: int, rather_than: int, worlds: Sequence[D]) -> Sequence[Feature]:
        """What speaks for one act rather than another, by what that seat sees; `worlds` are deals that may lie behind the view."""
        return []

    def alone(self, view: D, seat: int, act: int) -> Sequence[Feature]:
        """What speaks for an act beside which nothing else comes into question."""
        return []

    def sorts(self) -> Mapping[int, str]:
        """Of what sort a decision is in which one of the two acts is of that kind, the kind that tells most first.

        Who may do more than lay a card is asked about that; the words of a sort are `exercise.sort.…` and `exercise.ask.…`.
        """
        return {}

    def sort(self, act: int, rather_than: int) -> str:
        """Of what sort the decision between two acts is; empty: which card to lay."""
        kinds = {act // STEP, rather_than // STEP}
        return next((sort for kind, sort in self.sorts().items() if kind in kinds), "")

    def assets(self, view: D, seat: int) -> Sequence[Asset]:
        """What the hand of that seat is good for: here, its trumps."""
        trumps = [card for card in view.hand_cards(seat) if card >= 0 and SUIT[card] == view.trump_suit()]
        return [Asset("trump", tuple(card_text(card) for card in trumps))] if trumps else []

    def is_beaten(self, deal: D, side: int, figure: int) -> bool:
        """Whether another side holds a better example of a figure, all cards known; nobody does where figures are not held."""
        return False


def of_ten(counted: int, among: int) -> int:
    """A share as one says it: in so many of ten cases."""
    return round(OF_TEN * counted / among) if among else 0
