"""Scoring."""

import pytest

from rules.helpers import counted, gained, play_out, rules_of, say, sit, uncut, winner
from rules.perlaggen.words import bells, settled
from weli.games import match_for
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

# North's Nines are the best Gleich, East's ace and king of leaves the best Hanger; the two have both figures, nobody has a Perlagg.
BOTH = {"N": "H9 L9 EX EU SK", "E": "LA LK H8 E8 S9", "S": "HO LX L7 EK S8", "W": "HA E9 HU LO H7"}
PROOFS = {
    "gleich": ["N validate gleich H9 L9", "E validate gleich H8 E8"],
    "hanger": ["N validate hanger EX EU", "E validate hanger LA LK"],
}


def both(score: tuple[int, int] = (0, 0), **options: object) -> FigureDeal:
    return bells(BOTH, score=score, **options)


@rule("PL-SCORE-01", "PL-AIM-03")
def test_points_are_recorded_deal_by_deal_until_a_side_has_the_target() -> None:
    match = match_for(rules_of("innsbruck"))
    match.begin(dealer=2)
    for giver in "EEENEEE":
        match.record(settled(bells(score=tuple(match.scores)), giver))
    assert (match.scores, match.winner) == ([18, 3], 0)
    assert match.entries[:4] == [[3, 0], [3, 0], [3, 0], [0, 3]]


@rule("PL-SCORE-02", "PL-VAR-02")
@pytest.mark.parametrize("target", range(11, 25))
def test_every_target_from_eleven_to_twenty_four_can_be_agreed(target: int) -> None:
    assert target in rules_of("innsbruck").targets()
    short = settled(bells(score=(target - 4, 0), target=target), "E")
    assert (winner(short), gained(short)) == ("none", (3, 0))
    assert winner(settled(bells(score=(target - 3, 0), target=target), "E")) == "NS"


@rule("PL-SCORE-02", "PL-EICH-22")
@pytest.mark.parametrize(
    ("preset", "target"), [("innsbruck", 18), ("eichel-imst", 15), ("eichel-elsewhere", 15), ("schlanders", 24)]
)
def test_the_usual_targets(preset: str, target: int) -> None:
    deal = say(sit(preset, turned="SX", score=(target - 1, 0)), "E concede gleich")
    assert (winner(deal), deal.start_scores[0] + deal.gained[0]) == ("NS", target)


@rule("PL-SCORE-05")
@pytest.mark.parametrize(("preset", "target"), [("innsbruck", 18), ("eichel-imst", 15)])
def test_one_short_of_the_target_is_gestrichen(preset: str, target: int) -> None:
    match = match_for(rules_of(preset))
    for score in range(target):
        match.begin(dealer=0, scores=[score, 0])
        assert (match.gestrichen(0), match.gestrichen(1)) == (score == target - 1, False)


@rule("PL-SCORE-05")
def test_one_can_win_without_ever_having_been_gestrichen() -> None:
    deal = say(bells(score=(16, 0)), "N bet spiel", "E hold", "E concede spiel")
    assert (winner(deal), gained(deal)) == ("NS", (2, 0))


@rule("PL-SCORE-06")
def test_conceded_figures_count_first_in_the_order_of_concession() -> None:
    deal = settled(say(both(), "N concede spiel", "E concede hanger"), "E")
    assert counted(deal) == ["spiel EW 1", "hanger NS 1", "gleich NS 1"]
    before_held = play_out(say(both(), "N bet gleich", "E hold", "N concede hanger"), "EW")
    assert counted(before_held) == ["hanger EW 1", "gleich NS 2", "spiel EW 1"]


@rule("PL-SCORE-06")
@pytest.mark.parametrize(
    ("first", "second", "side"),
    [("E concede gleich", "N concede hanger", "NS"), ("N concede hanger", "E concede gleich", "EW")],
)
def test_the_earlier_concession_wins_where_both_would_reach_the_target(first: str, second: str, side: str) -> None:
    deal = say(both((16, 16), stop_when_won=False), "N bet gleich", "E hold", "E bet hanger", "N hold")
    say(deal, first, second, "N concede spiel", *PROOFS["gleich"], *PROOFS["hanger"])
    assert (winner(deal), sum(gained(deal))) == (side, 2), "nothing is counted after that"


@rule("PL-SCORE-06")
@pytest.mark.parametrize(
    ("lines", "order"),
    [
        (["N bet gleich", "E hold", "E bet hanger", "N hold"], ["gleich NS 2", "hanger EW 2", "spiel NS 1"]),
        (["E bet hanger", "N hold", "N bet gleich", "E hold"], ["hanger EW 2", "gleich NS 2", "spiel NS 1"]),
        # The first bet on each counts, whatever is raised later.
        (
            ["E bet hanger", "N hold", "N bet gleich", "E hold", "N bet hanger", "E hold"],
            ["hanger EW 3", "gleich NS 2", "spiel NS 1"],
        ),
        (["E bet hanger", "N hold"], ["hanger EW 2", "gleich NS 1", "spiel NS 1"]),  # before the unbet ones
    ],
)
def test_held_figures_count_next_in_the_order_of_the_first_bets(lines: list[str], order: list[str]) -> None:
    assert counted(play_out(say(both(), *lines), "NS")) == order


@rule("PL-SCORE-06")
def test_unbet_figures_count_last_gleich_then_hanger_then_spiel() -> None:
    assert counted(play_out(both(), "NS")) == ["gleich NS 1", "hanger EW 1", "spiel NS 1"]
    ahead = play_out(both((17, 15)), "EW")
    assert (winner(ahead), counted(ahead)) == ("NS", ["gleich NS 1"]), "nothing is counted after that"
    behind = play_out(both((15, 17)), "NS")
    assert (winner(behind), counted(behind)) == ("EW", ["gleich NS 1", "hanger EW 1"])


@rule("PL-SCORE-07", "PL-BLIND-05")
@pytest.mark.parametrize("spoken", ["hanger gleich", "gleich hanger"])
def test_bets_made_together_count_as_made_in_the_order_of_the_figures(spoken: str) -> None:
    seen = say(both(), f"N bet {spoken}", "E hold hanger", "E hold gleich")
    assert counted(play_out(seen, "NS"))[:2] == ["gleich NS 2", "hanger EW 2"]
    blind = [f"N blind {figure}" for figure in spoken.split()]
    unseen = say(uncut("innsbruck", BOTH, turned="SX"), *blind, "E cut 1", "E hold gleich", "E hold hanger")
    assert counted(play_out(unseen, "NS"))[:2] == ["gleich NS 2", "hanger EW 2"]


@rule("PL-SCORE-08")
def test_a_failure_undoes_the_whole_deal_of_a_side() -> None:
    deal = settled(say(bells(score=(0, 15)), "W bet gleich", "N good"), "N")
    assert (gained(say(deal, "W pass")), winner(deal)) == ((1, -2), "none"), (
        "EW would have had three points, and the game"
    )
