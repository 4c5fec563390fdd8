"""Playing the cards, with Perlaggen among them."""

import pytest

from every import each_of
from rules.helpers import (
    SEATS,
    allows,
    due,
    hand,
    owner,
    playable,
    refuses,
    row,
    say,
    seat_number,
    showing,
    tricks,
)
from rules.perlaggen.words import FOUR_TRICKS, HANDS, THREE_TRICKS, bells
from weli.core.acts import SPIEL, play_act
from weli.core.cards import card_of, cards_of, cards_text
from weli.games.figures.engine.deal import NONE

rule = pytest.mark.rule


@rule("PL-PLAY-03")
@each_of("dealer", SEATS)
def test_any_card_may_be_led_a_perlagg_too(dealer: str) -> None:
    deal = bells(dealer=dealer)
    assert playable(deal, due(deal)) == hand(deal, due(deal))
    if dealer == "N":
        allows(deal, "E E7", "E E7=E7", "E E7=SA", "E E7=HK", "E E7=L9")


@rule("PL-PLAY-04")
@each_of(
    ("led", "south", "north"),
    [
        ("E7=HO", "E9 EU L7 LU S7", "H9 S8"),  # hearts are led
        ("E7=LA", "L7 LU S7", "L9 S8"),
        ("E7=SK", "E9 EU L7 LU S7", "S8"),  # a trump is led, and South's Spitz is no natural one
        ("E7", "E9 EU S7", "EK EA S8"),  # unnamed it is an acorn
    ],
)
def test_the_name_of_a_perlagg_that_is_led_is_the_suit_to_follow(led: str, south: str, north: str) -> None:
    deal = tricks(bells(dealer="N"), led)
    assert playable(deal, "S") == south
    tricks(deal, "S7=SA" if "S7" in south else "L7")
    say(deal, f"W {playable(deal, 'W').split()[0]}")
    assert playable(deal, "N") == north


@rule("PL-PLAY-05")
def test_with_a_natural_card_of_the_suit_one_follows_trumps_or_names_a_perlagg_so() -> None:
    deal = tricks(bells(), "LK L9")
    assert playable(deal, "E") == "E7 L8 SA"
    for card in ("HX", "HU"):
        refuses(deal, f"E {card}", "PL-PLAY-05")
    allows(deal, "E L8", "E SA", "E E7=LA", "E E7=L8", "E E7=SO", "E E7=S6")
    for name in ("EA", "E7", "HK", "H7"):
        refuses(deal, f"E E7={name}", "PL-PLAY-05")


