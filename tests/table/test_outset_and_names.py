"""What is new at a table with Perlaggen: blind bets, the cut, the exchange, names, offers, leavers, and house rules."""

import asyncio
import random

import msgspec
import pytest

from table.forms import setup_for
from table.helpers import (
    EAST,
    NORTH,
    SETUP,
    SOUTH,
    WEST,
    again,
    do,
    must,
    opened,
    own_view,
    person_of,
    play_on,
    refusal,
    seeded_shuffle,
    sent,
)
from table.rooms import FOR_EVER, in_a_room
from weli.advising import Budget
from weli.core.cards import card_of
from weli.games import GAMES
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import lay_pack_for
from weli.parlour.parlour import Parlour
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.study.advising import advice
from weli.table.live import LiveTable
from weli.table.menu import NotAgreed, rules_at
from weli.table.moves.look import Seen, acknowledge
from weli.table.moves.pace import SetPace, set_pace
from weli.table.players import Players
from weli.table.shuffle_dealing import Shuffle
from weli.table.table import Table
from weli.wire.messages import Pace, Taken, View
from weli.wire.requests import NewTable
from weli.wire.seats import Computer, Person

INNSBRUCK = setup_for("perlaggen", "innsbruck")


def stacked(rules: str, *hands: str, turned: str, dealer: int = EAST) -> Shuffle:
    """A pack that deals these hands once one card of it is cut off."""
    preset = GAMES["perlaggen"].preset(rules)
    held = [[card_of(card) for card in hand.split()] for hand in hands]
    lying = [card_of(card) for card in turned.split()]
    pack = lay_pack_for(preset, dealer, [0] * preset.seating.sides, held, lying).cut.pack
    return lambda cards: pack


# Laub is trumps; South leads.
QUIET = stacked("innsbruck", "EA EK H9 HX S8", "HA HO EX H7 SX", "S7 SO E9 L9 L8", "LK LX HU EU E8", turned="LA")
# South has no two cards that go together.
LONELY = stacked("innsbruck", "E9 EK H9 L9 S8", "HA HO EX H7 SX", "S7 SO EA HX L8", "LK LX HU EU E8", turned="LA")
# The trump Seven lies there: a Perlagg. East deals and has a natural trump, so has West, his partner.
OPEN_SEVEN = stacked("innsbruck", "EA EK H9 HX S8", "HA HO EX LX SX", "S9 SO E9 L9 SA", "LK L8 HU EU E8", turned="L7")


def dealt(store: SqliteStore, shuffle: Shuffle, setup: Setup = INNSBRUCK) -> Table:
    table = opened(store, shuffle, setup)
    must(table, NORTH, "cut 1")
    return table


# Before the deal.


def test_a_fresh_pack_waits_for_a_blind_bet_or_for_none(store: SqliteStore) -> None:
    table = opened(store, QUIET, INNSBRUCK)
    set_pace(table, person_of(table), Pace(questions="all"))
    view = table.view(person_of(table), "en")
    assert (view.deal.phase, view.waiting, view.deal.trump, view.deal.hand, view.events) == (
        "cut",
        "blind",
        None,
        [],
        [],
    )
    assert view.deal.cut is not None
    assert (view.deal.cut.cutter, view.deal.cut.cards, view.deal.cut.lifted) == ("N", 33, None)
    assert {doing.kind for doing in view.may} == {"blind"}
    assert table.state.deals[0].pack == tuple(QUIET([]))
    acknowledge(table, person_of(table), view.number)
    assert table.state.waiting(person_of(table.state)) == "others", "the cutter is a computer player"
    acknowledge(table, person_of(table), view.number)
    assert again(table, store).state.waiting(SOUTH) == "others"


@pytest.mark.rule("PL-BLIND-02")
def test_who_has_bet_blind_is_not_asked_again(store: SqliteStore) -> None:
    table = opened(store, QUIET, INNSBRUCK)
    must(table, SOUTH, "blind gleich spiel")
    assert table.state.waiting(person_of(table.state)) == "others"
    plate = table.view(person_of(table), "en").deal.boards[0]
    assert plate.blind == "S"
    assert plate.bet is not None
    assert (plate.bet.by, plate.bet.blind, plate.bet.answerable, plate.bet.asked) == ("S", True, False, [])
    must(table, NORTH, "cut 1")
    first, _, last = (plate.bet for plate in table.view(person_of(table), "en").deal.boards)
    assert first is not None
    assert last is not None
    assert (first.answerable, first.asked, last.answerable) == (True, ["E", "W"], False), "one after the other"


