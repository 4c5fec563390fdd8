"""Standing figures, and the bar on the winners of the Spiel."""

import pytest

from rules.helpers import owner, refuses, say, showing, sit
from rules.perlaggen.words import show
from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

# Leaves are trumps (so L7 LU LO are Perlaggen). North and South concede the Spiel before the first lead.
STAGES = {"N": "EX SX S6 S8 LK", "E": "LX HX L9 L7 SA", "S": "EO EU EK S9 H9", "W": "HO HU HK E7 SK"}
FIRST_TURNS = [
    "N concede spiel",
    "E contest gleich LX HX",
    "E contest hanger L9",
    "N contest gleich EX SX",
    "S contest hanger EO EU",
]
LEFT_STANDING = [*FIRST_TURNS, "W contest hanger HO HU", "E contest gleich L7=LX"]


def stages(*lines: str) -> FigureDeal:
    return say(sit("innsbruck", STAGES, turned="L8"), *lines)


@rule("PL-TIE-02")
def test_neither_suits_nor_perlaggen_break_a_tie() -> None:
    kings = say(
        show({"N": "EK LK SK H9 S8", "E": "HO H8 L8 SA E7", "W": "HK S6 LO E8 EX"}), "N contest gleich EK LK SK"
    )
    say(kings, "N concede hanger")
    refuses(kings, "W contest gleich HK=HK S6=LK", "PL-SHOW-03")
    two = say(show({"N": "EK LK L9 H9 S8", "W": "HK S6 LO E8 EX"}), "N contest gleich EK LK", "N concede hanger")
    say(two, "W contest gleich HK=SK S6=SK")
    assert two.shown_key(0, GLEICH) == two.shown_key(1, GLEICH), "the same card twice, and both wild"
    trumps = say(show({"N": "SA SK L9 H9 E8", "E": "HX HU L8 S8 E7", "W": "LK LA HA EK EX"}), "N contest hanger SA SK")
    say(trumps, "S concede gleich", "W contest hanger LA LK")
    assert trumps.shown_key(0, HANGER) == trumps.shown_key(1, HANGER), "one of them is of the trump suit"


@rule("PL-TIE-03")
def test_the_winners_of_the_spiel_may_not_improve_what_they_left_tied() -> None:
    deal = stages(*LEFT_STANDING)
    assert (deal.is_barred(1, HANGER), deal.is_barred(1, GLEICH)) == (True, False)
    say(deal, "S contest hanger EK", "N contest gleich S6=LX")
    assert showing(deal) == "EW"
    refuses(deal, "W contest hanger HK=HK", "PL-TIE-03")


@rule("PL-TIE-05")
def test_no_perlagg_helps_the_barred_side_and_overtaken_it_has_lost_the_figure() -> None:
    deal = stages(*LEFT_STANDING, "S contest hanger EK")
    assert owner(deal, HANGER) == "open", "not before the turn is over"
    say(deal, "N contest gleich S6=LX")
    assert owner(deal, HANGER) == "NS"
    for name in ("HK=HK E7=HA", "HK=HK", "HK=HX"):
        refuses(deal, f"W contest hanger {name}", "PL-TIE-05")


@rule("PL-TIE-05", "PL-OQ-58")
def test_a_perlagg_laid_for_the_other_figure_leaves_the_barred_one_as_it_was() -> None:
    deal = stages(*LEFT_STANDING, "N contest hanger", "N contest gleich S6=LX")
    assert owner(deal, HANGER) == "open"
    say(deal, "W contest gleich HK=HX E7=LO")
    frozen = deal.shown_figure(3, HANGER)
    assert frozen > deal.shown_key(1, HANGER) == deal.shown_key(0, HANGER)


@rule("PL-TIE-06")
def test_the_other_figure_may_be_improved_freely() -> None:
    deal = stages(*LEFT_STANDING, "S contest hanger EK", "N contest gleich S6=LX")
    assert deal.is_barred(1, HANGER)
    say(deal, "W contest gleich HK=LO E7=LO")
    assert deal.shown_key(1, GLEICH) > deal.shown_key(0, GLEICH)
    assert showing(deal) == "NS"
