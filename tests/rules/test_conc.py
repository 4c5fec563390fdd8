"""Conceding unasked."""

import pytest

from rules.helpers import (
    NOTHING,
    SEATS,
    allows,
    answerers,
    counted,
    due,
    gained,
    owner,
    raised_to,
    refuses,
    say,
    showing,
    table,
    tricks,
)
from weli.core.acts import GLEICH, HANGER, SPIEL

rule = pytest.mark.rule

NUMBER = {"gleich": GLEICH, "hanger": HANGER, "spiel": SPIEL}


@rule("GS-CONC-01")
@pytest.mark.parametrize("figure", NUMBER)
@pytest.mark.parametrize("seat", SEATS)
def test_any_open_figure_at_any_time(figure: str, seat: str) -> None:
    deal = table()
    for card in "LK S8 L7 L8 EA HA E9 E8 EK HK EU".split():
        allows(deal, f"{seat} concede {figure}")
        tricks(deal, card)
    other = "hanger" if figure == "gleich" else "gleich"
    allows(say(table(), f"N bet {other}"), f"{seat} concede {figure}")


@rule("GS-CONC-01")
@pytest.mark.parametrize("figure", ["gleich", "hanger"])
def test_a_settled_figure_cannot_be_conceded(figure: str) -> None:
    settled = say(table(), f"N concede {figure}")
    for seat in SEATS:
        refuses(settled, f"{seat} concede {figure}", "GS-CONC-01")


@rule("GS-CONC-02", "GS-SCORE-02", "GS-OQ-05")
@pytest.mark.parametrize("figure", NUMBER)
def test_a_concession_pays_the_accepted_value(figure: str) -> None:
    assert say(table(), f"N concede {figure}").points(1) == 1
    assert say(table(), f"N bet {figure}", f"E hold {figure}", f"N concede {figure}").points(1) == 2
    assert say(table(), f"N bet {figure}", f"E hold {figure}", f"E concede {figure}").points(0) == 2
    assert say(raised_to(table(), figure, 5), f"S concede {figure}").points(1) == 5
    # Against the others' open bet it is an answer: the old value.
    pending = say(table(), f"N bet {figure}", f"W concede {figure}")
    assert (pending.points(0), answerers(pending)) == (1, "")


@rule("GS-CONC-03")
def test_conceding_the_spiel_ends_the_tricks_and_begins_the_show() -> None:
    deal = tricks(table(), "LK L9 L7 L8")
    say(deal, "N concede spiel")
    assert (due(deal), showing(deal), owner(deal, SPIEL)) == ("-", "EW", "EW")


@rule("GS-CONC-04")
@pytest.mark.parametrize("seat", SEATS)
def test_the_spiel_may_be_conceded_before_the_first_card(seat: str) -> None:
    assert showing(say(table(), f"{seat} concede spiel")) == ("EW" if seat in "NS" else "NS")


@rule("GS-CONC-05")
def test_conceding_gleich_or_hanger_lets_play_go_on() -> None:
    deal = say(tricks(table(), "LK L9"), "W concede gleich")
    assert (owner(deal, GLEICH), owner(deal, HANGER), owner(deal, SPIEL)) == ("NS", "open", "open")
    assert due(deal) == "E"
    say(deal, "W concede hanger")
    assert due(tricks(deal, "L7")) == "S"


@rule("GS-CONC-06")
@pytest.mark.parametrize("seat", SEATS)
def test_either_partner_concedes_for_both(seat: str) -> None:
    deal = say(table(), f"{seat} concede gleich")
    assert owner(deal, GLEICH) == ("EW" if seat in "NS" else "NS")
    for other in SEATS:
        refuses(deal, f"{other} concede gleich", "GS-CONC-01")


@rule("GS-CONC-07")
def test_concessions_are_numbered_answers_included() -> None:
    deal = say(table(), "N concede hanger", "S bet gleich", "E good", "W concede spiel")
    assert deal.stakes[HANGER].conceded_at < deal.stakes[GLEICH].conceded_at < deal.stakes[SPIEL].conceded_at
    say(deal, "S validate gleich EU LU")
    assert counted(deal) == ["hanger EW 1", "gleich NS 1", "spiel NS 1"]


@rule("GS-CONC-08", "GS-SHOW-21")
@pytest.mark.parametrize(("giver", "first"), [("N", "EW"), ("E", "NS")])
def test_who_concedes_the_spiel_makes_the_others_show_first(giver: str, first: str) -> None:
    deal = say(table(), f"{giver} concede spiel")
    assert showing(deal) == first
    for giving in "NS" if giver in "NS" else "EW":
        refuses(deal, f"{giving} contest gleich", "GS-SHOW-17")


@rule("GS-CONC-09", "GS-OQ-06")
def test_a_gift_needs_no_example() -> None:
    deal = say(table(NOTHING, turned="E9"), "N concede gleich", "N concede hanger", "N concede spiel")
    assert gained(deal) == (0, 3)
    assert list(deal.cards.held) == [5, 5, 5, 5], "and no card is shown"


@rule("GS-CONC-01", "GS-OQ-40")
def test_the_side_that_waits_in_the_show_may_concede_too() -> None:
    deal = say(table(), "W concede spiel", "E concede hanger")
    assert (owner(deal, HANGER), showing(deal)) == ("NS", "NS")
    say(deal, "S contest gleich EU LU")
    assert showing(deal) == "EW", "the choice for the Hanger has fallen away"
