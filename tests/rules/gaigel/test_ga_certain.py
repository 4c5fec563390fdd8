"""A pair declared before the first trick of a side is over: when everybody can see that the trick is certain."""

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    counts,
    endgame,
    pairs,
    round_of,
    rules_of,
    table,
    taker,
)
from rules.helpers import allows, refuses, say
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.opening import SIEBENER_QUEST

rule = pytest.mark.rule

WITHOUT_GUARANTEE = {"2p", "3p", "wikipedia-4p", "wikipedia-6p", "wikipedia-3p", "rutesheim-tournament"}


# Before the first trick of a side is over.


@rule("GA-PAIR-10", "GA-Q03", "GA-Q50")
def test_ge_elfen_by_the_partner_is_certain() -> None:
    hands = {"N": "HA LX EU S7 EO", "W": "HA EK L7 SK HU", "S": "HK HO LA EX SO", "E": "H7 LU EA SX LK"}
    deal = table(hands)
    refuses(deal, "S pair H", "GA-PAIR-02")
    round_of(deal, "elfen:HA")
    allows(deal, "S pair H")
    round_of(deal, "HA")
    say(deal, "S pair 20")
    assert (counts(deal), deal.side_has_trick(0)) == ((20, 0), False)
    stopped = say(deal.copy(), "N aus")
    assert stopped.true_count(0) == 20, "it counts although the trick is not over"
    round_of(deal, "HK H7")
    assert (taker(deal), counts(deal)) == ("N", (46, 0))
    refuses(deal, "S pair H", "GA-PAIR-04")


@rule("GA-PAIR-10", "GA-Q64", "GA-Q03")
def test_ones_own_card_and_an_opponents_are_not_the_partners() -> None:
    hands = {"N": "HA HK HO S7 EO", "W": "LK LO L7 SX HU", "S": "E7 EK LA EX SO", "E": "EK EO EA SX LK"}
    deal = round_of(table(hands), "elfen:HA")
    refuses(deal, "N pair H", "GA-Q64")
    refuses(deal, "W pair L", "GA-PAIR-10")
    refuses(deal, "E pair E", "GA-PAIR-10")


@rule("GA-PAIR-10", "GA-Q03")
@each_of("lead", ["zweite:HA", "tauchen:LX"])
def test_what_lies_face_down_is_never_certain(lead: str) -> None:
    hands = {"N": "HA LX EU S7 EO", "W": "EA EK L7 SK HU", "S": "HK HO LA EX SO", "E": "H7 LU EA SX LK"}
    deal = round_of(table(hands), f"{lead} L7 LA")
    refuses(deal, "S pair H", "GA-PAIR-10")
    refuses(round_of(deal, "H7"), "W pair S", "GA-PAIR-04")


@rule("GA-PAIR-10", "GA-Q03")
@each_of("preset", GAIGEL.presets)
def test_which_house_knows_the_exception(preset: str) -> None:
    rules = rules_of(preset)
    assert rules.pairs.pair_guarantee == (preset not in WITHOUT_GUARANTEE)
    names = rules.seating.seat_names()
    deal = table({names[-1]: "EK EO", names[-2]: "LK LO"} | {names[0]: "HA"}, preset=preset)
    round_of(deal, "elfen:HA")
    able = [name for name in names if pairs(deal, name)]
    partner = rules.players in (4, 6) and preset not in WITHOUT_GUARANTEE
    assert able == ([names[-2]] if partner else [])


@rule("GA-PAIR-10", "GA-Q03", "GA-VAR-06")
def test_an_opponent_on_siebener_beats_nothing() -> None:
    hands = {"W": "S7 HU L7 EX LO", "S": "SA HK LU E7 HX", "E": "SK LA EU HO H7", "N": "EK EO LX SU HA"}
    deal = round_of(table(hands, turned="EA", taken={"EW": "SX SX"}, leader="W", left=20), "S7 SA")
    refuses(deal, "N pair E", "GA-PAIR-10")
    deal.opening.quests[deal.seating.seat_of("E")] = SIEBENER_QUEST
    allows(deal, "N pair E")


