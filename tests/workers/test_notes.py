"""What the processes of one house note for each other, in the memory of the one that began them."""

import pytest

from weli.parlour.notes import LEASE
from weli.table.presence import Presence
from weli.workers import notes as module
from weli.workers.notes import CHATS, SharedNotes

NOW = 1_700_000_000_000


class House:
    """Notes whose clock stands, and which remember whom they have told of what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now_ms = NOW
        self.told: list[tuple[str, str]] = []
        monkeypatch.setattr(module.time, "time_ns", lambda: self.now_ms * 1_000_000)
        self.notes = SharedNotes(
            lambda tables: dict.fromkeys(tables, 7),
            lambda sessions: frozenset(sessions) - {"known"},
            lambda worker, table: self.told.append((worker, table)),
        )


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    return House(monkeypatch)


def test_what_happens_by_itself_is_done_by_whoever_had_a_page_there_first(house: House) -> None:
    assert house.notes.beat("a", ["t", "u"], []).keeps == {"t", "u"}
    assert house.notes.beat("b", ["t", "v"], []).keeps == {"v"}
    assert house.notes.beat("a", ["u"], []).keeps == {"u"}, "its last page at t is closed"
    assert house.notes.beat("b", ["t", "v"], []).keeps == {"t", "v"}


def test_whoever_has_died_or_is_silent_is_followed_by_another(house: House) -> None:
    house.notes.beat("a", ["t"], [])
    house.notes.say("a", {"t": Presence(frozenset({1}))})
    assert house.notes.beat("b", ["t"], []).said == {"t": {"a": Presence(frozenset({1}))}}
    house.notes.leave("a")
    beat = house.notes.beat("b", ["t"], [])
    assert (beat.keeps, beat.said) == ({"t"}, {"t": {}})
    house.now_ms += LEASE + 1
    assert house.notes.beat("c", ["t"], []).keeps == {"t"}
    assert house.notes.beat("b", ["t"], []).keeps == set(), "it had been silent for too long"


def test_each_hears_what_the_others_say_and_what_nobody_has_said_yet(house: House) -> None:
    assert house.notes.beat("a", ["t"], ["known", "gone"]).unsaid == {"t"}
    house.notes.say("a", {"t": Presence(onlookers=2)})
    beat = house.notes.beat("a", ["t"], ["known", "gone"])
    assert (beat.unsaid, beat.said, beat.unknown, beat.heads) == (set(), {"t": {}}, {"gone"}, {"t": 7})
    assert house.notes.news("b", "t", 0) == ({"a": Presence(onlookers=2)}, [])


def test_what_was_said_of_a_table_counts_no_more_once_it_is_watched_no_more(house: House) -> None:
    """Also where it was said since the last beat, by one that has died then."""
    house.notes.beat("a", ["t"], [])
    house.notes.say("a", {"t": Presence(onlookers=1), "u": Presence(onlookers=2)})
    house.notes.beat("a", ["t"], [])
    assert house.notes.news("b", "u", 0) == ({}, [])
    house.notes.say("a", {"u": Presence(onlookers=2)})
    house.notes.leave("a")
    assert house.notes.news("b", "u", 0) == ({}, [])
    assert house.notes.news("b", "t", 0) == ({}, [])


def test_only_others_with_a_page_at_a_table_are_told_of_it(house: House) -> None:
    house.notes.beat("a", ["t"], [])
    house.notes.beat("b", ["t"], [])
    house.notes.beat("c", ["u"], [])
    house.notes.moved("a", "t")
    house.notes.say("b", {"t": Presence()})
    house.notes.write("c", "u", 0, "Servus!", NOW, 0, 1)
    assert house.told == [("b", "t"), ("a", "t")]


def test_lines_come_to_all_in_one_order_and_none_twice(house: House) -> None:
    (first,) = house.notes.write("a", "t", 0, "Servus!", NOW, 0, 5)
    second, third = house.notes.write("b", "t", 1, "Griaß di!", NOW, 0, 1), house.notes.news("a", "t", first.number)[1]
    assert second == [first, *third]
    assert [line.text for line in second] == ["Servus!", "Griaß di!"]
    assert house.notes.beat("a", ["t"], []).lines == {"t": second[-1].number}


def test_the_lines_of_so_many_tables_are_kept(house: House) -> None:
    for number in range(CHATS + 1):
        house.notes.write("a", f"{number}", 0, "Servus!", NOW, 0, 1)
    assert house.notes.news("a", "0", 0)[1] == []
    assert house.notes.news("a", "1", 0)[1] != []
