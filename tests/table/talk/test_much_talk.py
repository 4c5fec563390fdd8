"""Somebody who talks without end: the table takes so much a minute, and what it shows stays small however much was said before."""

import random
from collections.abc import Callable
from importlib import import_module

import msgspec
import pytest

from table.helpers import (
    EAST,
    HANDS,
    NORTH,
    SETUP,
    SOUTH,
    again,
    do,
    must,
    opened,
    own_view,
    person_of,
    play_on,
    refusal,
)
from weli.bots import bot_named
from weli.notation import parse
from weli.store.log import Acted, Row, Setup
from weli.store.sqlite import SqliteStore
from weli.study.retelling import SAID_TOGETHER, deal_record, steps
from weli.table.chairs import REMARKS
from weli.table.moves.pace import set_pace
from weli.table.players import Players
from weli.table.rate_limits import A_MINUTE, MOST, TooOften
from weli.table.table import Table
from weli.wire.messages import Pace, Taken

MUCH = 10_000
A_BIG_VIEW = 30_000  # bytes
PENALTIES = msgspec.structs.replace(SETUP, options={"illegal_act_policy": "penalise"})


class Clock:
    """The time of day, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def at(clock: Clock, store: SqliteStore, setup: Setup = SETUP) -> Table:
    store.open_table("table", setup, clock())
    return Table("table", store, clock, HANDS)


def talked(store: SqliteStore, times: int, line: str = "ask gleich") -> Table:
    """A table at which so much has been said, by rows that nothing has limited."""
    table = opened(store, HANDS)
    first = table.state.head + 1
    store.append(table.name, [Row(first + n, Acted(f"{line}"), n, SOUTH, f"k{n}") for n in range(times)])
    return again(table, store)


def size(table: Table) -> int:
    return len(msgspec.json.encode(table.view(person_of(table), "de")))


# So much a minute.


@pytest.mark.parametrize("line", ["say Na so was", "ask gleich", "sign nod"])
def test_a_seat_talks_so_much_a_minute_and_is_told_when_it_is_enough(store: SqliteStore, line: str) -> None:
    clock = Clock()
    table = at(clock, store)
    for number in range(MOST):
        clock.now += 100
        must(table, SOUTH, line)
        assert len([event for event in table.view(person_of(table), "en").events if event.said]) == min(
            number + 1, REMARKS
        )
    head = table.state.head
    refused = refusal(do(table, SOUTH, line, key="once too often"))
    assert (
        refused.text
        == f"Nobody listens to that much at once: after {MOST} words and signs in a minute there is silence for a while."
    )
    assert table.state.head == head
    assert isinstance(do(table, SOUTH, "E9"), Taken), "cards are another matter"
    clock.now += A_MINUTE
    assert isinstance(do(table, SOUTH, line, key="later"), Taken)


def test_the_limit_outlives_the_process_and_a_clock_set_back(store: SqliteStore) -> None:
    clock = Clock()
    table = at(clock, store)
    for _ in range(MOST):
        must(table, SOUTH, "say aha")
    read_again = Table(table.name, store, clock, HANDS)
    assert "silence" in refusal(do(read_again, SOUTH, "say aha", key="more")).text
    clock.now -= 10 * A_MINUTE
    assert isinstance(do(read_again, SOUTH, "say aha", key="more"), Taken)


def test_what_was_said_already_may_be_sent_again(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    for number in range(MOST):
        assert isinstance(do(table, SOUTH, "say aha", key=f"{number}"), Taken)
    assert isinstance(do(table, SOUTH, "say aha", key="0"), Taken), "the same message is one act"


def test_computer_players_are_not_silenced(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    for number in range(2 * MOST):
        assert isinstance(do(table, NORTH, "say aha", key=f"{number}"), Taken)


def test_the_pace_is_changed_so_often_a_minute(store: SqliteStore) -> None:
    clock = Clock()
    table = at(clock, store)
    paces = (Pace(bots="slow"), Pace(bots="quick"))
    for number in range(MOST):
        set_pace(table, person_of(table), paces[number % 2])
    with pytest.raises(TooOften, match=f"changed the pace {MOST} times"):
        set_pace(table, person_of(table), Pace(trick="long"))
    assert table.state.pace == paces[1]
    clock.now += A_MINUTE
    set_pace(table, person_of(table), Pace(trick="long"))
    assert table.state.pace == Pace(trick="long")


def test_forbidden_acts_at_their_price_are_done_so_often_a_minute(store: SqliteStore) -> None:
    clock = Clock()
    table = at(clock, store, PENALTIES)
    must(table, SOUTH, "E9")
    for number in range(MOST):
        assert isinstance(do(table, SOUTH, "EU", key=f"{number}"), Taken), "not his turn, and charged"
    assert "forbidden acts" in refusal(do(table, SOUTH, "EU", key="more")).text
    assert isinstance(do(table, SOUTH, "bet spiel"), Taken), "what is allowed is another matter"
    clock.now += A_MINUTE
    assert isinstance(do(table, SOUTH, "EU", key="more"), Taken)


# However much was said before.


def test_a_view_carries_the_last_remarks_and_a_number_for_the_rest(store: SqliteStore) -> None:
    table = talked(store, MUCH)
    view = table.view(person_of(table), "en")
    assert len([event for event in view.events if event.said]) == REMARKS
    assert view.left_out == MUCH - REMARKS
    numbers = [event.number for event in view.events]
    assert numbers == sorted(set(numbers)), "each event keeps its number"
    assert numbers[-1] == MUCH + len(view.events) - REMARKS
    assert len([event for event in view.events if not event.said]) == len(
        own_view(opened(store, HANDS, name="fresh"), "en").events
    )
    assert size(table) < A_BIG_VIEW


def test_what_was_done_is_never_left_out(store: SqliteStore) -> None:
    table = talked(store, MUCH)
    must(table, SOUTH, "E9")
    must(table, EAST, "bet gleich")
    for number in range(REMARKS + 5):
        must(table, NORTH, f"say {number}")
    kinds = [event.kind for event in table.view(person_of(table), "en").events if not event.said]
    assert kinds[-2:] == ["played", "bet"]


def test_after_much_talk_an_act_looks_at_no_more_than_after_little(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line that is read or understood again costs; the old ones are not."""
    table = talked(store, MUCH)
    looked_at = counting(monkeypatch, ("weli.table.moves.act.read_line", "weli.table.conversation.understood"))
    must(table, SOUTH, "ask decide")
    table.state.waiting(person_of(table.state))
    table.view(person_of(table), "de")
    company = Players({seat: bot_named("lehrbua") for seat in (0, 1, 3)}, frozenset({SOUTH}), random.Random(1))
    company.having_heard(table.state.conversation.as_it_is_now()).next_word(table.state.deal)
    assert looked_at() < 20


