"""The live table: computer players act by themselves, the person at any moment, and everybody is told."""

import asyncio
import random
from concurrent.futures import Future

import msgspec

from table.helpers import HANDS, SETUP, SOUTH, WEST, must, opened, person_of, seeded_shuffle, sent
from table.rooms import FOR_EVER, in_a_room, until
from weli.bots import bot_named
from weli.store.log import Row
from weli.store.sqlite import SqliteStore
from weli.store.store import Store, StoreError
from weli.table.live import LiveTable
from weli.table.moves.act import Act
from weli.table.moves.look import Seen
from weli.table.moves.pace import SetPace, set_pace
from weli.table.pacing import AT_ONCE, Delays
from weli.table.players import Players
from weli.table.table import Shuffle
from weli.wire.messages import Pace, Taken


def live_table(store: Store, shuffle: Shuffle, delays: Delays = AT_ONCE) -> LiveTable:
    table = opened(store, shuffle)
    bot = bot_named("stammgast")
    players = Players({seat: bot for seat in range(4) if seat != SOUTH}, frozenset({SOUTH}), random.Random(1))
    return LiveTable(table, lambda _: players, delays, random.Random(2))


def test_a_whole_game_is_played(store: SqliteStore) -> None:
    live = live_table(store, seeded_shuffle(1))
    state = lambda: live.table.state  # noqa: E731

    async def story() -> None:
        rng = random.Random(1)
        page = live.join(person_of(live))
        while state().waiting(SOUTH) != "over":
            await until(page, lambda: state().waiting(SOUTH) != "others")
            if state().waiting(SOUTH) == "you":
                doing = rng.choice([each for each in live.view(person_of(live), "de").may if each.kind != "concede"])
                await sent(live, person_of(live), Act(f"{state().head}", state().head, doing.act), "de")
            else:
                await sent(live, person_of(live), Seen(state().head))
        live.leave(page)

    in_a_room(story)
    assert live.table.state.match.winner >= 0


def test_nothing_happens_while_nobody_is_there(store: SqliteStore) -> None:
    live = live_table(store, HANDS)
    must(live.table, SOUTH, "E9")

    async def story() -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.table.state.head == 2
        page = live.join(person_of(live))
        await until(page, lambda: live.table.state.head > 2)
        live.leave(page)
        head = live.table.state.head
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.table.state.head == head

    in_a_room(story)


def test_the_person_may_interrupt_while_the_others_take_their_time(store: SqliteStore) -> None:
    live = live_table(store, HANDS, FOR_EVER)

    async def story() -> None:
        page = live.join(person_of(live))
        assert isinstance(await sent(live, person_of(live), Act("a", 1, "E9"), "de"), Taken)
        await until(page, lambda: live.table.state.head == 2)
        await asyncio.sleep(0)
        assert isinstance(await sent(live, person_of(live), Act("b", 2, "bet spiel"), "de"), Taken)
        await sent(live, person_of(live), SetPace(Pace("quick", "tap")))
        await until(page, lambda: live.table.state.deal.stakes[2].bettor < 0)
        live.leave(page)

    in_a_room(story)


def test_a_finished_trick_stays_as_long_as_was_wished(store: SqliteStore) -> None:
    live = live_table(store, HANDS, FOR_EVER)
    for seat, card in [(SOUTH, "E9"), (WEST, "E8"), (0, "EA"), (1, "SX")]:
        must(live.table, seat, card)

    async def story() -> None:
        page = live.join(person_of(live))
        assert live.table.state.waiting(person_of(live.table.state)) == "look"
        await sent(live, person_of(live), SetPace(Pace("normal", "long")))
        for _ in range(5):
            await asyncio.sleep(0)
        assert live.table.state.waiting(person_of(live.table.state)) == "look"
        await sent(live, person_of(live), SetPace(Pace("normal", "short")))
        await until(page, lambda: live.table.state.waiting(person_of(live.table.state)) != "look")
        live.leave(page)

    in_a_room(story)


def by_tap(store: Store, *, talk: bool = False) -> LiveTable:
    """South leads, and the others wait for a tap. Nobody talks."""
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, options={"talk": talk}), "by tap")
    set_pace(table, SOUTH, Pace("tap"))
    players = Players(dict.fromkeys((0, 1, WEST), bot_named("stammgast")), frozenset({SOUTH}), random.Random(1))
    return LiveTable(table, lambda _: players, AT_ONCE, random.Random(2))


