"""Taking one's own last act back, where nobody has done anything since and nothing came to light that had been hidden.

Where others play, they have seen what was laid, and all who have not left have to agree.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from weli.core.cards import card_of
from weli.table.chairs import Passed
from weli.table.conversation import Conversation
from weli.table.sights import Sights


@dataclass(frozen=True)
class Plea:
    """Somebody would take something back, and waits for the others."""

    by: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Before:
    """What a table was before a person's act, as far as an act changes it."""

    seat: int  # whose act it was
    place: int  # among the acts of the deal
    sights: Sights
    conversation: Conversation
    passed: Mapping[int, Passed]  # by seat


def shows_nothing_new(before: Sights, after: Sights, seat: int, laid: frozenset[str] = frozenset()) -> bool:
    """Whether a seat is shown no card of a deal that it was not shown of the same deal before, also none that lay face down.

    `laid` are cards that it may have been shown: those of the act itself, which lie there for everybody.
    """
    (then, then_hidden), (now, now_hidden) = before.of(seat).cards, after.of(seat).cards
    return now - laid <= then and now_hidden >= then_hidden - len(laid)


def cards_of(act: str) -> frozenset[str]:
    """The cards that an act names, what a wild card is called included."""
    return frozenset(word for word in act.replace("=", " ").split() if card_of(word) >= 0)
