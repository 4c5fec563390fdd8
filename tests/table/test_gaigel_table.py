"""A table of Gaigel: partners by Aces, the cut, face-down cards, drawing by itself, counts that nobody is told, the slate."""

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest

from table.forms import dealt_otherwise, setup_for
from table.gaigel_tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    dealt,
    first_trick,
    pack_for,
    quiet,
    quiet_players,
    table_of,
    view_of,
)
from table.helpers import again, anything, do, must, opened, own_view, person_of, refusal, seeded_shuffle, sent
from table.rooms import in_a_room, until
from table.test_every_form import shown
from weli.bots import bot_named
from weli.core.errors import Illegal
from weli.games import GAMES, game_of
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ruleset import GaigelRules
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.ports.at_table.view import Session
from weli.store.log import Acted, Dealt, Ended, Row
from weli.store.sqlite import SqliteStore
from weli.study.retelling import steps
from weli.table.choices import at_a_price
from weli.table.fold import apply
from weli.table.live import LiveTable
from weli.table.menu import NotAgreed
from weli.table.moves.act import Act
from weli.table.moves.look import Seen, acknowledge
from weli.table.moves.pace import SetPace
from weli.table.pacing import AT_ONCE
from weli.table.players import Players
from weli.table.state import State
from weli.table.table import Table
from weli.wire.messages import Pace, Taken
from weli.wire.reader import Reader
from weli.wire.requests import NewTable

# Before the deal.


@pytest.mark.rule("GA-DEAL-02", "GA-DEAL-03")
def test_the_cutter_cuts_or_knocks(store: SqliteStore) -> None:
    table = table_of(store, dealer="E")  # South cuts
    view = view_of(table)
    assert (view.deal.phase, view.deal.cut.cutter, view.deal.cut.least, view.deal.cut.most) == ("cut", "S", 1, 47)
    assert {doing.act for doing in view.may} == {"cut", "knock"}
    assert (view.deal.trump, view.deal.hand, view.waiting) == (None, [], "you")
    must(table, SOUTH, "knock")
    assert (view_of(again(table, store)).deal.cut.knocked, view_of(table).deal.phase) == (True, "play")


def test_a_fresh_deal(store: SqliteStore) -> None:
    view = view_of(dealt(store))
    deal = view.deal
    assert [place.seat for place in view.places] == ["S", "E", "N", "W"], "counter-clockwise"
    assert (view.turning, view.partners, view.talk) == ("counter-clockwise", ["N"], True)
    assert (deal.trump, deal.talon.indicator, deal.talon.stock, deal.talon.left, deal.turn) == ("H", "HU", 27, 28, "S")
    assert deal.hand == ["HA", "HK", "LA", "LK", "LO"]
    assert deal.counts == {}
    ways = {doing.act for doing in view.may if doing.kind in ("elfen", "tauchen", "zweite")}
    assert ways == {"elfen LA", "zweite LA", "tauchen LK", "tauchen LO"}
    assert next(barred.rule for barred in view.may_not if barred.act == "tauchen LA") == "GA-OPEN-06"


# The first trick and what follows by itself.


@pytest.mark.rule("GA-Q32")
def test_a_log_in_which_the_announced_fifth_seven_is_shown_is_still_a_table(store: SqliteStore) -> None:
    """Once, it had to be shown after it was drawn: such logs lie on people's disks."""
    hands = ["HA LX EU SK LU", "S7 H7 L7 L7 HU", "SO HX LK SA E7", "HK EX LO SX H7"]
    rules = "4p-sevens-announced"
    rest = "EA EK EX EO EU LA LK LX LO LU HA HK HX HO HO HU SA SK SO SU"
    shuffle = pack_for(*hands, talon=f"SU E7 EO S7 SX EA LA {rest} EK", rules=rules, dealer=EAST)
    state = State(setup_for("gaigel", rules, dealer="E"))
    pack = tuple(shuffle([]))
    lines = ["S cut 1", "W siebener", "N elfen HA", "W HU", "S HX", "E SX", "N draw", "W show"]
    bodies = [(Acted(line[2:]), state.seating.seat_of(line[0])) for line in lines]
    apply(state, Row(1, Dealt(1, "E"), 0, pack=pack))
    for number, (body, seat) in enumerate(bodies, 2):
        apply(state, Row(number, body, 0, seat))
    counted = Ended(1, {"NS": 1, "EW": 0}, {"NS": 1, "EW": 0}, None)
    assert state.ended() == counted
    apply(state, Row(len(lines) + 2, counted, 0))
    assert state.waiting(person_of(state)) == "next_deal"
    assert steps(state, 1, person_of(state), "de")[-1].act == "W show"
    with pytest.raises(Illegal):  # what is said now is not old
        apply(state, Row(len(lines) + 3, Acted("show"), 0, WEST))


