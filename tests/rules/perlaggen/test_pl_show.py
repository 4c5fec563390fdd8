"""The show, with Perlaggen in it."""

import pytest

from rules.helpers import (
    allows,
    owners,
    refuses,
    row,
    say,
    seat_number,
    showing,
    tricks,
)
from rules.perlaggen.words import HANDS, THREE_TRICKS, bells, show
from weli.core.acts import GLEICH, HANGER, show_act
from weli.core.cards import card_of, cards_text
from weli.games.figures.engine.deal import NONE

rule = pytest.mark.rule

NORTH_AND_SOUTH_LEAD = ["N contest hanger EA EK", "S contest gleich EU LU"]


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
