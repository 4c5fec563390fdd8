"""Questions with but one sensible answer: not asked unless wanted, and nobody else can tell whether there was a choice."""

import random
from types import MappingProxyType

import pytest
from msgspec.structs import replace

from table.forms import setup_for
from table.helpers import SOUTH, person_of, submit
from table.rooms import in_a_room, until
from weli.bots import bot_named
from weli.core.cards import card_of
from weli.games import game_named
from weli.games.figures.engine.dealing import lay_pack_for
from weli.store.sqlite import SqliteStore
from weli.table.live import LiveTable
from weli.table.moves.act import Act
from weli.table.moves.pace import set_pace
from weli.table.pacing import AT_ONCE, Delays
from weli.table.players import Players
from weli.table.table import Table
from weli.wire.messages import Pace, Refused
from weli.wire.seats import Person

SECONDS = MappingProxyType(dict.fromkeys(("slow", "normal", "quick", "tap"), (7.0, 7.0)))
ASK_ALL = Pace(questions="all")
GIVES = {"N": "EX SX S6 S8 LK", "E": "LX HX L9 L8 SA", "S": "EO EU EK LA H9", "W": "HO HU HK E7 SK"}
HAS_NOTHING = GIVES | {"S": "EO EU EK EA H9", "E": "LX HX L9 LA SA"}
RIDES = {"A": "SX S8 EO E8 LO HU HX", "B": "HA HO EX LK L8 LX LA", "C": "SU S9 EU EK L9 H8 H9"}


def table_of(
    store: SqliteStore,
    rules: str,
    dealer: str,
    person: str,
    hands: dict[str, str],
    turned: str,
    name: str = "t",
    beside: tuple[str, ...] = (),
) -> Table:
    """Perlaggen; whoever lifts one card gets these hands dealt. Nobody talks. `beside`: where other people sit."""
    ruleset = game_named("perlaggen").ruleset(rules, {})
    seats = ruleset.seating.seat_names()
    cards = [[card_of(card) for card in hands[each].split()] for each in seats]
    scores = [ruleset.start_score] * ruleset.seating.sides
    pack = lay_pack_for(ruleset, seats.index(dealer), scores, cards, [card_of(turned)]).cut.pack
    setup = setup_for("perlaggen", rules, person, dealer=dealer, options={"talk": False})
    seats = setup.seats | {seat: Person(seat) for seat in beside}
    store.open_table(name, replace(setup, seats=seats), 1)
    return Table(name, store, lambda: 2, lambda _: list(pack))


def act(table: Table, *lines: str) -> None:
    for line in lines:
        seat, said = line.split(" ", 1)
        answer = submit(
            table, table.state.seating.seat_of(seat), Act(f"{table.state.head}", table.state.head, said), "de"
        )
        assert not isinstance(answer, Refused), answer


def live_at(table: Table, delays: Delays = AT_ONCE) -> LiveTable:
    person = person_of(table)
    bots = {seat: bot_named("stammgast") for seat in range(table.state.rules.players) if seat != person}
    return LiveTable(table, lambda _: Players(bots, frozenset({person}), random.Random(1)), delays, random.Random(2))


def test_who_has_nothing_to_exchange_is_not_asked(store: SqliteStore) -> None:
    table = table_of(store, "innsbruck", "S", "S", HAS_NOTHING, "L7")
    act(table, "E cut 1")
    assert table.state.waiting(person_of(table.state)) == "others"

    async def story() -> None:
        live = live_at(table)
        page = live.join(person_of(live))
        await until(page, lambda: table.state.deals[-1].acts[1:] != [])
        assert table.state.deals[-1].acts[1] == (person_of(table), "pass")
        live.leave(page)

    in_a_room(story)


@pytest.mark.parametrize(("hands", "pace"), [(GIVES, Pace()), (GIVES, ASK_ALL), (HAS_NOTHING, ASK_ALL)])
def test_who_has_something_to_exchange_is_asked_and_so_is_who_wants_to_be(
    store: SqliteStore, hands: dict[str, str], pace: Pace
) -> None:
    table = table_of(store, "innsbruck", "S", "S", hands, "L7")
    set_pace(table, person_of(table), pace)
    act(table, "E cut 1")
    assert table.state.waiting(person_of(table.state)) == "you"


def test_among_other_people_everybody_is_asked_whatever_they_hold(store: SqliteStore) -> None:
    """They know that no computer player sits there: a pause like one's would tell them that there was no choice."""
    table = table_of(store, "innsbruck", "S", "S", HAS_NOTHING, "L7", beside=("W",))
    act(table, "E cut 1")
    assert table.state.waiting(SOUTH) == "you"
    assert table.view(SOUTH, "de").question.yours


def test_declining_with_and_without_a_choice_looks_the_same(store: SqliteStore) -> None:
    """What is told to the others, and the pause before it: that of a player who has to act, whatever he holds."""
    told = []
    for name, hands in [("choice", GIVES), ("none", HAS_NOTHING)]:
        table = table_of(store, "innsbruck", "S", "S", hands, "L7", name)
        act(table, "E cut 1")
        if name == "none":
            live = live_at(table, Delays(act=SECONDS, window=AT_ONCE.window, trick=AT_ONCE.trick))
            assert live.by_itself.pause_before_acting(table.state) == SECONDS["normal"][0]
        act(table, "S pass")
        event = table.state.chairs[person_of(table)].events[-1].event
        told.append((event.kind, event.seat, event.cards, event.number, event.rules))
    assert told[0] == told[1]


def test_nobody_is_stopped_before_the_cut_who_does_not_want_to_be_asked(store: SqliteStore) -> None:
    table = table_of(store, "innsbruck", "S", "S", GIVES, "L7")
    assert table.state.waiting(person_of(table.state)) == "others"
    assert any(doing.kind == "blind" for doing in table.view(person_of(table), "de").may), "but he still may"
    set_pace(table, person_of(table), ASK_ALL)
    assert table.state.waiting(person_of(table.state)) == "blind"


@pytest.mark.rule("PL-3P-17")
@pytest.mark.parametrize(("figure", "asked"), [("gleich", False), ("spiel", True)])
def test_who_rides_free_is_asked_to_raise_only_with_something_to_show(
    store: SqliteStore, figure: str, asked: bool
) -> None:
    """A has no Gleich; the Spiel can always be won."""
    nothing = RIDES | {"A": "SX S8 L7 E9 LU LO EA"}
    table = table_of(store, "innsbruck-3p", "C", "A", nothing, "SK")
    act(table, "B cut 1", f"B bet {figure}", "C hold")
    assert (table.state.waiting(person_of(table.state)) == "you") == asked
    set_pace(table, person_of(table), ASK_ALL)
    assert table.state.waiting(person_of(table.state)) == "you"
