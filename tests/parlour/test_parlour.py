"""Opening tables: what can be agreed, who sits where, and the list of tables one can come back to."""

import random
import unicodedata

import msgspec
import pytest

from table.helpers import own_view, person_of, play_on, seeded_shuffle
from weli.core.cards import PACK_32
from weli.core.errors import WeliError
from weli.core.texts import catalogue, languages
from weli.parlour.parlour import Parlour, fair_shuffle
from weli.parlour.sessions import new_player
from weli.ports.at_table import REGULARS
from weli.store.sqlite import SqliteStore
from weli.store.store import NoSuchTable
from weli.table.menu import games
from weli.table.rate_limits import A_MINUTE, CROWD, MOST, Kind, RateLimits, TooOften
from weli.wire.levels import LEVELS, player_of
from weli.wire.requests import NewTable
from weli.wire.terms import NewTerms, Terms


@pytest.fixture
def parlour(store: SqliteStore) -> Parlour:
    return Parlour(store, clock=lambda: 1_700_000_000_000, shuffle=seeded_shuffle(1), rng=random.Random(1))


def test_a_new_table_is_dealt_and_listed(parlour: Parlour) -> None:
    line = parlour.open_new(NewTable())
    assert parlour.tables() == [line]
    assert (line.target, line.seat, line.level, line.deals, line.winner) == (11, "S", "wirt", 0, None)
    assert line.score == {"NS": 0, "EW": 0}
    assert line.started == "2023-11-14T22:13:20+00:00"
    assert own_view(parlour.live(line.table), "de").deal.number == 1


def test_nobody_opens_tables_without_end(parlour: Parlour) -> None:
    for _ in range(MOST):
        parlour.open_new(NewTable(level="lehrbua"))
    with pytest.raises(TooOften, match="30 games opened in a minute are enough"):
        parlour.open_new(NewTable())
    assert len(parlour.tables()) == MOST
    parlour.clock = lambda: 1_700_000_060_000
    parlour.open_new(NewTable())


def test_the_list_tells_how_each_game_stands(parlour: Parlour) -> None:
    name = parlour.open_new(NewTable(level="lehrbua")).table
    table = parlour.live(name).table
    for _ in play_on(table, random.Random(1)):
        pass
    line = parlour.tables()[0]
    sheet = table.view(person_of(table), "de").sheet
    assert (line.score, line.deals, line.winner) == (sheet.totals, len(sheet.entries), sheet.winner)


def test_what_was_agreed_is_what_is_played(parlour: Parlour) -> None:
    wanted = NewTable(target=15, seat="W", level="lehrbua", dealer="N", name="  Anna\u0000 \u202eMaria ")
    view = own_view(parlour.live(parlour.open_new(wanted).table))
    assert (view.sheet.target, view.seat, view.deal.dealer) == (15, "W", "N")
    assert view.places[0].name == "Anna Maria"
    assert {place.name for place in view.places[1:]} <= set(REGULARS)
    assert len({place.name for place in view.places}) == 4


def test_names_are_kept_in_one_form(parlour: Parlour) -> None:
    decomposed = unicodedata.normalize("NFD", "Jörg")
    view = own_view(parlour.live(parlour.open_new(NewTable(name=decomposed)).table))
    assert view.places[0].name == "Jörg"


@pytest.mark.parametrize(
    "wanted",
    [
        NewTable(target=12),
        NewTable(target=-1),
        NewTable(seat="X"),
        NewTable(seat="A"),
        NewTable(game="perlaggen", rules="innsbruck-3p", seat="S"),
        NewTable(options={"nonsense": 1}),
        NewTable(options={"talk": [[[]]]}),
        NewTable(house="weli = 1"),
        NewTable(house="x" * 20_001),
        NewTable(dealer="Z"),
        NewTable(level="grossmeister"),
        NewTable(level="rechner"),
        NewTable(levels={"N": "rechner"}),
        NewTable(levels={"Z": "wirt"}),
        NewTable(level="wirt:worlds=100000"),
        NewTable(game="skat"),
        NewTable(rules="elsewhere"),
        NewTable(name="x" * 25),
    ],
)
def test_what_cannot_be_agreed_is_refused_in_a_sentence(parlour: Parlour, wanted: NewTable) -> None:
    with pytest.raises(WeliError) as refused:
        parlour.open_new(wanted)
    for lang in ("de", "en"):
        assert refused.value.text(lang).endswith(".")
    assert parlour.tables() == []


