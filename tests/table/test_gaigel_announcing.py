"""A table of Gaigel: whoever could announce something is asked before another opens."""

import random

import pytest

from table.gaigel_tables import EAST, NORTH, SOUTH, WEST, quiet, quiet_players, table_of, view_of
from table.helpers import again, must, person_of, sent
from table.rooms import in_a_room, until
from weli.core.acts import PASS_ACT, STEP
from weli.core.deal import NONE
from weli.games import GAMES
from weli.games.gaigel.acts import SIEBENER
from weli.store.sqlite import SqliteStore
from weli.table.live import LiveTable
from weli.table.moves.clock import run_out
from weli.table.moves.look import Seen, acknowledge
from weli.table.moves.pace import SetPace
from weli.table.pacing import AT_ONCE
from weli.table.players import Players
from weli.table.table import Table
from weli.wire.messages import Pace
from weli.wire.terms import A_DAY, Clock, Terms

SEVENS = "4p-sevens-announced"


def another_opens(store: SqliteStore, rules: str, dealer: int, collector: int = NONE, **other: object) -> Table:
    seats = GAMES["gaigel"].preset(rules).seating
    table = table_of(store, rules, quiet(rules, dealer, collector), dealer=seats.seat_name(dealer), **other)
    must(table, (dealer - 1) % 4, "cut 1")
    return table


@pytest.mark.rule("GA-Q32")
@pytest.mark.parametrize(
    ("rules", "options", "waiting"),
    [
        (SEVENS, {}, "announce"),
        ("4p-sevens-show", {}, "announce"),
        ("4p-dissle-any", {}, "announce"),
        ("4p-farbe", {}, "announce"),
        ("wikipedia-4p", {}, "announce"),
        ("4p-dissle-vorhand", {"sevens_show": False}, "others"),
        ("4p-sevens-unannounced", {"sevens_show": False}, "others"),
        ("kreuz-4p", {}, "others"),
    ],
)
def test_the_rules_alone_say_whether_the_person_is_asked(
    store: SqliteStore, rules: str, options: dict[str, object], waiting: str
) -> None:
    table = another_opens(store, rules, SOUTH, options=options)
    assert (view_of(table).waiting, view_of(table).deal.turn) == (waiting, "E")


@pytest.mark.rule("GA-Q32")
def test_who_opens_himself_is_not_asked_apart(store: SqliteStore) -> None:
    table = another_opens(store, SEVENS, WEST, SOUTH)
    assert view_of(table).waiting == "you"
    assert "siebener" in {doing.act for doing in view_of(table).may}


@pytest.mark.rule("GA-Q32")
def test_the_person_announces_or_says_nothing_before_another_opens(store: SqliteStore) -> None:
    table = another_opens(store, SEVENS, SOUTH, SOUTH)
    on = table.state.head
    must(table, NORTH, "sign blink")
    must(table, SOUTH, "sign blink")
    assert again(table, store).state.waiting(SOUTH) == table.state.waiting(person_of(table.state)) == "announce", (
        "signs are no answer"
    )
    acknowledge(table, person_of(table), on)
    assert again(table, store).state.waiting(SOUTH) == table.state.waiting(person_of(table.state)) == "others"
    assert "siebener" in {doing.act for doing in view_of(table).may}, "as long as nobody has opened"
    head = table.state.head
    acknowledge(table, person_of(table), head)
    assert table.state.head == head
    must(table, SOUTH, "siebener")
    assert view_of(again(table, store)).places[0].quest == "siebener"


@pytest.mark.rule("GA-Q32")
def test_who_has_announced_is_not_asked_again(store: SqliteStore) -> None:
    table = another_opens(store, SEVENS, SOUTH, SOUTH)
    must(table, SOUTH, "siebener")
    assert again(table, store).state.waiting(SOUTH) == table.state.waiting(person_of(table.state)) == "others"


class _Collector:
    """A player who announces that he collects Sevens when he may."""

    def choose(self, view: object, seat: int, options: list[int], rng: random.Random) -> int:
        return next((act for act in (SIEBENER * STEP, PASS_ACT) if act in options), options[0])


@pytest.mark.rule("GA-Q32")
@pytest.mark.parametrize(
    ("dealer", "collector", "announces"),
    [(SOUTH, NORTH, True), (SOUTH, WEST, True), (NORTH, EAST, False), (NORTH, NORTH, False), (SOUTH, NONE, False)],
)
def test_they_are_asked_in_turn_and_nobody_opens_meanwhile(
    store: SqliteStore, dealer: int, collector: int, announces: bool
) -> None:
    deal = another_opens(store, SEVENS, dealer, collector).state.deal
    players = Players(dict.fromkeys((NORTH, WEST, EAST), _Collector()), frozenset({SOUTH}), random.Random(1))
    wish = players.next_wish(deal, announcing=frozenset({SOUTH}))
    assert (None if wish is None else (wish.seat, wish.line.verb)) == ((collector, "siebener") if announces else None)
    wish = players.next_wish(deal)
    assert wish is not None
    assert (wish.seat, wish.line.verb == "siebener") == (
        (dealer + 1) % 4 if collector == NONE else collector,
        collector != NONE,
    )


@pytest.mark.rule("GA-Q32")
def test_a_live_table_opens_once_the_person_has_said_that_it_is_nothing(store: SqliteStore) -> None:
    table = table_of(store, SEVENS, quiet(SEVENS, SOUTH), dealer="S")
    live = LiveTable(table, lambda _: quiet_players(), AT_ONCE, random.Random(2))

    async def story() -> None:
        page = live.join(person_of(live))
        await sent(live, person_of(live), SetPace(Pace(trick="short")))
        await until(page, lambda: any(event.kind == "sign" for event in view_of(table).events))
        assert (table.state.waiting(person_of(table.state)), view_of(table).deal.trick) == ("announce", None)
        await sent(live, person_of(live), Seen(table.state.head))
        await until(page, lambda: view_of(table).deal.trick is not None)
        live.leave(page)

    in_a_room(story)


def test_where_people_have_days_nobody_is_waited_for_for_ever_to_say_nothing(store: SqliteStore) -> None:
    table = another_opens(store, SEVENS, SOUTH, terms=Terms(clock=Clock(decision=A_DAY)))
    own = person_of(table.state)
    assert table.state.waiting(own) == "announce"
    due = table.state.next_due()
    assert due is not None
    table._clock = lambda: due[1]
    run_out(table, own)
    assert own not in table.state.persons
    assert not table.state.asks_for_announcement(EAST)
    table = again(table, store)
    must(table, EAST, table.view(EAST, "de").may[0].act)
    assert own in table.state.persons
