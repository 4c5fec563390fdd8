"""Standing figures, and the bar on the winners of the Spiel."""

import pytest

from rules.helpers import allows, gained, owner, owners, refuses, say, showing, sit
from rules.perlaggen.words import TIED, show
from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.deal import FigureDeal
from weli.notation import parse

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


@rule("PL-TIE-01")
def test_equal_best_figures_stand_and_nobody_scores() -> None:
    deal = say(show(TIED), "N contest gleich H9 L9", "N contest hanger EA EK")
    say(deal, "E contest gleich S9 E9", "E contest hanger LA LK", "N contest gleich", "N contest hanger")
    say(deal, "E contest gleich", "E contest hanger")
    assert (owners(deal), gained(deal)) == ("stands stands NS", (1, 0))
    for remark in ("das Gleich steht", "der Hanger steht"):
        assert parse(remark).verb == "say", "said, and nothing more"


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


@rule("PL-TIE-04")
def test_the_losers_of_the_spiel_may_improve_at_their_next_turn() -> None:
    deal = stages(*FIRST_TURNS)
    assert deal.shown_key(0, GLEICH) == deal.shown_key(1, GLEICH), "left tied by North and South"
    say(deal, "W contest hanger HO HU", "E contest gleich L7=LX")
    assert not deal.is_barred(0, GLEICH)
    allows(deal, "N contest gleich S6=LX")


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


@rule("PL-TIE-03")
def test_it_takes_a_tie_at_the_end_of_the_turn() -> None:
    leading = say(show(), "N contest hanger EA EK", "S contest gleich EU LU")
    assert leading.show.barred == 0
    losers = stages("E concede spiel", "N contest gleich EX SX", "S contest hanger EO EU", "E contest gleich LX HX")
    say(losers, "E concede hanger")
    assert losers.show.barred == 0, "East and West lost the Spiel"
