"""Who shuffles at a table: whoever hands it the order of a pack; or house and seats together, by the protocol of docs/shuffle.md.

Together they shuffle ahead: as soon as a deal lies there the house locks its part of the next one away, and the pages of the people do
theirs without being asked. So nobody waits, and whoever does not do it, or cannot, only adds nothing.
"""

import secrets
from collections.abc import Callable
from typing import Final, Protocol

from weli.core.acts import CUT, kind_of
from weli.shuffle import context_of, cut_by_clock, deck_of, server_commit
from weli.shuffle.hashing import DIGEST, digest
from weli.store.log import Body, Dealt, Locked, LockedAll, Mixed, Nonce, Row, Voided
from weli.table.mixing import Mix, may_add, pack_of
from weli.table.state import State

Seats = frozenset[int]
NOBODY_HERE: Final[Seats] = frozenset()


class Together:
    """House and seats shuffle the packs; what is drawn beside them, the house draws alone, by the operating system's random numbers."""

    def __init__(self, secret: Callable[[], bytes] = lambda: secrets.token_bytes(DIGEST)) -> None:
        """`secret` draws what the house adds."""
        self.secret = secret

    def __call__(self, cards: list[int]) -> list[int]:
        """The cards in an order that nobody can foresee."""
        return secrets.SystemRandom().sample(cards, len(cards))


Shuffle = Callable[[list[int]], list[int]] | Together
"""Where the order of the packs comes from: given, for tests and for who wants to foresee it, or shuffled together."""


class Shuffled(Protocol):
    """A table, as far as its shuffles go."""

    name: str
    shuffle: Shuffle
    adding: Callable[[], Seats]

    @property
    def state(self) -> State: ...

    def write(
        self,
        body: Body,
        seat: int | None = None,
        key: str | None = None,
        pack: tuple[int, ...] | None = None,
        secret: bytes | None = None,
    ) -> int: ...


def table_id(name: str) -> str:
    """A table's id in the protocol. Its name opens its door, so it is no part of what is handed out."""
    return digest("table", name.encode())[:16].hex()


def begun(shuffle: Together, name: str, state: State) -> tuple[Mixed, bytes]:
    """What the house locks away for the next shuffle of the table of that name, and its secret."""
    number, secret, own_id = state.shuffles.begun + 1, shuffle.secret(), table_id(name)
    context = context_of(bytes.fromhex(own_id), number, deck_of(state.rules.cards), state.rules.players)
    return Mixed(own_id, number, server_commit(context, secret).hex()), secret


def first_row(begun: tuple[Mixed, bytes], at_ms: int) -> Row:
    """The row with which a table begins whose first deal waits for a page to add something."""
    return Row(1, begun[0], at_ms, secret=begun[1])


def begin(table: Shuffled) -> None:
    """Another shuffle begins, if none has, and there is something left to deal. Raises `StoreError`."""
    state = table.state
    if isinstance(table.shuffle, Together) and state.shuffles.mix is None and not state.over:
        body, secret = begun(table.shuffle, table.name, state)
        table.write(body, secret=secret)


def lock(table: Shuffled, seat: int, number: int, commit: str) -> None:
    """A page has locked something away for the seat; too late, or twice, it does nothing. Raises `StoreError`."""
    mix = _under_way(table.state, number)
    if mix is None or mix.closed or seat in mix.commits or seat not in adding_to(table.state, frozenset({seat})):
        return
    table.write(Locked(commit), seat)
    if table.state.present <= table.state.shuffles.barred | mix.commits.keys() | {seat}:
        table.write(LockedAll())


def show(table: Shuffled, seat: int, number: int, nonce: str) -> None:
    """A page shows what was locked away for the seat; anything else does nothing. Raises `StoreError`."""
    mix = _under_way(table.state, number)
    if mix is not None and mix.closed and seat in mix.owing and mix.fits(seat, nonce):
        table.write(Nonce(nonce), seat)


def adding_to(state: State, here: Seats) -> Seats:
    """Who of these adds something to the shuffles of the table."""
    return frozenset(seat for seat in here if may_add(state.chairs[seat].sits)) - state.shuffles.barred


def is_wanted(state: State) -> bool:
    """Whether cards are to be dealt now, once they are shuffled."""
    if not state.deals:
        return state.is_full
    return state.pause() == "next_deal" and bool(state.present) and not state.lingering


def comes_soon(state: State) -> bool:
    """Whether the present deal is over, or there is none yet, so that nobody is waited for for longer than a moment."""
    return state.is_full if not state.deals else state.deal.closed


Step = Callable[[Shuffled], None]


def next_step(state: State, here: Seats, *, waited: bool, wanted: bool) -> Step | None:
    """What goes on of a shuffle without anybody; none where pages are waited for, or nothing is wanted.

    `here` are the seats at which a page is open that adds something, `waited` says that they have been waited for long enough, `wanted`
    that cards are to be dealt.
    """
    mix = state.shuffles.mix
    if state.over or state.day:  # after the deal of a day nothing is dealt
        return None
    if mix is None:
        return begin if state.deals or wanted else None
    if not mix.closed:
        missing = adding_to(state, here) - mix.commits.keys()
        return _lock_all if comes_soon(state) and (waited or not missing) else None
    if mix.owing:
        return _void if waited else None
    return _deal if wanted else None


def shuffle_and_deal(table: Shuffled) -> bool:
    """Deals, unless somebody has still to show what they have locked away; tells whether it has. Raises `RowTaken`, `StoreError`."""
    before = len(table.state.deals)
    while len(table.state.deals) == before:
        step = next_step(table.state, table.adding(), waited=False, wanted=True)
        if step is None:
            return False
        step(table)
    return True


def waits_for(state: State) -> tuple[int, bool, bool] | None:
    """At what a shuffle stands that pages are waited for: it has another value for each thing that they have to do."""
    mix = state.shuffles.mix
    return None if mix is None else (mix.number, mix.closed, not mix.closed and comes_soon(state))


def cut_for(state: State, seat: int) -> int | None:
    """How many cards the clock lifts for somebody who has let the time for the cut run out; none where it is not theirs to cut."""
    mix = state.deals[-1].mix
    if mix is None or not any(kind_of(act) == CUT for act in state.deal.legal(seat)):
        return None
    return cut_by_clock(mix.key, len(state.rules.cards))


def _under_way(state: State, number: int) -> Mix | None:
    mix = state.shuffles.mix
    return mix if mix is not None and mix.number == number else None


def _lock_all(table: Shuffled) -> None:
    table.write(LockedAll())


def _void(table: Shuffled) -> None:
    """The secret is shown with it, so another shuffle begins."""
    mix = table.state.shuffles.mix
    assert mix is not None
    table.write(Voided(), min(mix.owing))
    begin(table)


def _deal(table: Shuffled) -> None:
    """Lays the pack down that the shuffle has made, and begins the next shuffle."""
    state = table.state
    mix, dealer = state.shuffles.mix, state.seating.seat_name(state.match.dealer)
    assert mix is not None
    root = mix.sealed(len(state.rules.cards)).root.hex()
    table.write(Dealt(len(state.deals) + 1, dealer, root), pack=tuple(pack_of(mix, state.rules)))
    begin(table)
