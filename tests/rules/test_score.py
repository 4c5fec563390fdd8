"""Scoring: what Giltspiel and Perlaggen have alike, and then what Giltspiel has alone."""

import pytest

from every import each_of
from rules.alike import BOTH, ONE_EACH, Begin
from rules.helpers import FISS, counted, gained, play_out, say, settled, table, void, winner
from weli.core.acts import GLEICH, HANGER
from weli.games import match_for

rule = pytest.mark.rule

HELD = ["N bet gleich", "E hold", "E bet hanger", "N hold"]
PROOFS = [
    "N validate gleich H9 L9",
    "E validate gleich H8 E8",
    "N validate hanger EX EU",
    "E validate hanger LA LK",
]


@rule("GS-SCORE-01", "PL-SCORE-01")
@BOTH
def test_each_side_gets_the_values_of_the_figures_it_won(begin: Begin) -> None:
    deal = say(begin(), "E bet gleich", "N hold", "W bet spiel", "S good")
    say(deal, "E contest gleich L8 H8", "E concede hanger", "N concede gleich", "N validate gleich H9 L9")
    assert gained(deal) == (1, 3)


@rule("GS-SCORE-03", "GS-SCORE-04", "PL-SCORE-01", "PL-AIM-03")
@BOTH
def test_points_are_recorded_deal_by_deal_until_a_side_has_the_target(begin: Begin) -> None:
    match = match_for(begin(target=11).rules)
    match.begin(dealer=2)
    for giver in "EENEE":
        match.record(settled(begin(target=11, short=tuple(11 - score for score in match.scores)), giver))
    assert (match.scores, match.winner) == ([11, 3], 0)
    assert match.entries == [[3, 0], [3, 0], [0, 3], [3, 0], [2, 0]]


@rule("GS-SCORE-05", "GS-END-01", "PL-SCORE-05")
@BOTH
def test_one_short_of_the_target_is_gestrichen(begin: Begin) -> None:
    for target in (11, 15, 18):
        match = match_for(begin(target=target).rules)
        for score in range(target):
            match.begin(dealer=0, scores=[score, 0])
            assert (match.gestrichen(0), match.gestrichen(1)) == (score == target - 1, False)


@rule("GS-SCORE-06", "PL-SCORE-05")
@BOTH
def test_one_can_win_without_ever_having_been_gestrichen(begin: Begin) -> None:
    deal = say(begin(short=(2, 9)), "N bet spiel", "E hold", "E concede spiel")
    assert (winner(deal), gained(deal)) == ("NS", (2, 0))


@rule("GS-SCORE-07", "GS-SCORE-08", "PL-SCORE-06")
@BOTH
@each_of(
    ("first", "second", "side"),
    [("N concede hanger", "E concede gleich", "EW"), ("E concede gleich", "N concede hanger", "NS")],
)
def test_the_earlier_concession_wins_where_both_would_reach_the_target(
    begin: Begin, first: str, second: str, side: str
) -> None:
    deal = say(begin(ONE_EACH, short=(2, 2), stop_when_won=False), *HELD, first, second, "N concede spiel", *PROOFS)
    assert (winner(deal), sum(gained(deal))) == (side, 2), "nothing is counted after that"


@rule("GS-SCORE-08", "GS-SCORE-11", "PL-SCORE-06")
@BOTH
def test_conceded_figures_come_first_the_earliest_concession_before_the_others(begin: Begin) -> None:
    deal = say(begin(), "N concede spiel", "E concede hanger", "E concede gleich")
    assert counted(deal) == ["spiel EW 1", "hanger NS 1", "gleich NS 1"]
    before_held = play_out(say(begin(ONE_EACH), "N bet gleich", "E hold", "N concede hanger"), "EW")
    assert counted(before_held) == ["hanger EW 1", "gleich NS 2", "spiel EW 1"]
    held = say(begin(), "N bet gleich", "E hold", "N concede hanger", "E concede gleich", "N concede spiel")
    say(held, "N validate gleich H9 L9", "E validate gleich L8 H8")
    assert counted(held) == ["hanger EW 1", "gleich NS 2", "spiel EW 1"]


