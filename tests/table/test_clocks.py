"""Clocks: whose time runs, what it costs, and what happens once it is over."""

import random
from dataclasses import dataclass, field

import msgspec
import pytest

from table.helpers import HANDS, NORTH, NOTHING_TO_BET_ON, SOUTH, do, look_on, must, refusal, seeded_shuffle
from table.rooms import in_a_room, until
from table.test_several import ALL_FOUR, PARTNERS, TRICK
from weli.bots import bot_named
from weli.core.deal import NOBODY
from weli.notation import show_line
from weli.referee import Referee
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.table.clocks import IN_A_ROW, Thinking
from weli.table.live import LiveTable
from weli.table.moves.act import LAYS, Act, State, take
from weli.table.moves.agree import answer
from weli.table.moves.clock import go_on_after_outage, run_out
from weli.table.moves.look import acknowledge
from weli.table.moves.sit import sit
from weli.table.moves.take_back import take_back
from weli.table.pacing import AT_ONCE
from weli.table.players import Players
from weli.table.shuffle_dealing import Shuffle
from weli.table.table import Table
from weli.wire.messages import Clockface
from weli.wire.seats import Person
from weli.wire.terms import Clock, Terms

TEN_AND_A_MINUTE = Clock(decision=10, bank=60)


@dataclass
class Watch:
    """A time of day that goes on when it is told to."""

    ms: int = 1_000_000

    def __call__(self) -> int:
        return self.ms

    def wait(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


@dataclass
class Timed:
    """A table with clocks, and the time of day there."""

    store: SqliteStore
    clock: Clock = TEN_AND_A_MINUTE
    setup: Setup = ALL_FOUR
    watch: Watch = field(default_factory=Watch)
    hands: Shuffle = HANDS

    def __post_init__(self) -> None:
        setup = msgspec.structs.replace(self.setup, terms=Terms(clock=self.clock))
        self.store.open_table("table", setup, 1_000)
        self.table = self.again()

    def again(self) -> Table:
        """The same table, read from its log."""
        return Table("table", self.store, self.watch, self.hands)

    def faces(self, table: Table | None = None) -> dict[str, Clockface]:
        return {face.seat: face for face in (table or self.table).view(NOBODY, "de").clocks}


def played_for(state: State) -> Players:
    """Computer players wherever none of the people decides."""
    others = [seat for seat in range(4) if seat not in state.persons]
    return Players(dict.fromkeys(others, bot_named("lehrbua")), state.persons, random.Random(1))


def test_without_an_agreement_there_is_no_clock(store: SqliteStore) -> None:
    timed = Timed(store, Clock())
    assert timed.faces() == {}
    assert timed.table.state.next_due() is None


def test_a_clock_runs_for_whoever_is_asked_and_for_nobody_else(store: SqliteStore) -> None:
    timed = Timed(store)
    timed.watch.wait(4)
    faces = timed.faces()
    assert [seat for seat, face in faces.items() if face.running] == ["S"]
    assert faces["S"] == Clockface("S", 6_000, 60_000, 70_000, True)
    assert faces["N"] == Clockface("N", 10_000, 60_000, 70_000, False)
    must(timed.table, SOUTH, "E9")
    assert [seat for seat, face in timed.faces().items() if face.running] == ["W"]
    assert timed.faces()["S"] == Clockface("S", 10_000, 60_000, 70_000, False)


def test_what_a_decision_takes_beyond_its_time_comes_out_of_the_bank(store: SqliteStore) -> None:
    timed = Timed(store)
    timed.watch.wait(25)
    assert timed.faces()["S"] == Clockface("S", 0, 45_000, 70_000, True)
    must(timed.table, SOUTH, "E9")
    assert timed.faces()["S"] == Clockface("S", 10_000, 45_000, 70_000, False)
    assert timed.faces(timed.again()) == timed.faces()


def test_talk_stops_no_clock(store: SqliteStore) -> None:
    timed = Timed(store)
    timed.watch.wait(4)
    must(timed.table, SOUTH, "sign nod")
    timed.watch.wait(4)
    assert timed.faces()["S"] == Clockface("S", 2_000, 60_000, 70_000, True)


def test_pauses_do_not_count(store: SqliteStore) -> None:
    timed = Timed(store, setup=PARTNERS)
    for seat, card in TRICK:
        must(timed.table, seat, card)
    assert timed.table.state.pause() == "look"
    timed.watch.wait(500)
    assert not any(face.running for face in timed.faces().values())
    for seat in (NORTH, SOUTH):
        acknowledge(timed.table, seat, timed.table.state.chairs[seat].number)
    must(timed.table, SOUTH, "concede gleich hanger spiel")
    timed.watch.wait(500)
    assert {(face.left, face.bank, face.running) for face in timed.faces().values()} == {(10_000, 60_000, False)}


def test_a_wish_to_take_something_back_stops_all_clocks(store: SqliteStore) -> None:
    timed = Timed(store)
    must(timed.table, SOUTH, "E9")
    timed.watch.wait(2)
    take_back(timed.table, SOUTH)
    timed.watch.wait(100)
    assert not any(face.running for face in timed.faces().values())
    answer(timed.table, NORTH, "take_back", yes=False)
    assert timed.faces()["W"] == Clockface("W", 10_000, 60_000, 70_000, True)


def test_once_all_is_used_up_the_computer_decides_that_once(store: SqliteStore) -> None:
    timed = Timed(store)
    timed.watch.wait(69)
    run_out(timed.table, SOUTH)
    assert SOUTH in timed.table.state.persons, "not yet"
    timed.watch.wait(1)
    run_out(timed.table, NORTH)
    run_out(timed.table, SOUTH)
    for table in (timed.table, timed.again()):
        assert table.view(SOUTH, "en").events[-1].text == "You have thought too long; the computer decides that."
        assert (SOUTH in table.state.persons, table.view(SOUTH, "en").may) == (False, [])
    assert refusal(do(timed.table, SOUTH, "E9")).text
    _take(timed.table, SOUTH, "E9")
    for table in (timed.table, timed.again()):
        assert SOUTH in table.state.persons
        assert timed.faces(table)["S"] == Clockface("S", 10_000, 0, 70_000, False)


def test_after_three_in_a_row_the_computer_stays_until_they_come_back(store: SqliteStore) -> None:
    timed = Timed(store, Clock(decision=10))
    for number in range(1, IN_A_ROW + 1):
        _miss(timed, SOUTH)
        assert timed.table.state.chairs[SOUTH].thinking.missed == number
    assert SOUTH not in timed.table.state.persons
    assert timed.again().state.chairs[SOUTH].stand_in
    sit(timed.table, SOUTH, Person("Person S"))
    assert SOUTH in timed.table.state.persons


def test_one_who_has_decided_in_time_begins_to_count_anew(store: SqliteStore) -> None:
    timed = Timed(store, Clock(decision=10))
    _miss(timed, SOUTH)
    assert timed.table.state.chairs[SOUTH].thinking.missed == 1
    _until_asked(timed, SOUTH)
    _lay(timed.table)
    assert timed.table.state.chairs[SOUTH].thinking.missed == 0


def test_the_time_without_a_server_is_given_back(store: SqliteStore) -> None:
    timed = Timed(store)
    timed.watch.wait(25)
    table = timed.again()
    timed.watch.wait(3600)
    go_on_after_outage(table)
    assert timed.faces(table)["S"] == Clockface("S", 10_000, 60_000, 70_000, True)
    run_out(table, SOUTH)
    assert SOUTH in table.state.persons
    head = table.state.head
    go_on_after_outage(table)
    assert table.state.head == head, "there was no other one"


def test_the_table_goes_on_by_itself(store: SqliteStore) -> None:
    """Somebody has left their page open and gone: the computer lays their card."""
    timed = Timed(store, Clock(decision=5), hands=NOTHING_TO_BET_ON)
    timed.watch.wait(4.99)
    live = LiveTable(timed.table, played_for, AT_ONCE, random.Random(2))

    async def story() -> None:
        page = live.join(SOUTH)
        timed.watch.wait(0.02)
        await until(page, lambda: live.table.state.deal.turn() != SOUTH)
        live.leave(page)

    in_a_room(story)
    assert SOUTH in live.table.state.persons


def test_a_clock_that_was_set_back_costs_nobody_anything() -> None:
    thinking = Thinking(since_ms=50_000)
    assert thinking.left_ms(TEN_AND_A_MINUTE, 10_000) == (10_000, 60_000)
    assert thinking.asked(TEN_AND_A_MINUTE, 10_000, is_asked=False, has_decided=True) == Thinking()


@pytest.mark.parametrize("seed", range(3))
def test_clocks_tell_nothing_hidden(store: SqliteStore, seed: int) -> None:
    """Whose clock runs is the same for all, whatever they hold: it is a question everybody has heard."""
    setup = msgspec.structs.replace(ALL_FOUR, terms=Terms(clock=TEN_AND_A_MINUTE))
    store.open_table("table", setup, 1_000)
    table = Table("table", store, Watch(), seeded_shuffle(seed))
    running = {face.seat for face in table.view(NOBODY, "de").clocks if face.running}
    assert running == {*table.view(NOBODY, "de").question.asked}


def _lay(table: Table) -> None:
    """Whoever is to play lays some card."""
    look_on(table)
    seat = table.state.deal.turn()
    lines = Referee(table.state.deal.seen_by(seat), table.state.game).lines(seat)
    _take(table, seat, next(show_line(line) for line in lines if line.verb == LAYS))


def _take(table: Table, seat: int, line: str) -> None:
    """Whoever plays for that seat does this."""
    take(table, seat, Act(f"{seat} {line} {table.state.head}", table.state.chairs[seat].number, line))


def _until_asked(timed: Timed, seat: int) -> None:
    look_on(timed.table)
    while timed.table.state.deal.turn() != seat:
        _lay(timed.table)
        look_on(timed.table)


def _miss(timed: Timed, seat: int) -> None:
    """They think for too long, and the computer lays a card for them."""
    _until_asked(timed, seat)
    timed.watch.wait(10)
    run_out(timed.table, seat)
    _lay(timed.table)
