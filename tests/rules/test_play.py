"""Playing the cards: what Giltspiel and Perlaggen have alike, and then what Giltspiel has alone."""

import pytest

from every import each_of
from rules.alike import BOTH, THREE_TRICKS, Begin
from rules.helpers import (
    SEATS,
    allows,
    due,
    gained,
    hand,
    owner,
    playable,
    refuses,
    row,
    say,
    showing,
    table,
    tricks,
    winner,
)
from weli.core.acts import GLEICH, HANGER, SPIEL

rule = pytest.mark.rule

LEADERS = {"S": "W", "W": "N", "N": "E", "E": "S"}


@rule("GS-PLAY-01", "GS-PLAY-03", "PL-PLAY-01", "PL-PLAY-03")
@BOTH
def test_the_dealers_left_hand_neighbour_leads_any_card(begin: Begin) -> None:
    for dealer, leader in LEADERS.items():
        deal = begin(dealer=dealer)
        assert due(deal) == leader
        for seat in SEATS:
            assert playable(deal, seat) == (hand(deal, seat) if seat == leader else "")
            if seat != leader:
                refuses(deal, f"{seat} {hand(deal, seat).split()[0]}", "GS-PLAY-01 PL-PLAY-01")


@rule("GS-PLAY-02", "PL-PLAY-15")
@BOTH
def test_a_trick_is_one_card_from_each_player_clockwise(begin: Begin) -> None:
    deal = tricks(begin(), "LK")
    refuses(deal, "W LO", "GS-PLAY-02 PL-CARD-06")
    refuses(deal, "E L8", "GS-PLAY-02 PL-CARD-06")
    tricks(deal, "L9 L8")
    assert (due(deal), deal.tricks.winners) == ("S", [])
    tricks(deal, "L7")
    assert len(deal.tricks.winners) == 1


@rule("GS-PLAY-04", "GS-PLAY-05", "GS-PLAY-06", "GS-PLAY-07", "PL-PLAY-05", "PL-PLAY-06", "PL-PLAY-07", "PL-PLAY-08")
@BOTH
@each_of("dealer", SEATS)
def test_who_can_follows_suit_or_trumps_and_who_cannot_plays_anything(begin: Begin, dealer: str) -> None:
    """Every card led, and what every other player may then play to it: nobody has to beat what lies there."""
    start = begin(dealer=dealer)
    for led in hand(start, LEADERS[dealer]).split():
        deal = tricks(start.copy(), led)
        for _ in range(3):
            held = hand(deal, due(deal)).split()
            follows = [card for card in held if card[0] == led[0]]
            fitting = [card for card in held if card[0] in (led[0], "S")] if follows else held
            assert playable(deal, due(deal)).split() == fitting, (led, due(deal))
            for card in set(held) - set(fitting):
                refuses(
                    deal, f"{due(deal)} {card}", "GS-PLAY-07 PL-PLAY-08" if led[0] == "S" else "GS-PLAY-04 PL-PLAY-05"
                )
            tricks(deal, fitting[0])


@rule("GS-PLAY-08", "PL-PLAY-12")
@BOTH
def test_nobody_has_to_beat_what_lies_there(begin: Begin) -> None:
    allows(tricks(begin(), "LK S8"), "E L8", "E SA")
    allows(tricks(begin({"N": "EA EK H9 S9 S8"}), "E8"), "N EK", "N EA", "N S8", "N S9")
    allows(tricks(begin({"N": "EA EK H9 SK S8", "S": "EU LU E9 L7 H7"}, dealer="N"), "SA L7 LK"), "N S8", "N SK")


@rule("GS-PLAY-09", "PL-PLAY-13")
@BOTH
def test_the_highest_trump_or_the_highest_card_led_wins(begin: Begin) -> None:
    for played, taker in (
        ("LK L9 L8 L7", "W"),  # the highest card of the suit led
        ("LK S8 L8 L7", "N"),  # a small trump beats it
        ("LK S8 SA L7", "E"),  # a higher trump beats that
        ("LK L9 SA LU", "E"),
        ("LK S8 L8 SK", "S"),
        ("E8 EA HX E9", "N"),  # a card of another suit does not count
        ("E8 EK SA EU", "E"),
    ):
        assert due(tricks(begin(), played)) == taker, played
    assert due(tricks(begin(dealer="E"), "SK LK S8 SA")) == "E", "trumps are led"


