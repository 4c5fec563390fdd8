"""The Seven of trumps: the partner with the other one, the end of the talon, and irregular play."""

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    TABLES,
    can,
    commits,
    counts,
    drawn,
    due,
    ended,
    gained,
    hand,
    pairs,
    playable,
    round_of,
    rules_of,
    table,
    taker,
)
from rules.gaigel.scenes import NS_ONLY, ROBBERS, ROBBERS_WON, acts_of_robbing, lying, robbers, tricks_of_all
from rules.helpers import allows, may, refuses, say
from weli.core.acts import GOOD, PASS, kind_of
from weli.core.cards import cards_text
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import HANDOVER

rule = pytest.mark.rule


# The partner with the other Seven.


@rule("GA-ROB-05", "GA-Q13", "GA-Q09", "GA-ROB-06")
def test_the_partner_lays_his_own_seven_instead() -> None:
    deal = robbers()
    say(deal, "N rob")
    refuses(deal, "S handover", "GA-ROB-05")
    drawn(round_of(deal, "LU LK E7 LO"))
    assert (due(deal), "H7" in hand(deal, "S")) == ("W", True)
    refuses(deal, "S handover", "GA-Q08")
    refuses(deal, "S rob", "GA-ROB-04")
    round_of(deal, "EK")
    say(deal, "S handover")
    assert (deal.answering(), deal.acting()[0]) == ([0], 2)
    refuses(deal, "S L7", "GA-Q13")
    refuses(deal, "N fetch", "GA-Q13")
    refuses(deal, "S handover", "GA-Q13")
    for name in "WSE":
        refuses(deal, f"{name} good", "GA-Q13")
        refuses(deal, f"{name} pass", "GA-Q13")
    assert {GOOD, PASS} <= {kind_of(act) for act in may(deal, "N")}
    assert deal.implied_act(0) == GOOD * 64, "silence agrees"
    say(deal, "N good")
    assert lying(deal) == "H7 HK"
    assert "H7" in hand(deal, "N").split()
    assert "H7" not in hand(deal, "S").split()
    assert (deal.cards.held[0], deal.cards.held[2]) == (5, 4)
    assert "H7" in cards_text(deal.seen_by(1).hands[0])
    refuses(deal, "N fetch", "GA-ROB-02")
    say(deal, "S fetch", "S pair 40")
    assert counts(deal)[0] == 40 + counts(robbers())[0]
    assert deal.cards.held[2] == 5


@rule("GA-Q13", "GA-ROB-05")
def test_the_claimant_may_say_no() -> None:
    deal = say(robbers(), "N rob")
    drawn(round_of(deal, "LU LK E7 LO"))
    round_of(deal, "EK")
    say(deal, "S handover", "N pass")
    assert (lying(deal), deal.robbing.claimant, "H7" in hand(deal, "S")) == ("H7 HK", 0, True)
    refuses(deal, "S handover", "GA-Q13")
    refuses(deal, "N pass", "GA-Q13")
    drawn(round_of(deal, "SK EO EA"))
    while due(deal) != "S":
        round_of(deal, playable(deal, due(deal))[:2])
    allows(deal, "S handover")  # in the next trick he may ask again


@rule("GA-Q12", "GA-ROB-05")
def test_nobody_takes_his_seven_back_alone() -> None:
    deal = say(table({"N": "H7 H7 LU SX SO"}, turned="HK", taken=NS_ONLY, left=24), "N rob")
    refuses(deal, "N handover", "GA-Q12")
    refuses(deal, "N rob", "GA-ROB-04")
    assert hand(deal, "N").split().count("H7") == 1


@rule("GA-ROB-04", "GA-ROB-05")
def test_only_the_partner_of_the_claimant_is_shown_that_one_may_ask() -> None:
    hands = {"N": "H7 EA LU SX SO", "W": "LK EK EU SA H7"}
    deal = say(table(hands, turned="HK", taken=ROBBERS_WON, left=24), "N rob")
    offered = GAIGEL.at_table().choices.expected
    assert {"rob", "handover"} & set(offered(deal.seen_by(deal.seating.seat_of("W")))) == {"rob"}
    deal = say(robbers(), "N rob")
    drawn(round_of(deal, "LU LK E7 LO"))
    assert {"rob", "handover"} & set(offered(deal.seen_by(deal.seating.seat_of("S")))) == {"handover"}


@rule("GA-ROB-05", "GA-Q13")
@each_of("preset", GAIGEL.presets)
def test_which_house_hands_over(preset: str) -> None:
    rules = rules_of(preset)
    assert rules.robbing.rob_partner_swap == (rules.players in (4, 6))
    if rules.players in (4, 6):
        names = rules.seating.seat_names()
        for swap in (True, False):
            side = rules.seating.side_names()[0]
            hands = {names[0]: "H7 LU", names[1]: "E7", names[2]: "H7 LO"}
            deal = table(hands, turned="HK", preset=preset, taken={side: "EA"}, left=12, rob_partner_swap=swap)
            round_of(say(deal, f"{names[0]} rob"), "LU E7")
            assert can(deal, names[2], HANDOVER) == swap
            if not swap:
                refuses(deal, f"{names[2]} handover", "GA-ROB-05")


