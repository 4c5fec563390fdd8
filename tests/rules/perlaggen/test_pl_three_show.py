"""Three players: the show goes round from the winner of the Spiel."""

import pytest

from every import each_of
from rules.helpers import allows, answerers, due, gained, owner, owners, refuses, say, showing, tricks
from rules.perlaggen.three import EQUAL, offered, play_all, still_in, three
from weli.core.acts import HANGER

rule = pytest.mark.rule

A_HAS_THE_SPIEL = ["A bet spiel", "B good", "C good"]


@rule("PL-3P-20", "PL-OQ-36")
def test_the_winner_of_the_spiel_shows_first() -> None:
    deal = say(three(), *A_HAS_THE_SPIEL)
    assert (due(deal), showing(deal)) == ("-", "A"), "the play is over"
    refuses(deal, "A SX", "PL-PLAY-19")
    for line in ("B contest hanger SK SO", "C contest gleich EK LK"):
        refuses(deal, line, "PL-3P-20")
    allows(deal, "A contest gleich EA LA", "A concede gleich", "A bet gleich")


@rule("PL-3P-20")
@each_of(
    ("played", "first"),
    [("HA H9 HU EA E9 EX SX S9 S8 LA LX LK", "A"), ("SX SU L9 EX LA LX H8 H9 HU HX H7 S9 LK EA E9", "C")],
)
def test_four_tricks_before_the_last_round_begin_the_show(played: str, first: str) -> None:
    deal = tricks(three(), played)
    assert (due(deal), showing(deal), owners(deal)) == ("-", first, f"open open {first}")


@rule("PL-OQ-36")
def test_after_the_last_round_the_open_cards_are_compared() -> None:
    deal = play_all(three(), "A")
    assert (deal.phase(), owners(deal), deal.show.turns) == ("done", "A B A", 0)


@rule("PL-3P-20", "PL-SHOW-06", "PL-SHOW-07")
def test_a_bet_of_the_show_is_answered_in_turn_and_then_made_good() -> None:
    deal = say(three(), *A_HAS_THE_SPIEL, "A bet hanger")
    assert answerers(deal) == "", "the Gleich comes first"
    refuses(deal, "B hold", "PL-SHOW-07")
    say(deal, "A contest gleich EA LA")
    assert answerers(deal) == "B"
    refuses(deal, "C hold", "PL-3P-06")
    refuses(deal, "A contest hanger H8 H7", "PL-SHOW-06")
    say(deal, "B hold")
    assert (offered(deal), showing(deal)) == ("C", "A"), "A still has to lay his Hanger"
    say(deal, "A contest hanger H8 H7")
    assert showing(deal) == "B"


@rule("PL-3P-20", "PL-3P-15")
def test_a_bet_of_the_show_may_be_raised_by_the_second() -> None:
    deal = say(three(), *A_HAS_THE_SPIEL, "A contest gleich EA LA", "A bet hanger", "B hold", "C raise")
    assert answerers(deal) == "A"
    say(deal, "A good")
    assert answerers(deal) == "B"
    say(deal, "B hold")
    assert (still_in(deal, HANGER), deal.stakes[HANGER].value, showing(deal)) == ("BC", 3, "B")


@rule("PL-3P-21", "PL-3P-26")
def test_then_the_next_clockwise_until_both_figures_are_settled() -> None:
    deal = say(three(), *A_HAS_THE_SPIEL, "A contest gleich EA LA", "A contest hanger H8 H7")
    refuses(deal, "C contest hanger HU HX", "PL-3P-21")
    refuses(deal, "B contest gleich E9 H9", "PL-SHOW-03")
    say(deal, "B contest gleich E9 H9 S9", "B contest hanger SO SU")
    assert showing(deal) == "C"
    refuses(deal, "C contest hanger HU HX", "PL-SHOW-03")
    say(deal, "C concede gleich", "C concede hanger")
    assert (showing(deal), owners(deal)) == ("A", "open open A")
    say(deal, "A contest gleich HA", "A concede hanger")
    assert (showing(deal), owners(deal)) == ("B", "open B A")
    say(deal, "B concede gleich")
    assert gained(deal) == (2, 1, 0)


