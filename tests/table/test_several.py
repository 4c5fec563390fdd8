"""Several people at one table: each sees their own hand, all wait for all, and a side answers with one voice."""

import asyncio
import random

import msgspec
import pytest

from table.forms import setup_for
from table.helpers import (
    EAST,
    HANDS,
    NORTH,
    SETUP,
    SOUTH,
    WEST,
    again,
    do,
    must,
    opened,
    play_on,
    refusal,
    seeded_shuffle,
    sent,
)
from table.rooms import FOR_EVER, in_a_room, until
from weli.bots import bot_named
from weli.core.deal import NOBODY
from weli.games import GAMES
from weli.store.log import Secret, Setup
from weli.store.sqlite import SqliteStore
from weli.table.live import LiveTable
from weli.table.moves.act import Act
from weli.table.moves.give_up import give_up
from weli.table.moves.look import acknowledge
from weli.table.noticing import notices
from weli.table.pacing import AT_ONCE, Delays
from weli.table.players import Players
from weli.table.state import State, rules_of
from weli.wire.messages import Taken
from weli.wire.seats import Computer, Person

FORMS = [(game.name, next(iter(game.presets))) for game in GAMES.values()]
TRICK = [(SOUTH, "E9"), (WEST, "E8"), (NORTH, "EA"), (EAST, "SX")]


def with_people(setup: Setup, *names: str) -> Setup:
    """The same table with a person at each of these seats, called after the seat."""
    return msgspec.structs.replace(setup, seats=setup.seats | {name: Person(f"Person {name}") for name in names})


ALL_FOUR = with_people(SETUP, "N", "E", "S", "W")
PARTNERS = with_people(SETUP, "N", "S")


def live_with(store: SqliteStore, setup: Setup, delays: Delays = AT_ONCE) -> LiveTable:
    table, bot = opened(store, HANDS, setup), bot_named("lehrbua")
    computers = {seat: bot for seat in range(4) if isinstance(setup.seats["NESW"[seat]], Computer)}
    players = Players(computers, table.state.persons, random.Random(1))
    return LiveTable(table, lambda _: players, delays, random.Random(2))


@pytest.mark.parametrize(("game", "rules"), FORMS, ids=[game for game, _ in FORMS])
@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_deal_is_played_by_people_alone_and_with_computer_players(
    store: SqliteStore, game: str, rules: str, people: int
) -> None:
    """Its log is the table: read again, everybody sees the same."""
    setup = setup_for(game, rules)
    table = opened(store, seeded_shuffle(people), with_people(setup, *list(setup.seats)[:people]))
    everybody = [NOBODY, *range(table.state.rules.players)]
    for _ in play_on(table, random.Random(people)):
        if table.state.match.entries:
            break
    other = again(table, store)
    assert [other.view(seat, "de") for seat in everybody] == [table.view(seat, "de") for seat in everybody]


def test_where_people_sit_alone_nobody_looks_for_a_computer_player(store: SqliteStore) -> None:
    def nobody(_state: State) -> Players:
        raise AssertionError

    live = LiveTable(opened(store, HANDS, ALL_FOUR), nobody, AT_ONCE, random.Random(2))

    async def story() -> None:
        page = live.join(SOUTH)
        await sent(live, SOUTH, Act("1", live.table.state.chairs[SOUTH].number, "E9"), "en")
        for _ in range(20):
            await asyncio.sleep(0)
        assert not page.errors
        live.leave(page)

    in_a_room(story)
    assert live.table.state.head == 2


