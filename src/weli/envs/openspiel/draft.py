"""Dealing card by card, each deal in one way only: the chance nodes before a deal.

Where the pack is dealt as it lies, a hand is a set: its cards are drawn in rising order, with just those chances that make every hand as
likely as any other, and cards that nobody ever sees are not drawn at all. Where the pack is cut first, every place in it matters.
"""

from dataclasses import dataclass
from math import comb
from typing import Final

from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.learning import Group

ALONE: Final = 1


@dataclass(frozen=True)
class Draft:
    """How the cards of one deal are drawn.

    `cards` is the pack, in its order; `groups` are drawn one after the other. What is left comes to the other places as it lies.
    """

    cards: tuple[int, ...]
    groups: tuple[Group, ...]

    @property
    def size(self) -> int:
        """How many cards are drawn, at most."""
        return sum([len(group) for group in self.groups])

    def left(self, drawn: tuple[int, ...]) -> list[int]:
        """The cards that are not drawn yet."""
        rest = list(self.cards)
        for card in drawn:
            rest.remove(card)
        return rest

    def is_done(self, drawn: tuple[int, ...]) -> bool:
        """Whether the next card makes no difference any more."""
        return len(drawn) == self.size or len(set(self.left(drawn))) == ALONE

    def outcomes(self, drawn: tuple[int, ...]) -> list[tuple[int, float]]:
        """The cards that may come next, in rising order, each with its chance."""
        group, begun = self._group_at(len(drawn))
        left = self.left(drawn)
        if len(group) == ALONE:
            return [(card, left.count(card) / len(left)) for card in sorted(set(left))]
        above = sorted([card for card in left if begun == 0 or card > drawn[-1]])
        wanted = len(group) - begun
        hands = comb(len(above), wanted)
        ways = [comb(len(above) - place - 1, wanted - 1) for place in range(len(above))]
        return [(card, count / hands) for card, count in zip(above, ways, strict=True) if count]

    def _group_at(self, count: int) -> tuple[Group, int]:
        """The group of the next card when so many are drawn, and how many of its cards are."""
        for group in self.groups:
            if count < len(group):
                return group, count
            count -= len(group)
        raise AssertionError("all cards are drawn")

    def pack(self, drawn: tuple[int, ...]) -> list[int]:
        """The pack, top card first."""
        pack = dict(zip([place for group in self.groups for place in group], drawn, strict=False))
        rest = iter(self.left(drawn))
        return [pack[place] if place in pack else next(rest) for place in range(len(self.cards))]


def draft_for(laid: Deal) -> Draft:
    """How to draw the cards of deals that are laid like this one, whose pack lies in the order of the rule set's cards."""
    return Draft(tuple(laid.rules.cards), tuple(game_of(laid.rules).learning().groups(laid)))
