"""What the seats of a deal see of it, as pages show it: put together once for each seat, for a deal never changes.

A page is shown it, and whether somebody's act has shown the others anything follows from it too.
"""

import re
from functools import cached_property
from typing import Final

from msgspec import json

from weli.core.cards import card_of
from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.at_table.view import DealView, Marks

HIDDEN: Final = "??"
CARD: Final = re.compile(r'"([A-Z]\w|\?\?)"(?!:)')
"""As it is written in a view, where it is a value and not a name that something goes by."""


class Sight:
    """What is seen of a deal from one place."""

    def __init__(self, seen: Deal, number: int) -> None:
        """`seen`: what may be known there. `number` counts the deals of the table, from 1."""
        self.seen = seen
        views = game_of(seen.rules).at_table().views
        self.view: DealView = views.deal(seen, number, [])
        self.marks: list[Marks] = [views.marks(seen, each) for each in range(seen.rules.players)]

    @cached_property
    def cards(self) -> tuple[frozenset[str], int]:
        """The cards that can be read there, and how many lie face down, in the stock too: where there are two of each, a card that is drawn
        from it may have the name of one that was read before.
        """
        written = json.encode([self.view, self.marks]).decode()
        found = [word for word in CARD.findall(written) if word == HIDDEN or card_of(word) >= 0]
        stock = self.view.talon.stock if self.view.talon else 0
        return frozenset(found) - {HIDDEN}, found.count(HIDDEN) + stock


class Sights:
    """One deal from all its seats, and as those see it who look on (`NOBODY`)."""

    def __init__(self, deal: Deal, number: int) -> None:
        self.deal = deal
        self._number = number
        self._of: dict[int, Sight] = {}

    def of(self, seat: int) -> Sight:
        if seat not in self._of:
            self._of[seat] = Sight(self.deal.seen_by(seat), self._number)
        return self._of[seat]
