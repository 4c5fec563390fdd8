"""Every form of the games at a table: whole games, the fold of their logs, their records, and nothing shown that a seat may not know."""

import random
import re
from typing import Any

import msgspec
import pytest

from table.forms import A_THIRD, EVERY_FORM, dealt_otherwise, known_to, setup_for, texts_of
from table.helpers import again, must, opened, own_view, person_of, play_on, seeded_shuffle
from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.at_table.view import Sitter
from weli.record import read, replay
from weli.store.sqlite import SqliteStore
from weli.study.retelling import deal_record, game_record, steps
from weli.table.choices import at_a_price, may, may_not
from weli.table.namings import namings
from weli.table.table import Table
from weli.wire.reader import Reader

CARD = re.compile(r"\b[ELHS][AKOUX9876]\b")
NAMED = re.compile(r"=[ELHS][AKOUX9876]\b")
MOST_ROWS, FEW_ROWS = 250, 100

every_form = pytest.mark.parametrize(
    ("game", "rules"), EVERY_FORM, ids=[f"{game}-{rules}" for game, rules in EVERY_FORM]
)


@pytest.fixture
def most_rows(thorough: bool) -> int:
    return MOST_ROWS if thorough else FEW_ROWS


def table_of(store: SqliteStore, game: str, rules: str, seed: int) -> Table:
    return opened(store, seeded_shuffle(seed), setup_for(game, rules))


@pytest.mark.few(A_THIRD)
@every_form
def test_a_game_is_played_its_log_is_the_table_and_its_record_replays(
    store: SqliteStore, game: str, rules: str, most_rows: int
) -> None:
    table = table_of(store, game, rules, 1)
    for head in play_on(table, random.Random(1)):
        if head % 23 == 0:
            assert own_view(again(table, store), "de") == table.view(person_of(table), "de")
        if head > most_rows and table.state.match.entries:
            break
    for lang in ("de", "en"):
        assert own_view(again(table, store), lang) == table.view(person_of(table), lang)
    told = replay(read(game_record(table.state)))
    assert told.ok
    assert [list(deal.deal.gained) for deal in told.deals if deal.deal] == table.state.match.entries
    last = len(table.state.match.entries)
    alone = replay(read(deal_record(table.state, last)))
    assert alone.ok
    assert alone.deals[0].deal is not None
    assert list(alone.deals[0].deal.gained) == table.state.match.entries[-1]
    assert steps(table.state, last, person_of(table.state), "en")[-1].deal.phase == "done"


@pytest.mark.few(A_THIRD, first=1)
@every_form
def test_no_view_names_a_card_that_its_seat_may_not_know(
    store: SqliteStore, game: str, rules: str, most_rows: int
) -> None:
    table = table_of(store, game, rules, 2)
    for head in play_on(table, random.Random(2)):
        deal = table.state.deal
        named = set(CARD.findall(without_names(table)))
        assert named <= texts_of(known_to(deal, person_of(table))), f"row {head}"
        if head > most_rows:
            break


def without_names(table: Table) -> str:
    """A view without the cards that are only spoken of: the wild cards of the deal, and what one of them is or may be named."""
    view: dict[str, Any] = msgspec.to_builtins(table.view(person_of(table), "de"))
    del view["namings"], view["deal"]["perlaggen"]
    for place in view["places"]:
        for laid in place["row"]:
            del laid["named"]
    return NAMED.sub("", msgspec.json.encode(view).decode())


@pytest.mark.few(A_THIRD, first=2)
@every_form
def test_hidden_cards_change_nothing_that_a_seat_is_shown(
    store: SqliteStore, game: str, rules: str, most_rows: int
) -> None:
    table = table_of(store, game, rules, 3)
    chance = random.Random(3)
    phases = set()
    for head in play_on(table, chance):
        deal = table.state.deal
        phases.add(deal.phase())
        for seat in range(deal.rules.players):
            twin = dealt_otherwise(deal, seat, chance)
            assert shown(table, deal, seat) == shown(table, twin, seat), f"row {head}"
        if head > most_rows // 2 and ("cut" in phases or not table.state.rules.begins_before_the_cut):
            break
    assert "cut" in phases or not table.state.rules.begins_before_the_cut


