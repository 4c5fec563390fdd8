"""King and Ober: when a pair may be declared, what it counts, and which cards it uses up."""

from itertools import product

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    TABLES,
    can,
    commits,
    counts,
    drawn,
    ended,
    endgame,
    gained,
    hand,
    openings,
    pairs,
    playable,
    round_of,
    rules_of,
    table,
    taker,
)
from rules.helpers import allows, cards, due, refuses, say
from weli.core.cards import cards_text
from weli.core.errors import RulesError
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import PAIR

rule = pytest.mark.rule

WON = {"NS": "EA EX EU E7", "EW": ""}  # N and S have a trick, the others have none
BOTH = {"NS": "EA EX EU E7", "EW": "HA HX HU H7"}


# What a pair counts.


@rule("GA-PAIR-01", "GA-PAIR-03")
@each_of(("suit", "trump"), list(product("ELHS", "ELHS")))
def test_forty_in_trumps_and_twenty_in_another_suit(suit: str, trump: str) -> None:
    deal = table({"N": f"{suit}K {suit}O {suit}7"}, turned=f"{trump}X", taken=WON, left=8)
    before = counts(deal)
    worth = 40 if suit == trump else 20
    allows(deal, f"N pair {worth}")
    say(deal, f"N pair {suit}")
    assert counts(deal) == (before[0] + worth, before[1]), "at once"
    assert {f"{suit}K", f"{suit}O"} <= set(hand(deal, "N").split()), "they stay in hand"
    assert due(deal) == "N"


@rule("GA-PAIR-01")
def test_nobody_need_declare() -> None:
    deal = table({"N": "SK SO LA H7 L7", "W": "E7", "S": "L7", "E": "LU"}, taken=WON, left=8)
    before = counts(deal)
    round_of(deal, "SK E7 L7 LU")
    assert counts(deal)[0] == before[0] + 6
    assert deal.pairs.declared == []


@rule("GA-PAIR-01")
@each_of("worth", [{"pair_trump": 60}, {"pair_plain": 40}, {"pair_trump": 20}])
def test_pairs_count_nothing_else(worth: dict[str, int]) -> None:
    with pytest.raises(RulesError):
        rules_of(**worth)


@rule("GA-PAIR-03", "GA-PLAY-17")
@each_of("preset", TABLES.values())
def test_everybody_has_seen_both_cards(preset: str) -> None:
    names = rules_of(preset).seating.seat_names()
    side = rules_of(preset).seating.side_names()[0]
    deal = table({names[0]: "HK HO LA L7 L7"}, preset=preset, taken={side: "EA E7"})
    for seat in range(1, len(names)):
        assert cards_text(deal.seen_by(seat).hands[0]) == ""
    say(deal, f"{names[0]} pair H")
    for seat in range(1, len(names)):
        assert cards_text(deal.seen_by(seat).hands[0]) == "HO HK"
    round_of(deal, "HK")
    assert cards_text(deal.seen_by(1).hands[0]) == "HO"


@rule("GA-PAIR-03", "GA-PAIR-06")
def test_a_second_pair_shows_two_more_cards() -> None:
    deal = table({"N": "HK HK HO HO LA"}, taken=WON, left=8)
    say(deal, "N pair H")
    assert cards_text(deal.seen_by(1).hands[0]) == "HO HK"
    say(deal, "N pair H")
    assert cards_text(deal.seen_by(1).hands[0]) == "HO HO HK HK"


# Who may declare.


@rule("GA-PAIR-02", "GA-PAIR-09")
def test_a_side_without_a_trick_declares_nothing() -> None:
    hands = {"N": "SK SO LA H7 L7", "W": "HK HO EK EO L7", "S": "LK LO EO HO E7", "E": "HK EK LK LO S7"}
    deal = table(hands, taken=WON, left=8)
    assert [pairs(deal, name) for name in "NWSE"] == ["S", "", "L", ""]
    refuses(deal, "W pair H", "GA-PAIR-02")
    refuses(deal, "E pair L", "GA-PAIR-02")
    round_of(deal, "L7 HK E7 LK")
    assert taker(deal) == "E"
    assert [pairs(deal, name) for name in "NWSE"] == ["S", "E", "L", ""], "W has lost his hearts to the trick"