def test_a_blind_bet_stands_in_nobodys_way_where_none_can_be_made(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(1), setup_for("perlaggen", "innsbruck", options={"blind_bets": "none"}))
    assert table.state.waiting(person_of(table.state)) == "others"
    assert [barred.act for barred in table.view(person_of(table), "en").may_not] == [
        "blind gleich",
        "blind hanger",
        "blind spiel",
    ]


def test_the_cutter_alone_sees_the_bottom_card(store: SqliteStore) -> None:
    for person, sees in (("N", True), ("S", False)):
        setup = replace_seat(INNSBRUCK, person)
        table = opened(store, QUIET, setup, name=person)
        if person == "N":
            view = table.view(person_of(table), "en")
            assert (view.waiting, [doing.act for doing in view.may if doing.kind == "cut"]) == ("you", ["cut"])
        must(table, NORTH, "cut 1")
        assert (table.view(person_of(table), "en").deal.talon.bottom is not None) == sees
        kinds = [event.kind for event in table.view(person_of(table), "en").events]
        assert kinds == ["cut", "dealt", "leads"]


def replace_seat(setup: Setup, seat: str) -> Setup:
    """The person sits elsewhere, and somebody else where he sat."""
    seats = {other: Computer("Vroni", "lehrbua") if sits == Person() else sits for other, sits in setup.seats.items()}
    return msgspec.structs.replace(setup, seats={**seats, seat: Person()})


def test_perlaggen_found_in_the_cut_are_seen_by_all(store: SqliteStore) -> None:
    pack = [card_of("S7"), *[card for card in QUIET([]) if card != card_of("S7")]]
    table = opened(store, lambda cards: pack, INNSBRUCK)
    must(table, NORTH, "cut 1")
    places = {place.seat: place for place in table.view(person_of(table), "en").places}
    assert places["N"].known == ["S7"]
    assert [event.cards for event in table.view(person_of(table), "en").events if event.kind == "found"] == [["S7"]]


def test_a_second_cut_comes_too_late(store: SqliteStore) -> None:
    table = opened(store, QUIET, INNSBRUCK)
    before = table.state.head
    must(table, NORTH, "cut 1")
    assert "meanwhile" in refusal(do(table, NORTH, "cut 7", key="again", on=before)).text
    assert refusal(do(table, SOUTH, "blind gleich", on=before)).rule is None


# The exchange.


def test_only_who_is_asked_is_shown_what_he_may_exchange(store: SqliteStore) -> None:
    table = dealt(store, OPEN_SEVEN)
    view = table.view(person_of(table), "en")
    assert (view.deal.phase, view.waiting, view.may, view.deal.turn) == ("exchange", "others", [], None)
    assert view.deal.exchange is not None
    assert (view.deal.exchange.asked, view.deal.exchange.open) == ("E", ["L7"])
    assert {barred.rule for barred in view.may_not if barred.act.startswith("bet")} == {"PL-EXCH-10"}


@pytest.mark.rule("PL-EXCH-02", "PL-EXCH-03")
def test_the_dealer_may_and_his_partner_is_asked_in_the_same_way(store: SqliteStore) -> None:
    dealer = dealt(store, OPEN_SEVEN, replace_seat(INNSBRUCK, "E"))
    assert [(doing.kind, doing.act, doing.text) for doing in dealer.view(person_of(dealer), "en").may] == [
        ("exchange", "exchange LX L7", "Give the Ten of leaves, take the Seven of leaves"),
        ("pass", "pass", "Exchange nothing"),
    ]
    table = opened(store, OPEN_SEVEN, replace_seat(INNSBRUCK, "W"), name="partner")
    must(table, NORTH, "cut 1")
    must(table, EAST, "pass")
    set_pace(table, person_of(table), Pace(questions="all"))
    view = table.view(person_of(table), "en")
    assert (view.waiting, [doing.act for doing in view.may]) == ("you", ["pass"])
    assert {barred.act for barred in view.may_not if barred.act.startswith("exchange")} == {
        "exchange LK L7",
        "exchange L8 L7",
    }
    must(table, WEST, "pass")
    assert table.view(person_of(table), "en").deal.phase == "play"