@rule("GA-Q13", "GA-6P-01")
def test_among_six_either_partner_may_ask() -> None:
    for partner, between in (("C", "E7"), ("E", "E7 LU EU")):
        hands = {"A": "H7 LU", "B": "E7", "C": "LU LO", "D": "EU", partner: "H7 LO"}
        deal = table(hands, turned="HK", preset="6p", taken={"ACE": "EA"}, left=12)
        round_of(say(deal, "A rob"), f"LU {between}")
        say(deal, f"{partner} handover", "A good", f"{partner} fetch")
        assert "HK" in hand(deal, partner).split()


@rule("GA-Q13")
def test_where_exchanging_is_free_the_partner_asks_at_any_time() -> None:
    deal = say(table({"N": "H7 LU", "S": "H7 LO"}, turned="HK", taken=NS_ONLY, left=12, rob_window="any_time"), "N rob")
    say(deal, "S handover", "N good")
    assert deal.robbing.claimant == 2


@rule("GA-ROB-07", "GA-ROB-02")
def test_once_the_other_seven_is_gone_there_is_nothing_to_wait_for() -> None:
    hands = ROBBERS | {"W": "H7 EK EU SA LA"}
    deal = round_of(say(table(hands, "HU SO LX EU", "HK", taken=ROBBERS_WON, left=24), "N rob"), "LU H7 E7 LO")
    drawn(deal)
    round_of(deal, f"{hand(deal, 'W')[:2]} SK {hand(deal, 'E')[:2]}")
    say(deal, "N fetch")
    assert "HK" in hand(deal, "N").split()


# The end of the talon.


@rule("GA-ROB-13", "GA-Q10", "GA-Q11", "GA-ROB-10", "GA-PLAY-08", "GA-Q40", "GA-Q16")
@each_of("preset", TABLES.values())
@each_of("claimant", [0, 1])
def test_a_claim_is_settled_before_the_final_draw(preset: str, claimant: int) -> None:
    rules = rules_of(preset)
    names = rules.seating.seat_names()
    lows = ["HA EU", "LX LO", "LU LO", "LU LK", "EO EK", "EO EK"][: rules.players]
    lows[claimant] = f"{lows[claimant][:2]} S7"
    hands = dict(zip(names, lows, strict=True))
    deal = table(hands, turned="SK", preset=preset, taken=tricks_of_all(preset), left=rules.players)
    for place, name in enumerate(names):
        if place == claimant:
            say(deal, f"{name} rob")
        round_of(deal, lows[place][:2])
    assert taker(deal) == names[0]
    refuses(deal, f"{names[claimant]} fetch", "GA-ROB-13")
    drawn(deal)
    assert lying(deal) == ""
    assert "SK" in hand(deal, names[claimant]).split(), "handed out"
    assert "S7" in hand(deal, names[-1]).split(), "the Seven is drawn last, by the last player"
    view = deal.seen_by((claimant + 1) % rules.players)
    if claimant != rules.players - 1:
        assert cards_text(view.hands[claimant]) == "SK"
    assert [len(cards) for cards in deal.hands] == [2] * rules.players


@rule("GA-Q14", "GA-ROB-09")
def test_the_second_seven_of_the_final_draw_is_not_laid() -> None:
    hands = {"N": "HA S7 EU", "W": "LX LO", "S": "LU LO", "E": "LU LK"}
    deal = say(table(hands, "EX EO S7", "SK", taken={"NS": "EA"}, left=4), "N rob")
    drawn(round_of(deal, "HA LX LU LU"))
    assert "S7" in hand(deal, "S").split() + hand(deal, "E").split()
    for name in "NWSE":
        assert acts_of_robbing(deal, name) == set()
    refuses(deal, "E rob", "GA-Q14")


@rule("GA-ROB-10", "GA-PLAY-08")
def test_after_an_exchange_the_seven_is_drawn_last() -> None:
    hands = {"N": "HA S7 EU", "W": "LX LO", "S": "LU LO", "E": "LU LK"}
    deal = say(table(hands, "EX EO EK", "SK", taken={"NS": "EA"}, left=4), "N rob", "N fetch")
    drawn(round_of(deal, "HA LX LU LU"))
    assert hand(deal, "E").split().count("S7") == 1
    assert cards_text(deal.seen_by(0).hands[3]) == "S7"
    assert "ELHS"[deal.talon.trump] == "S"


# Irregular play.


@rule("GA-Q46", "GA-ROB-01")
@each_of("line", ["N rob", "S rob"])
def test_in_the_tavern_an_exchange_without_the_right_costs_the_deal(line: str) -> None:
    hands = {"N": "LA", "S": "H7"}
    deal = commits(table(hands, turned="HK", taken=NS_ONLY, left=24, irregularities="penalise"), line)
    assert (ended(deal), gained(deal)) == (reasons.OFFENCE_PROVEN, (2, 0))


@rule("GA-ROB-03", "GA-ROB-05")
def test_a_question_holds_up_nothing_but_play() -> None:
    hands = {"N": "H7 LU SK SO", "W": "E7", "S": "H7 LO"}
    deal = round_of(say(table(hands, turned="HK", taken=NS_ONLY, left=12), "N rob"), "LU E7")
    say(deal, "S handover")
    assert pairs(deal, "N") == "S"
    allows(deal, "N pair S", "W aus")