@rule("GA-PAIR-02", "GA-SEAT-08")
@each_of("preset", ["2p", "3p"])
def test_alone_one_needs_a_trick_of_ones_own(preset: str) -> None:
    deal = table({"A": "SK SO", "B": "HK HO"}, preset=preset, taken={"B": "EA E7"})
    assert (pairs(deal, "A"), pairs(deal, "B")) == ("", "H")
    refuses(deal, "A pair S", "GA-PAIR-02")


@rule("GA-PAIR-04", "GA-PAIR-09")
def test_a_card_that_has_been_played_makes_no_pair() -> None:
    deal = table({"N": "HK HO LA H7 L7", "W": "E7", "S": "L7", "E": "LU"}, taken=WON, left=8, turned="SX")
    round_of(deal, "HK")
    refuses(deal, "N pair H", "GA-PAIR-04")
    round_of(deal, "E7 L7 LU")
    assert taker(deal) == "N"
    refuses(deal, "N pair H", "GA-PAIR-04")
    refuses(deal, "N pair L", "GA-PAIR-04")


@rule("GA-PAIR-09", "GA-PAIR-04")
def test_the_first_trick_won_with_the_king_costs_the_pair() -> None:
    hands = {"W": "S7 HU L7 EX LO", "S": "LU HK LA E7 HX", "E": "SK LA EU HO H7", "N": "EK EO LX SU HA"}
    deal = table(hands, "SX EK", "EA", taken={"EW": "SA SX"}, leader="W", left=20)
    round_of(deal, "S7 LU SK")
    refuses(deal, "N pair E", "GA-PAIR-02")
    round_of(deal, "EK")
    assert taker(deal) == "N"
    refuses(deal, "N pair E", "GA-PAIR-09")
    drawn(deal)
    assert "EK" not in hand(deal, "N").split()
    other = table(hands, "EK SX", "EA", taken={"EW": "SA"}, leader="W", left=20)
    drawn(round_of(other, "S7 LU SK EK"))
    say(other, "N pair E")
    assert counts(other)[0] == 10 + 40


@rule("GA-PAIR-15", "GA-Q07")
def test_king_and_ober_in_two_hands_are_no_pair() -> None:
    deal = table({"N": "SK HO LA H7 L7", "S": "SO HK E7 L7 LX"}, taken=WON, left=8, turned="SX")
    for name, suit in product("NS", "SHLE"):
        refuses(deal, f"{name} pair {suit}", "GA-PAIR-15")


@rule("GA-PAIR-14")
def test_a_pair_can_be_what_is_missing() -> None:
    deal = table({"N": "SK SO HK HO L7"}, taken={"NS": "HA HX HA HX EA EX E7 E7", "EW": "L7"}, left=8)
    assert counts(deal) == (63, 0)
    say(deal.copy(), "N aus")
    say(deal, "N pair S")
    say(deal, "S aus", "W pass")
    assert (ended(deal), deal.true_count(0)) == (reasons.AUS_RIGHT, 103)
    early = table({"N": "SK SO HK HO L7"}, taken={"NS": "HA HX HA HX EA EX E7 E7", "EW": "L7"}, left=8)
    say(early, "N aus")
    assert ended(early) == reasons.UNDERGAIGELT


@rule("GA-PAIR-16", "GA-PAIR-01")
def test_pairs_are_declared_after_the_talon_too() -> None:
    deal = endgame({"N": "LA L7", "W": "LX LU", "S": "LK LO", "E": "HK HO"}, "L", taken=BOTH)
    assert [pairs(deal, name) for name in "NWSE"] == ["", "", "L", "H"]
    say(deal, "S pair L", "E pair H")
    assert [pair.seat for pair in deal.pairs.declared] == [2, 3]


# Used and fresh cards.


@rule("GA-PAIR-05", "GA-PAIR-06", "GA-Q06", "GA-Q63")
def test_a_second_pair_needs_the_other_king_and_the_other_ober() -> None:
    hands = {"N": "SK SO SK HX L7", "W": "E7", "S": "L7", "E": "LU"}
    deal = say(table(hands, "SO", "HA", taken=WON, left=12), "N pair S")
    refuses(deal, "N pair S", "GA-PAIR-05")
    round_of(deal, "SK E7 L7 LU")
    refuses(deal, "N pair S", "GA-PAIR-06")
    drawn(deal)
    assert "SO SO SK" in hand(deal, "N")
    before = counts(deal)
    say(deal, "N pair S")
    assert counts(deal)[0] == before[0] + 20
    refuses(deal, "N pair S", "GA-PAIR-05")


