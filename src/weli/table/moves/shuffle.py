"""The steps of the shuffles at a table (docs/shuffle.md): what the house and the pages lock away and show, until the cards are dealt."""

from collections.abc import Callable
from functools import partial
from typing import Final

from weli.core.acts import CUT, kind_of
from weli.shuffle import cut_by_clock
from weli.shuffle.steps import Hash
from weli.store.log import Dealt, Locked, LockedAll, Nonce, Voided
from weli.table.connection import Connection
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.shuffle_dealing import Seats, Together, begun
from weli.table.shuffle_protocol import Mix, may_add, pack_of
from weli.table.state import State


class Lock(Message, frozen=True, tag="lock"):
    """From the page: what it has locked away for its seat."""

    shuffle: int
    commit: Hash

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(lock, seat=page.seat, number=self.shuffle, commit=self.commit))


class Show(Message, frozen=True, tag="show"):
    """From the page: what it had locked away."""

    shuffle: int
    nonce: Hash

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(show, seat=page.seat, number=self.shuffle, nonce=self.nonce))


def begin(log: Log) -> None:
    """Another shuffle begins, if none has, and there is something left to deal. Raises `StoreError`."""
    state = log.state
    if isinstance(log.shuffle, Together) and state.shuffles.mix is None and not state.over:
        body, secret = begun(log.shuffle, log.name, state)
        log.write(body, secret=secret)


def lock(log: Log, seat: int, number: int, commit: str) -> None:
    """A page has locked something away for the seat; too late, or twice, it does nothing. Raises `StoreError`."""
    mix = _under_way(log.state, number)
    if mix is None or mix.closed or seat in mix.commits or seat not in adding_to(log.state, frozenset({seat})):
        return
    log.write(Locked(commit), seat)
    if log.state.present <= log.state.shuffles.barred | mix.commits.keys() | {seat}:
        log.write(LockedAll())


def show(log: Log, seat: int, number: int, nonce: str) -> None:
    """A page shows what was locked away for the seat; anything else does nothing. Raises `StoreError`."""
    mix = _under_way(log.state, number)
    if mix is not None and mix.closed and seat in mix.owing and mix.fits(seat, nonce):
        log.write(Nonce(nonce), seat)


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


Step = Callable[[Log], None]


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


def shuffle_and_deal(log: Log) -> bool:
    """Deals, unless somebody has still to show what they have locked away; tells whether it has. Raises `RowTaken`, `StoreError`."""
    before = len(log.state.deals)
    while len(log.state.deals) == before:
        step = next_step(log.state, log.adding(), waited=False, wanted=True)
        if step is None:
            return False
        step(log)
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


def _lock_all(log: Log) -> None:
    log.write(LockedAll())


def _void(log: Log) -> None:
    """The secret is shown with it, so another shuffle begins."""
    mix = log.state.shuffles.mix
    assert mix is not None
    log.write(Voided(), min(mix.owing))
    begin(log)


def _deal(log: Log) -> None:
    """Lays the pack down that the shuffle has made, and begins the next shuffle."""
    state = log.state
    mix, dealer = state.shuffles.mix, state.seating.seat_name(state.match.dealer)
    assert mix is not None
    root = mix.sealed(len(state.rules.cards)).root.hex()
    log.write(Dealt(len(state.deals) + 1, dealer, root), pack=tuple(pack_of(mix, state.rules)))
    begin(log)


MESSAGES: Final = (Lock, Show)