@rule("PL-3P-21", "PL-SHOW-09")
def test_in_his_turn_the_next_may_also_bet_and_nobody_else() -> None:
    deal = say(three(), *A_HAS_THE_SPIEL, "A contest gleich EA LA", "A contest hanger H8 H7")
    for line in ("A bet gleich", "C bet gleich"):
        refuses(deal, line, "PL-SHOW-09")
    say(deal, "B bet hanger", "B concede gleich")
    assert answerers(deal) == "C"


@rule("PL-3P-21", "PL-OQ-60")
def test_the_turn_passes_over_a_player_who_is_in_nothing_any_more() -> None:
    deal = say(three(), *A_HAS_THE_SPIEL, "A contest gleich EA LA", "A contest hanger H8 H7")
    say(deal, "B concede gleich", "B concede hanger", "C contest hanger HU HX", "C concede gleich")
    assert (showing(deal), owners(deal)) == ("A", "A open A")
    refuses(deal, "A contest hanger", "PL-SHOW-03")
    say(deal, "A concede hanger")
    assert owners(deal) == "A C A"


@rule("PL-OQ-60", "PL-3P-09")
def test_the_best_of_those_still_in_must_be_equalled() -> None:
    """B has said good to the Hanger and has king and Ober of bells lying there: that one does not count, C's does."""
    deal = tricks(say(three(), "A bet hanger", "B good", "C hold"), "SX SK S8 SO HX E8")
    say(deal, *A_HAS_THE_SPIEL, "A contest hanger H8 H7", "A contest gleich EA LA", "B concede gleich")
    refuses(deal, "C contest hanger", "PL-SHOW-03")
    say(deal, "C contest hanger HU", "C concede gleich")
    refuses(deal, "A contest hanger", "PL-SHOW-03")


@rule("PL-OQ-60", "PL-3P-21")
def test_a_player_who_is_out_is_no_quiet_turn() -> None:
    deal = say(
        three(hands=EQUAL), "A bet hanger", "B good", "C hold", "A bet gleich", "B good", "C good", *A_HAS_THE_SPIEL
    )
    say(deal, "A contest hanger HX H9", "C contest hanger EX E9", "A contest hanger")
    assert (showing(deal), owners(deal)) == ("C", "A open A")
    say(deal, "C contest hanger")
    assert owners(deal) == "A stands A"


@rule("PL-OQ-60", "PL-3P-25")
def test_a_round_in_which_nothing_changes_ends_the_show() -> None:
    deal = say(three(hands=EQUAL), *A_HAS_THE_SPIEL, "A concede gleich", "A contest hanger HX H9")
    say(deal, "B concede gleich", "B contest hanger SX S9", "C contest hanger EX E9")
    say(deal, "A contest hanger", "B contest hanger")
    assert (showing(deal), owners(deal)) == ("C", "C open A"), "C has not passed yet"
    say(deal, "C contest hanger")
    assert owners(deal) == "C stands A"
    assert gained(deal) == (1, 0, 1)


@rule("PL-OQ-60", "PL-TIE-03")
def test_the_bar_binds_the_winner_of_the_spiel_alone() -> None:
    hands = {"A": "H9 HX H8 EK SK LA S8", "B": "S9 SX SU H7 HU EA HO", "C": "E9 EX E8 HA SA LK L9"}
    lines = ["A concede gleich", "A contest hanger HX H9", "B concede gleich", "B contest hanger SX S9"]
    lines += ["C contest hanger EX E9", "A contest hanger", "B contest hanger", "C contest hanger E8"]
    deal = say(three(hands=hands), *A_HAS_THE_SPIEL, *lines)
    assert (still_in(deal, HANGER), showing(deal)) == ("BC", "B"), "A has H8, but he has left the Hanger standing"
    say(deal, "B contest hanger SU", "C concede hanger")
    assert owner(deal, HANGER) == "B", "so has B, but the Spiel was not his"
    free = say(three(hands=hands, standing_bar=False), *A_HAS_THE_SPIEL, *lines)
    assert showing(free) == "A"
    allows(free, "A contest hanger H8")
