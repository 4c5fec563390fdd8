"""Bets and answers."""

import pytest

from rules.helpers import (
    SEATS,
    allows,
    answerers,
    counted,
    due,
    gained,
    owner,
    playable,
    raised_to,
    refuses,
    row,
    say,
    showing,
    tricks,
    uncut,
    winner,
)
from rules.perlaggen.words import FOUR_TRICKS, HANDS, THREE_TRICKS, bells, owing, settled
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.core.cards import cards_of, cards_text
from weli.core.errors import NotationError
from weli.games.figures.engine.deal import NONE
from weli.notation import parse

rule = pytest.mark.rule

FIGURES = pytest.mark.parametrize("figure", ["gleich", "hanger", "spiel"])
NUMBER = {"gleich": GLEICH, "hanger": HANGER, "spiel": SPIEL}


@rule("PL-BET-01")
def test_every_figure_begins_unbet_at_one() -> None:
    deal = bells()
    assert (
        [stake.value for stake in deal.stakes],
        [stake.first_bet for stake in deal.stakes],
        [stake.bettor for stake in deal.stakes],
    ) == ([1, 1, 1], [0, 0, 0], [NONE] * 3)
    assert gained(say(deal, "E concede gleich", "E concede hanger", "E concede spiel")) == (3, 0)


@rule("PL-BET-02")
@FIGURES
def test_a_bet_proposes_one_point_more(figure: str) -> None:
    deal = say(bells(), f"S bet {figure}")
    assert deal.stakes[NUMBER[figure]].value == 1, "proposed, not yet accepted"
    assert say(deal, "W hold").stakes[NUMBER[figure]].value == 2
    with pytest.raises(NotationError, match="next bet is 2"):
        say(bells(), f"S bet {figure} 3")


@rule("PL-BET-03")
@pytest.mark.parametrize("words", ["Ich biete", "gleich", "das Gleich", "geboten", "Hanger!", "zwei"])
def test_without_the_verb_and_the_figure_there_is_no_bet(words: str) -> None:
    with pytest.raises(NotationError):
        parse(words)
    assert parse("Ich biete das Gleich").figures == parse("Gleich geboten").figures == (GLEICH,)


@rule("PL-BET-04")
def test_anybody_may_bet_on_an_unbet_figure_at_any_moment() -> None:
    deal = bells()
    for card in THREE_TRICKS.split():
        allows(deal, *[f"{seat} bet {figure}" for seat in SEATS for figure in NUMBER])
        tricks(deal, card)
    refuses(deal, "N bet spiel", "PL-BET-04")
    refuses(say(bells(), "N concede hanger"), "E bet hanger", "PL-BET-04")


@rule("PL-BET-04")
def test_seen_bets_wait_until_the_deal_is_complete() -> None:
    deal = uncut("innsbruck", HANDS, turned="SX")
    for seat in SEATS:
        refuses(deal, f"{seat} bet gleich", "PL-BET-04")
    allows(say(deal, "E cut 1"), "N bet gleich")


@rule("PL-BET-05")
def test_a_bet_stops_the_play_until_it_is_answered() -> None:
    deal = say(tricks(bells(), "LK L9"), "S bet gleich")
    assert not playable(deal, "E")
    refuses(deal, "E L8", "PL-BET-05")
    refuses(deal, "W bet hanger", "PL-BET-05")
    assert due(deal) == "E"
    allows(say(deal, "W hold"), "E L8", "W bet hanger")


@rule("PL-BET-06")
@pytest.mark.parametrize(("bettor", "others"), [("N", "EW"), ("E", "NS"), ("S", "EW"), ("W", "NS")])
def test_either_opponent_answers_for_both(bettor: str, others: str) -> None:
    deal = say(bells(), f"{bettor} bet hanger")
    assert answerers(deal) == others
    for seat in others:
        allows(deal, f"{seat} hold", f"{seat} good", f"{seat} raise")
    for seat in set(SEATS) - set(others):
        for answer in ("hold", "good", "raise"):
            refuses(deal, f"{seat} {answer} hanger", "PL-BET-06")
    say(deal, f"{others[0]} hold")
    refuses(deal, f"{others[1]} good hanger", "PL-BET-07")


@rule("PL-BET-07")
@FIGURES
def test_good_gives_the_figure_at_the_value_before_the_bet(figure: str) -> None:
    deal = say(bells(), f"N bet {figure}", "W good")
    assert (owner(deal, NUMBER[figure]), deal.points(0)) == ("NS", 1)
    raised = say(bells(), f"N bet {figure}", "E raise", "N good")
    assert (owner(raised, NUMBER[figure]), raised.points(1)) == ("EW", 2)


@rule("PL-BET-08")
def test_a_hold_makes_it_worth_so_much_for_whoever_wins() -> None:
    for loser, points in (("N", (0, 2)), ("E", (2, 0))):
        deal = say(bells(), "S bet spiel", "W hold", f"{loser} concede spiel")
        assert (deal.points(0), deal.points(1)) == points
    refuses(bells(), "W hold gleich", "PL-BET-08")


