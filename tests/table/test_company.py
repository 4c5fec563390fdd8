"""Who sits at a table: names, faces, and tempers that are true of how they play."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from table.helpers import person_of
from weli.art.regulars import REGULARS as DRAWN
from weli.bots import Stammgast
from weli.core.texts import catalogue, languages
from weli.games import GAMES
from weli.parlour.parlour import NotAgreed, Parlour
from weli.ports.manners import TEMPERS, USUAL
from weli.store.sqlite import SqliteStore
from weli.table.company import FACES, HOST, company, face_of
from weli.table.company import TEMPERS as OF_THE_HOUSE
from weli.table.live import LiveTable
from weli.wire.messages import Lang, View
from weli.wire.requests import NewTable


def seated(store: SqliteStore, wanted: NewTable) -> tuple[LiveTable, View]:
    parlour = Parlour(store, rng=random.Random(1))
    live = parlour.live(parlour.open_new(wanted).table)
    return live, live.table.view(person_of(live.table), "de")


def test_every_drawn_face_sits_at_every_table_and_every_temper_is_somebodys() -> None:
    assert sorted(FACES) == sorted(DRAWN)
    tempers = Counter(OF_THE_HOUSE.values())
    assert OF_THE_HOUSE["wirt"] == USUAL, "who counts everything has no moods"
    assert tempers == {USUAL: 1, **dict.fromkeys(TEMPERS, 3)}
    for game in GAMES.values():
        faces = game.at_table().faces
        assert sorted([*faces.values(), "wirt"]) == sorted(FACES)
        assert {*faces} <= {*game.at_table().regulars}


@pytest.mark.parametrize("lang", languages())
def test_every_temper_has_its_line(lang: Lang) -> None:
    lines = {catalogue("page", lang)[f"temper.{temper}"] for temper in TEMPERS}
    assert len(lines) == len(TEMPERS)


def test_those_with_a_face_come_first_and_nobody_has_that_of_the_person() -> None:
    table = next(iter(GAMES.values())).at_table()
    for seed in range(20):
        rng = random.Random(seed)
        assert {*company(replace(table, faces={"Lina": "lina", "Jos": "jos"}), "", "", "stammgast", 2, rng)} == {
            "Lina",
            "Jos",
        }
        assert "Franz" not in company(table, "Franz", "", "stammgast", 4, rng)
        assert "Franz" not in company(table, "Resl", "franz", "stammgast", 4, rng)
        assert HOST in company(table, "", "", "wirt", 1, rng)
        assert HOST not in company(table, "", "wirt", "wirt", 5, rng)
        nine = company(table, "", "", "wirt", 9, rng)
        assert len({*nine}) == 9
        assert len({face_of(name, table) for name in nine} - {""}) == 9
        assert HOST in nine


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["lehrbua", "stammgast", "wirt"])
def test_a_temper_is_told_where_it_is_played_by_and_nowhere_else(store: SqliteStore, game: str, level: str) -> None:
    rules = next(iter(GAMES[game].presets))
    live, view = seated(store, NewTable(game=game, rules=rules, level=level, face="lina"))
    assert view.places[0].face == "lina"
    state = live.table.state
    for seat, place in enumerate(view.places[1:], 1):
        assert place.face == face_of(place.name, state.game.at_table())
        assert place.face not in ("", "lina")
        told = OF_THE_HOUSE[place.face] if level == "stammgast" else None
        assert place.temper == (told if told in state.game.advice.tempers() else None)
        bot = live.by_itself.players(state).bots[(person_of(state) + seat) % len(view.places)]
        assert not isinstance(bot, Stammgast) or bot.manner == (place.temper or "usual")


def test_a_face_that_nobody_has_drawn_is_refused(store: SqliteStore) -> None:
    with pytest.raises(NotAgreed):
        Parlour(store).open_new(NewTable(face="nobody"))
