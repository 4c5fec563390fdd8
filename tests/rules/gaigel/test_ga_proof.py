"""Beside the first trick: the proof of a trump, what is announced, and irregular play."""

from itertools import permutations

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    can,
    commits,
    drawn,
    ended,
    gained,
    openings,
    pairs,
    round_of,
    rules_of,
    table,
)
from rules.gaigel.scenes import BOTH_TRUMPS, FORCED, OPEN, TRUMPS, opened
from rules.helpers import allows, refuses, say
from weli.core.cards import cards_text
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import PROOF

rule = pytest.mark.rule


# The proof.


@rule("GA-OPEN-19", "GA-Q47")
def test_who_gave_a_trump_shows_his_hand_to_all() -> None:
    deal = opened("tauchen:SX L7 SA", FORCED, "LU")
    refuses(deal, "N proof W", "GA-OPEN-19")
    round_of(deal, "S7")
    for name in "NSE":
        allows(deal, f"{name} proof W")
        refuses(deal, "W proof W", "GA-OPEN-19")
    refuses(deal, "N proof S", "GA-OPEN-19")
    refuses(deal, "N proof E", "GA-OPEN-19")
    refuses(deal, "W proof N", "GA-OPEN-19")
    assert deal.seen_by(3).hands[1] == []
    say(deal, "E proof W")
    for seat in range(4):
        assert cards_text(deal.seen_by(seat).hands[1]) == "LX LO LK LA"
    refuses(deal, "N proof W", "GA-OPEN-19")
    drawn(deal)
    assert cards_text(deal.seen_by(0).hands[1]) == "LX LO LK LA", "what he draws is his own affair"
    assert deal.seen_by(0).cards.held[1] == 5


@rule("GA-OPEN-19", "GA-Q47")
def test_vorhand_proves_his_five_trumps_too() -> None:
    deal = opened("H7 L7 LA SA", TRUMPS, "HU")
    assert all(can(deal, name, PROOF) for name in "WSE")
    say(deal, "S proof N")
    assert cards_text(deal.seen_by(1).hands[0]) == "HX HO HK HA"
    late = drawn(opened("H7 L7 LA SA", TRUMPS, "HU"))
    refuses(late, "S proof N", "GA-OPEN-19")
    refuses(round_of(late, "HX SK"), "S proof N", "GA-OPEN-19")


@rule("GA-OPEN-19")
def test_two_may_have_to_prove_their_trumps() -> None:
    deal = opened("HO HK EU S7", BOTH_TRUMPS, "HU")
    say(deal, "N proof W", "W proof N")
    assert [len(shown) for shown in deal.cards.shown] == [4, 4, 0, 0]


@rule("GA-OPEN-19", "GA-OPEN-25")
@each_of("options", [{"trump_proof": "none"}, {"first_trick_trumps": "powerless"}])
def test_a_house_may_do_without_proof(options: dict[str, str]) -> None:
    deal = opened("tauchen:SX L7 SA S7", FORCED, "LU", **options)
    assert not any(can(deal, name, PROOF) for name in "NWSE")
    refuses(deal, "N proof W", "GA-OPEN-19")


@rule("GA-OPEN-19", "GA-OPEN-04")
def test_an_ace_of_trumps_that_ge_elfed_proves_nothing() -> None:
    deal = table({"N": "EA LX HK E7 S7", "W": "L7", "S": "L7", "E": "S7"}, turned="EU", elfen_trump_ace=True)
    round_of(deal, "elfen:EA L7 L7 S7")
    refuses(deal, "W proof N", "GA-OPEN-19")


@rule("GA-OPEN-19")
def test_without_a_trump_there_is_nothing_to_prove() -> None:
    deal = opened("elfen:LA LA LO L7")
    for asking, asked in permutations("NWSE", 2):
        refuses(deal, f"{asking} proof {asked}", "GA-OPEN-19")


# Before and beside the first trick.


@rule("GA-OPEN-20", "GA-OPEN-08")
def test_what_is_announced_changes_nothing_in_play() -> None:
    quiet = opened("elfen:LA LA LO L7", opening_announce="facedown_only")
    loud = opened("elfen:LA LA LO L7", opening_announce="all")
    assert quiet.facts()[1:] == loud.facts()[1:]
    assert {name for name in GAIGEL.presets if rules_of(name).opening.opening_announce == "all"} == {
        "wikipedia-4p",
        "wikipedia-6p",
        "wikipedia-3p",
    }


@rule("GA-PAIR-02", "GA-ROB-01", "GA-OPEN-01")
def test_before_the_opening_lead_nothing_is_declared_or_exchanged() -> None:
    deal = table({"N": "SK SO HK HO E7", "S": "LK LO EK EO E7"}, turned="EU")
    for name in "NS":
        assert pairs(deal, name) == ""
        refuses(deal, f"{name} rob", "GA-ROB-01")
        refuses(deal, f"{name} draw", "GA-PLAY-01")


@rule("GA-OPEN-21")
@each_of(("preset", "allowed"), [("kreuz-4p", False), ("wikipedia-4p", True), ("4p-dissle-vorhand", True)])
def test_auf_dissle_is_an_opening_where_the_house_plays_it(preset: str, allowed: bool) -> None:
    deal = table({"N": "S7 L7 H7 H7 LU"}, turned="EU", preset=preset)
    if allowed:
        say(deal, "N dissle")
        assert openings(deal, "N") == ["LU"]
        refuses(deal, "N tauchen LU", "GA-Q33")
    else:
        refuses(deal, "N dissle", "GA-VAR-13")


# Irregular play.


@rule("GA-Q46", "GA-OPEN-06", "GA-OPEN-14")
def test_in_the_tavern_a_wrong_dive_or_trump_costs_a_double_game() -> None:
    house = {"irregularities": "penalise"}
    deal = table(OPEN, turned="EU", **house)
    commits(deal, "N tauchen E7")
    assert not deal.closed, "nobody has seen it yet"
    round_of(deal, "H7 LO L7")
    assert (ended(deal), gained(deal)) == (reasons.OFFENCE_PROVEN, (2, 0))
    trump = opened("tauchen:LX", **house)
    commits(trump, "W EO")
    round_of(trump, "LO L7")
    assert not trump.closed
    round_of(trump, "HK")
    round_of(trump, "LA")
    assert (ended(trump), gained(trump)) == (reasons.OFFENCE_PROVEN, (0, 2)), "he had another card"
