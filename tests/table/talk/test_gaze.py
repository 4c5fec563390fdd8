"""Signs that go by gaze: seen by those who look at whoever makes them, and by nobody else."""

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, again, do, must, opened, refusal, stacked
from weli.core.deal import NOBODY
from weli.store.log import Acted, Row, Secret, Setup
from weli.store.sqlite import SqliteStore
from weli.store.store import StoreError
from weli.study.advising import own_decisions
from weli.study.retelling import acts_by, deal_record, game_record, steps
from weli.table.fold import apply
from weli.table.gazing import Gazes
from weli.table.moves.take_back import take_back
from weli.table.table import Table
from weli.table.talking import talk_lists
from weli.talk import sheet_of
from weli.wire.messages import View
from weli.wire.seats import Person
from weli.wire.terms import Terms

BY_GAZE = msgspec.structs.replace(
    SETUP,
    seats={seat: Person(f"Person {seat}") for seat in "NESW"},
    terms=Terms(signs="gaze"),
    chance=Secret("5ec7e7"),
)
WINK = "sign wink"
THUMB = "sign thumb"  # means something by the sheet of this table


def signs(view: View) -> list[str | None]:
    return [event.said for event in view.events if event.kind == "sign"]


def listeners(table: Table) -> dict[int, list[int]]:
    """Of whose signs each of the others may make something."""
    sheet = sheet_of(table.state.rules)
    heard = {seat: table.state.conversation.told_to(seat, sheet).claims for seat in (NORTH, EAST, SOUTH, WEST)}
    return {seat: [claim.seat for claim in claims] for seat, claims in heard.items() if seat != NORTH}


def looking(table: Table, **at: str) -> None:
    seats = table.state.seating
    for seat, to in at.items():
        table.gazes.turn(seats.seat_of(seat), to if to in ("cards", "table") else seats.seat_of(to))  # type: ignore[arg-type]


def test_a_sign_is_seen_by_those_who_look_at_its_maker_partner_or_not(store: SqliteStore) -> None:
    table = opened(store, HANDS, BY_GAZE)
    looking(table, N="table", E="S", W="cards")
    must(table, SOUTH, WINK)
    assert {seat: signs(table.view(seat, "de")) for seat in range(4)} == {
        NORTH: [],
        EAST: [WINK],
        SOUTH: [WINK],
        WEST: [],
    }
    assert signs(table.view(NOBODY, "de")) == []
    looking(table, N="S", W="S")
    must(table, SOUTH, WINK)
    assert signs(table.view(NORTH, "de")) == [WINK]
    assert signs(table.view(NOBODY, "de")) == [WINK]


def test_who_does_not_look_is_sent_what_they_would_be_sent_without_the_sign(store: SqliteStore) -> None:
    """No number changes, neither at once nor later."""
    one, other = (opened(store, HANDS, BY_GAZE, name) for name in ("one", "other"))
    for table in (one, other):
        looking(table, N="S", E="N", W="table")
    must(one, SOUTH, WINK)
    must(one, SOUTH, "sign kiss")
    for table in (one, other):
        must(table, SOUTH, "E9")
        must(table, WEST, "E8")
    for seat in (EAST, WEST):
        seen, without = (msgspec.structs.replace(table.view(seat, "de"), table="") for table in (one, other))
        assert msgspec.json.encode(seen) == msgspec.json.encode(without)
    assert one.view(NORTH, "de").number == other.view(NORTH, "de").number + 2


def test_those_who_have_seen_it_are_told_who_has(store: SqliteStore) -> None:
    table = opened(store, HANDS, BY_GAZE)
    looking(table, N="S", E="S", W="N")
    must(table, SOUTH, WINK)
    assert [table.view(seat, "de").events[-1].seen_by for seat in (SOUTH, NORTH, EAST)] == [["N", "E"]] * 3


def test_the_log_tells_who_has_seen_it_whoever_looks_where_afterwards(store: SqliteStore) -> None:
    table = opened(store, HANDS, BY_GAZE)
    looking(table, N="table", E="S", W="table")
    must(table, SOUTH, WINK)
    views = [table.view(seat, "de") for seat in (NOBODY, *range(4))]
    other = again(table, store)
    looking(other, N="S", W="S", E="table")
    assert [other.view(seat, "de") for seat in (NOBODY, *range(4))] == views
    found = store.read("table")
    assert [row.body.seen for row in found.rows if isinstance(row.body, Acted)] == [["E"]]


def test_without_signs_there_are_none(store: SqliteStore) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(BY_GAZE, terms=Terms(signs="off")))
    assert refusal(do(table, SOUTH, WINK)).text.startswith("No signs are made at this table")
    assert refusal(do(table, SOUTH, "ask have wink")).text.startswith("No signs are made at this table")
    assert table.view(SOUTH, "de").signs == "off"
    must(table, SOUTH, "say better")
    asked = talk_lists(table.state.rules, "de", signs=False).questions
    assert asked
    assert not any(saying.sign for saying in asked)


