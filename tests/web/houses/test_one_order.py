"""A check of histories that finds nothing is none: here are some that are wrong, each in its own way, and what is said of them."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from table.helpers import EAST, HANDS, SOUTH, must, opened
from web.history import wrong_in
from web.one_order import Saw, Sent, Stands, Told, wrong
from weli.store.log import Acted, Row
from weli.store.sqlite import SqliteStore

LOG = (
    Stands(1),
    Stands(2, "S", "s1", {"N": 2, "S": 2}),
    Stands(3, "N", "n1", {"N": 3, "S": 3}),
    Stands(4, "S", "s2", {"N": 4, "S": 4}),
)
SHOWN = {(seat, number): f"{seat} {number}" for seat in "NS" for number in range(1, 5)}

FIRST = Sent("s1", "play 7L", on=1, sent_at=1.0, answered_at=2.0, taken=2)
LATE = Sent("s0", "play 8L", on=1, sent_at=2.5, answered_at=2.6, refused="Somebody was faster.")
NORTHS = Sent("n1", "bet gleich", on=2, sent_at=3.0, answered_at=4.0, taken=3)
SECOND = Sent("s2", "good gleich", on=3, sent_at=5.0, answered_at=6.0, taken=4)

OF_SOUTH = Told(
    "S", (FIRST, LATE, SECOND), (Saw(1, "S 1"), Saw(2), Saw(2, "S 2"), Saw(3, "S 3"), Saw(4), Saw(4, "S 4"))
)
OF_NORTH = Told("N", (NORTHS,), (Saw(1, "N 1"), Saw(3), Saw(3, "N 3"), Saw(4, "N 4")))


def test_of_a_table_in_one_room_nothing_is_said() -> None:
    assert wrong(LOG, (OF_SOUTH, OF_NORTH), SHOWN) == []


def test_who_was_not_answered_may_have_acted_or_not() -> None:
    unanswered = Sent("n2", "play KL", on=4, sent_at=7.0, unanswered=1)
    north = replace(OF_NORTH, sent=(NORTHS, unanswered))
    assert wrong(LOG, (OF_SOUTH, north), SHOWN) == []
    assert wrong((*LOG, Stands(5, "N", "n2", {"N": 5, "S": 5})), (OF_SOUTH, north), SHOWN) == []


def test_acts_on_their_way_at_the_same_time_may_stand_in_either_order() -> None:
    at_once = replace(NORTHS, sent_at=1.5, taken=2), replace(FIRST, taken=3)
    log = (LOG[0], Stands(2, "N", "n1", {"N": 2}), Stands(3, "S", "s1", {"S": 3}), LOG[3])
    south = Told("S", (at_once[1], LATE, SECOND), ())
    assert wrong(log, (south, Told("N", (at_once[0],), ())), SHOWN) == []


def renumbered(*log: Stands) -> tuple[Stands, ...]:
    return tuple(replace(stands, row=row) for row, stands in enumerate(log, 1))


TWICE = replace(LOG[1], row=5)
SWAPPED = renumbered(LOG[0], LOG[2], LOG[1], LOG[3])
UNDECIDED = Sent("n9", "bet gleich", on=2, sent_at=3.0, answered_at=3.5, taken=3)


@pytest.mark.parametrize(
    ("log", "south", "north", "said"),
    [
        (renumbered(*LOG[:3]), OF_SOUTH, OF_NORTH, "s2.* was acknowledged and is lost"),
        ((*LOG, TWICE), OF_SOUTH, OF_NORTH, "s1.* stands there 2 times"),
        ((*LOG[:3], LOG[2], LOG[3]), OF_SOUTH, OF_NORTH, "in place 4 of the log stands row 3"),
        ((LOG[0], *LOG[2:]), OF_SOUTH, OF_NORTH, "in place 2 of the log stands row 3"),
        ((*LOG, Stands(5, "S", "s0", {"S": 5})), OF_SOUTH, OF_NORTH, "s0.* was refused and stands there"),
        (SWAPPED, OF_SOUTH, OF_NORTH, "n1.* stands before .*s1"),
        (LOG, OF_SOUTH, replace(OF_NORTH, sent=(NORTHS, UNDECIDED)), "n9.* was acknowledged and is lost"),
        (LOG, OF_SOUTH, replace(OF_NORTH, sent=(replace(NORTHS, taken=2),)), "n1.* acknowledged for another place"),
        (LOG, OF_SOUTH, replace(OF_NORTH, saw=(Saw(3, "N 3"), Saw(1, "N 1"))), "N sees 1 after 3"),
        (LOG, OF_SOUTH, replace(OF_NORTH, saw=(Saw(3), Saw(1, "N 1"))), "N sees 1 after 3"),
        (LOG, OF_SOUTH, replace(OF_NORTH, saw=(Saw(3, "S 3"),)), "N sees under 3 what the log does not say"),
        (LOG, OF_SOUTH, replace(OF_NORTH, saw=(Saw(5, "N 5"),)), "N sees under 5 what the log does not say"),
    ],
    ids=[
        "lost",
        "twice",
        "two winners of one row",
        "a gap",
        "refused and done",
        "swapped",
        "two winners, one of them in the log",
        "acknowledged elsewhere",
        "a view goes back",
        "a view without what was acknowledged",
        "somebody else's view",
        "a view of nothing",
    ],
)
def test_what_cannot_have_been_at_one_table_is_found(
    log: tuple[Stands, ...], south: Told, north: Told, said: str
) -> None:
    found = wrong(log, (south, north), SHOWN)
    assert [each for each in found if re.search(said, each)], found


def test_two_winners_whom_a_log_took_are_found_by_its_rules(tmp_path: Path) -> None:
    """Both bet on the same figure, at two nodes, and both were told that they were first."""
    store = SqliteStore(tmp_path / "weli.db")
    table = opened(store, HANDS)
    must(table, SOUTH, "bet gleich")
    assert wrong_in(store, table.name, []) == []
    store.append(table.name, [Row(table.state.head + 1, Acted("bet gleich"), 3_000, EAST, "other")])
    (said,) = wrong_in(store, table.name, [])
    assert "the log does not go by the rules" in said
    store.close()
