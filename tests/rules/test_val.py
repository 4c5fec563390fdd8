"""Proving bets."""

import pytest

from rules.helpers import NOTHING, SEATS, TIED, allows, counted, gained, owner, play_out, refuses, row, say, table
from weli.core.acts import GLEICH, HANGER
from weli.core.errors import Illegal
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.referee import Referee

rule = pytest.mark.rule


def settled(*lines: str, hands: dict[str, str] | None = None, losers: str = "E", **options: object) -> FigureDeal:
    """The lines, then one side gives away whatever is still open."""
    deal = say(table(hands, **options), *lines)
    for figure, word in enumerate(["gleich", "hanger", "spiel"]):
        if owner(deal, figure) == "open":
            say(deal, f"{losers} concede {word}")
    return deal


def owing(deal: FigureDeal) -> str:
    return "".join(SEATS[seat] for seat in range(4) if deal.owes(seat))


@rule("GS-VAL-01")
def test_whoever_bet_held_or_raised_shows_an_example_before_the_count() -> None:
    assert owing(settled("N bet gleich", "E hold")) == "NE"
    assert owing(settled("N bet gleich", "E raise", "S hold")) == "NES"
    deal = settled("N bet gleich", "E hold")
    assert deal.phase() == "validate"
    say(deal, "E validate gleich L7 H7")
    assert not deal.closed
    say(deal, "N validate gleich H9 L9")
    assert deal.closed
    refuses(settled("N bet hanger", "E hold"), "N validate hanger H9", "GS-VAL-01")
    refuses(settled("N bet gleich", "E hold"), "N validate gleich EA", "GS-VAL-01")
    hanger = settled("N bet hanger", "E hold")
    refuses(hanger, "N validate gleich H9 L9", "GS-VAL-09")
    say(hanger, "N validate hanger EA EK")
    assert owing(hanger) == "E"


@rule("GS-VAL-01")
def test_half_an_example_is_refused_whole() -> None:
    """One act at a time it may come in halves; said in one line it is an example or nothing."""
    referee = Referee(settled("N bet hanger", "E hold"), game_named("giltspiel"))
    before = referee.deal.facts()
    with pytest.raises(Illegal) as refused:
        referee.take(SEATS.index("N"), "validate hanger EA")
    assert refused.value.rule == "GS-VAL-01"
    assert referee.deal.facts() == before
    referee.take(SEATS.index("N"), "validate hanger EA EK")
    assert owing(referee.deal) == "E"


@rule("GS-VAL-01")
def test_no_proof_before_all_figures_are_settled() -> None:
    deal = say(table(), "N bet gleich", "E hold")
    assert owing(deal) == "NE"
    refuses(deal, "N validate gleich H9 L9", "GS-VAL-01")
    refuses(deal, "N pass", "GS-VAL-01")


@rule("GS-VAL-02")
def test_the_duty_is_personal() -> None:
    deal = settled("W bet gleich", "N hold", losers="N")
    assert owing(deal) == "NW"
    refuses(deal, "E validate gleich L7 H7", "GS-VAL-09")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert gained(deal) == (2, 0), "West failed, though East has a Gleich and E/W had won it"


@rule("GS-VAL-03")
def test_any_size_will_do() -> None:
    deal = settled("S bet gleich", "E hold")
    say(deal, "S validate gleich EU LU", "E validate gleich L7 H7")
    assert gained(deal) == (4, 0)
    low = settled("W bet hanger", "N hold", hands={"W": "L8 SA HX HU E8", "S": "EU LU E9 LK SO"})
    say(low, "N validate hanger EA EK", "W validate hanger HX HU")
    assert gained(low) == (4, 0)


@rule("GS-VAL-04")
def test_what_lies_open_has_proven() -> None:
    deal = say(table(), "N bet gleich", "E hold", "W concede spiel", "N contest gleich H9 L9", "N concede hanger")
    assert owing(deal) == "E"
    say(deal, "E concede gleich", "E validate gleich L7 H7")
    assert deal.closed
    partly = settled("N bet gleich", "E hold")
    say(partly, "N validate gleich H9")
    assert owing(partly) == "NE", "one Nine is no Gleich yet"


@rule("GS-VAL-05")
def test_who_fails_cannot_win_that_figure_and_the_others_are_not_touched() -> None:
    deal = settled("W bet gleich", "N good", losers="N", failed_figure_to_other_side=False)
    say(deal, "W pass")
    assert counted(deal) == ["hanger EW 1", "spiel EW 1"]
    assert owner(deal, GLEICH) == "nobody"


