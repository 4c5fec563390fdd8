"""Taking one's own last act back, where nobody has done anything since and nothing came to light that had been hidden.

Where others play, they have seen what was laid, and all who have not left have to agree.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from weli.table.chairs import Passed
from weli.table.conversation import Conversation
from weli.table.view_cache import ViewCache


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
    sights: ViewCache
    conversation: Conversation
    passed: Mapping[int, Passed]  # by seat


def shows_nothing_new(before: ViewCache, after: ViewCache, seat: int, laid: int = 0) -> bool:
    """Whether a seat can place no card of a deal that it could not place before; `laid`: but for so many, which lie there for everybody."""
    return after.of(seat).unknown >= before.of(seat).unknown - laid