@rule("GA-PAIR-06", "GA-Q63")
def test_who_plays_a_king_plays_the_used_one() -> None:
    hands = {"N": "SK SO SK SO L7", "W": "E7", "S": "L7", "E": "LU"}
    deal = say(table(hands, turned="LX", taken=WON, left=12), "N pair S")
    allows(deal, "N pair S")
    round_of(deal, "SO")
    assert pairs(deal, "N") == "S", "the Ober played was the used one"
    say(deal, "N pair S")
    refuses(deal, "N pair S", "GA-PAIR-05")


@rule("GA-PAIR-08", "GA-PAIR-01")
def test_two_pairs_in_one_go() -> None:
    two_suits = table({"N": "SK SO HK HO E7"}, turned="SX", taken=WON, left=8)
    before = counts(two_suits)[0]
    say(two_suits, "N pair 40", "N pair 20")
    assert counts(two_suits)[0] == before + 60
    one_suit = table({"N": "SK SO SK SO E7"}, turned="SX", taken=WON, left=8)
    say(one_suit, "N pair S", "N pair S")
    assert counts(one_suit)[0] == before + 80
    refuses(one_suit, "N pair S", "GA-PAIR-05")


@rule("GA-PAIR-07", "GA-Q05")
def test_where_all_four_must_be_shown_a_played_card_closes_the_suit() -> None:
    hands = {"N": "SK SO SK HX L7", "W": "E7", "S": "L7", "E": "LU"}
    house = {"pair_repeat": "all_four_at_once"}
    closed = say(table(hands, "SO", "HA", taken=WON, left=12, **house), "N pair S")
    refuses(closed, "N pair S", "GA-PAIR-07")
    drawn(round_of(closed, "SK E7 L7 LU"))
    assert "SO SO" in hand(closed, "N")
    refuses(closed, "N pair S", "GA-PAIR-07")
    later = say(table(hands, "SO", "HA", taken=WON, left=12, **house), "N pair S")
    drawn(round_of(later, "HX E7 L7 LU"))
    say(later, "N pair S")
    assert pairs(later, "N") == ""
    refuses(later, "N pair S", "GA-PAIR-05")


@rule("GA-PAIR-07", "GA-PAIR-08", "GA-Q05")
def test_all_four_may_be_shown_together() -> None:
    deal = table({"N": "SK SO SK SO E7"}, turned="SX", taken=WON, left=8, preset="wikipedia-4p")
    before = counts(deal)[0]
    say(deal, "N pair S", "N pair S")
    assert counts(deal)[0] == before + 80
    named = {name for name in GAIGEL.presets if rules_of(name).pairs.pair_repeat == "all_four_at_once"}
    assert named == {"wikipedia-4p", "wikipedia-6p", "wikipedia-3p"}


# The moment.


@rule("GA-PAIR-11", "GA-Q02", "GA-Q53")
@each_of("window", ["any_time", "own_turn", "on_lead"])
def test_when_a_pair_may_be_declared(window: str) -> None:
    hands = {"N": "SK SO HK HO L7", "W": "E7 LU", "S": "L7 LK EK EO EO", "E": "LU LO"}
    deal = table(hands, turned="SX", taken=WON, left=12, pair_window=window)

    def now(moment: str) -> None:
        expected = {"on lead": True, "in turn": window != "on_lead", "at any time": window == "any_time"}[moment]
        if expected:
            allows(deal, "S pair E")
        else:
            refuses(deal, "S pair E", "GA-PAIR-11")

    now("at any time")
    assert pairs(deal, "N") == "HS", "he is to lead"
    round_of(deal, "L7")
    assert pairs(deal, "N") == ("HS" if window == "any_time" else "")
    now("at any time")
    round_of(deal, "E7")
    now("in turn")
    round_of(deal, "LK LU")
    assert taker(deal) == "S"
    now("at any time")  # before drawing
    drawn(deal)
    now("on lead")
    round_of(deal, "EO")
    now("at any time")


@rule("GA-PAIR-11")
def test_every_house_declares_at_any_time() -> None:
    assert {rules_of(name).pairs.pair_window for name in GAIGEL.presets} == {"any_time"}


