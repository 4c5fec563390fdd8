"""A table of Bieten: thefts at the cut, names for the Weli, answers in turn, and acts that have their price."""

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest

from table.forms import dealt_otherwise, setup_for
from table.helpers import again, anything, do, must, opened, own_view, person_of, seeded_shuffle, sent
from table.rooms import in_a_room, until
from table.test_every_form import shown
from weli.bots import bot_named
from weli.core.cards import card_of, card_text
from weli.core.texts import catalogue, languages
from weli.games import GAMES
from weli.games.bieten.deal import BietenDeal
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.referee import Referee
from weli.store.sqlite import SqliteStore
from weli.table.choices import at_a_price
from weli.table.live import LiveTable
from weli.table.menu import games
from weli.table.moves.act import Act
from weli.table.moves.look import Seen, acknowledge
from weli.table.pacing import AT_ONCE
from weli.table.players import Players
from weli.table.shuffle_dealing import Shuffle
from weli.table.table import Table
from weli.wire.messages import Taken, View
from weli.wire.reader import Reader
from weli.wire.requests import NewTable

NORTH, EAST, SOUTH, WEST = range(4)


def pack_for(*hands: str, dealer: int = EAST, bottom: str = "E7", lifted: int = 4) -> Shuffle:
    """A pack that deals these hands once so many cards are cut off and none is stolen (one card each, then two)."""
    held = [[card_of(card) for card in hand.split()] for hand in hands]
    order = [held[(dealer + step) % 4] for step in range(1, 5)]
    dealt = [hand[0] for hand in order] + [card for hand in order for card in hand[1:]]
    cards = GAMES["bieten"].preset("4p").cards
    rest = [card for card in cards if card not in dealt and card != card_of(bottom)]
    cut = [*dealt, *rest, card_of(bottom)]
    return lambda _: cut[-lifted:] + cut[:-lifted]


# South leads.
HANDS = pack_for("EA EK H9", "LA LK L9", "S6 HK HA", "SA SK S9")


def table_of(store: SqliteStore, rules: str, shuffle: Shuffle, **other: object) -> Table:
    return opened(store, shuffle, setup_for("bieten", rules, **other))


def view_of(table: Table, lang: str = "en") -> View:
    view = table.view(person_of(table), "de" if lang == "de" else "en")
    assert isinstance(view, View)
    return view


def dealt(store: SqliteStore, shuffle: Shuffle = HANDS, rules: str = "4p") -> Table:
    table = table_of(store, rules, shuffle)
    must(table, NORTH, "cut 4")
    must(table, NORTH, "stop")
    return table


# The cut.


@pytest.mark.rule("BI-CUT-02", "BI-CUT-04", "BI-CUT-06")
def test_the_cutter_alone_sees_what_he_may_steal(store: SqliteStore) -> None:
    table = table_of(store, "4p", HANDS, dealer="W")  # South cuts
    view = view_of(table)
    assert view.deal.cut is not None
    assert (view.deal.cut.least, view.deal.cut.most, view.deal.cut.seen, view.deal.cut.stolen) == (4, 32, None, 0)
    must(table, SOUTH, "cut 4")
    view = view_of(again(table, store))
    assert view.deal.cut is not None
    assert view.deal.cut.seen == "E7"
    assert {doing.act for doing in view.may} == {"steal", "stop"}
    must(table, SOUTH, "steal")
    view = view_of(again(table, store))
    assert view.deal.cut is not None
    assert (view.deal.cut.stolen, view.deal.hand, view.places[0].held) == (1, ["E7"], 1)


@pytest.mark.parametrize("lang", languages())
def test_taking_a_card_at_the_cut_is_called_in_advice_what_its_button_calls_it(store: SqliteStore, lang: str) -> None:
    table = table_of(store, "4p", HANDS, dealer="W")
    must(table, SOUTH, "cut 4")
    [called] = [doing.text for doing in table.view(SOUTH, lang).may if doing.act == "steal"]
    assert called.casefold() == catalogue("page", lang)["bar.take"].casefold()


