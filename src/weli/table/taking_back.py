"""Taking one's own last act back, where nobody has done anything since and nothing came to light that had been hidden.

Where others play, they have seen what was laid, and all who have not left have to agree.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from msgspec import json

from weli.core.cards import card_of
from weli.core.deal import Deal
from weli.games import game_of
from weli.table.chairs import Passed
from weli.table.conversation import Conversation

HIDDEN: Final = "??"
CARD: Final = re.compile(r'"([A-Z]\w|\?\?)"(?!:)')
"""As it is written in a view, where it is a value and not a name that something goes by."""


@dataclass(frozen=True)
class Plea:
    """Somebody would take something back, and waits for the others."""

    by: int
    agreed: frozenset[int]


class Shown:
    """Which cards of a deal can be read in the views of its seats; looked up once for each seat, for a deal never changes."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self._to: dict[int, tuple[frozenset[str], int]] = {}

    def to(self, seat: int) -> tuple[frozenset[str], int]:
        """The cards that a seat is shown, and how many lie face down there."""
        if seat not in self._to:
            found = _cards_in_view(self.deal, seat)
            self._to[seat] = frozenset(found) - {HIDDEN}, found.count(HIDDEN)
        return self._to[seat]


@dataclass(frozen=True)
class Before:
    """What a table was before a person's act, as far as an act changes it."""

    seat: int  # whose act it was
    place: int  # among the acts of the deal
    shown: Shown
    conversation: Conversation
    passed: Mapping[int, Passed]  # by seat


def shows_nothing_new(before: Shown, after: Shown, seat: int, laid: frozenset[str] = frozenset()) -> bool:
    """Whether a seat is shown no card of a deal that it was not shown of the same deal before, also none that lay face down.

    `laid` are cards that it may have been shown: those of the act itself, which lie there for everybody.
    """
    (then, then_hidden), (now, now_hidden) = before.to(seat), after.to(seat)
    return now - laid <= then and now_hidden >= then_hidden - len(laid)


def cards_of(act: str) -> frozenset[str]:
    """The cards that an act names, what a wild card is called included."""
    return frozenset(word for word in act.replace("=", " ").split() if card_of(word) >= 0)


def _cards_in_view(deal: Deal, seat: int) -> list[str]:
    """All cards that can be read in the view of a seat, as often as they stand there."""
    seen, views = deal.seen_by(seat), game_of(deal.rules).at_table().views
    marks = [views.marks(seen, each) for each in range(deal.rules.players)]
    written = json.encode([views.deal(seen, 1, []), marks]).decode()
    return [word for word in CARD.findall(written) if word == HIDDEN or card_of(word) >= 0]
