"""The bus: names of tables from node to node, and never to another house."""

import asyncio
from collections.abc import Callable, Iterable

import pytest

from servers import Postgres, Redis
from store.any_store import ready_database
from weli.parlour.bus import LONGEST, HintBus
from weli.parlour.notify_bus import NotifyBus
from weli.parlour.redis_bus import RedisBus
from weli.store.postgres import PostgresStore

Heard = list[str]
Made = Callable[[str], HintBus]
ROUNDS = 20


async def told(one: HintBus, other: HintBus, wanted: set[str], tell: Iterable[str]) -> tuple[Heard, Heard]:
    """What each hears, once the other has heard what is wanted; told again and again, for a line may not stand yet."""
    heard: tuple[Heard, Heard] = ([], [])
    running = [asyncio.create_task(bus.run(said.extend)) for bus, said in zip((one, other), heard, strict=True)]
    async with asyncio.timeout(60):
        rounds = 0
        while not wanted <= {*heard[1]} or rounds < ROUNDS:
            for table in tell:
                one.tell(table)
            await asyncio.sleep(0.05)
            rounds += 1
    for each in running:
        each.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return heard


@pytest.fixture(params=["notify", "redis"])
def made(request: pytest.FixtureRequest, postgres: Postgres) -> Iterable[Made]:
    """Makes a node's bus by the node's name."""
    store = PostgresStore(postgres.address(ready_database(postgres)))
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")
        yield lambda node: RedisBus(redis.address, store.installation, node)
    else:
        yield lambda node: NotifyBus(store, node)
    store.close()


def test_a_node_hears_of_tables_what_others_say_and_not_itself(made: Made) -> None:
    own, others = asyncio.run(told(made("one"), made("other"), {"t"}, ["t"]))
    assert {*others} == {"t"}
    assert own == []


def test_many_tables_fit_into_several_messages(made: Made) -> None:
    many = [f"{number:022}" for number in range(LONGEST // 22 * 2)]
    _, others = asyncio.run(told(made("one"), made("other"), {*many}, many))
    assert {*others} == {*many}


def test_two_houses_on_one_bus_do_not_hear_each_other(redis: Redis) -> None:
    async def two_houses() -> list[tuple[Heard, Heard]]:
        houses = {"t": "here", "u": "there"}
        buses = {table: [RedisBus(redis.address, houses[table], f"{node}{table}") for node in "ab"] for table in houses}
        return await asyncio.gather(*(told(*buses[table], {table}, [table]) for table in houses))

    (_, here), (_, there) = asyncio.run(two_houses())
    assert ({*here}, {*there}) == ({"t"}, {"u"})
