"""Finding what the decisions of a recorded game have cost, deal by deal; whoever stops it gets what was found by then."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from weli.advising import Budget, DealAnalysis, analyse
from weli.core.cards import card_text
from weli.core.errors import NotationError
from weli.core.texts import text
from weli.record import DealReplay, Record, complaints, read_seat, replay, rules_of
from weli.referee.event import seats_in_words
from weli.study.advising import WORLDS, after_the_cut, in_full
from weli.study.analysing import decided_in, luck_in
from weli.wire.advice import JudgedAct, LuckOfCards
from weli.wire.reader import Reader

Tell = Callable[[int, int], None]


@dataclass(frozen=True, kw_only=True)
class Order:
    """What is to be analysed: a deal and a seat of a file, or all of them; in how many worlds, and by which chance."""

    file: Path
    seat: str | None = None
    deal: int | None = None
    worlds: int | None = None
    seed: int = 1


@dataclass
class Found:
    """What was found of one deal; `named`: which decisions count as the dearest of their seat; `stopped`: before all of it was.

    `hands`: by the number of a seat, the cards that it was dealt.
    """

    deal: int
    hands: list[list[str]]
    judged: list[JudgedAct]
    named: list[int]
    luck: list[LuckOfCards]
    against: list[str]
    stopped: bool = False


def found_in(order: Order, record: Record, lang: str, err: TextIO) -> list[Found]:
    """What is ordered, deal by deal. Raises `NotationError`: the file has no such deal, or no such seat."""
    deals = replay(record).deals
    if order.deal is not None and order.deal > len(deals):
        raise NotationError("analyse.no-deal", deal=order.deal, deals=len(deals))
    seating = rules_of(record).seating
    seats = {read_seat(order.seat, seating)} if order.seat else {*range(seating.players)}
    found: list[Found] = []
    for number, deal in enumerate(deals, 1):
        if order.deal in (None, number):
            found.append(_in_deal(order, number, deal, seats, lang, err))
            if found[-1].stopped:
                break
    return found


def _in_deal(order: Order, number: int, deal: DealReplay, seats: set[int], lang: str, err: TextIO) -> Found:
    decided = decided_in(deal, seats)
    found = Found(number, _hands(deal), [], [], [], [*complaints(deal, str(order.file), lang)])
    with (
        progress(err, f"{text('analyse.deal', lang, number=number)}: {text('analyse.judging', lang)}") as tell,
        stopping() as wanted,
    ):
        budget = Budget(order.worlds or WORLDS)
        judged = analyse(decided, order.seed, budget, wanted=wanted, tell=tell)
        found.stopped = not wanted()
        places = {id(decision): place for place, decision in enumerate(decided)}
        names = tuple(seats_in_words(deal.dealt.seating, lang))
        found.judged = [
            in_full(places[id(one.decision)], one, Reader(one.decision.seat, lang, names)) for one in judged.judged
        ]
        found.named = [places[id(one.decision)] for seat in sorted(seats) for one in _of(judged, seat).named()]
        if deal.deal.closed and not found.stopped:
            sides = sorted({deal.dealt.seating.side_of(seat) for seat in seats})
            found.luck = [luck_in(deal, side, order.seed) for side in sides]
    return found


def _hands(deal: DealReplay) -> list[list[str]]:
    dealt, _ = after_the_cut(deal.dealt, [(told.seat, told.act) for told in deal.done])
    return [[card_text(card) for card in dealt.hand_cards(seat)] for seat in range(dealt.seating.players)]


def _of(found: DealAnalysis, seat: int) -> DealAnalysis:
    """What was found of the decisions of one seat."""
    return DealAnalysis([one for one in found.judged if one.decision.seat == seat], found.whole)


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Whether nobody has interrupted yet; whoever does so is not thrown out, but asked for no more."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield lambda: True
        return
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        yield lambda: not stopped.is_set()
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(err: TextIO, label: str) -> Iterator[Tell]:
    """A bar over what takes its time, where somebody looks at it."""
    console = Console(file=err)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        bar = shown.add_task(label)
        yield lambda done, of: shown.update(bar, completed=done, total=of)