@rule("GS-SCORE-09", "PL-SCORE-06")
@BOTH
@each_of(
    ("lines", "order"),
    [
        (HELD, ["gleich NS 2", "hanger EW 2", "spiel NS 1"]),
        (HELD[2:] + HELD[:2], ["hanger EW 2", "gleich NS 2", "spiel NS 1"]),
        # The first bet on each counts, whatever is raised later.
        ([*HELD[2:], *HELD[:2], "N bet hanger", "E hold"], ["hanger EW 3", "gleich NS 2", "spiel NS 1"]),
        (HELD[2:], ["hanger EW 2", "gleich NS 1", "spiel NS 1"]),  # before the unbet ones
    ],
)
def test_held_figures_follow_in_the_order_of_their_first_bets(begin: Begin, lines: list[str], order: list[str]) -> None:
    assert counted(play_out(say(begin(ONE_EACH), *lines), "NS")) == order


@rule("GS-SCORE-07", "GS-SCORE-10", "GS-OQ-51", "PL-SCORE-06")
@BOTH
def test_unbet_figures_come_last_gleich_hanger_spiel(begin: Begin) -> None:
    deal = play_out(begin(ONE_EACH), "NS")
    assert (counted(deal), void(deal)) == (["gleich NS 1", "hanger EW 1", "spiel NS 1"], [])
    ahead = play_out(begin(ONE_EACH, short=(1, 3)), "EW")
    assert (winner(ahead), counted(ahead), void(ahead)) == ("NS", ["gleich NS 1"], ["hanger", "spiel"])
    behind = play_out(begin(ONE_EACH, short=(3, 1)), "NS")
    assert (winner(behind), counted(behind)) == ("EW", ["gleich NS 1", "hanger EW 1"])
    late = play_out(say(begin(ONE_EACH, short=(2, 1)), "N bet spiel", "E hold"), "EW")
    assert (winner(late), counted(late)) == ("EW", ["spiel EW 2"]), "the held Spiel comes before the unbet figures"
    assert void(begin(short=(1, 2))) == [], "nothing is void while the deal has not won the game"


@rule("GS-SCORE-12", "PL-SCORE-07")
@BOTH
def test_figures_bet_in_one_call_or_one_show_turn_count_gleich_hanger_spiel(begin: Begin) -> None:
    deal = say(begin(ONE_EACH), "N bet spiel hanger gleich", "E hold spiel", "E hold hanger", "E hold gleich")
    assert counted(play_out(deal, "NS")) == ["gleich NS 2", "hanger EW 2", "spiel NS 2"]
    for bets in (["N bet gleich", "N bet hanger"], ["N bet hanger", "S bet gleich"], ["N bet hanger gleich"]):
        shown = say(begin(), "W concede spiel", *bets)
        assert shown.stakes[GLEICH].first_bet < shown.stakes[HANGER].first_bet


# What only Giltspiel says, or says otherwise.


@rule("GS-SCORE-02")
def test_held_unbet_and_answered_good() -> None:
    deal = say(table(), "N bet gleich", "E raise", "N hold", "S bet hanger", "E good", "E concede gleich")
    say(deal, "E concede spiel", "N validate gleich H9 L9", "E validate gleich L7 H7", "S pass")
    assert counted(deal)[0] == "hanger EW 1", "good: the value before the bet; South failed, so it passes"
    assert counted(deal)[1:] == ["gleich NS 3", "spiel NS 1"]


@rule("GS-SCORE-13", "GS-OQ-12")
def test_penalties_come_first_and_a_score_may_fall_below_zero() -> None:
    deal = say(table(), "W bet gleich", "N good", "E concede hanger", "E concede spiel", "W pass")
    assert gained(deal) == (3, -2)
    assert deal.counted[0].number == -2
    match = match_for(FISS)
    match.begin(0)
    match.record(deal)
    assert match.scores == [3, -2]


@rule("GS-SCORE-13", "GS-OQ-14")
def test_a_penalty_can_cost_the_game_that_seemed_won() -> None:
    lines = ["S bet hanger", "E hold", "E concede hanger", "E validate hanger HA HK", "S pass"]
    deal = say(table(score=(8, 0)), "E concede gleich", *lines)
    assert winner(deal) == "none"
    assert gained(deal) == (-1, 2), "two off, the Gleich; the Hanger has passed to E/W, the Spiel was not played out"
