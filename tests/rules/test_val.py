"""Proving bets: what Giltspiel and Perlaggen have alike, and then what Giltspiel has alone."""

import pytest

from rules.alike import BOTH, LEVEL, Begin
from rules.helpers import (
    NOTHING,
    SEATS,
    allows,
    counted,
    gained,
    owing,
    owner,
    play_out,
    refuses,
    row,
    say,
    settled,
    table,
)
from weli.core.acts import GLEICH, HANGER
from weli.core.errors import Illegal
from weli.games import game_named
from weli.referee import Referee

rule = pytest.mark.rule


@rule("GS-VAL-01", "GS-VAL-03", "PL-VAL-01")
@BOTH
def test_whoever_bet_held_or_raised_shows_an_example_of_any_size_before_the_count(begin: Begin) -> None:
    assert owing(settled(say(begin(), "N bet hanger", "E raise", "S hold"), "E")) == "NES"
    held = say(begin(), "N bet gleich", "E hold")
    for line in ("N validate gleich H9 L9", "N pass"):
        refuses(held, line, "GS-VAL-01 PL-VAL-01")  # not before all figures are settled
    deal = settled(held, "E")
    assert (owing(deal), deal.phase()) == ("NE", "validate")
    refuses(deal, "N validate gleich EA", "GS-VAL-01 PL-VAL-01")
    for line in ("N validate hanger EA EK", "S validate gleich EU LU"):
        refuses(deal, line, "GS-VAL-09 PL-VAL-01")
    say(deal, "E validate gleich L8 H8")
    assert not deal.closed
    say(deal, "N validate gleich H9")
    assert owing(deal) == "N", "one Nine is no Gleich yet"
    assert gained(say(deal, "N validate gleich L9")) == (4, 0)


@rule("GS-VAL-01", "PL-VAL-01")
@BOTH
def test_half_an_example_is_refused_whole(begin: Begin) -> None:
    """One act at a time it may come in halves; said in one line it is an example or nothing."""
    deal = settled(say(begin(), "N bet hanger", "E hold"), "E")
    referee = Referee(deal, game_named(deal.rules.game))
    before = referee.deal.facts()
    with pytest.raises(Illegal) as refused:
        referee.take(SEATS.index("N"), "validate hanger EA")
    assert refused.value.rule in ("GS-VAL-01", "PL-VAL-01")
    assert referee.deal.facts() == before
    referee.take(SEATS.index("N"), "validate hanger EA EK")
    assert owing(referee.deal) == "E"


@rule("GS-VAL-04", "GS-VAL-10", "GS-OQ-27", "PL-VAL-11", "PL-VAL-01")
@BOTH
def test_what_lies_open_has_proven_and_what_is_laid_for_proof_changes_nobody_s_win(begin: Begin) -> None:
    deal = say(begin(), "E bet gleich", "N hold", "W concede spiel", "N contest gleich H9 L9", "N concede hanger")
    assert owing(deal) == "E"
    assert gained(say(deal, "E concede gleich", "E validate gleich L8 H8")) == (3, 1)
    lost = settled(say(begin(), "N bet gleich", "E hold", "N concede gleich"), "S")
    say(lost, "E validate gleich L8 H8", "N validate gleich H9 L9")
    assert (owner(lost, GLEICH), gained(lost)) == ("EW", (0, 4))


@rule("GS-VAL-08", "GS-VAL-09", "GS-OQ-07", "PL-VAL-10", "PL-VAL-01")
@BOTH
def test_a_bettor_whose_bet_was_conceded_shows_too_and_nobody_else(begin: Begin) -> None:
    deal = settled(say(begin(), "N bet hanger", "E good"), "S")
    assert owing(deal) == "N"
    refuses(deal, "E pass", "GS-VAL-01 PL-VAL-01")
    refuses(deal, "E validate hanger HX HU", "GS-VAL-09 PL-VAL-01")
    assert gained(say(deal, "N validate hanger EA EK")) == (1, 2)
    assert settled(say(begin(), "N concede gleich"), "W").closed, "who concedes owes nothing"


@rule("GS-VAL-10", "GS-OQ-27", "GS-TIE-01", "PL-VAL-11", "PL-TIE-01")
@BOTH
def test_a_figure_that_stands_still_stands_whatever_is_laid_for_proof(begin: Begin) -> None:
    deal = begin(LEVEL | {"W": "HA E8 HU LO EO"})
    say(deal, "N bet gleich", "W hold", "W concede spiel", "N concede hanger")
    say(deal, "N contest gleich H9 L9", "E contest gleich S9 E9", "N contest gleich", "E contest gleich")
    assert (owner(deal, GLEICH), owing(deal)) == ("stands", "W")
    say(deal, "W validate gleich LO EO")
    assert (owner(deal, GLEICH), gained(deal)) == ("stands", (1, 1)), "West's Obers would have been the best"


@rule("GS-VAL-11", "GS-OQ-09", "PL-BET-16")
@BOTH
def test_bluffs_are_accepted(begin: Begin) -> None:
    allows(begin(), "W bet gleich", "S bet hanger")
    allows(say(begin(), "N bet gleich"), "W hold", "W raise")
    allows(say(begin(), "E bet hanger"), "S hold", "S raise")