@rule("GA-PAIR-10", "GA-Q03")
def test_the_partner_is_certain_when_no_opponent_is_left() -> None:
    hands = {"W": "S7 HU L7 EX LO", "S": "SA HK LU E7 HX", "E": "SK LA EU HO H7", "N": "EK EO LX SU HA"}
    deal = round_of(table(hands, turned="EA", taken={"EW": "SX SX"}, leader="W", left=20), "S7 SA")
    refuses(deal, "N pair E", "GA-PAIR-10")
    round_of(deal, "SK")
    say(deal, "N pair 40")
    king = round_of(deal.copy(), "EK")
    assert (taker(king), counts(king)[0]) == ("N", 40 + 15 + 4)
    round_of(deal, "LX")
    assert (taker(deal), counts(deal)[0]) == ("S", 40 + 25)


def second_trick(lead: str, won: str = "HX HX E7 E7", turned: str = "EU", **more: str) -> GaigelDeal:
    """The opponents have the only trick; North leads, South holds King and Ober of bells, acorns are trumps."""
    hands = {"N": "EA EX SA SX LA", "W": "L7 LU HU HO LO", "S": "SK SO LK LX EU", "E": "H7 L7 HU HK LO"}
    deal = table(hands | more, turned=turned, taken={"EW": won}, left=16)
    return round_of(deal, lead)


@rule("GA-PAIR-10", "GA-Q03")
def test_the_first_ace_of_trumps_is_certain() -> None:
    assert pairs(second_trick("EA"), "S") == "S"
    assert pairs(second_trick("EX"), "S") == "", "an Ace of trumps may lie in East's hand"
    assert pairs(second_trick("SA"), "S") == "", "it may be trumped"
    refuses(second_trick("EX"), "S pair S", "GA-Q03")


@rule("GA-PAIR-10", "GA-Q03", "GA-CARD-08")
def test_the_second_ace_of_trumps_is_none() -> None:
    hands = {"N": "LA HU SX SU LX", "W": "EA LU", "S": "EA", "E": "EO LO"}
    deal = table(hands | {"N": "SK SO LA"}, turned="EU", taken={"EW": "HX E7"}, left=16)
    round_of(deal, "LA EA EA")
    refuses(deal, "N pair S", "GA-PAIR-10")
    hands = {"N": "SK SO LA", "W": "EX LU", "S": "EA", "E": "EA LO"}
    deal = table(hands, turned="EU", taken={"EW": "HX E7"}, left=16)
    round_of(deal, "LA EX EA")
    allows(deal, "N pair S")


@rule("GA-PAIR-10", "GA-Q03")
@each_of(
    ("won", "turned", "certain"),
    [
        ("EA EA HX HX", "EU", True),  # both Aces lie in tricks
        ("EA HX HX H7", "EU", False),
        ("EA HX HX H7", "EA", True),  # one in a trick, one open under the talon
        ("HA HX HX H7", "EA", False),
    ],
)
def test_what_can_beat_the_card_has_been_seen(won: str, turned: str, certain: bool) -> None:
    hands = {"N": "EX SA SX LA LU", "E": "H7"}
    assert (pairs(second_trick("EX", won, turned, **hands), "S") == "S") == certain


@rule("GA-PAIR-10", "GA-Q03", "GA-ROB-10")
def test_the_seven_under_the_talon_has_been_seen() -> None:
    """The last trump that is not in a trick is the one that West lays there."""
    hands = {"N": "LA HU", "W": "E7 L7", "S": "SK SO", "E": "LO LX"}
    won = {"EW": "EA EA EX EX EK EK EO EO EU E7"}
    in_hand = table(hands, turned="EU", taken=won, left=8, rob_window="any_time")
    assert pairs(round_of(in_hand.copy(), "LA L7"), "S") == ""
    assert pairs(round_of(say(in_hand, "W rob"), "LA L7"), "S") == "S"