def test_a_table_keeps_its_opponents(parlour: Parlour, store: SqliteStore) -> None:
    levels = {parlour.open_new(NewTable(level=level)).table: level for level in LEVELS}
    later = Parlour(store)
    assert {line.table: line.level for line in later.tables()} == levels
    for table, level in levels.items():
        assert own_view(later.live(table), "de").places[1].level == level


def test_each_computer_player_may_be_of_another_strength(parlour: Parlour) -> None:
    asked: list[str] = []
    parlour.player_of = lambda level: (asked.append(level), player_of(level))[1]
    line = parlour.open_new(NewTable(level="stammgast", levels={"N": "wirt", "W": "lehrbua", "S": "wirt"}))
    places = own_view(parlour.live(line.table), "de").places
    assert {place.seat: place.level for place in places} == {"S": None, "W": "lehrbua", "N": "wirt", "E": "stammgast"}
    assert {*asked} == {"stammgast", "wirt", "lehrbua"}


def test_every_game_is_offered_against_each_of_the_house() -> None:
    for game in games("de"):
        assert game.levels == ["lehrbua", "stammgast", "wirt"]
    for level in LEVELS:
        assert player_of(level)
        for lang in languages():
            words = catalogue("page", lang)
            assert words[f"level.{level}"]
            assert words[f"level.{level}.note"]


def test_an_unknown_table_is_none(parlour: Parlour) -> None:
    with pytest.raises(NoSuchTable):
        parlour.live("nowhere")


def test_names_of_tables_cannot_be_guessed(parlour: Parlour) -> None:
    names = {parlour.open_new(NewTable()).table for _ in range(20)}
    assert len(names) == 20
    assert min(len(name) for name in names) >= 22, "128 bits"


def test_the_shuffle_keeps_every_card() -> None:
    assert sorted(fair_shuffle(PACK_32)) == PACK_32
    assert fair_shuffle(PACK_32) != fair_shuffle(PACK_32)


def test_who_opens_tables_without_end_is_in_nobody_elses_way(parlour: Parlour) -> None:
    anna, bertl = new_player(), new_player()
    for player in (anna, bertl):
        parlour.sessions.welcome(player, "Anna", "", 1)
    for _ in range(MOST):
        parlour.open_new(NewTable(level="lehrbua"), anna)
    with pytest.raises(TooOften):
        parlour.open_new(NewTable(), anna)
    parlour.open_new(NewTable(), bertl)


def test_of_many_who_open_tables_those_who_have_rested_are_forgotten() -> None:
    measure = RateLimits()
    for number in range(3 * CROWD):
        measure.note(Kind.OPENING, f"{number}", number * A_MINUTE // CROWD)
    assert len(measure._done) <= CROWD + 1


def test_people_write_to_each_other_at_a_new_table_unless_they_agree_otherwise(parlour: Parlour) -> None:
    def writes(wanted: NewTable) -> bool:
        return parlour.live(parlour.open_new(wanted).table).table.state.terms.chat

    assert writes(NewTable(people=["N"]))
    assert writes(msgspec.json.decode('{"people": ["N"], "terms": {"signs": "gaze"}}', type=NewTable))
    assert not writes(NewTable(people=["N"], terms=NewTerms(chat=False)))
    assert not msgspec.json.decode("{}", type=Terms).chat, "what is read of a table of before keeps what it had"