# What only Giltspiel says, or says otherwise: who fails pays two points, and loses nothing else.


@rule("GS-VAL-02")
def test_the_duty_is_personal() -> None:
    deal = settled(say(table(), "W bet gleich", "N hold"), "N")
    assert owing(deal) == "NW"
    refuses(deal, "E validate gleich L7 H7", "GS-VAL-09")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert gained(deal) == (2, 0), "West failed, though East has a Gleich and E/W had won it"


@rule("GS-VAL-05")
def test_who_fails_cannot_win_that_figure_and_the_others_are_not_touched() -> None:
    deal = settled(say(table(failed_figure_to_other_side=False), "W bet gleich", "N good"), "N")
    say(deal, "W pass")
    assert counted(deal) == ["hanger EW 1", "spiel EW 1"]
    assert owner(deal, GLEICH) == "nobody"


@rule("GS-VAL-06")
def test_failing_costs_two_points() -> None:
    deal = settled(say(table(failed_figure_to_other_side=False), "W bet gleich", "N good"), "N")
    say(deal, "W pass")
    assert gained(deal) == (0, 0), "two for Hanger and Spiel, two off"
    two_duties = settled(say(table(), "W bet gleich", "N hold"), "E")
    say(two_duties, "N pass", "W pass")
    assert gained(two_duties) == (0, -2), "both failed; Hanger and Spiel are N/S's"


@rule("GS-VAL-07")
def test_the_others_take_the_figure_if_they_can_show_it() -> None:
    deal = say(settled(say(table(), "W bet gleich", "N good"), "N"), "W pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("NS", (1, 0))
    raised = say(settled(say(table(), "W bet gleich", "S hold"), "N"), "S validate gleich EU LU", "W pass")
    assert gained(raised) == (2, 0), "at its settled value"


@rule("GS-VAL-07")
def test_nobody_gets_it_where_the_others_have_none() -> None:
    deal = say(table(NOTHING, turned="E9"), "W bet gleich", "N good", "N concede hanger", "N concede spiel", "W pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("nobody", (0, 0))


@rule("GS-VAL-07", "GS-OQ-13")
def test_nobody_gets_it_where_both_sides_fail() -> None:
    deal = settled(say(table(), "W bet gleich", "N hold"), "N")
    say(deal, "W pass", "N pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("nobody", (-2, 0))


@rule("GS-VAL-07", "GS-OQ-56")
def test_only_the_example_that_takes_the_figure_is_laid_open() -> None:
    deal = say(settled(say(table(), "W bet gleich", "N good"), "N"), "W pass")
    assert sorted([row(deal, "N"), row(deal, "S")]) == ["", "L9 H9"]
    assert (row(deal, "E"), row(deal, "W")) == ("", "")


@rule("GS-VAL-07", "GS-OQ-56")
def test_an_example_that_lies_open_already_is_enough() -> None:
    """South's Unters lie there, so North's hand stays closed."""
    shown = say(table(), "W bet gleich", "S hold", "N concede gleich", "N concede hanger", "N concede spiel")
    say(shown, "S validate gleich EU LU", "W pass")
    assert owner(shown, GLEICH) == "NS"
    assert row(shown, "N") == ""


@rule("GS-OQ-50")
def test_a_failed_duty_on_a_standing_figure() -> None:
    hands = {"N": "EA EK H9 L9 S8", "E": "HA HK S9 E9 SX", "S": "EU LX E7 L8 SO", "W": "LK LA HX HU E8"}
    deal = say(table(hands), "S bet gleich", "E hold", "W concede spiel", "S concede hanger")
    say(deal, "N contest gleich H9 L9", "E contest gleich S9 E9", "N contest gleich", "E contest gleich")
    assert owner(deal, GLEICH) == "stands"
    say(deal, "S pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("EW", (-1, 3))


@rule("GS-VAL-06", "GS-OQ-11")
def test_a_player_fails_once_for_a_figure_however_often_he_spoke() -> None:
    deal = settled(say(table(), "W bet gleich", "N raise", "W raise", "N hold"), "E")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert gained(deal) == (6, -2)


@rule("GS-OQ-53")
def test_a_failure_that_everybody_sees_needs_no_admission() -> None:
    deal = play_out(say(table(), "W bet gleich", "N hold"), "NS")
    assert deal.closed
    assert [bool(deal.proofs.failed[seat]) for seat in range(4)] == [False, False, False, True]


@rule("GS-OQ-08")
def test_the_duty_stays_when_ones_own_side_gives_the_figure_away() -> None:
    deal = settled(say(table(), "W bet gleich", "N hold", "E concede gleich"), "E")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert gained(deal) == (4, -2)


@rule("GS-VAL-08")
def test_a_bettor_who_has_none_loses_what_was_called_good() -> None:
    deal = say(settled(say(table(), "S bet hanger", "E good"), "E"), "S pass")
    assert (owner(deal, HANGER), gained(deal)) == ("EW", (0, 1))