@pytest.mark.rule("GA-OPEN-07", "GA-OPEN-08")
def test_what_lies_face_down_is_seen_by_who_laid_it_alone(store: SqliteStore) -> None:
    table = dealt(store)
    must(table, SOUTH, "tauchen LK")
    must(table, EAST, "LU")
    view = view_of(again(table, store))
    assert view.deal.trick is not None
    assert (view.deal.face_down, view.deal.opening, view.deal.trick.cards) == (True, "tauchen", ["LK", "??"])
    assert view.deal.trick.leading is None, "nobody knows as yet whose card is the best"
    assert "LU" not in msgspec.json.encode(view).decode()
    must(table, NORTH, "LA")
    must(table, WEST, "L7")
    view = view_of(table)
    assert view.deal.trick is not None
    assert (view.deal.trick.cards, view.deal.trick.winner) == (["LK", "LU", "LA", "L7"], "N")
    assert view.deal.trick.leading == "N"
    assert (view.deal.tricks, view.question.kind, view.waiting) == ({"NS": 1, "EW": 0}, "look", "look")
    assert view.deal.last_trick == view.deal.trick
    assert [event.kind for event in view.events[-5:]] == ["uncovers"] * 4 + ["trick"]


@pytest.mark.rule("GA-Q49")
def test_nobody_is_told_a_count(store: SqliteStore) -> None:
    table = dealt(store)
    first_trick(table)
    assert view_of(table).deal.counts == {}
    with_aid = dealt_again(store, {"count_aid": "own"})
    first_trick(with_aid)
    view = view_of(with_aid)
    assert view.deal.counts == {"NS": 11 + 4 + 2}
    assert not view.changed, "whose count is told changes nothing in how one plays"


def dealt_again(store: SqliteStore, options: dict[str, object]) -> Table:
    table = opened(store, quiet(), setup_for("gaigel", "kreuz-4p", dealer="W", options=options), "other")
    must(table, NORTH, "cut 1")
    return table


@pytest.mark.rule("GA-PLAY-01")
def test_the_table_draws_by_itself(store: SqliteStore) -> None:
    table = dealt(store)
    first_trick(table)
    live = LiveTable(table, lambda _: quiet_players(), AT_ONCE, random.Random(2))

    async def story() -> None:
        page = live.join(person_of(live))
        await sent(live, person_of(live), SetPace(Pace(trick="short")))
        await until(page, lambda: view_of(table).deal.talon.stock < 27)
        live.leave(page)

    in_a_room(story)
    view = view_of(table)
    assert (view.deal.talon.stock, view.deal.talon.left, len(view.deal.hand), view.deal.trick) == (23, 24, 5, None)
    assert "draw" not in {doing.kind for doing in view.may}


def test_where_the_person_won_the_trick_nobody_has_to_draw_for_him(store: SqliteStore) -> None:
    table = dealt(store)
    must(table, SOUTH, "elfen LA")
    for seat, line in [(EAST, "LU"), (NORTH, "EK"), (WEST, "L7")]:
        must(table, seat, line)
    players = quiet_players()
    wish = players.next_wish(table.state.deal)
    assert wish is not None
    assert (wish.seat, show_line(wish.line)) == (SOUTH, "draw")
    acknowledge(table, person_of(table), table.state.head)
    assert table.state.waiting(person_of(table.state)) == "others"