def shown(table: Table, deal: Deal, seat: int) -> bytes:
    seen = deal.seen_by(seat)
    sitters = dict.fromkeys(table.state.seating.seat_names(), Sitter("x"))
    game = table.state.game
    choices = [
        may(seen, game, Reader(seat, "de")),
        may_not(seen, game, Reader(seat, "de")),
        at_a_price(seen, game, Reader(seat, "de")),
    ]
    views = game.at_table().views
    looks = [
        views.deal(seen, 1, []),
        views.question(seen),
        views.places(seen, [views.marks(seen, each) for each in range(len(sitters))], seat, sitters),
        namings(seen, game, Reader(seat, "de")),
    ]
    return msgspec.json.encode([*looks, *choices])


@pytest.mark.few(A_THIRD)
@every_form
def test_what_is_offered_is_taken_and_what_is_barred_is_refused(
    store: SqliteStore, game: str, rules: str, most_rows: int
) -> None:
    table = table_of(store, game, rules, 4)
    for head in play_on(table, random.Random(4)):
        if head > most_rows:
            break
        if head % 5 or table.state.waiting(person_of(table.state)) == "over":
            continue
        view, referee = table.view(person_of(table), "en"), table.state.referee
        assert referee is not None
        named = {naming.card for naming in view.namings}
        for doing in view.may:
            assert doing.text
            if doing.act not in named:
                line = "cut 17" if doing.act == "cut" else doing.act
                assert referee.may(person_of(table), line), line
        for barred in view.may_not:
            assert referee.why_not(person_of(table), barred.act) == barred.rule
        for priced in view.at_a_price:
            assert priced.text
            assert referee.why_not(person_of(table), priced.act) == priced.rule
        for naming in view.namings:
            for name in naming.allowed:
                assert referee.may(person_of(table), f"{naming.card}={name}")
            for group in naming.barred:
                assert {referee.why_not(person_of(table), f"{naming.card}={name}") for name in group.names} == {
                    group.rule
                }
            assert {useful.name for useful in naming.useful} <= set(naming.allowed)
            assert all(useful.text for useful in naming.useful)
            assert referee.may(person_of(table), naming.card) == naming.unnamed


@pytest.mark.few(A_THIRD, first=1)
@every_form
def test_the_sheet_and_the_places_fit_the_form(store: SqliteStore, game: str, rules: str) -> None:
    table = table_of(store, game, rules, 5)
    view, preset = table.view(person_of(table), "de"), table.state.rules
    assert view.places[0].seat == view.seat
    assert len(view.places) == preset.players
    assert len(view.partners) == preset.players // preset.seating.sides - 1
    assert view.talk == (preset.talk and bool(view.partners))
    assert (view.sheet is None) == (view.slate is not None)
    if view.slate is not None:
        assert [len(line.marks) for line in view.slate.lines] == [0] * preset.seating.sides
        assert view.seat in view.slate.lines[-1].side
        return
    assert view.seat in view.sheet.sides[-1]
    assert len(view.sheet.sides) == preset.seating.sides
    assert view.sheet.totals == dict.fromkeys(view.sheet.sides, preset.start_score)
    assert view.sheet.direction == game_of(preset).at_table().sheets.direction(preset)
    before = view.deal.phase == "cut"
    assert before == preset.begins_before_the_cut == (view.deal.trump is None) == (view.deal.cut is not None)
    assert view.deal.talon.stock == (len(preset.cards) if before else len(preset.cards) - 20 - 1)


def test_a_sign_is_read_by_the_side_it_is_meant_for(store: SqliteStore) -> None:
    table = table_of(store, "perlaggen", "innsbruck", 1)
    cutter = table.state.deal.cutter()
    must(table, cutter, "cut 20")
    for seat in range(4):
        must(table, seat, "sign kiss")
    means = [event.means for event in table.view(person_of(table), "en").events if event.kind == "sign"]
    assert means == [["I hold the Weli."], [], ["I hold the Weli."], []]
    assert all(event.said == "sign kiss" for event in table.view(person_of(table), "en").events if event.kind == "sign")
