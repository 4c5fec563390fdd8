"""A table asks no more of a game than the trick that lies there: everything else has a plain answer."""

import random
from dataclasses import replace

import msgspec
import pytest

from table.helpers import HANDS, SOUTH, WEST, do, must, opened, person_of, play_on, refusal, seeded_shuffle
from weli.core.deal import Deal
from weli.games import GAMES
from weli.games.giltspiel import GILTSPIEL
from weli.ports.at_table import AtTable, Views
from weli.ports.at_table.view import Parts
from weli.store.sqlite import SqliteStore
from weli.study.retelling import steps


class TrickAlone(Views):
    def parts(self, seen: Deal) -> Parts:
        return Parts(trick=GILTSPIEL.at_table().views.parts(seen).trick)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._loaded, "giltspiel", replace(GILTSPIEL, at_table=lambda: AtTable(TrickAlone())))


def test_seats_hand_trick_and_sheet_are_shown_and_nothing_else(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    view = table.view(person_of(table), "en")
    assert (view.deal.trick.cards, view.deal.turn, len(view.deal.hand)) == (["E9"], "W", 4)
    assert [(place.seat, place.held, place.row, place.tricks) for place in view.places] == [
        ("S", 4, [], None),
        ("W", 5, [], None),
        ("N", 5, [], None),
        ("E", 5, [], None),
    ]
    assert (view.sheet.totals, view.slate) == ({"NS": 0, "EW": 0}, None)
    shown = msgspec.to_builtins(view.deal)
    assert not any(shown[part] for part in Parts.__struct_fields__ if part != "trick")


def test_a_card_decided_on_before_another_fell_is_refused(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, SOUTH, "E9")
    assert (
        refusal(do(table, WEST, "E8", on=before)).text
        == "Something has changed meanwhile: South plays the Nine of acorns."
    )


def test_a_whole_game_is_played_stored_and_told_again(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(3))
    for _ in play_on(table, random.Random(3)):
        assert msgspec.json.encode(table.view(person_of(table), "de"))
    assert table.state.match.over
    told = steps(table.state, 1, person_of(table.state), "de")
    assert (told[0].deal.trick, told[0].talon, len(told[0].hands["S"])) == (None, [], 5)
    assert told[-1].deal.counted
