"""The show, with Perlaggen in it."""

import pytest

from rules.helpers import (
    SEATS,
    allows,
    answerers,
    due,
    owner,
    owners,
    play_on,
    refuses,
    row,
    say,
    seat_number,
    showing,
    tricks,
    two_all,
)
from rules.perlaggen.words import HANDS, THREE_TRICKS, TIED, bells, show
from weli.core.acts import GLEICH, HANGER, SPIEL, show_act
from weli.core.cards import card_of, cards_text
from weli.games.figures.engine.deal import NONE

rule = pytest.mark.rule

NORTH_AND_SOUTH_LEAD = ["N contest hanger EA EK", "S contest gleich EU LU"]


@rule("PL-SHOW-01")
def test_the_winners_of_the_spiel_show_first_and_then_by_turns() -> None:
    assert bells().phase() == "play"
    refuses(bells(), "N contest gleich H9 L9", "PL-SHOW-01")
    for lines, first in ((["W concede spiel"], "NS"), (["N concede spiel"], "EW"), (["W bet spiel", "S good"], "EW")):
        assert showing(say(bells(), *lines)) == first
    assert showing(tricks(bells(), THREE_TRICKS)) == "NS"
    refuses(show(), "E contest hanger HX HU", "PL-SHOW-01")
    assert showing(say(show(), *NORTH_AND_SOUTH_LEAD)) == "EW"


@rule("PL-SHOW-01")
def test_there_is_no_show_where_both_figures_are_settled_before_the_spiel() -> None:
    assert say(bells(), "N concede gleich", "N concede hanger", "W concede spiel").phase() == "done"
    assert say(bells(), "N concede gleich", "W concede spiel").phase() == "show"


@rule("PL-SHOW-02")
def test_each_open_figure_is_conceded_contested_or_bet_on() -> None:
    for choice in ("N concede gleich", "N contest gleich H9 L9", "N bet gleich"):
        deal = say(show(), choice)
        assert showing(deal) == "NS", "the Hanger is still to come"
        assert not answerers(deal)
    contested = say(show(), "N contest gleich H9 L9")
    for line in ("N bet gleich", "S concede gleich", "S contest gleich"):
        refuses(contested, line, "PL-SHOW-02")
    refuses(say(show(), "N concede gleich"), "S contest gleich EU LU", "PL-SHOW-02")
    as_it_lies = say(tricks(bells(), THREE_TRICKS), "N contest hanger")
    for line in ("N concede hanger", "S bet hanger", "S contest hanger"):
        refuses(as_it_lies, line, "PL-SHOW-02")


@rule("PL-SHOW-03")
def test_contesting_takes_an_example_as_good_as_any_that_lies_there() -> None:
    deal = show()
    refuses(deal, "N contest gleich", "PL-SHOW-03")
    refuses(deal, "N contest gleich H9", "PL-SHOW-03")
    say(deal, *NORTH_AND_SOUTH_LEAD)
    refuses(deal, "E contest hanger HX HU", "PL-SHOW-03")
    refuses(deal, "W contest hanger LK LO", "PL-SHOW-03")
    refuses(deal, "W contest gleich LK HA", "PL-SHOW-03")
    refuses(deal, "E contest hanger HX HU E7=H7", "PL-SHOW-03")
    allows(deal, "E contest hanger HX HU E7=HO", "E contest gleich SA E7=LA")
    allows(deal, "E contest hanger HX HU E7=HO SA")  # more than is needed
    equal = say(deal, "E contest gleich E7=LU HU")
    assert equal.shown_key(0, GLEICH) == equal.shown_key(1, GLEICH)


@rule("PL-SHOW-03")
def test_what_lies_there_already_is_enough() -> None:
    deal = tricks(bells(), THREE_TRICKS)
    assert cards_text(deal.cards.names[2]) == "E9 EU SU"
    say(deal, "S contest gleich", "N contest hanger")
    assert showing(deal) == "EW"


@rule("PL-SHOW-04")
def test_a_perlagg_laid_in_the_show_is_named_there_and_then() -> None:
    deal = show()
    trial = deal.copy()
    trial.play(seat_number(trial, "S"), show_act(GLEICH, card_of("S7")))
    assert trial.cards.naming != NONE
    for line in ("S contest gleich", "N contest hanger EA EK", "S bet hanger"):
        refuses(trial, line, "PL-SHOW-04")
    say(deal, "S contest gleich EU S7=LU")
    assert (row(deal, "S"), cards_text(deal.cards.names[2])) == ("EU S7", "EU LU")
    say(deal, "S concede hanger", "E concede gleich")
    assert cards_text(deal.cards.names[2]) == "EU LU", "and so it stays"


@rule("PL-SHOW-04", "PL-OQ-03")
def test_without_a_name_it_counts_as_its_face() -> None:
    sevens = say(show(), "S contest gleich L7 S7")
    assert cards_text(sevens.cards.names[2]) == "L7 S7"
    refuses(show(), "S contest gleich EU S7", "PL-SHOW-03")


@rule("PL-SHOW-05")
def test_a_bet_in_the_show_takes_an_unbet_figure_or_the_right_to_bet() -> None:
    allows(show(), "N bet gleich", "S bet hanger", "N bet gleich hanger")
    held = say(bells(), "N bet gleich", "E hold", "W concede spiel")
    refuses(held, "S bet gleich", "PL-SHOW-05")
    allows(held, "N bet hanger")
    own = say(bells(), "E bet gleich", "N hold", "W concede spiel")
    allows(own, "S bet gleich")
    gestrichen = say(bells(score=(17, 0)), "N concede spiel", "E contest gleich SA E7=LA", "W contest hanger LK LO")
    refuses(gestrichen, "N bet gleich", "PL-END-01")


