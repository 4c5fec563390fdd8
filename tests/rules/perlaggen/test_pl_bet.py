"""Bets and answers."""

import pytest

from rules.helpers import (
    SEATS,
    allows,
    counted,
    due,
    gained,
    owing,
    owner,
    raised_to,
    refuses,
    say,
    settled,
    showing,
    tricks,
    uncut,
    winner,
)
from rules.perlaggen.words import FOUR_TRICKS, HANDS, THREE_TRICKS, bells
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.core.cards import cards_of, cards_text
from weli.core.errors import NotationError

rule = pytest.mark.rule

FIGURES = pytest.mark.parametrize("figure", ["gleich", "hanger", "spiel"])
NUMBER = {"gleich": GLEICH, "hanger": HANGER, "spiel": SPIEL}


@rule("PL-BET-04")
def test_seen_bets_wait_until_the_deal_is_complete() -> None:
    deal = uncut("innsbruck", HANDS, turned="SX")
    for seat in SEATS:
        refuses(deal, f"{seat} bet gleich", "PL-BET-04")
    allows(say(deal, "E cut 1"), "N bet gleich")


@rule("PL-BET-12")
def test_beyond_seven_the_next_bet_stakes_the_whole_game() -> None:
    seven = raised_to(bells(), "gleich", 7)
    assert seven.stakes[GLEICH].value == 7
    conceded = settled(say(seven.copy(), "N bet gleich", "E good"), "S")
    assert counted(say(conceded, "N validate gleich H9 L9", "E validate gleich HX E7=SX"))[0] == "gleich NS 7"
    staked = say(seven, "N spiel aus", "E hold")
    refuses(staked, "E bet gleich", "PL-BET-12")
    won = say(staked, "N concede gleich")
    assert won.phase() == "validate", "nothing more is played for"
    say(won, "N validate gleich H9 L9", "E validate gleich HX E7=SX")
    assert (winner(won), gained(won)) == ("EW", (0, 0)), "whatever the score"


@rule("PL-BET-16")
def test_whoever_bets_holds_or_raises_must_have_two_cards_of_it_himself() -> None:
    for lines in (["W bet gleich", "N hold"], ["N bet gleich", "W hold"], ["N bet gleich", "W raise", "N hold"]):
        deal = settled(say(bells(), *lines), "E")
        assert owing(deal) == "NW"
        say(deal, "N validate gleich H9 L9", "W pass")
        assert deal.gained[1] == -2, f"East's Spitz does not help West: {lines}"
    blind = say(uncut("innsbruck", HANDS, turned="SX"), "W blind gleich", "E cut 1", "N hold")
    assert [bool(blind.proofs.duties[seat]) for seat in range(4)] == [True, False, False, False]


@rule("PL-BET-17", "PL-OQ-21")
def test_good_wins_for_the_bettor_who_can_show_one_even_against_a_better_one() -> None:
    deal = settled(say(bells(), "N bet gleich", "E good"), "E")
    say(deal, "N validate gleich H9 L9")
    assert (owner(deal, GLEICH), gained(deal)) == ("NS", (3, 0)), "East could have had two Aces"
    without = say(settled(say(bells(), "W bet gleich", "N good"), "N"), "W pass")
    assert (owner(without, GLEICH), gained(without)) == ("NS", (1, -2)), "East's example is not the bettor's"


@rule("PL-BET-18", "PL-OQ-56")
def test_in_the_last_trick_the_suit_a_trump_or_a_perlagg_is_needed_to_bet_on_the_spiel() -> None:
    before = tricks(bells(), FOUR_TRICKS)
    allows(before, *[f"{seat} bet spiel" for seat in SEATS])
    led = tricks(before, "E7=HK")
    refuses(led, "W bet spiel", "PL-BET-18")
    allows(led, "N bet spiel", "S bet spiel", "E bet spiel", "W bet gleich", "W bet hanger")
    allows(tricks(tricks(bells(), FOUR_TRICKS), "E7=L8"), "W bet spiel")  # LO is of the suit led


@rule("PL-BET-19")
def test_the_card_need_not_be_able_to_win() -> None:
    led = tricks(bells(), FOUR_TRICKS + " E7=SA S7=SA LO")
    allows(led, "N bet spiel")
    assert due(tricks(led, "S8")) == "-"
    assert owner(led, SPIEL) == "NS", "South's Spitz outranks East's"


@rule("PL-BET-20", "PL-OQ-31")
def test_a_perlagg_shown_for_it_gets_its_name_when_it_is_next_used() -> None:
    deal = say(tricks(bells(), FOUR_TRICKS + " E7=HK"), "S bet spiel", "W gut bei Farbe")
    assert (owner(deal, SPIEL), showing(deal)) == ("NS", "NS")
    for seat in range(4):
        assert cards_text(cards_of(deal.seen_by(seat).cards.hands[2])) == "S7", "everybody has seen it"
    allows(deal, "S contest gleich S7=SU", "S contest hanger S7=L8")


@rule("PL-BET-21")
def test_a_perlagg_that_was_bet_on_in_the_last_trick_may_get_any_name() -> None:
    deal = say(tricks(bells(), FOUR_TRICKS + " E7=HK"), "S bet spiel", "W hold")
    allows(deal, "S S7=SA", "S S7=HA", "S S7=EX", "S S7=LA", "S S7")


@rule("PL-BET-23", "PL-OQ-57")
def test_who_names_the_perlagg_otherwise_has_lost_his_example_and_still_owes_it() -> None:
    deal = tricks(say(bells(), "E bet gleich", "N hold"), "E8 EK E7=EO E9")
    settled(deal, "W")
    assert owing(deal) == "NE"
    for card in ("SA", "HU", "L8"):
        refuses(deal, f"E validate gleich {card}", "PL-VAL-01")
    assert gained(say(deal, "N validate gleich H9 L9", "E pass")) == (4, -2)
    kept = settled(tricks(say(bells(), "E bet gleich", "N hold"), "E8 EK E7=EU E9"), "W")
    assert gained(say(kept, "N validate gleich H9 L9", "E validate gleich HU")) == (4, 0)


@rule("PL-BET-24")
def test_a_bet_or_a_raise_can_be_spoken_as_its_number() -> None:
    held = say(bells(), "N bet gleich", "E hold", "W Drei auf das Gleich")
    assert (held.stakes[GLEICH].proposed, held.stakes[GLEICH].bettor, held.stakes[GLEICH].value) == (3, 3, 2)
    answer = say(bells(), "N bet gleich", "E Gleich drei")
    assert (answer.stakes[GLEICH].proposed, answer.stakes[GLEICH].bettor, answer.stakes[GLEICH].value) == (3, 1, 2)
    with pytest.raises(NotationError, match="next bet is 3"):
        say(bells(), "N bet gleich", "E hold", "W vier auf das Gleich")


@rule("PL-BET-25")
def test_the_spiel_is_settled_by_good_by_a_concession_or_by_the_third_trick() -> None:
    for deal in (
        say(bells(), "N bet spiel", "E good"),
        say(bells(), "E concede spiel"),
        tricks(bells(), THREE_TRICKS),
    ):
        assert (owner(deal, SPIEL), deal.phase(), due(deal)) == ("NS", "show", "-")
        refuses(deal, "W LO", "PL-PLAY-19")
        refuses(deal, "E concede spiel", "PL-BET-25")
    closed = say(bells(), "E concede gleich", "E concede hanger", "E concede spiel")
    assert closed.phase() == "done", "nothing is left to show"
    refuses(bells(), "N contest gleich H9 L9", "PL-BET-25")