def test_what_was_taken_is_known_and_the_card_given_lies_there(store: SqliteStore) -> None:
    table = dealt(store, OPEN_SEVEN)
    asked = table.state.head
    must(table, EAST, "exchange LX L7")
    view = table.view(person_of(table), "en")
    assert (view.deal.talon.turned, view.deal.exchange, view.deal.phase) == (["LX"], None, "play")
    assert {place.seat: place.known for place in view.places}["E"] == ["L7"]
    assert "meanwhile" in refusal(do(table, EAST, "pass", on=asked)).text


# Names.


def naming_of(table: Table, card: str) -> dict[str, str]:
    naming = next(each for each in table.view(person_of(table), "en").namings if each.card == card)
    return {useful.name: useful.text for useful in naming.useful}


def test_good_names_come_first_with_what_they_are_good_for(store: SqliteStore) -> None:
    table = dealt(store, QUIET)
    led = naming_of(table, "S7")
    assert led["LX"] == "A Hanger of 3 cards", "beside the Nine and the Eight of leaves"
    assert led["LA"] == "Is the highest trump"


def test_a_pair_is_a_reason_where_another_name_would_make_none(store: SqliteStore) -> None:
    told = naming_of(dealt(store, LONELY), "S7")
    assert "Gleich of 2 cards" in " ".join(told.values())
    assert "Hanger of 2 cards" in " ".join(told.values())


def test_no_name_is_offered_for_a_figure_that_is_settled(store: SqliteStore) -> None:
    table = dealt(store, QUIET)
    must(table, EAST, "concede hanger")
    assert not any("Hanger" in words for words in naming_of(table, "S7").values())


def test_on_a_trick_the_cheapest_name_that_takes_it_is_offered(store: SqliteStore) -> None:
    hand = stacked("innsbruck", "EA EK H9 HX S8", "HA HO EX H7 SX", "SO E9 L9 L8 SA", "S7 LX HU EU E8", turned="LA")
    table = opened(store, hand, replace_seat(INNSBRUCK, "W"), name="second")
    must(table, NORTH, "cut 1")
    must(table, SOUTH, "E9")
    naming = next(each for each in table.view(person_of(table), "en").namings if each.card == "S7")
    cheapest = next(useful.name for useful in naming.useful if useful.text == "Just takes the trick")
    assert cheapest == "E9", "named like the card that lies there, it ranks above it (PL-WILD-10)"
    assert {name[0] for name in naming.allowed} == {"E", "L"}, "acorns must be followed, or trumped"
    assert [(group.rule, {name[0] for name in group.names}) for group in naming.barred] == [("PL-PLAY-05", {"H", "S"})]
    assert not naming.unnamed
    assert naming.against_unnamed is not None
    assert naming.against_unnamed.rule == "PL-PLAY-05"


def test_a_named_perlagg_lies_there_with_its_name_and_its_place(store: SqliteStore) -> None:
    table = dealt(store, QUIET)
    must(table, SOUTH, "S7=LA")
    row = table.view(person_of(table), "en").places[0].row
    assert [(laid.card, laid.named, laid.perlagg, laid.trick) for laid in row] == [("S7", "LA", 3, 1)]
    assert table.view(person_of(table), "en").deal.perlaggen == ["HK", "S6", "S7", "E7", "L7", "LU", "LO"]


def test_by_the_lamp_a_name_is_advised_for_what_is_about_to_be_played(store: SqliteStore) -> None:
    table = dealt(store, QUIET)
    otherwise = stacked(
        "innsbruck", "EA EK H9 HX S8", "HA HO EX LX SX", "S7 SO E9 L9 L8", "LK H7 HU EU E8", turned="LA"
    )
    twin = opened(store, otherwise, INNSBRUCK, "twin")
    must(twin, NORTH, "cut 1")
    few = Budget(worlds=2, at_a_time=2)
    found, same = (advice(one.state, SOUTH, "de", budget=few, laid="S7") for one in (table, twin))
    assert found == same, "other cards in other hands"
    assert found.best is not None
    assert found.next is not None
    assert found.best.act.startswith("=")
    assert "taufen" in found.best.text
    named = next(each for each in table.view(SOUTH, "de").namings if each.card == "S7")
    assert {act.act for act in (found.best, found.next)} <= {f"={name}" for name in named.allowed} | {"="}


