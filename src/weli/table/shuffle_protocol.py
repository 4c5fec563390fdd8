"""The shuffle that lies ready for a table's next deal, as its log has it: protocol `weli/shuffle/1` (docs/shuffle.md).

The house locks a secret away; the seats lock their nonces away, as long as they may, and show them; then the order of the pack is fixed.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Final

from weli.core.ruleset import RuleSet
from weli.shuffle import NOBODY, Sealed, client_commit, context_of, deck_of, key_of, sealed, server_commit
from weli.store.log import Dealt, Locked, LockedAll, Mixed, Nonce, OfShuffle, Row, Voided
from weli.store.log_errors import does_not_fit
from weli.wire.seats import Person

_sealed = lru_cache(maxsize=512)(sealed)
"""Made once for all who are shown cards of it."""

MOST_VOIDS: Final = 3
"""Whoever has made so many shuffles void adds nothing from then on."""


@dataclass(frozen=True)
class Mix:
    """A shuffle from its beginning until its cards are dealt. Seats are counted from 0 here, as everywhere at a table."""

    table: str
    number: int
    deck: str
    seats: int
    commit: str
    secret: bytes = field(repr=False)
    commits: Mapping[int, str] = field(default_factory=dict)  # by seat, of those who have locked something away
    nonces: Mapping[int, str] = field(default_factory=dict)
    closed: bool = False  # nothing more is locked away

    @cached_property
    def context(self) -> bytes:
        """What every commitment is bound to."""
        return context_of(bytes.fromhex(self.table), self.number, self.deck, self.seats)

    @property
    def owing(self) -> frozenset[int]:
        """The seats that have locked something away and not shown it."""
        return frozenset(self.commits.keys() - self.nonces.keys())

    @property
    def is_ready(self) -> bool:
        """Whether the order of the pack is fixed."""
        return self.closed and not self.owing

    @cached_property
    def key(self) -> bytes:
        """What makes the order, once all have shown theirs."""
        nonces = [bytes.fromhex(self.nonces.get(seat, "")) or NOBODY for seat in range(self.seats)]
        return key_of(self.context, self.secret, nonces)

    def sealed(self, size: int) -> Sealed:
        """The pack of so many cards under seal."""
        return _sealed(self.key, size)

    def fits(self, seat: int, nonce: str) -> bool:
        """Whether that is what a seat has locked away."""
        return client_commit(self.context, seat + 1, bytes.fromhex(nonce)).hex() == self.commits.get(seat)


def pack_of(mix: Mix, rules: RuleSet) -> list[int]:
    """The cards from the top, as the shuffle has brought them about."""
    cards = rules.cards
    return [cards[card] for card in mix.sealed(len(cards)).order]


@dataclass(frozen=True)
class Shuffles:
    """What is known of the shuffles of a table at one moment."""

    mix: Mix | None = None
    begun: int = 0
    voids: tuple[int, ...] = ()  # by whom shuffles came to nothing

    @property
    def barred(self) -> frozenset[int]:
        """The seats that add nothing any more."""
        return frozenset(seat for seat, times in Counter(self.voids).items() if times >= MOST_VOIDS)

    def after(self, row: Row, body: OfShuffle, rules: RuleSet) -> "Shuffles":
        """After the next row. Raises `StoreError` where it does not fit those before it."""
        if isinstance(body, Mixed):
            return self._begin(row, body, rules)
        mix = self.mix
        if mix is None:
            raise does_not_fit(row)
        match body:
            case LockedAll():
                return replace(self, mix=_closed(row, mix))
            case Locked(commit):
                return replace(self, mix=_locked(row, mix, commit))
            case Nonce(nonce):
                return replace(self, mix=_shown(row, mix, nonce))
            case Voided():
                return replace(self, mix=None, voids=(*self.voids, _culprit(row, mix)))

    def dealt(self, row: Row, body: Dealt, rules: RuleSet) -> "Shuffles":
        """After the cards were laid down, where this is what has brought about their order. Raises `StoreError` where it is another one."""
        mix = self.mix
        if mix is None or not mix.is_ready or list(row.pack or ()) != pack_of(mix, rules):
            raise does_not_fit(row)
        if mix.sealed(len(rules.cards)).root.hex() != body.root:
            raise does_not_fit(row)
        return replace(self, mix=None)

    def _begin(self, row: Row, body: Mixed, rules: RuleSet) -> "Shuffles":
        if self.mix is not None or row.secret is None or body.number != self.begun + 1:
            raise does_not_fit(row)
        mix = Mix(body.table, body.number, deck_of(rules.cards), rules.players, body.commit, row.secret)
        if server_commit(mix.context, mix.secret).hex() != body.commit:
            raise does_not_fit(row)
        return replace(self, mix=mix, begun=body.number)


def may_add(sits: object) -> bool:
    """Whether whoever sits somewhere can add anything to a shuffle: a person."""
    return isinstance(sits, Person)


def _closed(row: Row, mix: Mix) -> Mix:
    if mix.closed:
        raise does_not_fit(row)
    return replace(mix, closed=True)


def _locked(row: Row, mix: Mix, commit: str) -> Mix:
    if mix.closed or row.seat is None or row.seat in mix.commits:
        raise does_not_fit(row)
    return replace(mix, commits={**mix.commits, row.seat: commit})


def _shown(row: Row, mix: Mix, nonce: str) -> Mix:
    if not mix.closed or row.seat not in mix.owing or not mix.fits(row.seat, nonce):
        raise does_not_fit(row)
    return replace(mix, nonces={**mix.nonces, row.seat: nonce})


def _culprit(row: Row, mix: Mix) -> int:
    if not mix.closed or row.seat is None or row.seat not in mix.owing:
        raise does_not_fit(row)
    return row.seat