@rule("PL-BET-09")
def test_a_raise_accepts_and_proposes_one_more_until_good_or_hold() -> None:
    deal = say(bells(), "S bet gleich", "W raise")
    assert (deal.stakes[GLEICH].value, answerers(deal)) == (2, "NS")
    say(deal, "N raise")
    assert (deal.stakes[GLEICH].value, answerers(deal)) == (3, "EW")
    assert say(deal.copy(), "E good").points(0) == 3
    say(deal, "E hold")
    assert (deal.stakes[GLEICH].value, answerers(deal)) == (4, "")


@rule("PL-BET-10")
def test_the_side_that_held_bets_next_and_so_they_alternate() -> None:
    deal = tricks(say(bells(), "S bet gleich", "W hold"), "LK L9")
    allows(deal, "E bet gleich", "W bet gleich")
    for seat in "NS":
        refuses(deal, f"{seat} bet gleich", "PL-BET-10")
    say(deal, "E bet gleich", "N hold")
    allows(deal, "N bet gleich", "S bet gleich")
    for seat in "EW":
        refuses(deal, f"{seat} bet gleich", "PL-BET-10")


@rule("PL-BET-11")
def test_a_conceded_figure_cannot_be_bet_on() -> None:
    for conceded in (["E concede gleich"], ["N bet gleich", "E good"], ["N bet gleich", "E hold", "W concede gleich"]):
        deal = say(bells(), *conceded)
        for seat in SEATS:
            refuses(deal, f"{seat} bet gleich", "PL-BET-11")


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


@rule("PL-BET-12")
def test_spiel_aus_is_answered_and_not_raised() -> None:
    deal = say(raised_to(bells(), "spiel", 7), "N bet spiel")
    refuses(deal, "E raise spiel", "PL-BET-12")
    allows(deal, "E hold", "W good")


@rule("PL-BET-13")
@pytest.mark.parametrize("seat", SEATS)
@FIGURES
def test_any_open_figure_can_be_conceded_at_any_time(figure: str, seat: str) -> None:
    other = "EW" if seat in "NS" else "NS"
    for deal in (bells(), tricks(bells(), "LK L9"), say(bells(), f"N bet {figure}", "E hold")):
        assert owner(say(deal, f"{seat} concede {figure}"), NUMBER[figure]) == other
        refuses(deal, f"{seat} concede {figure}", "PL-BET-13")


@rule("PL-BET-13", "PL-BET-25")
def test_das_spiel_ist_gut_ends_the_tricks_and_begins_the_show() -> None:
    deal = say(tricks(bells(), "LK L9"), "E das Spiel ist gut")
    assert (due(deal), deal.phase(), showing(deal)) == ("-", "show", "NS")


@rule("PL-BET-14")
def test_one_player_bets_or_holds_and_his_side_is_bound() -> None:
    deal = say(bells(), "N bet gleich", "W hold")
    assert [bool(deal.proofs.duties[seat]) for seat in range(4)] == [True, False, False, True]
    refuses(deal, "S bet gleich", "PL-BET-10")
    refuses(deal, "E good gleich", "PL-BET-07")
    allows(deal, "E bet gleich")


@rule("PL-BET-15")
def test_the_best_one_wins_a_held_figure_whoever_bet_or_held() -> None:
    held = say(bells(), "N bet gleich", "E hold", "W concede spiel", "S contest gleich EU LU", "N concede hanger")
    say(held, "E concede gleich", "N validate gleich H9 L9", "E validate gleich HX E7=SX")
    assert counted(held)[:2] == ["spiel NS 1", "hanger EW 1"]
    assert "gleich NS 2" in counted(held), "South, who said nothing, had the Unters"


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


@rule("PL-BET-18")
def test_where_the_spiel_cannot_turn_on_it_any_more_a_raise_needs_the_card_too() -> None:
    led = say(tricks(bells(), FOUR_TRICKS + " E7=HK"), "N bet spiel")
    refuses(led, "W raise spiel", "PL-BET-18")
    allows(led, "E raise", "W hold", "W good")


@rule("PL-BET-19")
def test_the_card_need_not_be_able_to_win() -> None:
    led = tricks(bells(), FOUR_TRICKS + " E7=SA S7=SA LO")
    allows(led, "N bet spiel")
    assert due(tricks(led, "S8")) == "-"
    assert owner(led, SPIEL) == "NS", "South's Spitz outranks East's"


@rule("PL-BET-20")
def test_gut_bei_farbe_is_good_once_the_card_is_seen() -> None:
    small_trump = say(tricks(bells(), FOUR_TRICKS + " E7=HK"), "N bet spiel", "W gut bei Farbe")
    assert (owner(small_trump, SPIEL), row(small_trump, "N")) == ("NS", "EK EA H9 L9 S8")


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


@rule("PL-BET-22")
def test_the_score_may_forbid_a_bet() -> None:
    refuses(bells(score=(17, 0)), "N bet gleich", "PL-END-01")
    refuses(say(bells(score=(16, 0)), "E bet gleich", "N hold"), "N bet gleich", "PL-END-02")


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