@rule("GA-PAIR-10", "GA-Q03")
def test_a_card_that_the_declarer_alone_knows_proves_nothing() -> None:
    """South holds one Ace of trumps himself and sees the other in a trick, but nobody else does."""
    deal = second_trick("EX", "EA HX HX H7", N="EX SA SX LA LU", S="SK SO EA LX LK", E="H7")
    refuses(deal, "S pair S", "GA-Q03")


@rule("GA-PAIR-10", "GA-Q03")
def test_plain_cards_are_certain_once_no_trump_can_come() -> None:
    """All trumps but those of South have been seen."""
    trumps = "EA EA EX EX EK EO EO EU EU E7 E7"
    hands = {"N": "LA HU", "W": "L7 LU", "S": "SK SO", "E": "LO LX"}
    seen = endgame(hands, "E", taken={"EW": f"{trumps} EK"})
    assert pairs(round_of(seen, "LA"), "S") == "S"
    one_out = endgame(hands, "E", taken={"EW": trumps})
    assert pairs(round_of(one_out, "LA"), "S") == ""


@rule("GA-PAIR-10", "GA-Q03")
def test_a_hand_that_everybody_has_seen_can_hold_nothing_else() -> None:
    """East has declared his last two cards, and they take no trick."""
    hands = {"N": "LX LU", "W": "L7 L7", "S": "SK SO", "E": "HK HO"}
    known = say(endgame(hands, "E", taken={"EW": "SA S7"}), "E pair H")
    assert pairs(round_of(known, "LX L7"), "S") == "S"
    unknown = endgame(hands, "E", taken={"EW": "SA S7"})
    assert pairs(round_of(unknown, "LX L7"), "S") == ""
    half = say(
        endgame({"N": "LX LU", "W": "L7 L7", "S": "SK SO", "E": "HK HO H7"}, "E", taken={"EW": "SA"}), "E pair H"
    )
    assert pairs(round_of(half, "LX L7"), "S") == "", "of one card of his nobody knows"
    wins = say(endgame(hands, "H", taken={"EW": "SA S7"}), "E pair H")
    assert pairs(round_of(wins, "LX L7"), "S") == "", "everybody knows that he takes it"


@rule("GA-PAIR-10", "GA-Q03")
def test_a_card_shown_in_a_hand_that_has_played_is_seen() -> None:
    """West has declared the King that could take the Ober; he has played, so it is not East's."""
    won = "LA LA LX LX EA EA EX EX EK EK EO EO EU EU E7"
    hands = {"N": "LO", "W": "LK LK LO L7", "S": "SK SO", "E": "HU H7"}

    def after(lead: list[str], held: str, taken: str) -> str:
        deal = table(hands | {"W": held}, turned="E7", taken={"EW": taken}, left=8)
        return pairs(round_of(say(deal, *lead), "LO L7"), "S")

    assert after([], "LK LK LO L7", won) == ""
    assert after(["W pair L"], "LK LK LO L7", won) == "", "the other King may be East's"
    assert after([], "LK LO L7", f"{won} LK") == ""
    assert after(["W pair L"], "LK LO L7", f"{won} LK") == "S"


@rule("GA-PAIR-10", "GA-Q03", "GA-OPEN-16")
def test_a_lead_of_five_trumps() -> None:
    hands = {"N": "HA HX HK HO H7", "W": "EA L7 SK HU LU", "S": "LK LO SO EU H7", "E": "LX S7 EK SA EO"}
    ace = round_of(table(hands, turned="HU"), "HA")
    assert pairs(ace, "S") == "L"
    low = round_of(table(hands, turned="HU"), "HX")
    refuses(low, "S pair L", "GA-Q03")
    refuses(round_of(low, "L7"), "S pair L", "GA-Q03")


