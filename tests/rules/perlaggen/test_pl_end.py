"""The endgame: gestrichen, the betting limit, both gestrichen."""

from typing import Any

import pytest

from every import each_of
from rules.helpers import (
    allows,
    due,
    gained,
    owners,
    play_out,
    refuses,
    row,
    say,
    sit,
    tricks,
    winner,
)
from rules.perlaggen.words import HANDS, PAIRS, THREE_TRICKS, bells, ends
from weli.core.acts import GLEICH
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule


def middle(*lines: str, hands: dict[str, str] | None = None, **options: Any) -> FigureDeal:
    """Sixteen to seventeen, then these lines."""
    return say(sit("innsbruck", hands or PAIRS, turned="SX", score=(16, 17), **options), *lines)


@rule("PL-END-06", "PL-EXCH-10")
def test_the_exchange_comes_before_the_comparison() -> None:
    deal = ends({"S": "EX LX S8", "E": "H7 H8 H9"}, turned="SU")
    assert deal.phase() == "exchange"
    assert winner(say(deal.copy(), "S exchange S8 SU")) == "NS", "three Tens, with the Unter"
    assert winner(say(deal, "S pass", "N pass")) == "EW"


@rule("PL-END-11")
def test_the_player_with_the_most_wins_for_his_side_partners_do_not_add_up() -> None:
    assert winner(ends({"N": "EX LX", "S": "HX L8", "E": "H7 H8 H9"})) == "EW"
    assert winner(ends({"N": "EX LX", "S": "HA LA EA", "E": "H7 H8 H9"})) == "NS"


@rule("PL-END-08", "PL-OQ-25")
def test_perlaggen_in_hand_count_under_their_best_names() -> None:
    assert winner(ends({"N": "EX LX S7", "E": "EK LA"})) == "NS"
    assert winner(ends({"N": "EX LX HX", "E": "LK LO E7 S7"})) == "EW", "ace to Unter, two of them wild"
    deal = ends({"E": "S7 E7 LA"})
    assert (winner(deal), deal.shown_figure(1, GLEICH) > 0) == ("EW", True)
    assert ends({"N": "EX H8 S7 LK SA"}).phase() == "play", "one Perlagg makes two cards of one"


@rule("PL-END-08", "PL-OQ-25")
def test_a_perlagg_named_in_play_counts_as_named_and_one_compared_is_not_bound() -> None:
    hands = PAIRS | {"N": "EA EK H9 L9 S7"}
    spent = say(tricks(sit("innsbruck", hands, turned="SX", score=(16, 17)), "EX S7=EX E8 E9"), "E concede spiel")
    assert (spent.phase(), winner(spent)) == ("done", "none"), "South's Nines stay two"
    free = say(sit("innsbruck", hands, turned="SX", score=(16, 17)), "E concede spiel")
    assert winner(free) == "NS", "three Nines"
    tied = ends({"N": "EX LX S7", "E": "HX SX E7", "W": "HA L7"}, turned="SA")
    assert tied.phase() == "play", "three Tens each"
    allows(tricks(tied, "HA"), "N S7=SK")


@rule("PL-END-14", "PL-OQ-27")
def test_a_shorter_gleich_does_not_take_over_from_equal_hangers() -> None:
    hands = {"N": "HX H9 H8 HU", "E": "EX E9 E8 EU", "S": "LK SK EK"}
    assert ends(hands, turned="S9").phase() == "play"
    assert winner(ends({"N": "HX H9 H8 HU", "E": "EX E9 E8 L7", "S": "LK SK EK"}, turned="S9")) == "NS"


@rule("PL-END-15", "PL-END-08")
@each_of(("name", "side"), [("SU", "NS"), ("S9", "EW")])
def test_three_tricks_do_it_too_and_what_lies_open_counts_under_its_name(name: str, side: str) -> None:
    """South has two Unters beside the Spitz, East hearts Ober, Unter and Ten."""
    start = sit("innsbruck", HANDS | {"E": "HX HU L8 SA HO"}, turned="SX", score=(16, 17))
    assert winner(tricks(start, THREE_TRICKS.replace("S7=SU", f"S7={name}"))) == side


@rule("PL-END-16")
def test_with_the_gleich_conceded_a_hanger_with_a_perlagg_may_win() -> None:
    wild = middle("N bet gleich", "E good", hands=PAIRS | {"W": "HA HU LK L7 S7", "N": "EA EO H9 L9 S8"})
    assert winner(say(wild, "N validate gleich H9 L9")) == "EW", "king and ace of leaves, with the Spitz"


@rule("PL-END-16")
def test_where_the_one_figure_stands_with_a_perlagg_three_tricks_decide() -> None:
    deal = middle("N bet gleich", "E good", hands=PAIRS | {"W": "HA HU LK L7 S7"})
    assert (owners(deal), due(deal)) == ("NS stands open", "W")
    refuses(deal, "E bet spiel", "PL-END-05")
    assert winner(play_out(deal, "EW")) == "EW"


@rule("GS-OQ-17", "PL-VAL-08", "PL-VAL-07")
def test_a_failed_figure_that_was_open_at_the_stop_passes_to_the_other_side() -> None:
    """West, who has no Gleich, holds one; the Spiel brings his side to the target. It used to be nobody's."""
    deal = say(bells(score=(0, 17)), "N bet gleich", "W hold", "N concede spiel")
    assert (deal.phase(), owners(deal)) == ("validate", "nobody nobody EW")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert (winner(deal), gained(deal)) == ("none", (2, -2)), "his side scores nothing, nor does it keep the Spiel"
    assert owners(deal) == "NS nobody nobody"


@rule("GS-OQ-17", "PL-VAL-08", "PL-OQ-85")
def test_the_other_side_may_need_a_perlagg_for_the_open_figure() -> None:
    """North's Gleich waits for an answer when the deal stops. East has one with the Eichel-Spitz alone, and nobody asked him."""
    hands = {"N": "EA EK H9 LX S8", "S": "EU HO E9 L7 LA"}
    deal = say(bells(hands, score=(16, 0)), "N bet gleich hanger spiel", "W good hanger", "W good spiel")
    say(deal, "N validate hanger EA EK", "N pass")
    assert (owners(deal), gained(deal)) == ("EW nobody nobody", (-2, 1))
    assert "E7" in row(deal, "E")