@rule("PL-SHOW-06")
def test_each_bet_is_answered_and_after_a_hold_the_showing_side_concedes_or_contests() -> None:
    deal = say(show(), "N bet gleich", "N contest hanger EA EK")
    assert answerers(deal) == "EW"
    refuses(deal, "S contest gleich EU LU", "PL-SHOW-06")
    raised = say(deal.copy(), "E raise")
    assert answerers(raised) == "NS"
    assert answerers(say(raised, "S raise")) == "EW"
    say(deal, "W hold")
    assert (showing(deal), deal.stakes[GLEICH].value) == ("NS", 2)
    refuses(deal, "N bet gleich", "PL-SHOW-02")
    assert showing(say(deal.copy(), "S contest gleich EU LU")) == "EW"
    assert say(deal, "S concede gleich").points(1) == 2


@rule("PL-SHOW-07")
def test_no_answer_is_due_before_the_other_figure_is_dealt_with() -> None:
    deal = say(show(), "N bet gleich")
    assert not answerers(deal)
    for answer in ("hold", "good", "raise"):
        refuses(deal, f"E {answer} gleich", "PL-SHOW-07")
    for other in ("N contest hanger EA EK", "S concede hanger", "N bet hanger"):
        assert answerers(say(deal.copy(), other)) == "EW"


@rule("PL-SHOW-08")
def test_both_bets_are_answered_before_the_show_goes_on() -> None:
    deal = say(show(), "N bet gleich hanger", "E hold gleich")
    refuses(deal, "S contest gleich EU LU", "PL-SHOW-08")
    assert answerers(deal) == "EW"
    allows(say(deal, "W hold hanger"), "S contest gleich EU LU", "N contest hanger EA EK")


@rule("PL-SHOW-09")
def test_the_side_that_is_not_showing_only_answers() -> None:
    deal = show()
    for figure in ("gleich", "hanger"):
        refuses(deal, f"E bet {figure}", "PL-SHOW-09")
    bet = say(deal, "N bet gleich", "N contest hanger EA EK")
    refuses(bet, "W bet hanger", "PL-SHOW-09")
    allows(bet, "W raise")
    own_turn = say(show(), *NORTH_AND_SOUTH_LEAD)
    allows(own_turn, "E bet gleich", "W bet hanger")


@rule("PL-SHOW-10")
def test_turns_go_to_and_fro_until_both_figures_are_settled() -> None:
    deal = say(show(), *NORTH_AND_SOUTH_LEAD)
    refuses(deal, "N contest gleich H9 L9", "PL-SHOW-10")
    say(deal, "E contest hanger HX HU E7=H9", "W concede gleich")
    assert (owners(deal), showing(deal)) == ("NS open NS", "NS")
    say(deal, "S contest hanger S7=EX E9")
    assert showing(deal) == "EW"
    say(deal, "E concede hanger")
    assert (owners(deal), deal.phase()) == ("NS NS NS", "done")


@rule("PL-SHOW-11")
def test_good_to_the_last_open_point_ends_the_turn_at_once() -> None:
    deal = say(bells(), "N bet gleich", "E hold", "W concede spiel", "S bet hanger", "N contest gleich H9 L9")
    assert (answerers(deal), showing(deal)) == ("EW", "NS")
    assert showing(say(deal.copy(), "W hold")) == "NS", "they must still show the Hanger, or give it up"
    say(deal, "W good")
    assert (owner(deal, HANGER), showing(deal)) == ("NS", "EW")


@rule("PL-SHOW-13")
def test_a_perlagg_named_in_play_keeps_that_name() -> None:
    deal = say(tricks(bells(), "E8 EK E7=HO E9"), "N concede spiel", "W concede gleich")
    say(deal, "E contest hanger HU")
    assert deal.shown_figure(1, HANGER) > 0, "Ober and Unter of hearts"
    refuses(deal, "E contest hanger E7=HX", "PL-SHOW-10")
    spent = say(tricks(bells(), "E8 EK E7=EO E9"), "N concede spiel", "W concede gleich")
    refuses(spent, "E contest hanger HU", "PL-SHOW-03")
    allows(spent, "E contest hanger HU HX")


@rule("PL-SHOW-14")
def test_several_perlaggen_each_under_its_own_name_laid_by_either_partner() -> None:
    hands = HANDS | {"S": "EU LU S6 L7 S7", "N": "EA HK H9 L9 S8"}
    deal = say(show(hands), "S contest gleich EU LU S7=HU S6=SU", "N contest hanger EA HK=EK")
    assert cards_text(deal.cards.names[2]) == "EU LU HU SU"
    assert (showing(deal), cards_text(deal.cards.names[0])) == ("EW", "EA EK")
    both = say(show(hands), "S concede gleich", "S contest hanger S7=LK S6=LO LU")
    assert cards_text(both.cards.names[2]) == "LK LO LU"


@rule("PL-SHOW-15")
def test_two_turns_in_which_nothing_happens_end_the_show() -> None:
    deal = say(show(TIED), "N contest gleich H9 L9", "N contest hanger EA EK")
    say(deal, "E contest gleich S9 E9", "W concede hanger", "N contest gleich")
    assert owners(deal) == "open NS NS"
    assert owner(say(deal, "E contest gleich"), GLEICH) == "stands"


@rule("PL-SHOW-15")
def test_with_every_card_open_the_figures_are_compared_at_once() -> None:
    deal = play_on(two_all(bells(TIED)))
    assert owner(deal, SPIEL) in ("NS", "EW")
    assert (deal.phase(), owners(deal).startswith("stands stands")) == ("done", True)
    assert [deal.cards.held[seat] for seat, _ in enumerate(SEATS)] == [0] * 4
    assert due(deal) == "-"
