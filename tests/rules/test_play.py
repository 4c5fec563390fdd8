"""Playing the cards."""

import pytest

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


@rule("GS-PLAY-01")
@pytest.mark.parametrize(("dealer", "leader"), ["SW", "WN", "NE", "ES"])
def test_the_dealers_left_hand_neighbour_leads(dealer: str, leader: str) -> None:
    deal = table(dealer=dealer)
    assert due(deal) == leader
    for seat in SEATS:
        assert bool(playable(deal, seat)) == (seat == leader)


@rule("GS-PLAY-02")
def test_a_trick_is_one_card_from_each_player_clockwise() -> None:
    deal = tricks(table(), "LK")
    refuses(deal, "W LO", "GS-PLAY-02")
    refuses(deal, "E L7", "GS-PLAY-02")
    tricks(deal, "L9 L7")
    assert (due(deal), deal.tricks.winners) == ("S", [])
    tricks(deal, "L8")
    assert len(deal.tricks.winners) == 1


@rule("GS-PLAY-03")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_leader_may_lead_any_card(dealer: str) -> None:
    deal = table(dealer=dealer)
    assert playable(deal, due(deal)) == hand(deal, due(deal))


@rule("GS-PLAY-04")
def test_who_has_the_plain_suit_led_plays_it_or_a_trump() -> None:
    deal = tricks(table(), "LK")
    assert playable(deal, "N") == "L9 S8"
    for card in "EA EK H9".split():
        refuses(deal, f"N {card}", "GS-PLAY-04")
    tricks(deal, "L9 L7")
    assert playable(deal, "S") == "L8 LU SO"


@rule("GS-PLAY-05")
def test_who_has_none_of_the_suit_led_plays_anything() -> None:
    deal = tricks(table(), "LK L9 L7 L8 LO")
    assert playable(deal, "N") == hand(deal, "N") == "EK EA H9 S8"


@rule("GS-PLAY-06")
def test_a_trump_may_be_played_to_any_trick() -> None:
    for led in "LK LO HX HU E8".split():
        allows(tricks(table(), led), "N S8")
    allows(tricks(table(dealer="N"), "SX SO E8"), "N S8")


@rule("GS-PLAY-07")
def test_a_trump_led_calls_for_a_trump() -> None:
    deal = tricks(table(dealer="N"), "SX")
    assert playable(deal, "S") == "SO"
    refuses(deal, "S EU", "GS-PLAY-07")
    tricks(deal, "SO")
    assert playable(deal, "W") == hand(deal, "W"), "West has no trump"


@rule("GS-PLAY-08")
def test_nobody_has_to_beat_what_lies_there() -> None:
    deal = tricks(table(), "LK L9 L7")
    allows(deal, "S L8", "S LU")  # with SO in hand, which would win
    deal = tricks(table({"N": "EA EK H9 S9 S8"}, dealer="S"), "E8")
    allows(deal, "N EK", "N EA", "N S8", "N S9")
    deal = tricks(table({"N": "EA EK H9 SA S8", "S": "EU LU E9 L8 SK"}, dealer="N"), "SX SK E8")
    allows(deal, "N S8", "N SA")


@rule("GS-PLAY-09")
@pytest.mark.parametrize(
    ("played", "taker"),
    [
        ("LK L9 L7 L8", "W"),  # the highest card of the suit led
        ("LK S8 L7 L8", "N"),  # a small trump beats it
        ("LK S8 SX L8", "E"),  # a higher trump beats that
        ("LK S8 SX SO", "S"),
        ("E8 EA HA EU", "N"),  # an ace of another suit does not count
        ("E8 EK SX EU", "E"),
    ],
)
def test_the_highest_trump_or_the_highest_card_led_wins(played: str, taker: str) -> None:
    deal = tricks(table(), played)
    assert "".join(SEATS[seat] for seat in deal.tricks.winners) == taker


@rule("GS-PLAY-09")
def test_the_highest_trump_wins_where_trumps_are_led() -> None:
    assert due(tricks(table(dealer="N"), "SX SO LK S8")) == "S"
    assert due(tricks(table({"N": "EA EK H9 L9 SA"}, dealer="N"), "SX SO LK SA")) == "N"


@rule("GS-PLAY-10")
def test_who_takes_a_trick_leads_to_the_next() -> None:
    deal = tricks(table(), "LK S8 L7 L8")
    assert due(deal) == "N"
    assert due(tricks(deal, "EA HA E9 E8")) == "N"
    assert due(tricks(deal, "H9 HK EU HX")) == "E"


