"""Tables whose packs are shuffled together: the order comes of the protocol, nobody is stuck, and what is handed out holds."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs

from shuffle.games import rechained
from table.alike import FORMS
from table.forms import setup_for
from table.helpers import EAST, NORTH, SETUP, SOUTH, anything, look_on, must, opened, person_of
from table.mixers import Mixer, mix, told_secrets
from weli.commands.verify import found_in
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.shuffle import Finding, Transcript, check, fits
from weli.shuffle.sealing import Opening
from weli.shuffle.steps import AnyStep, Cut, Opened, Reveal, Root, ServerCommit
from weli.store.log import Dealt, LockedAll, OfShuffle, Row, Setup
from weli.store.sqlite import SqliteStore
from weli.store.store import StoreError
from weli.study.transcripts import NoShuffles, transcript
from weli.table.moves.clock import run_out
from weli.table.moves.give_up import give_up
from weli.table.moves.look import acknowledge
from weli.table.moves.settle import place
from weli.table.moves.shuffle import is_wanted, next_step
from weli.table.opening_cards import mixing_for, opened_for
from weli.table.shuffle_protocol import MOST_VOIDS, pack_of
from weli.table.table import Table
from weli.wire.messages import Reveal as Agreed
from weli.wire.requests import NewTable
from weli.wire.seats import Computer, Person, Vacant
from weli.wire.terms import Clock, Terms

REVEALS: tuple[Agreed, ...] = ("end_of_deal", "end_of_game", "never")
NOBODY_HERE: frozenset[int] = frozenset()
ENOUGH = 20_000
FIRST_DEAL = 3  # rows until the first cards lie there, to which nobody has added anything


def with_people(setup: Setup, *seats: str, reveal: Agreed = "end_of_deal") -> Setup:
    others = {seat: sits for seat, sits in SETUP.seats.items() if seat != "S"}
    people = {seat: Person(seat, player=seat) for seat in seats}
    only = {
        seat: others.get(seat, others["N"]) if isinstance(sits, Person) else sits for seat, sits in setup.seats.items()
    }
    return structs.replace(setup, seats=only | people, terms=Terms(reveal=reveal))


def handed_out(table: Table) -> Transcript:
    log = table.store.read(table.name)
    return transcript(log.setup, log.rows)


def goes_on(table: Table, here: frozenset[int] = NOBODY_HERE, *, waited: bool = False) -> bool:
    """What goes on by itself at a live table; whether anything does."""
    step = next_step(table.state, here, waited=waited, wanted=is_wanted(table.state))
    if step is not None:
        step(table)
    return step is not None


def play(table: Table, mixers: list[Mixer], deals: int, rng: random.Random) -> None:
    """Everybody plays at random, as long as there are not more deals than that; then they give the game up."""
    for _ in range(ENOUGH):
        mix(*mixers)
        if table.state.match.over or len(table.state.deals) > deals:
            break
        if look_on(table) or goes_on(table):
            continue
        chosen = anything(table, rng)
        if chosen is not None:
            must(table, chosen[0], show_line(chosen[1]))
    for seat in sorted(table.state.persons):
        give_up(table, seat)
    assert table.state.match.over


def faults_of(told: Transcript) -> list[Finding]:
    found = found_in(told, "en")
    return [*found.faults, *[fault for each in found.shuffles for fault in each.faults]]


@pytest.mark.few(4)
@pytest.mark.parametrize("reveal", REVEALS)
@pytest.mark.parametrize(("game", "rules"), FORMS, ids=[game for game, _ in FORMS])
def test_some_deals_hold_with_their_record(store: SqliteStore, game: str, rules: str, reveal: Agreed) -> None:
    setup = setup_for(game, rules)
    table = opened(store, told_secrets(), with_people(setup, *list(setup.seats)[:2], reveal=reveal))
    play(table, [Mixer(table, 0), Mixer(table, 1)], 3, random.Random(4))
    told, dealt = handed_out(table), len(table.state.deals)
    assert faults_of(told) == []
    found = check(told).shuffles
    assert [each.deal for each in found] == list(range(1, dealt + 1))
    mixed = [any(finding.key == "mixed" for finding in each.proved) for each in found]
    assert mixed == [reveal != "never" and number > 0 for number in range(dealt)], (
        "nobody was there before the first deal"
    )
    assert bool(told.record) == (reveal != "never" and bool(table.state.match.entries))


def dealt_with(store: SqliteStore, *mixing: int, reveal: Agreed = "end_of_deal") -> tuple[Table, list[Mixer]]:
    """A table of two people at which the first deal is over."""
    table = opened(store, told_secrets(), with_people(SETUP, "N", "S", reveal=reveal))
    return table, [Mixer(table, seat) for seat in mixing]


def over(table: Table, mixers: list[Mixer], rng: random.Random) -> None:
    """The deal is played to its end, and everybody wants the next one."""
    number = len(table.state.deals)
    for _ in range(ENOUGH):
        mix(*mixers)
        if len(table.state.deals) > number or is_wanted(table.state):
            return
        if look_on(table):
            continue
        chosen = anything(table, rng)
        if chosen is not None:
            must(table, chosen[0], show_line(chosen[1]))
    raise AssertionError("the deal does not end")


def test_the_next_pack_is_ready_before_anybody_asks_for_it(store: SqliteStore) -> None:
    table, mixers = dealt_with(store, NORTH, SOUTH)
    mix(*mixers)
    assert table.state.shuffles.mix is not None
    assert table.state.shuffles.mix.is_ready
    over(table, mixers, random.Random(2))
    assert len(table.state.deals) == 2, "dealt at once, with the word of the last one"


def test_who_speaks_another_language_adds_nothing_and_waits_for_nobody(store: SqliteStore) -> None:
    table, _ = dealt_with(store)
    over(table, [], random.Random(2))
    assert len(table.state.deals) == 2
    assert {"nobody-mixed"} <= {each.key for each in check(handed_out(table)).shuffles[0].unproved}


def test_who_does_not_show_makes_a_shuffle_void_and_after_three_adds_nothing(store: SqliteStore) -> None:
    table, (north, south) = dealt_with(store, NORTH, SOUTH)
    south.shows = False
    here = frozenset({NORTH, SOUTH})
    for number in range(MOST_VOIDS):
        mix(north, south)
        assert not goes_on(table, here), "they are waited for"
        assert goes_on(table, here, waited=True)
        assert table.state.shuffles.voids == (SOUTH,) * (number + 1)
        assert table.state.shuffles.mix is not None, "another one has begun"
    mix(north, south)
    assert mixing_for(table.state, SOUTH) is None
    assert table.state.shuffles.mix is not None
    assert table.state.shuffles.mix.is_ready
    over(table, [north, south], random.Random(2))
    found = check(handed_out(table))
    assert found.ok
    assert [each.deal for each in found.shuffles if each.is_void] == [2, 3, 4]


def test_who_has_not_shown_yet_when_all_want_the_next_deal_is_waited_for_a_moment(store: SqliteStore) -> None:
    table, (north, south) = dealt_with(store, NORTH, SOUTH)
    south.shows = False
    over(table, [north, south], random.Random(2))
    assert len(table.state.deals) == 1
    south.shows = True
    mix(north, south)
    assert goes_on(table, frozenset({NORTH, SOUTH}))
    assert len(table.state.deals) == 2


def test_the_first_deal_waits_for_the_pages_that_are_there(store: SqliteStore) -> None:
    setup = with_people(SETUP, "S")
    store.open_table("table", structs.replace(setup, seats=setup.seats | {"E": Vacant()}), 1_000)
    table, page = Table("table", store, lambda: 2_000, told_secrets()), frozenset({SOUTH})
    table.adding = lambda: page
    place(table, EAST, Computer("Luis", "lehrbua"))
    assert not table.state.deals
    assert not goes_on(table, page), "the page has its time"
    mix(Mixer(table, SOUTH))
    assert goes_on(table, page)
    assert table.state.deals[0].mix is not None
    assert set(table.state.deals[0].mix.nonces) == {SOUTH}


def test_the_first_deal_waits_for_no_page_longer_than_a_moment(store: SqliteStore) -> None:
    parlour = Parlour(store, shuffle=told_secrets(), rng=random.Random(1))
    table = parlour.live(parlour.open_new(NewTable(mixes=True)).table).table
    assert not table.state.deals
    assert not goes_on(table, frozenset({person_of(table)}))
    while not table.state.deals:
        assert goes_on(table, frozenset({person_of(table)}), waited=True)
    assert parlour.live(parlour.open_new(NewTable()).table).table.state.deals, "nobody has promised anything"


def test_a_house_killed_after_any_part_of_a_shuffle_goes_on_with_the_same_pack(store: SqliteStore) -> None:
    """After the commitments, the nonces, the seal: what has been locked away stays what it was, and nothing is drawn anew."""
    table, mixers = dealt_with(store, NORTH, SOUTH)
    over(table, mixers, random.Random(2))
    log, pack = store.read("table"), table.state.deals[1].pack
    parts = [row.seq for row in log.rows if isinstance(row.body, OfShuffle | Dealt) and row.seq > FIRST_DEAL]
    assert len(parts) > 5
    for rows in parts:
        if rows < len(log.rows) and isinstance(log.rows[rows].body, LockedAll):
            continue  # written together
        store.open_table(f"killed at {rows}", log.setup, 1_000)
        store.append(f"killed at {rows}", log.rows[:rows])
        other = Table(f"killed at {rows}", store, lambda: 9_000, told_secrets(99))
        there = [replace(mixer, table=other) for mixer in mixers]
        mix(*there)
        if len(other.state.deals) == 1:
            assert other.state.shuffles.mix is not None
            assert tuple(pack_of(other.state.shuffles.mix, other.state.rules)) == pack
        else:
            assert other.state.deals[1].pack == pack


@pytest.mark.parametrize("deal", [1, 2])
def test_a_pack_that_did_not_come_of_the_shuffle_is_no_log_of_ours(store: SqliteStore, deal: int) -> None:
    table, mixers = dealt_with(store, NORTH, SOUTH)
    over(table, mixers, random.Random(2))
    log = store.read("table")
    rows = [
        with_another_pack(row) if isinstance(row.body, Dealt) and row.body.deal == deal else row for row in log.rows
    ]
    store.open_table("other", log.setup, 1_000)
    store.append("other", rows)
    with pytest.raises(StoreError):
        Table("other", store, lambda: 9_000, told_secrets(99))


def with_another_pack(row: Row) -> Row:
    assert row.pack is not None
    return replace(row, pack=(row.pack[1], row.pack[0], *row.pack[2:]))


def test_each_seat_is_opened_what_it_holds_and_nothing_else(store: SqliteStore) -> None:
    table, mixers = dealt_with(store, NORTH, SOUTH)
    mix(*mixers)
    faces = table.state.rules.cards
    for seat in range(4):
        told = opened_for(table.state, seat)
        assert told is not None
        cards = [faces[each.card] for each in told.cards]
        held = {*table.state.deal.hand_cards(seat), *table.state.deal.cards.turned}  # type: ignore[attr-defined]
        assert sorted(cards) == sorted(held)
        for each in told.cards:
            shown = Opening(each.place, each.card, bytes.fromhex(each.salt), tuple(map(bytes.fromhex, each.path)))
            assert fits(shown, bytes.fromhex(told.root), len(faces))


@pytest.mark.parametrize("rules", ["2p", "kreuz-4p"])
def test_in_gaigel_each_copy_is_opened_to_who_was_dealt_or_has_drawn_it(store: SqliteStore, rules: str) -> None:
    setup = setup_for("gaigel", rules)
    names = list(setup.seats)
    table = opened(store, told_secrets(), with_people(setup, *names))
    rng = random.Random(3)
    for _ in range(ENOUGH):
        if table.state.deal.closed:
            break
        if not look_on(table) and (chosen := anything(table, rng)):
            must(table, chosen[0], show_line(chosen[1]))
        if table.state.deal.phase() == "cut":
            continue
        faces, places, openly = table.state.rules.cards, [], 0
        for seat in range(len(names)):
            told = opened_for(table.state, seat)
            assert told is not None
            cards = Counter(faces[each.card] for each in told.cards)
            openly += (Counter(table.state.deal.hand_cards(seat)) - cards).total()
            places += [each.place for each in told.cards]
        assert openly <= 1, "the Seven under the talon alone may come into a hand unopened: it lay there for all to see"
        assert len(places) - len(set(places)) == len(names) - 1, "the indicator alone is opened to all"


def test_the_clock_cuts_as_the_shuffle_says(store: SqliteStore) -> None:
    setup = setup_for("perlaggen", "innsbruck")
    cutter_is = with_people(setup, *setup.seats)
    now = [2_000]
    store.open_table("table", structs.replace(cutter_is, terms=Terms(clock=Clock(10, 0))), 1_000)
    table = Table("table", store, lambda: now[0], told_secrets())
    cutter = table.state.deal.cutter()  # type: ignore[attr-defined]
    for seat in range(table.state.seating.players):
        acknowledge(table, seat, table.state.chairs[seat].number)
    now[0] += 60_000
    run_out(table, cutter)
    assert table.state.deal.phase() != "cut" or table.state.deal.cut.lifted  # type: ignore[attr-defined]
    for seat in sorted(table.state.persons):
        give_up(table, seat)
    told = handed_out(table)
    assert [step.seat for step in told.steps if isinstance(step, Cut)] == [None]
    assert check(told).ok


TAMPERINGS: dict[str, Callable[[Transcript], list[AnyStep]]] = {}


def tampering(change: Callable[[Transcript], list[AnyStep]]) -> Callable[[Transcript], list[AnyStep]]:
    TAMPERINGS[change.__name__] = change
    return change


def _with(told: Transcript, kind: type[AnyStep], **values: object) -> list[AnyStep]:
    steps = list(told.steps)
    place = max(place for place, step in enumerate(steps) if isinstance(step, kind))
    steps[place] = structs.replace(steps[place], **values)
    return steps


@tampering
def another_secret(told: Transcript) -> list[AnyStep]:
    return _with(told, Reveal, secret="00" * 32)


@tampering
def another_commitment(told: Transcript) -> list[AnyStep]:
    return _with(told, ServerCommit, commit="00" * 32)


@tampering
def another_seal(told: Transcript) -> list[AnyStep]:
    return _with(told, Root, root="00" * 32)


@tampering
def another_card(told: Transcript) -> list[AnyStep]:
    last = max(step.card for step in told.steps if isinstance(step, Opened))
    return _with(told, Opened, card=(last + 1) % 32)


@tampering
def another_cut(told: Transcript) -> list[AnyStep]:
    return _with(told, Cut, lifted=40)


@tampering
def no_secret(told: Transcript) -> list[AnyStep]:
    return [step for step in told.steps if not isinstance(step, Reveal)]


@tampering
def the_seal_before_the_nonces(told: Transcript) -> list[AnyStep]:
    roots = [step for step in told.steps if isinstance(step, Root)]
    steps = [step for step in told.steps if step is not roots[-1]]
    place = next(at for at, step in enumerate(steps) if getattr(step, "deal", 0) == roots[-1].deal)
    return [*steps[: place + 2], roots[-1], *steps[place + 2 :]]


@pytest.mark.parametrize("change", TAMPERINGS)
def test_a_house_that_cheats_is_found_out(store: SqliteStore, change: str) -> None:
    table, mixers = dealt_with(store, NORTH, SOUTH)
    play(table, mixers, 2, random.Random(2))
    told = handed_out(table)
    assert faults_of(told) == []
    assert faults_of(rechained(told, TAMPERINGS[change](told))) != []


def test_a_table_shuffled_otherwise_hands_nothing_out(store: SqliteStore) -> None:
    table = opened(store, lambda cards: cards)
    with pytest.raises(NoShuffles):
        handed_out(table)
