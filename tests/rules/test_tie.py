"""Standing figures, and the bar on the winners of the Spiel, at Giltspiel and at Perlaggen."""

import pytest

from rules.alike import BOTH, LEFT_TIED, LEVEL, STEPS, UP_THE_STEPS, Begin
from rules.helpers import (
    FROZEN,
    UNTIL_FROZEN,
    allows,
    gained,
    owner,
    owners,
    refuses,
    say,
    showing,
    table,
    tricks,
)
from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.deal import FigureDeal
from weli.notation import parse

rule = pytest.mark.rule


def steps(begin: Begin, *lines: str, **hands: str) -> FigureDeal:
    return say(begin(STEPS | hands, turned="S8"), *lines)


@rule("GS-TIE-01", "GS-TIE-02", "PL-TIE-01")
@BOTH
def test_equal_best_figures_stand_and_nobody_scores(begin: Begin) -> None:
    deal = say(begin(LEVEL), "N bet hanger", "E raise", "N hold", "W concede spiel", "N contest gleich H9 L9")
    say(deal, "N contest hanger EA EK", "E contest gleich S9 E9", "E contest hanger LA LK")
    say(deal, "N contest gleich", "N contest hanger", "E contest gleich", "E contest hanger")
    assert (owners(deal), gained(deal)) == ("stands stands NS", (1, 0))
    for remark in ("das Gleich steht", "der Hanger steht"):
        assert parse(remark).verb == "say", "an announcement, and nothing more"


@rule("GS-TIE-03", "GS-TIE-08", "PL-TIE-03")
@BOTH
def test_the_winners_of_the_spiel_may_not_improve_what_they_left_tied(begin: Begin) -> None:
    deal = steps(begin, *LEFT_TIED, N="EA EK EO H9 L9")
    assert (deal.is_barred(0, HANGER), deal.is_barred(0, GLEICH)) == (True, False)
    own_turn = say(deal.copy(), "E contest hanger L7")
    assert showing(own_turn) == "NS"
    refuses(own_turn, "N contest hanger EO", "GS-TIE-03 PL-TIE-03")
    allows(own_turn, "N contest hanger", "N bet hanger")
    assert showing(say(own_turn, "N bet hanger", "E hold", "N contest hanger")) == "EW", "the bar takes no bet away"
    allows(say(deal, "E bet hanger"), "N hold", "S good", "N raise")


@rule("GS-TIE-04", "PL-TIE-04")
@BOTH
def test_the_losers_of_the_spiel_may_improve_later(begin: Begin) -> None:
    deal = steps(begin, *UP_THE_STEPS[:-2])
    assert deal.shown_key(0, HANGER) == deal.shown_key(1, HANGER), "E/W have left the Hanger tied"
    say(deal, *UP_THE_STEPS[-2:])
    assert not deal.is_barred(1, HANGER)
    allows(deal, "E contest hanger LO")


@rule("GS-TIE-06", "GS-OQ-49", "PL-TIE-05", "PL-TIE-06")
@BOTH
def test_a_barred_side_that_is_overtaken_has_lost_the_figure_and_that_one_alone(begin: Begin) -> None:
    deal = steps(begin, *UP_THE_STEPS, "E contest hanger LO")
    assert owner(deal, HANGER) == "open", "not before the turn is over"
    say(deal, "W contest gleich LU")
    assert (owners(deal), showing(deal)) == ("open EW NS", "NS")
    refuses(deal, "N contest hanger", "GS-TIE-03 PL-TIE-05")
    allows(deal, "N bet gleich", "N concede gleich")


@rule("GS-TIE-07", "GS-OQ-21", "PL-TIE-03")
@BOTH
def test_it_does_not_matter_who_made_the_tie_but_it_takes_one(begin: Begin) -> None:
    # All of it was played to tricks: North has shown EA EK, East LA LK; N/S add nothing in their first turn.
    played = {"E": "LA LK L8 H8 SA", "W": "HX LO HA E8 EX"}
    deal = tricks(begin(played), "E8 EK LK E9 EA LA EU EX H9 H8 SK HA")
    assert deal.shown_key(0, HANGER) == deal.shown_key(1, HANGER) > 0
    assert say(deal, "N contest hanger", "S concede gleich").is_barred(0, HANGER)
    leading = say(begin(), "W concede spiel", "N contest gleich H9 L9", "N contest hanger EA EK")
    losing = say(begin(LEVEL), "N concede spiel", "E contest gleich S9 E9", "E contest hanger LA LK")
    say(losing, "N contest gleich H9 L9", "N contest hanger EA EK")
    assert leading.show.barred == losing.show.barred == 0


# What Giltspiel alone says.


@rule("GS-TIE-05", "GS-OQ-48")
def test_the_bar_is_on_the_one_figure_alone() -> None:
    deal = say(table(FROZEN, turned="S8"), *UNTIL_FROZEN)
    assert (deal.is_barred(0, HANGER), deal.is_barred(0, GLEICH)) == (True, False)
    refuses(deal, "N contest hanger EO", "GS-TIE-03")
    allows(deal, "N contest gleich EO LO")


@rule("GS-TIE-06", "GS-OQ-20", "GS-OQ-48")
def test_cards_laid_for_the_other_figure_leave_the_barred_one_as_it_was() -> None:
    deal = say(table(FROZEN, turned="S8"), *UNTIL_FROZEN, "N contest gleich EO LO")
    assert deal.shown_key(0, HANGER) == deal.shown_key(1, HANGER), "ace, king and Ober lie there, and do not count"
    say(deal, "N contest hanger", "E contest hanger", "E concede gleich", "N contest hanger")
    assert owner(deal, HANGER) == "open"
    say(deal, "E contest hanger")
    assert owner(deal, HANGER) == "stands"
