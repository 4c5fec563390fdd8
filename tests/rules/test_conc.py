"""Conceding unasked, at Giltspiel and at Perlaggen."""

import pytest

from rules.alike import BOTH, NONE_AT_ALL, NUMBER, THREE_TRICKS, Begin
from rules.helpers import (
    SEATS,
    allows,
    answerers,
    counted,
    due,
    gained,
    owner,
    owners,
    raised_to,
    refuses,
    say,
    showing,
    tricks,
)
from weli.core.acts import GLEICH, HANGER, SPIEL

rule = pytest.mark.rule

OTHERS = {"N": "EW", "E": "NS", "S": "EW", "W": "NS"}


@rule("GS-CONC-01", "GS-CONC-06", "PL-BET-13", "PL-BET-25")
@BOTH
def test_anybody_gives_up_an_open_figure_for_his_side_at_any_time(begin: Begin) -> None:
    moments = [begin(), say(begin(), "N bet gleich", "E hold"), say(begin(), "N bet hanger", "E hold")]
    for card in THREE_TRICKS.split()[:-1]:
        moments.append(tricks(moments[-1 if len(moments) > 3 else 0].copy(), card))
    for deal in moments:
        for seat, others in OTHERS.items():
            for figure, number in NUMBER.items():
                conceded = say(deal.copy(), f"{seat} concede {figure}")
                assert owner(conceded, number) == others
                for other in SEATS if figure != "spiel" else "":
                    refuses(conceded, f"{other} concede {figure}", "GS-CONC-01 PL-BET-13")
    allows(say(begin(), "N bet hanger"), "E concede gleich")
    refuses(say(begin(), "E concede spiel"), "E concede spiel", "GS-SHOW-20 PL-BET-25")


@rule("GS-CONC-02", "GS-SCORE-02", "GS-OQ-05")
@BOTH
def test_a_concession_pays_the_accepted_value(begin: Begin) -> None:
    for figure in NUMBER:
        assert say(begin(), f"N concede {figure}").points(1) == 1
        assert say(begin(), f"N bet {figure}", f"E hold {figure}", f"N concede {figure}").points(1) == 2
        assert say(begin(), f"N bet {figure}", f"E hold {figure}", f"E concede {figure}").points(0) == 2
        assert say(raised_to(begin(), figure, 5), f"S concede {figure}").points(1) == 5
        # Against the others' open bet it is an answer: the old value.
        pending = say(begin(), f"N bet {figure}", f"W concede {figure}")
        assert (pending.points(0), answerers(pending)) == (1, "")


@rule("GS-CONC-03", "GS-CONC-04", "GS-CONC-08", "GS-SHOW-21", "PL-BET-13", "PL-BET-25")
@BOTH
def test_conceding_the_spiel_ends_the_tricks_and_the_others_show_first(begin: Begin) -> None:
    for seat, others in OTHERS.items():
        for played in ("", "LK L9", "LK L9 L8 L7"):
            deal = say(tricks(begin(), played), f"{seat} das Spiel ist gut")
            assert (due(deal), deal.phase(), showing(deal), owner(deal, SPIEL)) == ("-", "show", others, others)
            for giving in "NS" if seat in "NS" else "EW":
                refuses(deal, f"{giving} contest gleich", "GS-SHOW-17 PL-SHOW-01")
    closed = say(begin(), "E concede gleich", "E concede hanger", "E concede spiel")
    assert closed.phase() == "done", "nothing is left to show"


@rule("GS-CONC-05")
@BOTH
def test_conceding_gleich_or_hanger_lets_play_go_on(begin: Begin) -> None:
    deal = say(tricks(begin(), "LK L9"), "W concede gleich")
    assert (owners(deal), due(deal)) == ("NS open open", "E")
    assert due(tricks(say(deal, "W concede hanger"), "L8")) == "S"


@rule("GS-CONC-07")
@BOTH
def test_concessions_are_numbered_answers_included(begin: Begin) -> None:
    deal = say(begin(), "N concede hanger", "S bet gleich", "E good", "W concede spiel")
    assert deal.stakes[HANGER].conceded_at < deal.stakes[GLEICH].conceded_at < deal.stakes[SPIEL].conceded_at
    say(deal, "S validate gleich EU LU")
    assert counted(deal) == ["hanger EW 1", "gleich NS 1", "spiel NS 1"]


@rule("GS-CONC-09", "GS-OQ-06")
@BOTH
def test_a_gift_needs_no_example(begin: Begin) -> None:
    deal = say(begin(NONE_AT_ALL, turned="S9"), "N concede gleich", "N concede hanger", "N concede spiel")
    assert gained(deal) == (0, 3)
    assert list(deal.cards.held) == [5, 5, 5, 5], "and no card is shown"


@rule("GS-CONC-01", "GS-OQ-40")
@BOTH
def test_the_side_that_waits_in_the_show_may_concede_too(begin: Begin) -> None:
    deal = say(begin(), "W concede spiel", "E concede hanger")
    assert (owner(deal, HANGER), showing(deal)) == ("NS", "NS")
    say(deal, "S contest gleich EU LU")
    assert showing(deal) == "EW", "the choice for the Hanger has fallen away"
