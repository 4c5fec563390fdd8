"""What a view holds: all that lies open, the own hand, and not a trace of anything else."""

import random
import re

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SOUTH, WEST, must, opened, own_view, person_of, play_on, seeded_shuffle
from weli.core.cards import PACK_32, card_text, cards_of, set_of
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_pack
from weli.games.giltspiel import FISS, GILTSPIEL
from weli.ports.at_table.view import Sitter
from weli.store.sqlite import SqliteStore
from weli.table.choices import may, may_not
from weli.table.table import Table
from weli.wire.messages import View
from weli.wire.reader import Reader

CARD = re.compile(r"\b[ELHS][AKOUX987]\b")


def first_trick(table: Table) -> None:
    for seat, card in [(SOUTH, "E9"), (WEST, "E8"), (NORTH, "EA"), (EAST, "SX")]:
        must(table, seat, card)


def known_to(deal: FigureDeal, seat: int) -> set[str]:
    cards = deal.cards.hands[seat] | set_of(deal.cards.turned)
    for row in deal.cards.rows:
        cards |= set_of(row)
    return {card_text(card) for card in cards_of(cards)}


@pytest.mark.parametrize("seed", range(4))
def test_no_view_names_a_card_that_its_seat_may_not_know(store: SqliteStore, seed: int) -> None:
    table = opened(store, seeded_shuffle(seed))
    for _ in play_on(table, random.Random(seed)):
        named = set(CARD.findall(msgspec.json.encode(table.view(person_of(table), "de")).decode()))
        assert named <= known_to(table.state.deal, SOUTH)


@pytest.mark.rule("GS-TALK-02")
@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_change_nothing_that_a_seat_is_shown(store: SqliteStore, seed: int) -> None:
    """Noninterference: deal the cards a seat cannot see in any other way, and what it is shown stays the same to the letter."""
    table = opened(store, seeded_shuffle(seed))
    rng = random.Random(seed)
    for _ in play_on(table, rng):
        deal = table.state.deal
        for seat in range(4):
            assert shown(table, deal, seat) == shown(table, dealt_otherwise(deal, seat, rng), seat)


def shown(table: Table, deal: FigureDeal, seat: int) -> bytes:
    seen, views = deal.seen_by(seat), table.state.game.at_table().views
    sitters = {"N": Sitter("a"), "E": Sitter("b"), "S": Sitter("c"), "W": Sitter("d")}
    everything = [
        views.deal(seen, 1, []),
        views.question(seen),
        views.places(seen, [views.marks(seen, each) for each in range(len(sitters))], seat, sitters),
        may(seen, table.state.game, Reader(seat, "de")),
        may_not(seen, table.state.game, Reader(seat, "de")),
    ]
    return msgspec.json.encode(everything)


def dealt_otherwise(deal: FigureDeal, seat: int, rng: random.Random) -> FigureDeal:
    twin = deal.copy()
    hidden = [card for card in PACK_32 if card_text(card) not in known_to(deal, seat)]
    rng.shuffle(hidden)
    for other in range(4):
        if other != seat:
            twin.cards.hands[other] = set_of([hidden.pop() for _ in range(deal.cards.held[other])])
    return twin


def test_the_receiver_comes_first_and_the_others_in_order_of_play(store: SqliteStore) -> None:
    view = own_view(opened(store, HANDS), "de")
    assert [place.seat for place in view.places] == ["S", "W", "N", "E"]
    assert [place.name for place in view.places] == ["Du", "Moidl", "Vroni", "Luis"]
    assert [place.level for place in view.places] == [None, "lehrbua", "lehrbua", "lehrbua"]
    assert view.sheet.sides == ["EW", "NS"]


def test_a_fresh_deal(store: SqliteStore) -> None:
    deal = own_view(opened(store, HANDS), "de").deal
    assert (deal.phase, deal.dealer, deal.turn, deal.trump) == ("play", "E", "S", "S")
    assert (deal.talon.turned, deal.talon.stock, deal.trick, deal.show) == (["SA"], 11, None, None)
    assert deal.hand == ["SO", "EU", "E9", "LU", "L8"], "trumps first, then each suit from the top"
    assert [(plate.value, plate.right, plate.owner) for plate in deal.boards] == [("1", ["NS", "EW"], "open")] * 3