@pytest.mark.rule("BI-CUT-06")
def test_others_see_how_many_were_stolen_and_not_which(store: SqliteStore) -> None:
    table = table_of(store, "4p", HANDS)  # North cuts
    must(table, NORTH, "cut 4")
    for number in (1, 2):
        must(table, NORTH, "steal")
        view = view_of(table)
        assert view.deal.cut is not None
        assert (view.deal.cut.stolen, view.deal.cut.seen, view.deal.talon.bottom) == (number, None, None)
        assert next(place for place in view.places if place.seat == "N").known == []
    must(table, NORTH, "stop")
    assert view_of(table).deal.talon.bottom == card_text(table.state.deals[0].pack[1]), "the card he left lies open"


# At the table.


def test_a_fresh_deal_has_five_figures_and_no_trumps(store: SqliteStore) -> None:
    view = view_of(dealt(store))
    assert [plate.figure for plate in view.deal.boards] == ["rot", "gruen", "gleich", "hanger", "spiel"]
    assert (view.deal.trump, view.deal.talon.turned, view.deal.perlaggen, view.deal.show) == (None, [], ["S6"], None)
    assert (view.deal.talon.bottom, view.deal.talon.stock, view.deal.turn) == ("E7", 33 - 12, "S")
    assert view.deal.hand == ["HA", "HK", "S6"]
    assert (view.talk, view.partners, view.turning) == (False, [], "clockwise")


@pytest.mark.rule("BI-WELI-01", "BI-WELI-02", "BI-WELI-12")
def test_the_weli_is_named_and_useful_names_come_first(store: SqliteStore) -> None:
    table = dealt(store)
    naming = view_of(table).namings[0]
    assert naming.card == "S6"
    assert not naming.unnamed
    useful = {name.name: name.text for name in naming.useful}
    assert useful["HO"] == "A Hanger of 3 cards"
    assert useful["LA"] == "The best Green you can have and a Gleich of 2 cards"
    assert not {"HA", "HK"} & set(naming.allowed)
    own = next(group for group in naming.barred if "HA" in group.names)
    assert (own.rule, own.at_a_price) == ("BI-WELI-01", False)
    must(table, SOUTH, "bet gruen")
    for seat in (WEST, NORTH, EAST):
        must(table, seat, "good")
    assert all(name.startswith("L") for name in view_of(table).namings[0].allowed), (
        "he has bet on Green with the Weli alone"
    )


def test_answers_are_given_in_turn_and_a_three_has_its_own_words(store: SqliteStore) -> None:
    table = dealt(store)
    must(table, WEST, "bet spiel")
    assert view_of(table).waiting == "others"
    must(table, NORTH, "good")
    must(table, EAST, "hold")
    view = view_of(table)
    plate = view.deal.boards[-1]
    assert (plate.value, plate.next, plate.last) == ("2", "3", "W")
    assert "Three on Game" in {doing.text for doing in view.may} or "Three on Spiel" in {
        doing.text for doing in view.may
    }
    assert [place.duties for place in view.places] == [[], ["spiel"], [], ["spiel"]]


def test_the_best_open_cards_of_a_figure(store: SqliteStore) -> None:
    table = dealt(store)
    for seat, card in [(SOUTH, "HK"), (WEST, "S9"), (NORTH, "H9"), (EAST, "L9")]:
        must(table, seat, card)
    best = {plate.figure: plate.best for plate in view_of(table).deal.boards}
    assert (best["rot"], best["gruen"], best["gleich"], best["spiel"]) == (["HK"], ["L9"], [], [])


# Forbidden acts at a price.


@pytest.mark.rule("BI-PEN-03", "BI-Q17")
def test_what_is_forbidden_is_offered_at_its_price_and_told_to_nobody_else(store: SqliteStore) -> None:
    table = dealt(store, pack_for("LU LX EA", "EK E9 E8", "S9 S8 HX", "SA SK SO"), "strict")
    view = view_of(table)
    priced = {each.act: each for each in view.at_a_price}
    assert (priced["bet gruen"].kind, priced["bet gruen"].rule) == ("bet", "BI-BET-11")
    assert priced["bet gruen"].against.endswith(" It costs you 2 points.")
    assert "bet gruen" not in {barred.act for barred in view.may_not}
    must(table, SOUTH, "bet gruen")
    assert view_of(table).places[0].offences == 1
    must(table, WEST, "good")
    must(table, NORTH, "good")
    must(table, EAST, "good")
    must(table, WEST, "bet rot")
    view = view_of(again(table, store))
    assert [place.offences for place in view.places] == [1, 0, 0, 0], "nobody else's"
    assert view.places[1].duties == ["rot"], "a bluff looks like any bet"


