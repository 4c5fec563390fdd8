"""Standing figures, and the bar on the winners of the Spiel."""

import pytest

from rules.helpers import (
    COMMON,
    FROZEN,
    LADDER,
    TIED,
    UNTIL_FROZEN,
    UP_THE_LADDER,
    allows,
    gained,
    owner,
    owners,
    play_on,
    refuses,
    say,
    showing,
    table,
    tricks,
    two_all,
)
from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.deal import FigureDeal
from weli.notation import parse

rule = pytest.mark.rule


def ladder(*more: str, **options: object) -> FigureDeal:
    return say(table(LADDER, turned="S8", **options), *UP_THE_LADDER, *more)


@rule("GS-TIE-01", "GS-TIE-02")
def test_the_figure_stands() -> None:
    deal = say(table(TIED), "N bet hanger", "E raise", "N hold")
    done = play_on(two_all(deal))
    assert owners(done).startswith("stands stands")
    assert sum(gained(done)) == 1
    for remark in ("der Gleich steht", "der Hanger steht"):
        assert parse(remark).verb == "say", "an announcement, and nothing more"


@rule("GS-TIE-03")
def test_the_winners_of_the_spiel_may_not_improve_what_they_left_tied() -> None:
    hands = LADDER | {"N": "EA EK EO H9 L9", "W": "LO LX SO H7 E8"}
    deal = say(table(hands, turned="S8"), "W concede spiel", "S contest gleich EU LU", "N contest hanger EA EK")
    say(deal, "W concede gleich", "E contest hanger HA HK", "N contest hanger")
    assert deal.is_barred(0, HANGER)
    say(deal, "E contest hanger L7")
    assert showing(deal) == "NS"
    refuses(deal, "N contest hanger EO", "GS-TIE-03")
    allows(deal, "N contest hanger")


@rule("GS-TIE-04")
def test_the_losers_of_the_spiel_may_improve_later() -> None:
    deal = say(table(LADDER, turned="S8"), *UP_THE_LADDER[:-2])
    assert deal.shown_key(0, HANGER) == deal.shown_key(1, HANGER), "E/W have left the Hanger tied"
    say(deal, *UP_THE_LADDER[-2:])
    assert not deal.is_barred(1, HANGER)
    allows(deal, "E contest hanger HO")


@rule("GS-TIE-06", "GS-OQ-49")
def test_a_barred_side_that_is_overtaken_has_lost_the_figure() -> None:
    deal = ladder("E contest hanger HO")
    assert owner(deal, HANGER) == "open", "not before the turn is over"
    say(deal, "W contest gleich SO")
    assert owner(deal, HANGER) == "EW"
    refuses(deal, "N contest hanger", "GS-TIE-03")


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


@rule("GS-TIE-07", "GS-OQ-21")
def test_it_does_not_matter_who_made_the_tie() -> None:
    # All of it was played to tricks: North has shown EA EK, East HA HK; N/S add nothing in their first turn.
    deal = tricks(table(), "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO")
    assert deal.shown_key(0, HANGER) == deal.shown_key(1, HANGER) > 0
    say(deal, "N contest hanger", "N contest gleich H9 L9")
    assert deal.is_barred(0, HANGER)


@rule("GS-TIE-08")
def test_the_bar_takes_no_bet_away() -> None:
    hands = LADDER | {"W": "LO LX SO H7 E8"}
    deal = say(table(hands, turned="S8"), "W concede spiel", "S contest gleich EU LU", "N contest hanger EA EK")
    say(deal, "W concede gleich", "E contest hanger HA HK", "N contest hanger")
    assert deal.is_barred(0, HANGER)
    own_turn = say(deal.copy(), "E contest hanger L7")
    allows(own_turn, "N bet hanger")
    say(deal, "E bet hanger")
    allows(deal, "N hold", "S good", "N raise")
    say(own_turn, "N bet hanger", "E hold", "N contest hanger")
    assert showing(own_turn) == "EW"


@rule("GS-TIE-03")
def test_without_a_tie_there_is_no_bar() -> None:
    deal = say(table(COMMON), "W concede spiel", "N contest gleich H9 L9", "N contest hanger EA EK")
    assert deal.show.barred == 0
    losers = say(table(TIED), "N concede spiel", "E contest gleich S9 E9", "E contest hanger HA HK")
    say(losers, "N contest gleich H9 L9", "N contest hanger EA EK")
    assert losers.show.barred == 0, "N/S lost the Spiel"