@pytest.mark.parametrize("laid", ["SO", "LK", "pass", "bet gleich"])
def test_of_what_gets_no_name_none_is_advised_and_nothing_is_tried(store: SqliteStore, laid: str) -> None:
    table = dealt(store, QUIET)
    found = advice(table.state, SOUTH, "de", laid=laid)
    assert (found.surety, found.best) == ("none", None)


@pytest.mark.rule("PL-VAL-01")
def test_a_name_that_proves_what_one_owes_says_so(store: SqliteStore) -> None:
    table = dealt(store, QUIET)
    must(table, SOUTH, "bet gleich")
    must(table, WEST, "hold")
    must(table, SOUTH, "SO")
    for seat, card in [(WEST, "LX"), (NORTH, "S8"), (EAST, "SX")]:
        must(table, seat, card)
    must(table, WEST, "E8")
    must(table, NORTH, "EA")
    must(table, EAST, "EX")
    proving = {name for name, said in naming_of(table, "S7").items() if "roves the Gleich, which you owe" in said}
    assert {name[1] for name in proving} == {"O"}, "the Ober of bells lies there already"


# Three players, and those who have left.


@pytest.fixture
def three(store: SqliteStore) -> Table:
    hands = ("SA SK SO HA HO EA EK", "S7 LX L9 HU H9 EX E9", "S8 SX L8 H7 H8 E8 LU")
    pack = stacked("straf", *hands, turned="LA", dealer=1)
    table = opened(store, pack, setup_for("perlaggen", "straf"))
    must(table, 0, "cut 1")
    return table


def asked_in(view: View) -> tuple[str, list[str], bool]:
    return view.question.kind, view.question.asked, view.question.yours


def test_each_is_asked_in_turn_and_may_then_raise_at_once(three: Table) -> None:
    must(three, 2, "bet gleich")
    view = three.view(person_of(three), "en")
    assert asked_in(view) == ("answer_bet", ["A"], True)
    must(three, 0, "hold")
    view = three.view(person_of(three), "en")
    assert (asked_in(view), view.deal.boards[0].riding) == (("raise_at_once", ["B"], False), ["B"])
    assert view.deal.boards[0].pledges == {"A": 2, "C": 2}
    must(three, 1, "pass")
    view = three.view(person_of(three), "en")
    assert asked_in(view) == ("raise_at_once", ["A"], True)
    assert {"pass", "bet gleich"} <= {doing.act for doing in view.may}
    assert {doing.text for doing in view.may if doing.act == "pass"} == {"Leave it at that"}
    asked = view.number
    must(three, 0, "pass")
    assert refusal(do(three, 0, "pass", key="late", on=asked)).rule is None


def test_who_says_good_is_out_and_is_told_so(three: Table) -> None:
    must(three, 2, "bet gleich")
    must(three, 0, "good")
    plate = three.view(person_of(three), "en").deal.boards[0]
    assert (plate.out, plate.bet is not None and plate.bet.asked) == (["A"], ["B"])


@pytest.mark.rule("PL-STRAF-28")
def test_nobody_is_charged_for_what_he_did_on_an_older_view(three: Table) -> None:
    before = three.state.head
    must(three, 2, "L8")
    card = do(three, 0, "SA", on=before)
    assert refusal(card).rule is None
    assert [place.offences for place in three.view(person_of(three), "en").places] == [0, 0, 0]
    forced = do(three, 1, "LX")
    assert isinstance(forced, Taken), "not the page's: it offers none"
    assert [place.offences for place in three.view(person_of(three), "en").places] == [0, 1, 0]


def test_who_has_won_leaves_and_the_others_play_on(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(7), setup_for("perlaggen", "straf", options={"start_score": 2}))
    two_at_the_table = 0
    for _ in play_on(table, random.Random(7)):
        view = table.view(person_of(table), "en")
        left = [place for place in view.places if place.left]
        if left and view.deal.phase != "done":
            two_at_the_table += 1
            assert view.sheet.places == [place.seat for place in left] == [view.sheet.winner]
            assert [place.held for place in left] == [0]
            assert view.waiting != "over"
    view = table.view(person_of(table), "en")
    assert (view.waiting, len(view.sheet.places)) == ("over", 2)
    assert two_at_the_table, "somebody has won before the others"


# What the table remembers and what was agreed.


