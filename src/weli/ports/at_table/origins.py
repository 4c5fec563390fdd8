"""Where in the shuffled pack the cards have lain that are shown to somebody: so each can be compared with the seal over the pack.

A place is counted from 0, from the top of the pack before the cut. `dealt` is the deal as it was after the cut, none before that.
"""

from collections.abc import Iterable, Sequence
from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.kinds import D


@mypyc_attr(allow_interpreted_subclasses=True)
class Origins(Generic[D]):
    """Where every card is in the pack once, its face tells its place; as here."""

    def own(self, pack: Sequence[int], dealt: D | None, deal: D, seat: int) -> list[int]:
        """Of the cards that a seat holds now, or has seen by itself alone."""
        return places_of(deal.hand_cards(seat), pack)

    def turned(self, pack: Sequence[int], dealt: D) -> list[int]:
        """Of the cards that were turned up for everybody when the pack was dealt."""
        return []

    def shown(self, pack: Sequence[int], dealt: D, deal: D) -> list[int]:
        """Of the cards of a deal that is over which everybody has seen."""
        return []


def places_of(cards: Iterable[int], pack: Sequence[int]) -> list[int]:
    """Where these cards lie in a pack; of one that is there twice that cannot be told."""
    return sorted(pack.index(card) for card in cards if pack.count(card) == 1)