def tavern_play(table: Table, rng: random.Random) -> Iterator[int]:
    """The game to its end, now and then with something forbidden."""
    while table.state.waiting(person_of(table.state)) != "over":
        if table.state.waiting(person_of(table.state)) in ("look", "blind", "next_deal"):
            acknowledge(table, person_of(table), table.state.head)
        else:
            chosen = anything(table, rng)
            if chosen is None:
                continue
            seat = chosen[0]
            priced = at_a_price(table.state.deal.seen_by(seat), table.state.game, Reader(seat, "en"))
            line = rng.choice(priced).act if priced and rng.random() < 0.2 else show_line(chosen[1])
            must(table, seat, line)
        yield table.state.head


@pytest.mark.parametrize("rules", ["strict", "harsh"])
def test_nothing_of_others_offences_is_shown(store: SqliteStore, rules: str) -> None:
    table = table_of(store, rules, seeded_shuffle(6))
    rng = random.Random(6)
    offended = 0
    for head in tavern_play(table, rng):
        deal = table.state.deal
        assert isinstance(deal, BietenDeal)
        offended = max(offended, len(deal.offences))
        for seat in range(4):
            assert shown(table, deal, seat) == shown(table, dealt_otherwise(deal, seat, rng), seat), f"row {head}"
        if head > 120:
            break
    assert offended
    assert own_view(again(table, store), "de") == table.view(person_of(table), "de")


def test_a_priced_act_decided_on_an_older_view_is_not_charged(store: SqliteStore) -> None:
    table = dealt(store, pack_for("LU LX EA", "EK E9 E8", "S9 S8 HX", "SA SK SO"), "strict")
    on = table.state.head
    must(table, WEST, "bet rot")
    answer = do(table, SOUTH, "bet gruen", on=on)
    assert not isinstance(answer, Taken)
    assert view_of(table).places[0].offences == 0


# The whole.


@pytest.mark.rule("BI-END-02", "BI-SCORE-06")
def test_a_whole_game_among_computer_players_ends_with_cross_and_black_spot(store: SqliteStore) -> None:
    table = table_of(store, "4p", seeded_shuffle(3), target=5)
    bot = bot_named("lehrbua")
    live = LiveTable(
        table,
        lambda _: Players(dict.fromkeys((0, 1, 3), bot), frozenset({SOUTH}), random.Random(1)),
        AT_ONCE,
        random.Random(2),
    )

    async def story() -> None:
        rng = random.Random(5)
        page = live.join(person_of(live))
        while table.state.waiting(person_of(table.state)) != "over":
            await until(page, lambda: table.state.waiting(person_of(table.state)) != "others")
            view = live.view(person_of(live), "de")
            if table.state.waiting(person_of(table.state)) == "you":
                lines = Referee(table.state.deal.seen_by(SOUTH), table.state.game).lines(SOUTH)
                await sent(
                    live, person_of(live), Act(f"{view.number}", view.number, show_line(rng.choice(lines))), "de"
                )
            else:
                await sent(live, person_of(live), Seen(view.number))
            await asyncio.sleep(0)
        live.leave(page)

    in_a_room(story)
    sheet = view_of(table).sheet
    assert sheet.winner is not None
    assert sheet.losers
    assert sheet.winner not in sheet.losers
    assert all(sheet.totals[loser] == min(sheet.totals.values()) for loser in sheet.losers)


def test_a_table_opens_with_any_number_of_players(store: SqliteStore) -> None:
    parlour = Parlour(store, clock=lambda: 1, shuffle=seeded_shuffle(1), rng=random.Random(1))
    line = parlour.open_new(NewTable(game="bieten", rules="4p", options={"players": 7}, level="lehrbua"))
    view = own_view(parlour.live(line.table), "de")
    assert isinstance(view, View)
    assert [place.seat for place in view.places] == list("ABCDEFG")
    assert (line.measure, line.changed, len(view.deal.boards)) == ("points", False, 5)
    assert msgspec.json.encode(view)


def test_each_number_of_players_has_one_plain_style_beside_the_variants() -> None:
    bieten = next(game for game in games("de") if game.game == "bieten")
    numbers = {preset.rules: preset.player_choices for preset in bieten.presets}
    assert [numbers[plain] for plain in ("3p", "4p", "5p", "np")] == [[3], [4], [5], [2, 6, 7, 8, 9, 10]]
    assert numbers["drop-out"] == list(range(2, 11))