def test_a_pair_is_declared_while_the_trick_still_lies_there(store: SqliteStore) -> None:
    table = dealt(store)
    must(table, SOUTH, "elfen LA")
    for seat, line in [(EAST, "LU"), (NORTH, "EK"), (WEST, "L7")]:
        must(table, seat, line)
    on = table.state.head
    pair = next(doing for doing in view_of(table).may if doing.kind == "pair")
    assert (pair.act, pair.cards, pair.text) == ("pair L", ["LK", "LO"], "Declare 20 in leaves")
    must(table, SOUTH, "draw")
    assert isinstance(do(table, SOUTH, "pair L", on=on), Taken), "decided on before the draw"
    view = view_of(again(table, store))
    assert [(pair.seat, pair.suit, pair.points) for pair in view.deal.pairs] == [("S", "L", 20)]
    assert set(view.places[0].known) == {"LO", "LK"}


def test_a_card_decided_on_before_the_draw_is_refused(store: SqliteStore) -> None:
    table = dealt(store)
    must(table, SOUTH, "elfen LA")
    for seat, line in [(EAST, "LU"), (NORTH, "EK"), (WEST, "L7")]:
        must(table, seat, line)
    on = table.state.head
    must(table, SOUTH, "draw")
    assert refusal(do(table, SOUTH, "HK", on=on)).rule is None


# Partners by Aces.


@pytest.mark.rule("GA-SEAT-04", "GA-SEAT-05")
@pytest.mark.parametrize(("rules", "seed"), [("kreuz-4p", 1), ("kreuz-4p", 2), ("wikipedia-4p", 3), ("6p", 4)])
def test_partners_are_drawn_and_the_person_keeps_his_place(store: SqliteStore, rules: str, seed: int) -> None:
    parlour = Parlour(store, clock=lambda: 1, shuffle=seeded_shuffle(seed), rng=random.Random(seed))
    line = parlour.open_new(NewTable(game="gaigel", rules=rules, level="lehrbua"))
    view = own_view(parlour.live(line.table), "de")
    told = [event for event in view.events if event.kind.startswith("ace_")]
    aces = [event for event in told if event.kind == "ace_card" and event.cards[0].endswith("A")]
    assert len(aces) == len(view.places) // 2
    sides = {place.seat: place.side for place in view.places}
    assert len({sides[str(event.seat)] for event in aces}) == 1, "those with an Ace play together"
    assert view.places[0].seat == line.seat
    assert [event.seat for event in told if event.kind == "ace_partner"] == view.partners
    if GAMES["gaigel"].preset(rules).first_dealer == "first_ace":
        assert view.deal.dealer == aces[0].seat == next(event.seat for event in told if event.kind == "ace_dealer")
    assert view_of(again(parlour.live(line.table).table, store)).deal.dealer == view.deal.dealer


def test_what_may_be_agreed_for_a_match(store: SqliteStore) -> None:
    parlour = Parlour(store, clock=lambda: 1, shuffle=seeded_shuffle(1), rng=random.Random(1))
    line = parlour.open_new(NewTable(game="gaigel", rules="kreuz-4p", target=6, aid="all", level="lehrbua"))
    view = own_view(parlour.live(line.table), "de")
    assert (line.target, line.measure, line.changed, view.slate.size, view.slate.pool) == (6, "units", False, 6, 6)
    for wrong in (NewTable(game="gaigel", rules="kreuz-4p", aid="some"), NewTable(aid="own")):
        with pytest.raises(NotAgreed):
            parlour.open_new(wrong)


# The slate.


@pytest.mark.rule("GA-SCORE-05", "GA-SCORE-07")
def test_strokes_and_hooks_and_what_is_cleaned_away() -> None:
    rules = GAMES["gaigel"].preset("kreuz-4p")
    assert isinstance(rules, GaigelRules)
    match = GaigelMatch(rules)
    match.entries = [[1, 0], [2, 0], [0, 2], [-2, 0]]
    match.scores = [1, 2]
    slate = game_of(match.rules).at_table().sheets.slate(match, 0)
    assert [line.side for line in slate.lines] == ["EW", "NS"]
    assert [(mark.kind, mark.erased, mark.deal) for mark in slate.lines[1].marks] == [("stroke", 1, 1), ("hook", 1, 2)]
    assert [(mark.kind, mark.erased) for mark in slate.lines[0].marks] == [("hook", 0)]
    assert (slate.phase, slate.pool, slate.deals_left) == ("collecting", 7, None)