@rule("GA-PAIR-12", "GA-Q04")
def test_a_declared_card_must_be_played_next_where_the_house_wants_it() -> None:
    hands = {"N": "E7", "W": "L7", "S": "LK LO HA H7 SA", "E": "LU"}
    deal = round_of(table(hands, turned="SX", taken=WON, left=12, preset="wikipedia-4p"), "E7 L7")
    say(deal, "S pair 20")
    assert playable(deal, "S") == "LO LK"
    refuses(deal, "S HA", "GA-PAIR-12")
    free = say(round_of(table(hands, turned="SX", taken=WON, left=12), "E7 L7"), "S pair 20")
    allows(free, "S HA", "S LK", "S LO", "S SA")
    drawn(round_of(deal, "LK LU"))
    round_of(deal, f"{hand(deal, due(deal))[:2]}")
    assert set(playable(deal, "S").split()) <= set(hand(deal, "S").split())
    while due(deal) != "S":
        round_of(deal, playable(deal, due(deal))[:2])
    assert playable(deal, "S").split() == list(dict.fromkeys(hand(deal, "S").split())), "the duty was for one card"
    named = {name for name in GAIGEL.presets if rules_of(name).pairs.pair_play_next}
    assert named == {"wikipedia-4p", "wikipedia-6p", "wikipedia-3p"}


@rule("GA-PAIR-12", "GA-PAIR-08")
def test_after_two_pairs_any_of_their_cards_will_do() -> None:
    deal = table({"N": "LK LO HK HO SA"}, turned="SX", taken=WON, left=8, pair_play_next=True)
    say(deal, "N pair L", "N pair H")
    assert playable(deal, "N") == "LO LK HO HK"


@rule("GA-PAIR-12", "GA-Q04")
def test_the_duty_waits_for_the_next_turn_and_yields_to_the_duties_after_the_talon() -> None:
    hands = {"N": "HA H7", "W": "E7 L7", "S": "LK LO", "E": "LU EU"}
    deal = endgame(hands | {"S": "LK LO HX"}, "S", taken=BOTH | {"EW": ""}, pair_play_next=True)
    say(deal, "S pair L")
    round_of(deal, "HA L7")
    assert playable(deal, "S") == "HX", "he must follow"
    waits = endgame(hands, "L", taken=BOTH | {"EW": ""}, pair_play_next=True)
    say(waits, "S pair L")
    round_of(waits, "HA L7")
    assert playable(waits, "S") == "LO LK"


@rule("GA-PAIR-12", "GA-PAIR-10", "GA-OPEN-14")
def test_a_duty_to_play_trumps_yields_to_the_first_trick() -> None:
    hands = {"N": "HA LX EU S7 EO", "S": "SK SO LA EX H7"}
    deal = round_of(table(hands, turned="SU", pair_play_next=True), "elfen:HA")
    say(deal, "S pair 40")
    round_of(deal, playable(deal, "W")[:2])
    assert playable(deal, "S") == "EX LA H7"


# Beside the rules of pairs.


@rule("GA-PAIR-13")
def test_no_reminder_card_is_asked_for() -> None:
    deal = say(table({"N": "SK SO LA H7 L7"}, taken=WON, left=8), "N pair S")
    assert not can(deal, "N", PAIR)
    assert set(openings(deal, "N")) == {"SK", "SO", "LA", "H7", "L7"}


@rule("GA-Q46", "GA-PAIR-04", "GA-PAIR-02")
@each_of("line", ["N pair H", "W pair H"])
def test_in_the_tavern_a_pair_that_is_none_costs_the_deal(line: str) -> None:
    deal = table({"N": "SK LO LA H7 L7", "W": "HK HO LX LX EO"}, taken=WON, left=8, irregularities="penalise")
    commits(deal, line)
    assert ended(deal) == reasons.OFFENCE_PROVEN
    assert gained(deal) == ((2, 0) if line[0] == "N" else (0, 2))


@rule("GA-PAIR-01", "GA-PAIR-04")
def test_there_is_no_fifth_suit() -> None:
    deal = table({"N": "SK SO"}, taken=WON, left=8)
    assert deal.check(0, PAIR * 64 + 4) == reasons.NO_PAIR
    assert deal.check(0, PAIR * 64 + 3) == reasons.FINE
    assert cards("SK SO") == [34, 33]