async def a_trick_at_another_table(store: Store) -> None:
    """As long as that takes, where nobody waits for a tap."""
    live = live_table(store, HANDS)
    must(live.table, SOUTH, "E9")
    page = live.join(SOUTH)
    await until(page, lambda: live.table.state.waiting(SOUTH) != "others")
    live.leave(page)


def test_at_a_tap_each_of_the_others_acts_when_the_person_lets_them(store: SqliteStore) -> None:
    live = by_tap(store)
    must(live.table, SOUTH, "E9")

    async def story() -> None:
        page = live.join(SOUTH)
        await a_trick_at_another_table(store)
        while live.table.state.waiting(SOUTH) == "others":
            head = live.table.state.head
            live.let_next()
            live.let_next()  # two taps are one
            await until(page, lambda head=head: live.table.state.head > head)  # type: ignore[misc]
            assert live.table.state.head == head + 1
        assert live.table.state.waiting(SOUTH) in ("look", "you")
        live.leave(page)

    in_a_room(story)


def test_without_a_tap_nobody_acts(store: SqliteStore) -> None:
    live = by_tap(store)
    must(live.table, SOUTH, "E9")
    head = live.table.state.head

    async def story() -> None:
        page = live.join(SOUTH)
        await a_trick_at_another_table(store)
        assert live.table.state.head == head
        await sent(live, SOUTH, SetPace(Pace("quick")))
        await until(page, lambda: live.table.state.head > head + 1)
        live.leave(page)

    in_a_room(story)


def test_a_tap_that_nobody_waits_for_lets_nobody_act_later(store: SqliteStore) -> None:
    live = by_tap(store)

    async def story() -> None:
        page = live.join(SOUTH)
        live.let_next()
        assert isinstance(await sent(live, SOUTH, Act("a", live.table.state.chairs[SOUTH].number, "E9"), "de"), Taken)
        head = live.table.state.head
        await a_trick_at_another_table(store)
        assert live.table.state.head == head
        live.leave(page)

    in_a_room(story)


def test_a_sign_made_after_a_tap_takes_nothing_from_it(store: SqliteStore) -> None:
    live = by_tap(store, talk=True)
    must(live.table, SOUTH, "E9")

    async def story() -> None:
        page = live.join(SOUTH)
        live.let_next()
        made = await sent(live, SOUTH, Act("a", live.table.state.chairs[SOUTH].number, "sign wink"), "de")
        assert isinstance(made, Taken)
        await until(page, lambda: any(act != "sign wink" for _, act in live.table.state.deals[-1].acts[1:]))
        live.leave(page)

    in_a_room(story)


def test_two_pages_at_one_table_see_the_same(store: SqliteStore) -> None:
    live = live_table(store, HANDS, FOR_EVER)

    async def story() -> None:
        one, other = live.join(person_of(live)), live.join(person_of(live))
        head = live.table.state.head
        assert isinstance(await sent(live, person_of(live), Act("one", head, "E9"), "de"), Taken)
        await until(other, lambda: live.table.state.head == head + 1)
        refused = await sent(live, person_of(live), Act("other", head, "L8"), "de")
        assert not isinstance(refused, Taken)
        assert refused.text
        live.leave(one)
        assert isinstance(await sent(live, person_of(live), Act("more", head + 1, "bet gleich"), "de"), Taken)
        live.leave(other)

    in_a_room(story)


class Failing(SqliteStore):
    full = False

    def append_soon(self, table: str, rows: list[Row]) -> Future[None]:
        if self.full:
            raise StoreError("store.full", file=self.file)
        return super().append_soon(table, rows)


def test_pages_are_told_when_a_computer_players_act_cannot_be_stored(store: SqliteStore) -> None:
    failing = Failing(store.file)
    live = live_table(failing, HANDS)
    must(live.table, SOUTH, "E9")
    failing.full = True

    async def story() -> None:
        page = live.join(person_of(live))
        await until(page, lambda: bool(page.errors))
        assert "voll" in page.errors[0].text("de")
        assert page.errors[0].text("en").startswith("The disk is full"), "told in the language of each page"
        assert live.table.state.head == 2
        failing.full = False
        await sent(live, person_of(live), Act("a", 2, "bet spiel"), "de")
        await until(page, lambda: live.table.state.head > 3)
        live.leave(page)

    in_a_room(story)
    failing.close()