@pytest.mark.rule("GA-TOUR-03")
def test_a_tournament_tells_its_sessions(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(1), setup_for("gaigel", "rutesheim-tournament"))
    view = view_of(table)
    assert view.deal.session == Session(1, 1, 10)
    assert (view.slate.mode, view.slate.phase, view.slate.deals_left, view.slate.size) == (
        "tournament",
        "tournament",
        30,
        30,
    )
    assert (view.talk, view.partners) == (False, [])


# Tavern play, and the whole.


def tavern_play(table: Table, rng: random.Random) -> Iterator[int]:
    """The match, now and then with something forbidden."""
    while table.state.waiting(person_of(table.state)) != "over":
        if table.state.waiting(person_of(table.state)) in ("look", "next_deal"):
            acknowledge(table, person_of(table), table.state.head)
        else:
            chosen = anything(table, rng)
            if chosen is None:
                continue
            seat = chosen[0]
            priced = at_a_price(table.state.deal.seen_by(seat), table.state.game, Reader(seat, "en"))
            assert all(each.against.endswith("lost double.") for each in priced)
            wanted = [each.act for each in priced if each.kind in ("play", "tauchen")]
            line = rng.choice(wanted) if wanted and rng.random() < 0.3 else show_line(chosen[1])
            must(table, seat, line)
        yield table.state.head


def test_what_is_forbidden_has_its_price_and_nobody_else_sees_it(store: SqliteStore) -> None:
    options = {"irregularities": "penalise"}
    table = opened(store, seeded_shuffle(8), setup_for("gaigel", "kreuz-4p", options=options))
    rng = random.Random(8)
    kept = 0
    for head in tavern_play(table, rng):
        deal = table.state.deal
        assert isinstance(deal, GaigelDeal)
        if not deal.closed:
            kept = max(kept, len(deal.offences))
        for seat in range(4):
            assert shown(table, deal, seat) == shown(table, dealt_otherwise(deal, seat, rng), seat), f"row {head}"
        if head > 160:
            break
    assert kept
    assert own_view(again(table, store), "de") == table.view(person_of(table), "de")


@pytest.mark.parametrize(("rules", "level"), [("kreuz-4p", "stammgast"), ("3p", "lehrbua")])
def test_whole_deals_among_computer_players(store: SqliteStore, rules: str, level: str) -> None:
    table = opened(store, seeded_shuffle(4), setup_for("gaigel", rules))
    person = person_of(table)
    others = [seat for seat in range(table.state.rules.players) if seat != person]
    players = Players(dict.fromkeys(others, bot_named(level)), frozenset({person}), random.Random(1))
    live = LiveTable(table, lambda _: players, AT_ONCE, random.Random(2))

    async def story() -> None:
        rng = random.Random(5)
        page = live.join(person_of(live))
        while table.state.waiting(person_of(table.state)) != "over" and len(table.state.match.entries) < 2:
            await until(page, lambda: table.state.waiting(person_of(table.state)) != "others")
            view = live.view(person_of(live), "de")
            if table.state.waiting(person_of(table.state)) == "you":
                lines = [each.act for each in view.may if each.kind not in ("aus", "accuse")]
                line = rng.choice(lines)
                await sent(
                    live, person_of(live), Act(f"{view.number}", view.number, "cut 17" if line == "cut" else line), "de"
                )
            else:
                await sent(live, person_of(live), Seen(view.number))
            await asyncio.sleep(0)
        live.leave(page)

    in_a_room(story)
    view = view_of(table)
    assert len(view.slate.entries) == 2
    told = steps(table.state, 1, person_of(table.state), "de")
    assert (told[0].deal.phase, told[-1].deal.phase) == ("cut", "done")