def leading(table: Table) -> str | None:
    trick = table.view(person_of(table), "de").deal.trick
    return trick and trick.leading


@pytest.mark.rule("GS-PLAY-09")
def test_whose_card_is_the_best_so_far(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    assert leading(table) == "S"
    must(table, WEST, "E8")
    assert leading(table) == "S", "a lower card of the suit"


def test_what_one_has_for_a_bet_is_told_to_oneself_while_it_is_open(store: SqliteStore) -> None:
    """In the Spiel the trumps in hand."""
    table = opened(store, HANDS)
    assert [board.own for board in own_view(table, "de").deal.boards] == [[], [], []]
    must(table, SOUTH, "bet gleich spiel")
    own = {board.figure: board.own for board in own_view(table, "de").deal.boards}
    assert own == {"gleich": ["EU", "LU"], "hanger": [], "spiel": ["SO"]}
    theirs = {board.figure: board.own for board in table.view(WEST, "de").deal.boards}
    assert own != theirs


def test_a_trick_on_the_table_and_its_winner(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    must(table, WEST, "E8")
    trick = table.view(person_of(table), "de").deal.trick
    assert trick is not None
    assert (trick.number, trick.leader, trick.winner) == (1, "S", None)
    assert (trick.seats, trick.cards) == (["S", "W"], ["E9", "E8"])
    must(table, NORTH, "EA")
    assert leading(table) == "N"
    must(table, EAST, "SX")
    assert leading(table) == "E"
    view = table.view(person_of(table), "de")
    assert view.deal.trick is not None
    assert view.deal.trick.winner == "E"
    assert view.waiting == "look"
    assert view.deal.tricks == {"NS": 0, "EW": 1}
    rows = {place.seat: place.row for place in view.places}
    assert [(laid.card, laid.trick, laid.won) for seat in "SWNE" for laid in rows[seat]] == [
        ("E9", 1, False),
        ("E8", 1, False),
        ("EA", 1, False),
        ("SX", 1, True),
    ]


def test_an_open_bet_and_who_owes_the_answer(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, WEST, "bet gleich")
    view = table.view(person_of(table), "de")
    plate = view.deal.boards[0]
    assert plate.bet is not None
    assert (plate.bet.by, plate.bet.proposed, plate.bet.answerable, plate.value) == ("W", "2", True, "1")
    assert (view.question.kind, view.question.asked, view.question.by) == ("answer_bet", ["N", "S"], "W")
    assert (view.question.figures, view.question.value, view.question.yours) == (["gleich"], "2", True)
    assert view.waiting == "you"
    assert [place.duties for place in view.places] == [[], ["gleich"], [], []]
    words = {doing.text for doing in view.may if doing.kind in ("hold", "good", "raise")}
    assert words == {"halten", "gut", "Dreier geben"}
    assert {barred.rule for barred in view.may_not if barred.act == "E9"} == {"GS-PLAY-14"}


def test_the_right_to_bet_and_what_stands_against_the_others(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "bet gleich")
    must(table, WEST, "hold")
    view = table.view(person_of(table), "en")
    plate = view.deal.boards[0]
    assert (plate.value, plate.right, plate.last) == ("2", ["EW"], "S")
    barred = {each.act: each for each in view.may_not}
    assert barred["bet gleich"].rule == "GS-BET-13"
    assert "bet hanger" not in barred
    assert {each.act for each in view.may} >= {"bet hanger", "concede spiel", "E9"}


def test_the_show(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, EAST, "concede spiel")
    view = table.view(person_of(table), "de")
    assert view.deal.phase == "show"
    assert view.deal.show is not None
    assert (view.deal.show.side, view.deal.show.undecided, view.deal.show.settled) == ("NS", ["gleich", "hanger"], [])
    contests = [doing for doing in view.may if doing.kind == "contest"]
    assert contests[0].act == "contest gleich LU EU" or contests[0].act == "contest gleich EU LU"
    assert contests[0].text == "Gleich: Eichel-Unter und Laub-Unter zeigen"
    assert [len(doing.cards) for doing in contests] == sorted(len(doing.cards) for doing in contests)
    must(table, SOUTH, "contest gleich EU LU")
    after = table.view(person_of(table), "de")
    assert after.deal.show is not None
    assert after.deal.show.settled == ["gleich"]
    laid = after.places[0].row
    assert [(card.card, card.trick) for card in laid] == [("EU", None), ("LU", None)]
    assert [set(plate.best) for plate in after.deal.boards] == [{"EU", "LU"}, set(), set()]
    must(table, SOUTH, "concede hanger")
    assert table.view(person_of(table), "de").deal.boards[1].best == []


def test_a_finished_deal_is_counted_in_words(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "concede gleich hanger spiel")
    view = table.view(person_of(table), "de")
    assert view.waiting == "next_deal"
    assert [(step.side, step.figure, step.points) for step in view.deal.counted] == [
        ("EW", "gleich", 1),
        ("EW", "hanger", 1),
        ("EW", "spiel", 1),
    ]
    assert all(step.text and step.rules for step in view.deal.counted)
    assert view.sheet.totals == {"NS": 0, "EW": 3}


def test_events_are_numbered_and_say_in_which_view_they_happened(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    first_trick(table)
    events = table.view(person_of(table), "de").events
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    assert [event.view for event in events if event.kind == "played"] == [2, 3, 4, 5]
    assert events[-1].kind == "trick"
    assert "Du spielst Eichel-Neun." in [event.text for event in events]


def test_after_the_game_nothing_can_be_done(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(1))
    for _ in play_on(table, random.Random(1)):
        pass
    view: View = table.view(person_of(table), "de")
    assert view.waiting == "over"
    assert view.sheet.winner in ("NS", "EW")
    assert view.may == []


def test_the_partner_can_be_asked_once(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, WEST, "bet gleich")
    question = next(doing for doing in table.view(person_of(table), "de").may if doing.kind == "pass")
    must(table, SOUTH, question.act)
    view = table.view(person_of(table), "de")
    assert view.waiting == "others"
    assert [doing for doing in view.may if doing.kind == "pass"] == []
    assert "hold" in {doing.act for doing in view.may}, "whoever has asked may still answer himself"


@pytest.mark.parametrize("seed", range(3))
def test_every_line_offered_is_taken_and_every_line_barred_is_refused(store: SqliteStore, seed: int) -> None:
    table = opened(store, seeded_shuffle(seed))
    rng = random.Random(seed)
    for head in play_on(table, rng):
        if head % 5 or table.state.waiting(person_of(table.state)) == "over":
            continue
        view = table.view(person_of(table), "de")
        for barred in view.may_not:
            assert table.state.referee is not None
            assert table.state.referee.why_not(SOUTH, barred.act) == barred.rule
        for doing in view.may:
            assert table.state.referee is not None
            assert table.state.referee.may(SOUTH, doing.act)


@pytest.mark.rule("GS-END-02", "GS-END-03", "GS-END-06")
@pytest.mark.parametrize(
    ("score", "may_bet"),
    [([0, 0], ["NS", "EW"]), ([10, 0], ["EW"]), ([0, 10], ["NS"]), ([10, 9], ["EW"]), ([9, 9], ["NS", "EW"])],
)
def test_a_plate_names_only_sides_whose_score_lets_them_bet(score: list[int], may_bet: list[str]) -> None:
    deal = deal_pack(FISS, 0, score, PACK_32)
    assert [plate.right for plate in GILTSPIEL.at_table().views.parts(deal.seen_by(SOUTH)).boards] == [may_bet] * 3


@pytest.mark.rule("GS-END-06")
def test_where_both_are_gestrichen_nobody_may_bet() -> None:
    deal = deal_pack(FISS, 0, [10, 10], PACK_32)
    assert [plate.right for plate in GILTSPIEL.at_table().views.parts(deal.seen_by(SOUTH)).boards] == [[]] * 3