@rule("GA-PAIR-10", "GA-Q03", "GA-OPEN-18")
def test_after_two_hands_of_trumps_nobody_can_hold_a_third() -> None:
    hands = {"N": "HA HX HK HO H7", "W": "HX HU HK HO H7", "S": "LK LO SO EU S7", "E": "LX S7 EK SA EO"}
    over = round_of(table(hands, turned="HU"), "HK HO")
    assert pairs(over, "S") == "L", "West's Ober lies below"
    under = round_of(table(hands, turned="HU"), "HK HX")
    assert pairs(under, "S") == "", "West's Ten lies above"
    partner = {"N": "HX HK HO H7 HU", "S": "HA HX HK HO H7", "W": "LK LO SO EU S7"}
    deal = round_of(table(partner, turned="HU"), "HX LK HA")
    refuses(deal, "S pair H", "GA-Q64")
    allows(round_of(table(partner, turned="HU"), "HX LK H7"), "S pair H")
    allows(deal, "N pair H")


@rule("GA-PAIR-10", "GA-Q03", "GA-Q33")
@each_of(("lead", "answer", "certain"), [("HX", "HU", False), ("HX", "HA", False), ("HA", "HU", True)])
def test_the_trump_of_a_collector_of_sevens_tells_nothing_of_his_hand(lead: str, answer: str, certain: bool) -> None:
    hands = {"N": f"{lead} HK HO HU HK", "W": f"S7 L7 E7 E7 {answer}", "S": "LK LO SO EU SA"}
    deal = say(table(hands, turned="HO", preset="4p-sevens-announced"), "W siebener")
    assert pairs(round_of(deal, f"{lead} {answer}"), "S") == ("L" if certain else "")


@rule("GA-PAIR-10", "GA-Q03", "GA-Q55", "GA-OPEN-25")
@each_of(("lead", "answer", "certain"), [("HK", "HO", False), ("HK", "HX", False), ("HA", "HX", True)])
def test_where_anybody_may_give_a_trump_it_tells_nothing_of_his_hand(lead: str, answer: str, certain: bool) -> None:
    hands = {"N": f"{lead} HK HO HU H7", "W": f"S7 L7 E7 E7 {answer}", "S": "LK LO SO EU SA"}
    deal = round_of(table(hands, turned="HU", first_trick_trumps="powerless"), f"{lead} {answer}")
    assert pairs(deal, "S") == ("L" if certain else "")


@rule("GA-PAIR-10", "GA-Q03", "GA-Q55", "GA-OPEN-25")
def test_a_trump_of_the_partners_that_may_be_powerless_makes_nothing_certain() -> None:
    hands = {"N": "HX HK HO HU H7", "S": "LK LO SO EU HA"}
    deal = round_of(table(hands, turned="HU", first_trick_trumps="powerless"), "H7 E7 HA")
    refuses(deal, "N pair H", "GA-PAIR-10")


@rule("GA-PAIR-10", "GA-6P-01")
def test_among_six_the_partner_may_be_either_of_two() -> None:
    hands = {"A": "HA SA EK L7 HU", "C": "HK HO LA EX SO", "E": "EA HX LX LK LO", "B": "EK EO H7 S7 LU"}
    deal = round_of(table(hands, turned="SU", preset="6p"), "elfen:HA")
    assert [pairs(deal, name) for name in "ABCDEF"] == ["", "", "H", "", "L", ""]
    say(deal, "C pair H", "E pair L")
    assert counts(deal) == (40, 0)


@rule("GA-PAIR-10", "GA-Q03", "GA-PLAY-05")
def test_no_seat_but_the_partner_may_be_winning() -> None:
    deal = second_trick("SX", W="SA L7 LU HU HO")
    round_of(deal, "SA")
    refuses(deal, "S pair S", "GA-PAIR-10")
    round_of(deal, "LX")
    refuses(deal, "S pair S", "GA-PAIR-10")
