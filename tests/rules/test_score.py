"""Scoring."""

import pytest

from rules.helpers import FISS, counted, gained, play_out, say, table, void, winner
from weli.core.acts import GLEICH, HANGER
from weli.games import match_for

rule = pytest.mark.rule

NO_TIE = {"E": "HA H8 L7 H7 SX"}  # North's ace and king are the best Hanger


@rule("GS-SCORE-01")
def test_each_side_gets_the_values_of_the_figures_it_won() -> None:
    deal = say(table(), "E bet gleich", "N hold", "W bet spiel", "S good")
    say(deal, "E contest gleich L7 H7", "E concede hanger", "N concede gleich", "N validate gleich H9 L9")
    assert gained(deal) == (1, 3)


@rule("GS-SCORE-02")
def test_held_unbet_and_answered_good() -> None:
    deal = say(table(), "N bet gleich", "E raise", "N hold", "S bet hanger", "E good", "E concede gleich")
    say(deal, "E concede spiel", "N validate gleich H9 L9", "E validate gleich L7 H7", "S pass")
    assert counted(deal)[0] == "hanger EW 1", "good: the value before the bet; South failed, so it passes"
    assert counted(deal)[1:] == ["gleich NS 3", "spiel NS 1"]


@rule("GS-SCORE-03", "GS-SCORE-04")
def test_the_sheet_is_a_list_of_points_a_deal() -> None:
    match = match_for(FISS)
    match.begin(dealer=2)
    for giver in "EEN":
        match.record(
            say(table(score=tuple(match.scores)), *[f"{giver} concede {f}" for f in ("gleich", "hanger", "spiel")])
        )
    assert match.entries == [[3, 0], [3, 0], [0, 3]]
    assert match.scores == [6, 3]


@rule("GS-SCORE-05", "GS-END-01")
@pytest.mark.parametrize("target", [11, 15])
def test_one_short_of_the_target_is_gestrichen(target: int) -> None:
    match = match_for(FISS.with_options({"target": target}))
    for score in range(target):
        match.begin(dealer=0, scores=[score, 0])
        assert match.gestrichen(0) == (score == target - 1)
        assert not match.gestrichen(1)


@rule("GS-SCORE-06")
def test_one_can_win_without_ever_having_been_gestrichen() -> None:
    deal = say(table(score=(9, 0)), "N bet spiel", "E hold", "E concede spiel")
    assert (winner(deal), deal.start_scores[0] + deal.gained[0]) == ("NS", 11)


@rule("GS-SCORE-07", "GS-SCORE-08")
def test_the_side_that_reaches_the_target_first_in_the_counting_order_wins() -> None:
    lines = ["N bet gleich", "E hold", "N bet hanger", "E hold"]
    proofs = [
        "N validate gleich H9 L9",
        "E validate gleich L7 H7",
        "N validate hanger EA EK",
        "E validate hanger HA HK",
    ]
    ends = {"N concede hanger": "E concede gleich", "E concede gleich": "N concede hanger"}
    for (first, second), side in zip(ends.items(), ["EW", "NS"], strict=True):
        deal = say(table(score=(9, 9), stop_when_won=False), *lines, first, second, "N concede spiel", *proofs)
        assert winner(deal) == side
        assert sum(gained(deal)) == 2, "nothing is counted after that"


@rule("GS-SCORE-08")
def test_conceded_figures_come_first_the_earliest_concession_before_the_others() -> None:
    deal = say(table(), "N concede spiel", "E concede hanger", "E concede gleich")
    assert counted(deal) == ["spiel EW 1", "hanger NS 1", "gleich NS 1"]
    before_held = play_out(say(table(NO_TIE), "N bet gleich", "E hold", "E concede hanger"), "EW")
    assert counted(before_held) == ["hanger NS 1", "gleich NS 2", "spiel EW 1"]
    before_unbet = play_out(say(table(NO_TIE), "E concede hanger"), "EW")
    assert counted(before_unbet) == ["hanger NS 1", "gleich NS 1", "spiel EW 1"]


@rule("GS-SCORE-09")
def test_held_figures_follow_in_the_order_of_their_first_bets() -> None:
    deal = say(
        table(NO_TIE),
        "E bet spiel",
        "N hold",
        "N bet hanger",
        "E hold",
        "N bet gleich",
        "E hold",
        "N bet spiel",
        "W hold",
    )
    assert counted(play_out(deal, "EW")) == ["spiel EW 3", "hanger NS 2", "gleich NS 2"]
    one_held = say(table(NO_TIE), "N bet spiel", "E hold")
    assert counted(play_out(one_held, "EW")) == ["spiel EW 2", "gleich NS 1", "hanger NS 1"]


@rule("GS-SCORE-10")
def test_unbet_figures_come_last_gleich_hanger_spiel() -> None:
    for side in ("NS", "EW"):
        assert counted(play_out(table(NO_TIE), side)) == ["gleich NS 1", "hanger NS 1", f"spiel {side} 1"]


@rule("GS-SCORE-11")
def test_a_held_figure_that_is_conceded_counts_at_its_concession() -> None:
    deal = say(table(), "N bet gleich", "E hold", "N concede hanger", "E concede gleich", "N concede spiel")
    say(deal, "N validate gleich H9 L9", "E validate gleich L7 H7")
    assert counted(deal) == ["hanger EW 1", "gleich NS 2", "spiel EW 1"]


@rule("GS-SCORE-12")
def test_figures_bet_in_one_call_count_gleich_hanger_spiel() -> None:
    deal = say(table(NO_TIE), "N bet spiel hanger gleich", "E hold spiel", "E hold hanger", "E hold gleich")
    assert counted(play_out(deal, "NS")) == ["gleich NS 2", "hanger NS 2", "spiel NS 2"]


@rule("GS-SCORE-12")
@pytest.mark.parametrize(
    "bets", [["N bet gleich", "N bet hanger"], ["N bet hanger", "S bet gleich"], ["N bet hanger gleich"]]
)
def test_both_bets_of_one_show_turn_count_as_made_together(bets: list[str]) -> None:
    deal = say(table(), "W concede spiel", *bets)
    assert deal.stakes[GLEICH].first_bet < deal.stakes[HANGER].first_bet


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


@rule("GS-SCORE-07", "GS-OQ-51")
def test_what_is_counted_after_the_target_is_reached_does_not_matter() -> None:
    deal = play_out(table(NO_TIE, score=(10, 9)), "NS")
    assert (winner(deal), counted(deal)) == ("NS", ["gleich NS 1"])
    late = play_out(say(table(NO_TIE, score=(9, 10)), "N bet spiel", "E hold"), "EW")
    assert (winner(late), counted(late)) == ("EW", ["spiel EW 2"]), "the held Spiel comes before the unbet figures"
    assert (void(deal), void(late)) == (["hanger", "spiel"], ["gleich", "hanger"])


@rule("GS-SCORE-07", "PL-SCORE-01")
def test_nothing_is_void_while_the_deal_has_not_won_the_game() -> None:
    assert void(table(score=(10, 9))) == []
    assert void(play_out(table(NO_TIE), "NS")) == []