@rule("GS-PLAY-10", "PL-PLAY-15")
@BOTH
def test_who_takes_a_trick_leads_to_the_next(begin: Begin) -> None:
    deal = tricks(begin(), "LK S8 L8 L7")
    assert due(deal) == "N"
    refuses(deal, "W LO", "GS-PLAY-02 PL-PLAY-15")
    assert due(tricks(deal, "EA HX E9 E8")) == "N"
    assert due(tricks(deal, "H9 HU EU HA")) == "W"


@rule("GS-PLAY-11", "GS-PLAY-12", "GS-PLAY-13", "PL-PLAY-16")
@BOTH
def test_played_cards_stay_in_rows_which_everybody_sees(begin: Begin) -> None:
    deal = tricks(begin(), "LK S8 L8 L7 EA HX E9 E8")
    assert [row(deal, seat) for seat in SEATS] == ["S8 EA", "L8 HX", "L7 E9", "LK E8"]
    for seat in range(4):
        view = deal.seen_by(seat)
        assert view.cards.rows == deal.cards.rows
        assert (view.tricks.leaders, view.tricks.winners, view.cards.visible) == ([3, 0], [0, 0], deal.cards.visible)


@rule("GS-PLAY-14", "GS-BET-06", "PL-PLAY-18")
@BOTH
def test_no_card_while_a_bet_is_unanswered(begin: Begin) -> None:
    for lines in (
        ["S bet gleich"],
        ["E bet hanger"],
        ["W bet spiel"],
        ["N bet gleich hanger spiel"],
        ["S bet gleich", "E raise"],
    ):
        deal = say(begin(), *lines)
        assert not any(playable(deal, seat) for seat in SEATS)
        refuses(deal, "W LK", "GS-PLAY-14 PL-PLAY-18")
    allows(say(deal, "N hold"), "W LK")


@rule("GS-PLAY-15", "GS-PLAY-18", "GS-SHOW-01", "GS-FIG-13", "PL-PLAY-19", "PL-PLAY-20")
@BOTH
def test_play_stops_with_the_third_trick_once_it_is_complete(begin: Begin) -> None:
    *before, last = THREE_TRICKS.split()
    deal = tricks(begin(), " ".join(before))
    assert owner(deal, SPIEL) == "open"
    allows(deal, "W bet spiel", "E bet spiel", "W concede spiel", "N bet spiel")
    assert list(say(deal.copy(), "W concede spiel").tricks.taken) == [2, 0]
    tricks(deal, last)
    assert (owner(deal, SPIEL), due(deal), showing(deal)) == ("NS", "-", "NS")
    assert hand(deal, "N") == "L9 S8", "two cards stay in hand for the show"
    assert not any(playable(deal, seat) for seat in SEATS)
    refuses(deal, "S LU", "GS-PLAY-15 PL-PLAY-19")


@rule("GS-PLAY-16", "GS-PLAY-17", "GS-CONC-03", "PL-PLAY-19")
@BOTH
def test_conceding_the_spiel_breaks_the_trick_off_whose_cards_belong_to_nobody(begin: Begin) -> None:
    deal = say(tricks(begin(), "LK L9"), "E concede spiel")
    refuses(deal, "E L8", "GS-PLAY-15 PL-PLAY-19")
    assert (due(deal), list(deal.cards.held), row(deal, "N"), row(deal, "W")) == ("-", [4, 5, 5, 4], "L9", "LK")
    assert (deal.tricks.winners, list(deal.tricks.taken)) == ([], [0, 0])
    say(deal, "N contest gleich H9")
    assert deal.shown_key(0, GLEICH) > 0, "the Nine played and the Nine shown are a Gleich"
    other = say(tricks(begin(), "LK L9"), "N concede spiel", "W contest hanger LO")
    assert other.shown_key(1, HANGER) > 0


@rule("GS-PLAY-19")
def test_a_card_that_may_not_be_played_is_refused_and_costs_nothing() -> None:
    deal = tricks(table(), "LK")
    refuses(deal, "N EA", "GS-PLAY-04")
    refuses(deal, "N LO", "GS-PLAY-19")
    refuses(deal, "N S7", "GS-PLAY-19")
    refuses(tricks(table(), "LK L9"), "N L9", "GS-PLAY-02")
    say(deal, "N concede gleich", "N concede hanger", "N concede spiel")
    assert (gained(deal), winner(deal)) == ((0, 3), "none")
