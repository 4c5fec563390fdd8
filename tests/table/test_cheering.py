"""What computer players say at the end of a game: the winners are glad and one of the others is not, and nothing hidden is behind it."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from store.any_store import ready_store
from table.forms import setup_for
from table.helpers import SETUP, opened, person_of, play_on, seeded_shuffle
from weli.core.deal import NOBODY
from weli.core.texts import catalogue
from weli.store.log import Setup
from weli.table.moves.give_up import give_up
from weli.table.page import view
from weli.wire.seats import Computer, Person

SAID = catalogue("talk", "de")
GLAD = {words for key, words in SAID.items() if key.startswith("cheer.glad.")}
SORRY = {words for key, words in SAID.items() if key.startswith("cheer.sorry.")}
ENDED = [SETUP, setup_for("perlaggen", "innsbruck-3p"), setup_for("gaigel", "kreuz-4p")]


def said(folder: Path, setup: Setup, seed: int) -> tuple[str | None, dict[str, str]]:
    """Who has won a game that was played with such cards, and what is said then."""
    table = opened(ready_store(folder / f"{seed}.db"), seeded_shuffle(seed), setup)
    for _ in play_on(table, random.Random(seed)):
        assert table.state.over or table.view(NOBODY, "de").cheers == {}
    told = table.view(NOBODY, "de")
    return told.question.side, told.cheers


@pytest.mark.parametrize("setup", ENDED, ids=[setup.game for setup in ENDED])
def test_every_winner_is_glad_and_one_of_the_others_is_not_and_no_person_is_given_words(
    tmp_path: Path, setup: Setup
) -> None:
    winner, cheers = said(tmp_path, setup, seed=5)
    seating = opened(ready_store(tmp_path / "new.db"), seeded_shuffle(5), setup).state.seating
    playing = [seat for seat, sits in setup.seats.items() if isinstance(sits, Computer)]
    sides = {seat: seating.side_name(seating.side_of(seating.seat_of(seat))) for seat in playing}
    glad = [seat for seat in playing if sides[seat] == winner]
    assert {seat for seat, words in cheers.items() if words in GLAD} == set(glad)
    assert len({cheers[seat] for seat in glad}) == len(glad)
    assert [sides[seat] != winner for seat, words in cheers.items() if words in SORRY] == [True]
    assert len(cheers) == len(glad) + 1


def test_where_the_same_side_has_won_at_the_same_table_the_same_is_said_whatever_cards_there_were(
    tmp_path: Path,
) -> None:
    games = [said(tmp_path, SETUP, seed) for seed in range(4)]
    assert len({winner for winner, _ in games}) < len(games)
    for winner, cheers in games:
        assert [other for side, other in games if side == winner and other != cheers] == []


def test_among_people_and_where_a_game_was_given_up_nobody_cheers(tmp_path: Path) -> None:
    people = replace(SETUP, seats={seat: Person(name=seat, player=seat) for seat in SETUP.seats})
    assert said(tmp_path, people, seed=5)[1] == {}
    table = opened(ready_store(tmp_path / "given up.db"), seeded_shuffle(5), SETUP)
    for _ in zip(range(9), play_on(table, random.Random(5)), strict=False):
        pass
    give_up(table, person_of(table))
    assert table.view(NOBODY, "de").question.side is not None
    assert table.view(NOBODY, "de").cheers == {}


def test_who_plays_in_the_region_of_their_pack_hears_its_words(tmp_path: Path) -> None:
    setup = setup_for("gaigel", "kreuz-4p")
    table = opened(ready_store(tmp_path / "one.db"), seeded_shuffle(5), setup)
    for _ in play_on(table, random.Random(5)):
        pass
    told = {lang: set(view("table", table.state, 0, lang).cheers.values()) for lang in ("de", "de-swabia", "en")}
    swabian = SAID | catalogue("talk", "de-swabia")
    assert told["de-swabia"] <= {words for key, words in swabian.items() if key.startswith("cheer.")}
    assert told["de"] <= GLAD | SORRY
    assert len({frozenset(words) for words in told.values()}) == len(told)
