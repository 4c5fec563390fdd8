"""What a seat has to tell of: its cards in hand, and how long its own Gleich and Hanger are at best."""

from dataclasses import dataclass
from typing import Final

from weli.cards import BIT, RANK, SUIT_SET, UNTER, cards_of, set_of
from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import SHOWN_FIGURES, FigureDeal
from weli.parts.figures import figure_key, size_of_key

BAD: Final = 3
"""A hand without trumps and Perlaggen is bad where it has no Gleich and no Hanger of so many cards either. Our reading of a loose word."""


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
        return self.trumps & ~self.small_trumps

    @property
    def long(self) -> int:
        """How many cards make a figure long: four among Perlaggen, three without them."""
        return 4 if self.wild else 3

    def has_nothing(self) -> bool:
        return not self.trumps and not self.perlaggen


def holding_of(view: Deal, seat: int) -> Holding:
    """What the seat of a view has (`deal.seen_by(seat)`); in Gaigel there are neither wild cards nor figures to tell of."""
    if isinstance(view, GaigelDeal):
        return Holding(
            hand=set_of(view.hands[seat]),
            trump=view.talon.trump,
            wild=0,
            strength=(),
            sizes=(0, 0),
            natural_sizes=(0, 0),
        )
    assert isinstance(view, FigureDeal)
    natural = (view.cards.hands[seat] | set_of(view.cards.rows[seat])) & ~view.cards.wild
    return Holding(
        hand=view.cards.hands[seat],
        trump=view.cards.trump,
        wild=view.cards.wild,
        strength=tuple(view.cards.strength),
        sizes=tuple(size_of_key(view.full_figure(seat, figure)) for figure in SHOWN_FIGURES),
        natural_sizes=tuple(size_of_key(figure_key(natural, figure)) for figure in SHOWN_FIGURES),
    )
