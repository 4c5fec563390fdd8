"""Scoring."""

import pytest

from every import each_of
from rules.alike import ONE_EACH
from rules.helpers import counted, gained, play_out, say, settled, sit, uncut, winner
from rules.perlaggen.words import bells

rule = pytest.mark.rule


@rule("PL-SCORE-02", "PL-EICH-22")
@each_of(("preset", "target"), [("innsbruck", 18), ("eichel-imst", 15), ("eichel-elsewhere", 15), ("schlanders", 24)])
def test_the_usual_targets(preset: str, target: int) -> None:
    deal = say(sit(preset, turned="SX", score=(target - 1, 0)), "E concede gleich")
    assert (winner(deal), deal.start_scores[0] + deal.gained[0]) == ("NS", target)


@rule("PL-SCORE-07", "PL-BLIND-05")
@each_of("spoken", ["hanger gleich", "gleich hanger"])
def test_bets_made_together_count_as_made_in_the_order_of_the_figures(spoken: str) -> None:
    seen = say(bells(ONE_EACH), f"N bet {spoken}", "E hold hanger", "E hold gleich")
    assert counted(play_out(seen, "NS"))[:2] == ["gleich NS 2", "hanger EW 2"]
    blind = [f"N blind {figure}" for figure in spoken.split()]
    unseen = say(uncut("innsbruck", ONE_EACH, turned="SX"), *blind, "E cut 1", "E hold gleich", "E hold hanger")
    assert counted(play_out(unseen, "NS"))[:2] == ["gleich NS 2", "hanger EW 2"]


@rule("PL-SCORE-08")
def test_a_failure_undoes_the_whole_deal_of_a_side() -> None:
    deal = settled(say(bells(score=(0, 15)), "W bet gleich", "N good"), "N")
    assert (gained(say(deal, "W pass")), winner(deal)) == ((1, -2), "none"), (
        "EW would have had three points, and the game"
    )
