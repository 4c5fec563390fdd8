"""What a seat remembers of an episode: its own decisions, what others have done or said before its eyes, and its successive views.

Two histories leave a seat the same memory if, and only if, it has decided the same, heard the same and seen the same views
(`deal.seen_by(seat).facts()`), in the same order. Views alone do not tell which partner has spoken for a side. What others have let pass
in silence nobody hears, so it is not remembered: being asked would betray the cards.
"""

import marshal
from hashlib import blake2b
from typing import Final

from weli.core.acts import STEP
from weli.core.cards import cards_text
from weli.core.deal import Deal
from weli.envs.action_table import ActionTable

_DIGEST: Final = 8  # bytes: two of a million memories come out alike with a chance of one in thirty million
_PLAIN: Final = 2  # the form of `marshal` in which equal values give equal bytes

Heard = tuple[int, int]
"""An act as a seat has taken it in: whose it was, and its number in the action table, or `UNSEEN` plus its kind."""

UNSEEN: Final = -64
"""A kind of act whose card the others do not see is heard as this number plus the kind."""


class Memory:
    """The memory of one seat at one moment; it never changes.

    `trace` stands for everything ever decided and seen, in its order; `heard` are the acts of the present deal, `view` is the last one.
    """

    __slots__ = ("heard", "trace", "view", "view_digest")

    def __init__(self, trace: bytes, heard: tuple[Heard, ...], view: Deal | None, view_digest: bytes) -> None:
        self.trace = trace
        self.heard = heard
        self.view = view
        self.view_digest = view_digest

    def with_deal(self, view: Deal) -> "Memory":
        """A new deal has been laid."""
        digest = digest_of(view)
        return Memory(_chained(self.trace, digest), (), view, digest)

    def with_own(self, act: int, number: int, seat: int, view: Deal) -> "Memory":
        """The seat has decided, and sees what has come of it."""
        digest = digest_of(view)
        trace = _chained(self.trace, marshal.dumps(act, _PLAIN) + digest)
        return Memory(trace, (*self.heard, (seat, number)), view, digest)

    def with_other(self, heard: Heard, view: Deal) -> "Memory":
        """Somebody else has acted; where nothing has changed for the seat, it has not heard of it."""
        digest = digest_of(view)
        if digest == self.view_digest:
            return self
        trace = _chained(self.trace, marshal.dumps(heard, _PLAIN) + digest)
        return Memory(trace, (*self.heard, heard), view, digest)


NOTHING: Final = Memory(b"", (), None, b"")


def digest_of(view: Deal) -> bytes:
    """Tells two views of one seat in one game apart; the rules, the first of all facts, are the same throughout."""
    first, *others = view.facts()
    assert isinstance(first, tuple)
    return blake2b(marshal.dumps((first[1:], others), _PLAIN), digest_size=_DIGEST).digest()


def _chained(trace: bytes, more: bytes) -> bytes:
    return blake2b(trace + more, digest_size=_DIGEST).digest()


def heard_as(deal: Deal, act: int, number: int) -> int:
    """The number by which the others hear an act that is about to be made; a card that is taken or laid unseen is not part of it."""
    return UNSEEN + act // STEP if deal.hides_card(act) else number


def in_words(memory: Memory, seat: int, table: ActionTable) -> str:
    """The memory as a text that differs wherever the memory does: the hand, the acts of the present deal, and the trace of it all."""
    if memory.view is None:
        return ""
    seating = memory.view.seating
    acts = "; ".join([f"{seating.seat_name(who)} {_word(number, table)}" for who, number in memory.heard])
    return f"{seating.seat_name(seat)} holds {cards_text(memory.view.hand_cards(seat))} | {acts} | {memory.trace.hex()}"


def _word(number: int, table: ActionTable) -> str:
    if number >= 0:
        return table.label(number)
    kind = number - UNSEEN
    alike = next(one for one, act in enumerate(table.acts) if act // STEP == kind)
    return table.label(alike).split()[0]