def test_everybody_sees_their_own_hand_and_who_looks_on_sees_none(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    hands = [table.view(seat, "de").deal.hand for seat in range(4)]
    assert [len(hand) for hand in hands] == [5, 5, 5, 5]
    assert len({card for hand in hands for card in hand}) == 20
    onlooker = table.view(NOBODY, "de")
    assert (onlooker.deal.hand, onlooker.may, onlooker.seat, onlooker.waiting) == ([], [], "", "others")
    assert [place.name for place in onlooker.places] == ["Person N", "Person E", "Person S", "Person W"]
    must(table, SOUTH, "concede gleich hanger spiel")
    assert [table.view(seat, "de").question.yours for seat in (SOUTH, EAST, NOBODY)] == [True, True, False]


def test_one_is_called_you_and_the_others_by_their_names(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    must(table, SOUTH, "E9")
    told = [table.view(seat, "en").events[-1].text for seat in (SOUTH, EAST, NOBODY)]
    assert told == ["You play the Nine of acorns.", *["Person S plays the Nine of acorns."] * 2]


def test_a_sign_that_somebody_has_not_noticed_leaves_no_trace_for_them(store: SqliteStore) -> None:
    """Not even in the numbers: what they send about the view they see is not stale."""
    setup = with_people(setup_for("gaigel", "kreuz-4p"), "N", "E", "S", "W")
    rules = rules_of(setup)
    secret = next(
        secret
        for secret in map(str, range(100))
        if not notices(rules, secret.encode(), 2, NORTH, EAST) and notices(rules, secret.encode(), 2, NORTH, WEST)
    )
    table = opened(store, seeded_shuffle(1), msgspec.structs.replace(setup, chance=Secret(secret)))
    before = {seat: msgspec.json.encode(table.view(seat, "de")) for seat in (*range(4), NOBODY)}
    must(table, NORTH, "sign nod")
    after = {seat: msgspec.json.encode(table.view(seat, "de")) for seat in before}
    assert {seat for seat in before if before[seat] == after[seat]} == {EAST, NOBODY}
    assert table.state.chairs[EAST].number == table.state.chairs[WEST].number - 1
    assert isinstance(do(table, EAST, "sign nod", on=table.view(EAST, "de").number), Taken)


# Pauses.


def test_a_trick_lies_until_everybody_has_looked(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    for seat, card in TRICK:
        must(table, seat, card)
    assert table.state.pause() == "look"
    assert {seat for seat in (NORTH, SOUTH) if table.state.waiting(seat) == "look"} == {NORTH, SOUTH}
    acknowledge(table, SOUTH, table.state.chairs[SOUTH].number)
    assert (table.state.waiting(SOUTH), table.state.waiting(NORTH)) == ("others", "look")
    assert table.state.pause() == "look", "a tap shortens one's own look alone"
    acknowledge(table, NORTH, table.state.chairs[NORTH].number)
    assert table.state.pause() is None


def test_the_next_deal_comes_when_everybody_wants_it(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    must(table, SOUTH, "concede gleich hanger spiel")
    acknowledge(table, NORTH, table.state.chairs[NORTH].number)
    assert (len(table.state.deals), table.state.waiting(NORTH)) == (1, "others")
    assert again(table, store).state.waiting(NORTH) == "others"
    assert [table.view(seat, "de").lingering for seat in (NORTH, SOUTH, NOBODY)] == [["S"], ["S"], ["S"]]
    acknowledge(table, SOUTH, table.state.chairs[SOUTH].number)
    assert (len(table.state.deals), table.view(NORTH, "de").lingering) == (2, [])


@pytest.mark.parametrize("lasting", ["trick_at_most", "next_deal"])
def test_nobody_waits_for_ever_for_somebody_who_does_not_look(store: SqliteStore, lasting: str) -> None:
    delays = Delays(AT_ONCE.act, AT_ONCE.window, AT_ONCE.trick, **{lasting: 0.0})
    live = live_with(store, PARTNERS, delays)
    if lasting == "next_deal":
        must(live.table, SOUTH, "concede gleich hanger spiel")
    else:
        for seat, card in TRICK:
            must(live.table, seat, card)
    pause = live.table.state.pause()

    async def story() -> None:
        page = live.join(SOUTH)
        await until(page, lambda: live.table.state.pause() != pause)
        live.leave(page)

    in_a_room(story)


def test_somebody_alone_at_a_table_is_not_hurried(store: SqliteStore) -> None:
    live = live_with(store, SETUP, Delays(AT_ONCE.act, AT_ONCE.window, AT_ONCE.trick, trick_at_most=0.0, next_deal=0.0))
    for seat, card in TRICK:
        must(live.table, seat, card)

    async def story() -> None:
        page = live.join(SOUTH)
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.table.state.pause() == "look"
        live.leave(page)

    in_a_room(story)


# Races.


def test_of_two_partners_the_first_word_counts_and_the_other_is_told(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    must(table, SOUTH, "E9")
    must(table, WEST, "bet spiel")
    seen = {seat: table.view(seat, "en").number for seat in (NORTH, SOUTH)}
    assert all(table.view(seat, "en").question.yours for seat in (NORTH, SOUTH))
    must(table, NORTH, "hold")
    refused = refusal(do(table, SOUTH, "good", on=seen[SOUTH]))
    assert refused.text.startswith("Already answered: Person N ")


def test_of_two_who_bet_at_once_one_has_bet_and_the_other_is_told(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    must(table, SOUTH, "E9")
    seen = {seat: table.view(seat, "en").number for seat in range(4)}
    must(table, WEST, "bet spiel")
    for late in (NORTH, SOUTH):
        refused = refusal(do(table, late, "bet spiel", on=seen[late]))
        assert "Person W" in refused.text
    assert table.state.deal.stakes[2].bettor == WEST


# What needs the others.


def test_a_side_gives_up_together(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    give_up(table, SOUTH)
    assert not table.state.given_up
    assert [table.view(seat, "en").events[-1].text for seat in (SOUTH, NORTH)] == [
        "You would give the game up; your side has to agree.",
        "Person S would give the game up.",
    ]
    assert [table.view(seat, "en").may_give_up for seat in (SOUTH, NORTH)] == [False, True]
    give_up(table, NORTH)
    assert table.state.given_up
    assert again(table, store).state.match.winner == 1


def test_computer_players_leave_to_people_what_these_have_not_asked_them_to_decide(store: SqliteStore) -> None:
    live = live_with(store, SETUP, FOR_EVER)
    must(live.table, SOUTH, "E9")
    must(live.table, WEST, "bet spiel")
    players = Players({NORTH: bot_named("lehrbua")}, frozenset({SOUTH}), random.Random(1))
    deal = live.table.state.deal
    assert players.next_wish(deal) is None
    wish = players.next_wish(deal, asking_to=frozenset({SOUTH}))
    assert wish is not None
    assert wish.seat == NORTH