def test_only_the_phrase_that_says_so_leaves_a_decision_to_the_partner(store: SqliteStore) -> None:
    table = dealt(store, QUIET)
    must(table, WEST, "bet hanger")
    must(table, SOUTH, "ask hold")
    assert table.state.waiting(person_of(table.state)) == "you", "a question is no decision"
    must(table, SOUTH, "ask decide")
    assert table.state.waiting(person_of(table.state)) == "others"
    must(table, NORTH, "sign wink")
    assert table.state.waiting(person_of(table.state)) == "others"
    assert [doing for doing in table.view(person_of(table), "en").may if doing.act == "ask decide"] == []


def test_a_house_rule_is_played_by_and_kept(store: SqliteStore) -> None:
    parlour = Parlour(store, shuffle=seeded_shuffle(1), rng=random.Random(1))
    house = 'weli = 1\ngame = "perlaggen"\nrules = "innsbruck"\n\n[options]\nluck_und_boden = true\ntarget = 21\n'
    line = parlour.open_new(NewTable(house=house))
    assert (line.game, line.rules, line.changed, line.target) == ("perlaggen", "innsbruck", True, 21)
    table = parlour.live(line.table).table
    assert table.state.rules.exchange.luck_und_boden
    assert own_view(again(table, store), "en") == table.view(person_of(table), "en")
    must(table, table.state.deal.cutter(), "cut 9")
    assert len(table.view(person_of(table), "en").deal.talon.boden) == 2
    options = parlour.open_new(NewTable(game="perlaggen", rules="innsbruck", options={"luck_und_boden": True}))
    assert (options.changed, options.target) == (True, 18)


def test_a_house_rule_is_called_at_its_table_as_whoever_wrote_it_down_calls_it(store: SqliteStore) -> None:
    parlour = Parlour(store, shuffle=seeded_shuffle(1), rng=random.Random(1))
    house = 'weli = 1\ngame = "perlaggen"\nrules = "innsbruck"\nname = "Beim Kirchenwirt"\n\n[options]\nluck_und_boden = true\n'
    opened = parlour.open_new(NewTable(house=house)).table
    setup = Parlour(store).live(opened).table.state.setup
    assert rules_at(setup, "", "de").name == "Beim Kirchenwirt"


def test_a_house_rule_without_end_is_refused(store: SqliteStore) -> None:
    with pytest.raises(NotAgreed):
        Parlour(store).open_new(NewTable(house="#" * 20_001))


def test_tables_of_before_know_no_house_rules() -> None:
    stored = msgspec.to_builtins(SETUP)
    del stored["options"]
    assert msgspec.convert(stored, Setup) == SETUP


# Computer players.


class Curious:
    """Notes that it was asked, and does the first thing there is."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    def choose(self, view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.asked.set)
        return options[0]


def sitting(store: SqliteStore, shuffle: Shuffle, bot: Curious) -> LiveTable:
    table = opened(store, shuffle, INNSBRUCK)
    players = Players({seat: bot for seat in range(4) if seat != SOUTH}, frozenset({SOUTH}), random.Random(1))
    return LiveTable(table, lambda _: players, FOR_EVER, random.Random(2))


@pytest.mark.rule("PL-OQ-73")
def test_they_think_while_the_delay_passes_so_that_it_tells_nothing(store: SqliteStore) -> None:
    bot = Curious()
    live = sitting(store, OPEN_SEVEN, bot)
    must(live.table, NORTH, "cut 1")
    before = live.table.state.head

    async def story() -> None:
        bot.loop = asyncio.get_running_loop()
        page = live.join(person_of(live))
        await bot.asked.wait()
        assert live.table.state.head == before, "it has decided, and takes its hour all the same"
        live.leave(page)

    in_a_room(story)


def test_the_question_before_the_cut_is_not_taken_away(store: SqliteStore) -> None:
    """It used to go after a second and a half, where a full trick was to lie for that long."""
    live = sitting(store, QUIET, Curious())

    async def story() -> None:
        page = live.join(person_of(live))
        await sent(live, person_of(live), SetPace(Pace("quick", "short", "all")))
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.table.state.waiting(person_of(live.table.state)) == "blind"
        await sent(live, person_of(live), Seen(live.table.state.head))
        assert live.table.state.waiting(person_of(live.table.state)) != "blind"
        live.leave(page)

    in_a_room(story)