def test_usually_signs_go_as_the_rules_say(store: SqliteStore) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(BY_GAZE, terms=Terms()))
    looking(table, N="table")
    must(table, SOUTH, WINK)
    assert signs(table.view(NORTH, "de")) == [WINK]
    assert table.view(SOUTH, "de").events[-1].seen_by is None
    (row,) = (row for row in store.read("table").rows if isinstance(row.body, Acted))
    assert msgspec.json.encode(row.body) == b'{"act":"sign wink"}'


def test_one_looks_at_the_partner_until_one_says_otherwise(store: SqliteStore) -> None:
    table = opened(store, HANDS, BY_GAZE)
    assert table.gazes.of(table.state) == {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
    table.gazes.turn(EAST, NORTH)
    assert table.gazes.watching(table.state, NORTH) == {SOUTH, EAST}


COMPUTERS: Setup = msgspec.structs.replace(SETUP, terms=Terms(signs="gaze"), chance=Secret("5ec7e7"))


def test_computer_players_look_around_mostly_at_their_partner(store: SqliteStore) -> None:
    seen = []
    for drawn in range(120):
        setup = msgspec.structs.replace(COMPUTERS, chance=Secret(f"{drawn}"))
        table = opened(store, HANDS, setup, f"{drawn}")
        seen.append(Gazes().of(table.state)[EAST])
    assert 50 < seen.count(WEST) < 95
    assert {NORTH, SOUTH, "table", "cards"} <= {*seen}


def test_where_a_computer_player_looks_tells_nothing_of_cards_or_signs(store: SqliteStore) -> None:
    """The same acts with other cards in the hands of others, and with a sign between them: the same looks."""
    other_hands = stacked("EA EK H9 L9 S8", "LK LO HX HU E8", "EU LU E9 L8 SO", "HA HK L7 H7 SX", turned="SA")
    one, other = opened(store, HANDS, COMPUTERS, "one"), opened(store, other_hands, COMPUTERS, "other")
    assert one.gazes.of(one.state) == other.gazes.of(other.state)
    must(one, SOUTH, WINK)
    assert one.gazes.of(one.state) == other.gazes.of(other.state)
    must(one, SOUTH, "E9")
    must(other, SOUTH, "E9")
    assert one.gazes.of(one.state) == other.gazes.of(other.state)


def test_a_sign_that_escapes_somebody_does_not_keep_them_from_taking_back_and_stays_made(store: SqliteStore) -> None:
    """Otherwise they would notice that there has been something. East and West look at North then, by this secret."""
    table = opened(store, HANDS, msgspec.structs.replace(COMPUTERS, chance=Secret("0b")))
    table.gazes.turn(SOUTH, "table")
    must(table, SOUTH, "concede hanger")
    must(table, NORTH, THUMB)
    assert listeners(table) == {SOUTH: [], EAST: [NORTH], WEST: [NORTH]}
    assert table.view(SOUTH, "de").may_take_back
    take_back(table, SOUTH)
    assert table.view(SOUTH, "de").deal.boards[1].owner == "open"
    assert signs(table.view(SOUTH, "de")) == []
    assert table.state.deals[-1].acts == [(NORTH, THUMB)]
    assert listeners(table) == {SOUTH: [], EAST: [NORTH], WEST: [NORTH]}
    assert SOUTH in table.state.deals[-1].escaped[0]
    assert table.state.conversation.has_signed(NORTH)
    views = [table.view(seat, "de") for seat in range(4)]
    assert [again(table, store).view(seat, "de") for seat in range(4)] == views


@pytest.mark.parametrize("seat", ["X", ""])
def test_a_row_that_names_no_seat_does_not_fit(store: SqliteStore, seat: str) -> None:
    state = opened(store, HANDS, BY_GAZE).state
    with pytest.raises(StoreError):
        apply(state, Row(state.head + 1, Acted(WINK, [seat]), 0, SOUTH, "k"))


def test_what_one_has_not_seen_is_not_told_afterwards_either(store: SqliteStore) -> None:
    """Neither in the deal told again nor in its record, though all cards lie open then; and what one decided stands at its step."""
    table = opened(store, HANDS, BY_GAZE)
    looking(table, N="table", E="S", W="cards")
    must(table, SOUTH, WINK)
    must(table, SOUTH, "E9")
    must(table, WEST, "E8")
    must(table, SOUTH, "concede gleich hanger spiel")
    state = table.state
    for seat, sees in ((NORTH, False), (EAST, True), (SOUTH, True), (WEST, False), (NOBODY, False)):
        told = steps(state, 1, seat, "en")
        assert any("wink" in text for step in told for text in step.texts) == sees
        assert ("sign wink" in deal_record(state, 1, seat)) == sees
        assert ("sign wink" in game_record(state, seat)) == sees
        assert all("??" not in hand for step in told for hand in step.hands.values())
    (decision, *_) = own_decisions(state, 1, WEST)
    assert steps(state, 1, WEST, "en")[decision.step + 1].act == "W E8"
    assert acts_by(state, 1, decision.step, WEST) == [(SOUTH, "E9")]
