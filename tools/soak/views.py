"""What an act and its views cost a processor, game by game, and a checksum of all views: a change of speed alone leaves it as it was."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from hashlib import sha256
from time import process_time
from typing import TYPE_CHECKING

import msgspec

from table.alike import FORMS  # type: ignore[import-not-found]
from table.forms import setup_for  # type: ignore[import-not-found]
from table.helpers import LETS_PASS, RARE, do, opened, seeded_shuffle  # type: ignore[import-not-found]
from weli.core.deal import NOBODY
from weli.notation import show_line
from weli.referee import Referee
from weli.store.log import Secret
from weli.store.sqlite import SqliteStore
from weli.table.moves.look import acknowledge
from weli.wire.seats import Person
from weli.wire.terms import Terms

if TYPE_CHECKING:
    from hashlib import _Hash
    from pathlib import Path

    from weli.store.log import Setup
    from weli.table.table import Table

STEPS = 120
TALKS = 0.1
write = msgspec.json.Encoder().encode


@dataclass
class Cost:
    """Seconds of processor time at the tables of one game."""

    game: str
    acts: int = 0
    doing: float = 0.0  # judged, stored and folded, without waiting for the disk
    viewing: float = 0.0  # a view for each seat
    writing: float = 0.0

    def each(self, seconds: float) -> float:
        """Milliseconds an act."""
        return 1000 * seconds / max(1, self.acts)


@dataclass
class Costs:
    """What was measured, and the checksum of all that was seen."""

    games: list[Cost] = field(default_factory=list)
    checksum: str = ""


def measure(folder: Path, deals: int) -> Costs:
    """Plays so many deals of each game with people only, and makes all views after each act; every other seat reads German.

    A deal before them does not count: with it the texts are read, and all that is loaded when it is first asked for.
    """
    store, found, seen = SqliteStore(folder / "weli.db"), Costs(), sha256()
    for game, rules in FORMS:
        _play(
            opened(store, seeded_shuffle(0), _people(game, rules), f"{game} first"), f"{game} 0", Cost(game), sha256()
        )
        cost = Cost(game)
        for seed in range(deals):
            name = f"{game} {seed}"
            _play(opened(store, seeded_shuffle(seed), _people(game, rules), name), name, cost, seen)
        found.games.append(cost)
    store.close()
    found.checksum = seen.hexdigest()[:16]
    return found


def _play(table: Table, seed: str, cost: Cost, seen: _Hash) -> None:
    chance = random.Random(seed)
    for step in range(STEPS):
        if table.state.deal.closed:
            break
        if _act(table, chance, str(step), cost):
            _look(table, cost, seen)


def _people(game: str, rules: str) -> Setup:
    setup: Setup = setup_for(game, rules)
    seats = {name: Person(name, player=name) for name in setup.seats}
    return msgspec.structs.replace(setup, seats=seats, chance=Secret("00ff"), terms=Terms(onlookers=0))


def _act(table: Table, chance: random.Random, key: str, cost: Cost) -> bool:
    """Has somebody do something, if there is something that they would."""
    seat = chance.randrange(table.state.rules.players)
    if table.state.waiting(seat) in LETS_PASS:
        begun = process_time()
        acknowledge(table, seat, table.state.chairs[seat].number)
    else:
        lines = Referee(table.state.deal.seen_by(seat), table.state.game).lines(seat)
        meant = [show_line(line) for line in lines if chance.random() < RARE.get(line.verb, 1)]
        act = chance.choice(("sign nod", "say soso")) if chance.random() < TALKS else chance.choice(meant or [""])
        if not act:
            return False
        begun = process_time()
        do(table, seat, act, key=key)
    cost.doing += process_time() - begun
    cost.acts += 1
    return True


def _look(table: Table, cost: Cost, seen: _Hash) -> None:
    for seat in range(table.state.rules.players):
        begun = process_time()
        view = table.view(seat, "de" if seat % 2 else "en")
        made = process_time()
        written = write(view)
        cost.viewing, cost.writing = cost.viewing + made - begun, cost.writing + process_time() - made
        seen.update(written)
    seen.update(write(table.view(NOBODY, "de")))