@rule("PL-PLAY-06")
def test_without_a_natural_card_of_the_suit_one_plays_anything_under_any_name() -> None:
    deal = tricks(bells(), "E8 EK")
    assert playable(deal, "E") == hand(deal, "E")
    deal.play(seat_number(deal, "E"), play_act(card_of("E7")))
    named = {act % 64 for act in deal.legal(seat_number(deal, "E")) if act // 64 == 1}
    assert named == set(deal.rules.cards)


@rule("PL-PLAY-08")
def test_trumps_led_call_for_a_trump_or_a_perlagg_named_one() -> None:
    deal = tricks(bells(dealer="W"), "S8")
    assert playable(deal, "E") == "E7 SA"
    for card in ("HX", "L8"):
        refuses(deal, f"E {card}", "PL-PLAY-08")
    allows(deal, "E E7=S7", "E E7=SA")
    refuses(deal, "E E7=HA", "PL-PLAY-08")
    refuses(deal, "E E7=EA", "PL-PLAY-08")


@rule("PL-PLAY-09")
def test_only_natural_cards_oblige_anybody_to_follow() -> None:
    trumps = tricks(bells(dealer="W"), "S8 SA")
    assert playable(trumps, "S") == hand(trumps, "S"), "the Schell-Spitz is no natural trump"
    acorns = tricks(bells(), "E8 EK")
    assert playable(acorns, "E") == hand(acorns, "E"), "the Eichel-Spitz is no natural acorn"
    allows(acorns, "E E7=HA", "E HX")


@rule("PL-PLAY-10")
def test_a_perlagg_can_be_played_to_every_trick_but_never_must() -> None:
    deal = bells()
    wild = set(cards_text(cards_of(deal.cards.wild)).split())
    for word in (FOUR_TRICKS + " E7=HK").split():
        held, may = set(hand(deal, due(deal)).split()), set(playable(deal, due(deal)).split())
        assert held & wild <= may
        assert held <= wild or may - wild
        tricks(deal, word)
    assert playable(deal, "S") == "S7", "his hand is Perlaggen only"
    assert playable(bells({"S": "S7 S6 SU HK SO"}, dealer="E"), "S") == "HK S6 S7 SU SO"


@rule("PL-PLAY-11")
def test_without_a_name_a_perlagg_follows_by_its_face() -> None:
    refuses(tricks(bells(), "LK L9"), "E E7", "PL-PLAY-11")
    trumps = tricks(bells(dealer="W"), "S8")
    refuses(trumps, "E E7", "PL-PLAY-11")
    allows(tricks(bells(), "LK L9 L8"), "S S7")  # its face is a trump
    allows(tricks(bells(), "E8 EK L8"), "S S7")
    allows(tricks(bells({"E": "HX HU L8 EO E7", "S": "EU LU E9 L7 SA"}), "E8 EK"), "E E7")  # its face is of the suit
    allows(tricks(bells(), "E8 EK"), "E E7")


@rule("PL-PLAY-13")
@each_of(
    ("played", "taker"),
    [
        ("LK L9 L8 LU", "W"),
        ("LK L9 E7=LA LU", "E"),  # the name counts, not the face
        ("LK L9 E7=L8 LU", "W"),
        ("LK S8 E7=LA LU", "N"),  # a trump beats it
        ("LK S8 E7=S9 LU", "E"),
        ("LK S8 E7=S9 S7=SX", "S"),
        ("E8 EA E7=HA E9", "N"),  # another suit than the one led
        ("LK L9 L8 S7", "S"),  # unnamed: the Seven of trumps
        ("E8 EK E7 E9", "N"),  # unnamed: the Seven of acorns
        ("LK S8 SA S7=SO", "E"),
    ],
)
def test_the_highest_trump_wins_or_the_highest_card_of_the_suit_led(played: str, taker: str) -> None:
    assert due(tricks(bells(), played)) == taker


@rule("PL-PLAY-14")
@each_of(
    ("dealer", "played", "taker"),
    [
        ("S", "E8 EA E7=EA E9", "E"),  # over the natural ace
        ("S", "E8 EA E7=EA S7=EA", "S"),  # over the other Perlagg
        ("E", "S7=EA E8 EA E7=EA", "S"),  # also where it came first
        ("S", "LK S8 SA S7=SA", "S"),  # aces of trumps
        ("S", "LK S8 E7=SA S7=SA", "S"),
        ("S", "LK L9 E7=SK S7=SK", "S"),
        ("E", "S7=LA LK L9 E7=LA", "S"),
    ],
)
def test_among_equal_cards_the_highest_perlagg_wins(dealer: str, played: str, taker: str) -> None:
    assert due(tricks(bells(dealer=dealer), played)) == taker


@rule("PL-PLAY-14", "PL-OQ-04", "PL-OQ-10")
def test_a_named_perlagg_beats_the_same_card_unnamed_and_ranks_only_among_equals() -> None:
    hands = {"N": "LA H8 H9 L9 S8", "W": "LK LO HA HO LX"}
    assert due(tricks(bells(hands, dealer="N"), "E7 S7=E7 LO H9")) == "S"
    unnamed = tricks(bells({"N": "EA EK H9 L9 H8"}, dealer="E"), "S7 LO L9 E7=S7")
    assert due(unnamed) == "E", "the Schell-Spitz, left unnamed, is no more than the natural Seven"
    assert due(tricks(bells(hands, dealer="N"), "E7=E8 E9 LO H9")) == "S", "a natural Nine beats the Eight"


@rule("PL-PLAY-15")
def test_who_takes_a_trick_leads_to_the_next() -> None:
    deal = tricks(bells(), "LK L9 E7=LA LU")
    assert due(deal) == "E"
    refuses(deal, "W LO", "PL-PLAY-15")
    assert due(tricks(deal, "L8 L7 LO S8")) == "N"


@rule("PL-PLAY-16")
def test_played_cards_stay_in_rows_which_everybody_sees_with_their_names() -> None:
    deal = tricks(bells(), THREE_TRICKS)
    assert [row(deal, seat) for seat in SEATS] == ["EK EA H9", "L8 HX HU", "E9 EU S7", "E8 EX HA"]
    for seat in range(4):
        view = deal.seen_by(seat)
        assert (view.cards.rows, view.cards.names, view.cards.visible, view.cards.duplicate_ranks) == (
            deal.cards.rows,
            deal.cards.names,
            deal.cards.visible,
            deal.cards.duplicate_ranks,
        )
        assert cards_text(view.cards.names[seat_number(deal, "S")]) == "E9 EU SU"


@rule("PL-PLAY-19")
def test_play_stops_once_the_spiel_is_settled_also_in_the_middle_of_a_trick() -> None:
    deal = tricks(bells(), THREE_TRICKS)
    assert (owner(deal, SPIEL), due(deal), showing(deal)) == ("NS", "-", "NS")
    refuses(deal, "S LU", "PL-PLAY-19")
    broken = say(tricks(bells(), "LK L9 E7=LA"), "S concede spiel")
    assert (owner(broken, SPIEL), due(broken), broken.tricks.winners) == ("EW", "-", [])
    refuses(broken, "S LU", "PL-PLAY-19")
    assert (row(broken, "E"), cards_text(broken.cards.names[1])) == ("E7", "LA"), "it lies there, under its name"


@rule("PL-PLAY-20", "PL-WILD-05")
def test_a_perlagg_counts_in_the_trick_when_it_has_its_name() -> None:
    hands = HANDS | {"W": "LK LO HA E8 S6"}
    deal = tricks(bells(hands), "E8 EK L8 E9 EA HX EU LO H9 HU S7=SU")
    deal.play(seat_number(deal, "W"), play_act(card_of("S6")))
    assert (owner(deal, SPIEL), deal.cards.naming != NONE) == ("open", True)
    refuses(deal, "N bet gleich", "PL-WILD-05")