@rule("GS-VAL-06")
def test_failing_costs_two_points() -> None:
    deal = settled("W bet gleich", "N good", losers="N", failed_figure_to_other_side=False)
    say(deal, "W pass")
    assert gained(deal) == (0, 0), "two for Hanger and Spiel, two off"
    two_duties = settled("W bet gleich", "N hold", losers="E")
    say(two_duties, "N pass", "W pass")
    assert gained(two_duties) == (0, -2), "both failed; Hanger and Spiel are N/S's"


@rule("GS-VAL-07")
def test_the_others_take_the_figure_if_they_can_show_it() -> None:
    deal = say(settled("W bet gleich", "N good", losers="N"), "W pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("NS", (1, 0))
    raised = say(settled("W bet gleich", "S hold", losers="N"), "S validate gleich EU LU", "W pass")
    assert gained(raised) == (2, 0), "at its settled value"


@rule("GS-VAL-07")
def test_nobody_gets_it_where_the_others_have_none() -> None:
    deal = say(table(NOTHING, turned="E9"), "W bet gleich", "N good", "N concede hanger", "N concede spiel", "W pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("nobody", (0, 0))


@rule("GS-VAL-07", "GS-OQ-13")
def test_nobody_gets_it_where_both_sides_fail() -> None:
    deal = settled("W bet gleich", "N hold", losers="N")
    say(deal, "W pass", "N pass")
    assert (owner(deal, GLEICH), gained(deal)) == ("nobody", (-2, 0))


@rule("GS-VAL-07", "GS-OQ-56")
def test_only_the_example_that_takes_the_figure_is_laid_open() -> None:
    deal = say(settled("W bet gleich", "N good", losers="N"), "W pass")
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


@rule("GS-VAL-08", "GS-OQ-07")
def test_a_bet_answered_good_must_be_proven_too() -> None:
    deal = settled("S bet hanger", "E good")
    assert owing(deal) == "S"
    say(deal, "S pass")
    assert (owner(deal, HANGER), gained(deal)) == ("EW", (0, 1))
    proven = say(settled("N bet hanger", "E good"), "N validate hanger EA EK")
    assert gained(proven) == (3, 0)


@rule("GS-VAL-09")
def test_who_only_says_good_or_concedes_owes_nothing() -> None:
    deal = settled("N bet gleich", "W good", "S concede hanger")
    assert owing(deal) == "N"
    refuses(deal, "W validate gleich LK LO", "GS-VAL-09")
    refuses(deal, "W pass", "GS-VAL-01")
    assert settled("N concede gleich", "W concede hanger").closed


@rule("GS-VAL-10", "GS-OQ-27")
def test_cards_laid_for_proof_do_not_change_who_won() -> None:
    deal = settled("N bet gleich", "E hold", losers="S")
    say(deal, "E validate gleich L7 H7", "N validate gleich H9 L9")
    assert owner(deal, GLEICH) == "EW"
    assert gained(deal) == (0, 4)


@rule("GS-VAL-10", "GS-OQ-27", "GS-TIE-01")
def test_a_figure_that_stands_still_stands_whatever_is_laid_for_proof() -> None:
    hands = TIED | {"W": "LO EO HX HU E8"}
    deal = say(table(hands), "N bet gleich", "W hold", "W concede spiel", "N concede hanger")
    say(deal, "N contest gleich H9 L9", "E contest gleich S9 E9", "N contest gleich", "E contest gleich")
    assert (owner(deal, GLEICH), owing(deal)) == ("stands", "W")
    say(deal, "W validate gleich LO EO")
    assert (owner(deal, GLEICH), gained(deal)) == ("stands", (1, 1)), "West's Obers would have been the best"


@rule("GS-VAL-11", "GS-OQ-09")
def test_bluffs_are_accepted() -> None:
    allows(table(), "W bet gleich", "S bet hanger")
    allows(say(table(), "N bet gleich"), "W hold", "W raise")
    allows(say(table(), "E bet hanger"), "S hold", "S raise")


@rule("GS-VAL-06", "GS-OQ-11")
def test_a_player_fails_once_for_a_figure_however_often_he_spoke() -> None:
    deal = settled("W bet gleich", "N raise", "W raise", "N hold", losers="E")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert gained(deal) == (6, -2)


@rule("GS-OQ-53")
def test_a_failure_that_everybody_sees_needs_no_admission() -> None:
    deal = play_out(say(table(), "W bet gleich", "N hold"), "NS")
    assert deal.closed
    assert [bool(deal.proofs.failed[seat]) for seat in range(4)] == [False, False, False, True]


@rule("GS-OQ-08")
def test_the_duty_stays_when_ones_own_side_gives_the_figure_away() -> None:
    deal = settled("W bet gleich", "N hold", "E concede gleich")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert gained(deal) == (4, -2)
