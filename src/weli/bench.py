"""`weli bench`: how fast the house is on this machine, in rates and times that mean something to whoever plays or searches.

Each figure is measured in several rounds, interleaved, so that a busy neighbour disturbs all of them alike.
"""

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from weli import cards
from weli.arena import Talk, play_out
from weli.asking import asking_for
from weli.bots import Bot, bot_named
from weli.games.bieten import BIETEN
from weli.games.gaigel import GAIGEL
from weli.games.giltspiel import FISS
from weli.match import match_for
from weli.parts.deal import FigureDeal
from weli.parts.dealing import deal_pack
from weli.ruleset import RuleSet
from weli.texts import text

_ROUNDS = 5
_SECONDS = 0.4
_SEED = 1853
_THOUSAND = 1000


@dataclass(frozen=True)
class Figure:
    """One thing that is measured: `work` does some of it and says how much; a rate, or a time for each."""

    name: str
    unit: str
    work: Callable[[], int]
    is_time: bool = False


def bench_command(rounds: int = _ROUNDS, *, as_json: bool = False, lang: str = "en", out: TextIO | None = None) -> int:
    """Measures and prints: least, middle and most of the rounds. Returns the exit status, always 0."""
    figures = _figures()
    found: dict[str, list[float]] = {figure.name: [] for figure in figures}
    with Progress(console=Console(file=sys.stderr), transient=True) as progress:
        for _ in progress.track(range(rounds), description="weli bench"):
            for figure in figures:
                found[figure.name].append(_measure(figure))
    form = "compiled" if not (cards.__file__ or "").endswith(".py") else "plain"
    if as_json:
        facts = {name: sorted(values) for name, values in found.items()}
        print(json.dumps({"form": form, "rounds": rounds, "figures": facts}), file=out or sys.stdout)
    else:
        _print(figures, found, form, lang, out or sys.stdout)
    return 0


def _measure(figure: Figure) -> float:
    """The rate a second of processor time, or the milliseconds each takes."""
    start = time.process_time()
    done = 0
    while True:
        done += figure.work()
        spent = time.process_time() - start
        if spent >= _SECONDS:
            return _THOUSAND * spent / done if figure.is_time else done / spent


def _figures() -> list[Figure]:
    rng = random.Random(_SEED)  # noqa: S311
    guest, apprentice = bot_named("stammgast"), bot_named("lehrbua")
    midway = _midway(rng)
    return [
        Figure("engine.random", "steps/s", lambda: _random_deal(rng)),
        Figure("engine.copy", "copies/s", lambda: _copies(midway)),
        Figure("asking.lehrbua", "decisions/s", lambda: _bot_deal(apprentice, rng).decisions),
        Figure("asking.stammgast", "decisions/s", lambda: _bot_deal(guest, rng).decisions),
        Figure("deal.stammgast", "deals/s", lambda: _bot_deal(guest, rng).deals),
        Figure("deal.bieten", "deals/s", lambda: _deal_of(BIETEN.preset("4p"), guest, rng)),
        Figure("deal.gaigel", "deals/s", lambda: _deal_of(GAIGEL.preset("kreuz-4p"), guest, rng)),
        Figure("table.act", "ms", lambda: _acts_at_the_table(rng), is_time=True),
    ]


def _fresh(rng: random.Random) -> FigureDeal:
    pack = FISS.cards[:]
    rng.shuffle(pack)
    return deal_pack(FISS, int(rng.random() * FISS.players), [0, 0], pack)


def _random_deal(rng: random.Random) -> int:
    """A whole deal of random legal acts by those who must act; the steps it took."""
    deal = _fresh(rng)
    steps = 0
    while not deal.closed:
        seat = _due(deal)
        acts = deal.legal(seat)
        deal.play(seat, acts[int(rng.random() * len(acts))])
        steps += 1
    return steps


def _due(deal: FigureDeal) -> int:
    """A seat that must act now."""
    answering = deal.answering()
    if answering:
        return answering[0]
    if deal.resolved():
        return next(seat for seat in range(deal.rules.players) if deal.owes(seat))
    if deal.shower >= 0:
        return next(seat for seat in deal.seating.members(deal.shower) if deal.legal(seat))
    return deal.turn()


def _midway(rng: random.Random) -> FigureDeal:
    """A deal in its third trick."""
    deal = _fresh(rng)
    while len(deal.winners) < 2:
        seat = deal.turn()
        deal.play(seat, deal.legal(seat)[0])
    return deal


def _copies(deal: FigureDeal) -> int:
    for _ in range(_THOUSAND):
        deal.copy()
    return _THOUSAND


def _bot_deal(bot: Bot, rng: random.Random) -> Talk:
    deal = _fresh(rng)
    talk = Talk()
    play_out(deal, [bot] * FISS.players, [rng] * FISS.players, 0, talk)
    return talk


def _deal_of(rules: RuleSet, bot: Bot, rng: random.Random) -> int:
    """A whole deal of a game, from the cut on."""
    pack = rules.cards[:]
    rng.shuffle(pack)
    match = match_for(rules)
    match.begin(int(rng.random() * rules.players))
    talk = Talk()
    play_out(match.next_deal(pack), [bot] * rules.players, [rng] * rules.players, 0, talk)
    return talk.deals


def _acts_at_the_table(rng: random.Random) -> int:
    """What the house does for each act of a live table: check, play, four views, four legal lists."""
    deal = _fresh(rng)
    asking = asking_for(deal)
    acts = 0
    while not deal.closed:
        seat = asking.seat()
        options = asking.options()
        act = (
            options[0] if options[0] < cards.PLACES or len(options) == 1 else options[int(rng.random() * len(options))]
        )
        if deal.check(seat, act) == 0:
            acts += 1
        asking.take(act)
        for watcher in range(FISS.players):
            deal.seen_by(watcher).legal(watcher)
    return max(acts, 1)


def _print(figures: list[Figure], found: dict[str, list[float]], form: str, lang: str, out: TextIO) -> None:
    table = Table(title=text(f"bench.{form}", lang), title_justify="left")
    table.add_column("")
    table.add_column("", justify="left")
    for heading in ("least", "median", "most"):
        table.add_column(text(f"bench.{heading}", lang), justify="right")
    for figure in figures:
        values = found[figure.name]
        row = [_number(value) for value in (min(values), statistics.median(values), max(values))]
        table.add_row(text(f"bench.{figure.name}", lang), figure.unit, *row)
    Console(file=out).print(table)


def _number(value: float) -> str:
    return f"{value:.3f}" if value < 1 else f"{value:,.0f}"