def counting(monkeypatch: pytest.MonkeyPatch, places: tuple[str, ...]) -> Callable[[], int]:
    calls = 0
    for place in places:
        room, _, name = place.rpartition(".")
        real = getattr(import_module(room), name)

        def counted(*args: object, real: Callable[..., object] = real) -> object:
            nonlocal calls
            calls += 1
            return real(*args)

        monkeypatch.setattr(place, counted)
    return lambda: calls


def test_a_question_long_ago_is_still_answered(store: SqliteStore) -> None:
    table = talked(store, 1)
    company = Players({NORTH: bot_named("lehrbua")}, frozenset({SOUTH}), random.Random(1))
    for number in range(MUCH // 10):
        table.state.conversation.hear(SOUTH, parse(f"say {number}"))
    wish = company.having_heard(table.state.conversation).next_word(table.state.deal)
    assert wish is not None
    assert (wish.seat, wish.line.verb) == (NORTH, "say")


def test_the_deal_told_again_has_every_remark_and_stays_readable(store: SqliteStore) -> None:
    table = talked(store, 1_000, "say Na so was")
    for _ in play_on(table, random.Random(2)):
        if table.state.waiting(person_of(table.state)) in ("next_deal", "over"):
            break
    told = steps(table.state, 1, person_of(table.state), "de")
    assert sum("Na so was" in sentence for step in told for sentence in step.texts) == 1_000
    talk = [step for step in told if any("Na so was" in sentence for sentence in step.texts)]
    assert len(talk) == 1_000 / SAID_TOGETHER
    assert {step.act for step in talk} == {"S say Na so was"}
    assert deal_record(table.state, 1).count("S say Na so was") == 1_000
