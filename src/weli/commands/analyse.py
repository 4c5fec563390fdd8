"""`weli analyse FILE`: what each decision of a recorded game has cost, the dearest first; and the luck of the cards apart from play."""

import json
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from weli.advising import Budget, DealAnalysis, analyse
from weli.core.errors import NotationError
from weli.core.texts import printable, text
from weli.games import Game
from weli.record import DealReplay, Record, RecordError, complaints, game_of, read_seat, replay, rules_of
from weli.record.files import text_in
from weli.record.salvage import salvaged
from weli.referee.event import seats_in_words
from weli.table.advice import JudgedAct, LuckOfCards
from weli.table.advising import WORLDS, in_full
from weli.table.analysing import decided_in, luck_in

ALL_TOLD: Final = 0
SOME_LEFT_OUT: Final = 1
INTERRUPTED: Final = 130
MOST: Final = 3

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
    """What was found of one deal; `named`: which decisions count as the dearest of their seat; `stopped`: before all of it was."""

    deal: int
    judged: list[JudgedAct]
    named: list[int]
    luck: list[LuckOfCards]
    against: list[str]
    stopped: bool = False


def analyse_command(order: Order, *, as_json: bool, lang: str, out: TextIO, err: TextIO) -> int:
    """Analyses a file and prints what was found. Who stops it gets what was found by then.

    Returns:
        0 where all of the file was told, 1 where something in it did not hold or could not be read, 130 where it was stopped.

    Raises:
        RecordError: nothing of the file can be read.
        NotationError: it has no such deal, or no such seat.
    """
    record, rest = salvaged(text_in(order.file), str(order.file))
    found = _found(order, record, lang, err)
    if as_json:
        print(json.dumps(_data(order, record, found, rest, lang)), file=out)
    else:
        for line in _told(order, record, found, rest, lang):
            print(printable(line), file=out)
    if any(each.stopped for each in found):
        return INTERRUPTED
    return SOME_LEFT_OUT if rest or any(each.against for each in found) else ALL_TOLD


def _found(order: Order, record: Record, lang: str, err: TextIO) -> list[Found]:
    deals = replay(record).deals
    if order.deal is not None and order.deal > len(deals):
        raise NotationError("analyse.no-deal", deal=order.deal, deals=len(deals))
    seating = rules_of(record).seating
    seats = {read_seat(order.seat, seating)} if order.seat else {*range(seating.players)}
    found: list[Found] = []
    for number, deal in enumerate(deals, 1):
        if order.deal in (None, number):
            found.append(_in_deal(order, number, deal, seats, game_of(record), lang, err))
            if found[-1].stopped:
                break
    return found


def _in_deal(order: Order, number: int, deal: DealReplay, seats: set[int], game: Game, lang: str, err: TextIO) -> Found:
    decided = decided_in(deal, game, seats)
    found = Found(number, [], [], [], [*complaints(deal, str(order.file), lang)])
    with (
        progress(err, f"{text('analyse.deal', lang, number=number)}: {text('analyse.judging', lang)}") as tell,
        stopping() as wanted,
    ):
        budget = Budget(order.worlds or WORLDS)
        judged = analyse(decided, order.seed, budget, wanted=wanted, tell=tell)
        found.stopped = not wanted()
        places = {id(decision): place for place, decision in enumerate(decided)}
        names = seats_in_words(deal.dealt.seating, lang)
        found.judged = [in_full(places[id(one.decision)], one, lang, names) for one in judged.judged]
        found.named = [places[id(one.decision)] for seat in sorted(seats) for one in _of(judged, seat).named()]
        if deal.deal.closed and not found.stopped:
            sides = sorted({deal.dealt.seating.side_of(seat) for seat in seats})
            found.luck = [luck_in(deal, game, side, order.seed) for side in sides]
    return found


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


def _data(order: Order, record: Record, found: list[Found], rest: RecordError | None, lang: str) -> dict[str, Any]:
    return {
        "file": str(order.file),
        "game": record.game,
        "rules": record.rules,
        "seed": order.seed,
        "rest": rest.text(lang) if rest else None,
        "deals": [
            {
                "deal": each.deal,
                "stopped": each.stopped,
                "against": each.against,
                "dearest": [one.decision.number for one in dearest(each.judged)],
                "named": each.named,
                "decisions": msgspec.to_builtins(each.judged),
                "luck": msgspec.to_builtins(each.luck),
            }
            for each in found
        ],
    }


def dearest(judged: list[JudgedAct], most: int = MOST) -> list[JudgedAct]:
    """The decisions that have certainly cost something, the dearest first."""
    return sorted((one for one in judged if one.dear), key=lambda one: -one.cost)[:most]


def _told(order: Order, record: Record, found: list[Found], rest: RecordError | None, lang: str) -> Iterator[str]:
    seating = rules_of(record).seating
    called = dict(zip(seating.seat_names(), seats_in_words(seating, lang), strict=True))
    yield str(order.file)
    for each in found:
        yield ""
        yield f"  {text('analyse.deal', lang, number=each.deal)}"
        for seat, name in called.items():
            own = [one for one in each.judged if one.decision.seat == seat]
            if own:
                yield from (f"    {line}" for line in _told_of(own, each.named, name, lang))
        for luck_of_side in each.luck:
            yield f"    {_luck_in_words(luck_of_side, lang)}"
        yield from each.against
        if each.stopped:
            yield f"  {text('analyse.stopped', lang)}"
    if rest:
        yield ""
        yield text("analyse.rest", lang, reason=rest.text(lang))


def _told_of(own: list[JudgedAct], named: list[int], name: str, lang: str) -> Iterator[str]:
    yield text("analyse.seat", lang, seat=name, decisions=len(own), cost=signed(-sum(one.cost for one in own), lang))
    first = [one for one in own if one.decision.number in named]
    dear = dearest(own)
    yield f"  {text(_heading(dear, first), lang)}"
    for one in dear if dear and len(first) == 1 else first:
        yield f"    {_in_words(one, lang)}"
        yield f"      {one.why}"
    yield f"  {text('analyse.all', lang)}"
    yield from (f"    {_in_words(one, lang)}" for one in own)


def _heading(dear: list[JudgedAct], named: list[JudgedAct]) -> str:
    """Under which words the dearest are told, or that there are none."""
    if not named:
        return "analyse.nothing"
    if not dear:
        return "analyse.perhaps"
    return "analyse.alike" if len(named) > 1 else "analyse.dearest"


def _in_words(one: JudgedAct, lang: str) -> str:
    trick = one.decision.trick
    at = text("analyse.at", lang, trick=trick) if trick else text("analyse.at.before", lang)
    if not one.dear:
        return text("analyse.fine", lang, at=at, done=one.done.text, points=signed(one.done.points, lang))
    error = unsigned((one.high - one.low) / 2, lang)
    return text(
        "analyse.cost", lang, at=at, done=one.done.text, best=one.best.text, cost=signed(-one.cost, lang), error=error
    )


def _luck_in_words(found: LuckOfCards, lang: str) -> str:
    return text(
        "analyse.luck",
        lang,
        side=found.side,
        cards=signed(found.cards, lang),
        error=unsigned((found.high - found.low) / 2, lang),
        brought=signed(found.brought, lang),
    )


def signed(points: float, lang: str) -> str:
    """Points with their sign, as the language writes them."""
    sign = "+" if round(points, 1) > 0 else "−" if round(points, 1) < 0 else ""
    return sign + unsigned(abs(points), lang)


def unsigned(points: float, lang: str) -> str:
    """Points with one place, and the comma or point of the language."""
    return f"{points:.1f}".replace(".", text("decimal", lang))