@rule("GS-PLAY-11", "GS-PLAY-12", "GS-PLAY-13")
def test_played_cards_stay_in_rows_which_everybody_sees() -> None:
    deal = tricks(table(), "LK S8 L7 L8 EA HA E9 E8")
    assert [row(deal, seat) for seat in SEATS] == ["S8 EA", "L7 HA", "L8 E9", "LK E8"]
    for seat in range(4):
        view = deal.seen_by(seat)
        assert view.cards.rows == deal.cards.rows
        assert (view.tricks.leaders, view.tricks.winners, view.cards.visible) == ([3, 0], [0, 0], deal.cards.visible)


@rule("GS-PLAY-14", "GS-BET-06")
def test_no_card_while_a_bet_is_unanswered() -> None:
    for line in ("S bet gleich", "E bet hanger", "W bet spiel", "N bet gleich hanger spiel"):
        deal = say(table(), line)
        assert not any(playable(deal, seat) for seat in SEATS)
        refuses(deal, "W LK", "GS-PLAY-14")
    deal = say(table(), "S bet gleich", "E raise gleich")
    refuses(deal, "W LK", "GS-PLAY-14")
    allows(say(deal, "S hold"), "W LK")


@rule("GS-PLAY-14")
def test_every_one_of_several_bets_keeps_the_cards_waiting() -> None:
    deal = say(table(), "S bet gleich hanger", "E hold gleich")
    refuses(deal, "W LK", "GS-PLAY-14")
    allows(say(deal, "W hold hanger"), "W LK")


@rule("GS-PLAY-15", "GS-SHOW-01", "GS-FIG-13")
def test_play_stops_with_the_third_trick() -> None:
    deal = tricks(table(), "LK S8 L7 L8 EA HA E9 E8 EK HK EU")
    assert owner(deal, SPIEL) == "open"
    tricks(deal, "LO")
    assert (owner(deal, SPIEL), due(deal)) == ("NS", "-")
    assert hand(deal, "N") == "L9 H9", "two cards stay in hand for the show"
    assert not any(playable(deal, seat) for seat in SEATS)
    refuses(deal, "N H9", "GS-PLAY-15")
    assert showing(deal) == "NS"


@rule("GS-PLAY-16", "GS-CONC-03")
def test_conceding_the_spiel_breaks_the_trick_off() -> None:
    deal = say(tricks(table(), "LK L9"), "E concede spiel")
    assert due(deal) == "-"
    refuses(deal, "E L7", "GS-PLAY-15")
    assert [deal.cards.held[seat] for seat in range(4)] == [4, 5, 5, 4]


@rule("GS-PLAY-17")
def test_cards_of_an_unfinished_trick_count_as_visible_and_belong_to_nobody() -> None:
    deal = say(tricks(table(), "LK L9"), "E concede spiel")
    assert (row(deal, "N"), row(deal, "W")) == ("L9", "LK")
    assert (deal.tricks.winners, list(deal.tricks.taken)) == ([], [0, 0])
    say(deal, "N contest gleich H9")
    assert deal.shown_key(0, GLEICH) > 0, "the Nine played and the Nine shown are a Gleich"
    other = say(tricks(table(), "LK L9"), "N concede spiel", "W contest hanger LO", "E contest gleich L7 H7")
    assert other.shown_key(1, HANGER) > 0


@rule("GS-PLAY-18")
def test_the_third_trick_counts_when_it_is_complete() -> None:
    deal = tricks(table(), "LK S8 L7 L8 EA HA E9 E8 EK HK EU")
    assert owner(deal, SPIEL) == "open"
    allows(deal, "W bet spiel", "E bet spiel", "W concede spiel", "N bet spiel")
    say(deal, "W concede spiel")
    assert list(deal.tricks.taken) == [2, 0]


@rule("GS-PLAY-19")
def test_a_card_that_may_not_be_played_is_refused_and_costs_nothing() -> None:
    deal = tricks(table(), "LK")
    refuses(deal, "N EA", "GS-PLAY-04")
    refuses(deal, "N LO", "GS-PLAY-19")
    refuses(deal, "N S7", "GS-PLAY-19")
    refuses(tricks(table(), "LK L9"), "N L9", "GS-PLAY-02")
    say(deal, "N concede gleich", "N concede hanger", "N concede spiel")
    assert (gained(deal), winner(deal)) == ((0, 3), "none")
