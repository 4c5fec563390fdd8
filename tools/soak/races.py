"""All seats of a table at once: everybody bets in the same moment, then both partners answer in the same moment.

One of them is first, the others are told in a sentence, and all see the same afterwards.
"""

import asyncio
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from soak.houses import PEOPLE, setup
from table.helpers import sent  # type: ignore[import-not-found]
from weli.parlour.parlour import fair_shuffle, now_ms
from weli.store.store import Store
from weli.table.live import LiveTable
from weli.table.moves.act import Act
from weli.table.pacing import LIKE_PEOPLE
from weli.table.players import Players
from weli.table.table import Table
from weli.wire.messages import Refused, Taken

BET = "bet gleich"
ANSWERS = ("hold", "good")
TABLES_AT_ONCE = 20


@dataclass
class Raced:
    """What came of so many rounds: those with another number of winners than one, answers without a word, and views that differ."""

    rounds: int = 0
    not_one: list[str] = field(default_factory=list)
    untold: list[str] = field(default_factory=list)
    different: list[str] = field(default_factory=list)


def race(nodes: Sequence[Store], rounds: int, seed: int = 1) -> Raced:
    """So many rounds of bets and so many of answers, each at a table of its own, many tables at once.

    Several stores are nodes of one database: who acts does so at the next of them.
    """
    found = Raced()
    asyncio.run(_race(nodes, rounds, random.Random(seed), found))
    return found


async def _race(nodes: Sequence[Store], rounds: int, chance: random.Random, found: Raced) -> None:
    for first in range(0, rounds, TABLES_AT_ONCE):
        names = [f"race {number}" for number in range(first, min(rounds, first + TABLES_AT_ONCE))]
        await asyncio.gather(*(_one_table(nodes, name, chance, found) for name in names))


async def _one_table(nodes: Sequence[Store], name: str, chance: random.Random, found: Raced) -> None:
    await asyncio.to_thread(nodes[0].open_table, name, setup(PEOPLE), 1_000)
    lives = [await _live(node, name, chance) for node in nodes]
    at = {seat: lives[seat % len(lives)] for seat in range(4)}
    bettor = await _together(at, dict.fromkeys(range(4), BET), chance, found)
    if bettor is None:
        return
    answering = [seat for seat in range(4) if seat % 2 != bettor % 2]
    await _together(at, dict(zip(answering, ANSWERS, strict=True)), chance, found)
    found.rounds += 1


async def _live(node: Store, name: str, chance: random.Random) -> LiveTable:
    table = await asyncio.to_thread(Table, name, node, now_ms, fair_shuffle)
    people = Players({}, table.state.persons, chance)
    return LiveTable(table, lambda _: people, LIKE_PEOPLE, chance)


async def _together(
    at: Mapping[int, LiveTable], acts: dict[int, str], chance: random.Random, found: Raced
) -> int | None:
    """All of them at once, each by what they see at their node; the seat that was first."""
    order = chance.sample(list(acts), len(acts))
    numbers = {seat: at[seat].table.state.chairs[seat].number for seat in acts}
    answers = await asyncio.gather(
        *(sent(at[seat], seat, Act(f"{seat} {acts[seat]}", numbers[seat], acts[seat])) for seat in order)
    )
    winners = [seat for seat, answer in zip(order, answers, strict=True) if isinstance(answer, Taken)]
    told = [answer.text for answer in answers if isinstance(answer, Refused)]
    what = f"{at[0].table.name}: {acts}"
    if len(winners) != 1:
        found.not_one.append(f"{what}: {winners} {told}")
        return None
    if not all(told) or len(told) != len(acts) - 1:
        found.untold.append(what)
    for live in {*at.values()}:
        live.table.take_in(await asyncio.to_thread(live.table.read_news))
    kinds = {tuple(each.kind for each in live.view(seat, "en").events) for seat, live in at.items()}
    if len(kinds) != 1:
        found.different.append(what)
    return winners[0]
