"""The endgame: gestrichen, the betting limit, both gestrichen."""

from typing import Any

import pytest

from rules.helpers import (
    COMMON,
    NOTHING,
    SEATS,
    TIED,
    acts,
    allows,
    counted,
    due,
    gained,
    owner,
    owners,
    play_out,
    raised_to,
    refuses,
    row,
    say,
    showing,
    table,
    tricks,
    winner,
)
from weli.core.acts import GLEICH, HANGER
from weli.games import match_for
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

THREE_NINES = {"N": "EA EK H9 L9 S9", "S": "EU LU E7 L8 SO"}
NORTH_TAKES_THREE = "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO"

# South's and West's hands for comparing North and East; nobody here has three of anything.
SOUTH_WEST = {"S": "S8 SO L7 E7 LU", "W": "LX SX L8 EU SK"}


def ten_all(*lines: str, hands: dict[str, str] | None = None, score: tuple[int, int] = (9, 10)) -> FigureDeal:
    """A deal in which lines bring both sides to ten of eleven."""
    return say(table(hands, score=score), *lines)


@rule("GS-END-01")
@pytest.mark.parametrize(("target", "short"), [(11, 10), (15, 14)])
def test_gestrichen_is_one_short_of_the_target(target: int, short: int) -> None:
    refuses(table(score=(short, 0), target=target), "N bet gleich", "GS-END-02")
    allows(table(score=(short - 1, 0), target=target), "N bet gleich")


@rule("GS-END-02")
def test_a_gestrichen_side_may_not_bet_at_all() -> None:
    deal = table(score=(10, 3))
    for figure in ("gleich", "hanger", "spiel"):
        for seat in "NS":
            refuses(deal, f"{seat} bet {figure}", "GS-END-02")
            allows(deal, f"{seat} concede {figure}")
        allows(deal, f"E bet {figure}", f"W bet {figure}")
    bet = say(deal, "E bet gleich")
    refuses(bet, "N raise gleich", "GS-END-02")
    allows(bet, "N hold", "S good")
    in_the_deal = say(table(score=(9, 0)), "W concede hanger")
    refuses(in_the_deal, "N bet gleich", "GS-END-02")


@rule("GS-END-03", "GS-OQ-15")
def test_no_bet_on_what_would_already_be_enough() -> None:
    held = say(table(score=(9, 0)), "E bet gleich", "N hold")
    refuses(held, "N bet gleich", "GS-END-03")  # 9 + 2
    allows(held, "N bet hanger", "N bet spiel")  # 9 + 1
    lower = say(table(score=(8, 0)), "E bet gleich", "N hold")
    allows(lower, "N bet gleich")
    # Figures already won in this deal count: the Spiel by tricks, too.
    by_tricks = tricks(say(table(score=(8, 0)), "E bet gleich", "N hold"), NORTH_TAKES_THREE)
    refuses(by_tricks, "N bet gleich", "GS-END-03")  # 8 + 1 + 2
    refuses(say(table(score=(8, 0)), "E bet gleich", "N hold", "E concede spiel"), "N bet gleich", "GS-END-03")


@rule("GS-END-04", "GS-END-18")
@pytest.mark.parametrize("score", [7, 8, 9, 10])
@pytest.mark.parametrize("value", [1, 2])
def test_a_bet_is_allowed_only_where_good_would_not_hand_over_the_game(score: int, value: int) -> None:
    deal = say(table(score=(score, 0)), *["E bet spiel", "N hold"][: 2 * (value - 1)])
    number, bet = acts(deal, "N bet spiel")
    allowed = bet[0] in deal.legal(number)
    assert allowed == (score + value < 11)
    if allowed:
        assert not say(deal, "N bet spiel", "E good").endgame.stopped


@rule("GS-END-05")
def test_the_limit_binds_raises_but_no_hold_and_no_concession() -> None:
    deal = say(table(score=(9, 0)), "E bet gleich")
    refuses(deal, "N raise gleich", "GS-END-03")  # 9 + 2
    allows(deal, "N hold", "N good", "S concede gleich")
    allows(say(table(score=(8, 0)), "E bet gleich"), "N raise")
    allows(table(score=(10, 10)), "N concede spiel")


@rule("GS-END-06")
def test_nobody_bets_when_both_are_gestrichen() -> None:
    deal = table(score=(10, 10))
    assert deal.phase() == "play"
    for seat in SEATS:
        refuses(deal, f"{seat} bet spiel", "GS-END-06")


@rule("GS-END-07", "GS-END-17")
@pytest.mark.parametrize("target", [11, 15])
def test_the_best_long_figure_wins_before_the_first_lead(target: int) -> None:
    deal = table(THREE_NINES, turned="S8", score=(target - 1, target - 1), target=target)
    assert (winner(deal), gained(deal)) == ("NS", (0, 0))
    assert row(deal, "N") == "L9 H9 S9", "it is shown"
    assert [row(deal, seat) for seat in "ESW"] == ["", "", ""]
    only_one = table(THREE_NINES, turned="S8", score=(target - 1, target - 2), target=target)
    assert only_one.phase() == "play"
    run = table(COMMON | {"E": "HA HK HO L7 SX"}, score=(10, 10))
    assert winner(run) == "EW", "a Hanger of three does it as well"


@rule("GS-END-08")
@pytest.mark.parametrize(
    ("north", "east", "champion"),
    [
        ("E9 L9 H9 HA EK", "H7 H8 HO SA LA", "NS"),  # only one has one
        ("E9 L9 H9 HA EO", "HK HO HU LA SA", "NS"),  # three each: Gleich beats Hanger
        ("E9 L9 H9 HA EO", "HK HO HU HX LA", "EW"),  # four beat three, whatever the kind
        ("E9 L9 H9 S9 HA", "HK HO HU HX LA", "NS"),  # four each: Gleich again
        ("EA EK EO L9 H8", "HK HO HU LA S9", "NS"),  # Hangers: the higher one
        ("E9 L9 H9 H8 SA", "EK LK HK H7 HA", "EW"),  # Gleichs: the higher one
        ("EA EK EO L9 H8", "HU HX H9 LA S9", "NS"),
        ("EA EK EO L9 HK", "H8 H9 HX HU S9", "EW"),  # longer Hanger
    ],
)
def test_more_cards_then_gleich_then_height(north: str, east: str, champion: str) -> None:
    hands = SOUTH_WEST | {"N": north, "E": east}
    assert winner(table(hands, score=(10, 10))) == champion
    mirrored = {"E": north, "N": east, "W": SOUTH_WEST["S"], "S": SOUTH_WEST["W"]}
    assert winner(table(mirrored, score=(10, 10))) != champion


@rule("GS-END-09", "GS-OQ-35")
def test_equal_hangers_on_top_leave_it_to_the_best_long_gleich() -> None:
    hands = {"N": "HX H9 H8 HU EA", "E": "EX E9 E8 EU LA", "S": "LK SK HK L7 L8", "W": "LO SO LX SX EO"}
    deal = table(hands, score=(10, 10))
    assert (winner(deal), row(deal, "S")) == ("NS", "LK HK SK"), "three Kings beat three Obers"
    obers_alone = table(hands | {"S": "LK SK HA L7 L8"}, score=(10, 10))
    assert (winner(obers_alone), row(obers_alone, "W")) == ("EW", "EO LO SO")


@rule("GS-END-09", "GS-END-10")
def test_equal_hangers_and_no_long_gleich_leave_it_to_the_tricks() -> None:
    hands = {"N": "HX H9 H8 EA LK", "E": "EX E9 E8 HA LA", "S": "S8 SO L7 H7 LU", "W": "LX SX L8 EU SK"}
    deal = table(hands, score=(10, 10))
    assert (deal.phase(), due(deal)) == ("play", "W")


@rule("GS-END-10", "GS-END-11")
def test_without_a_long_figure_the_tricks_decide_and_nothing_else() -> None:
    deal = table(score=(10, 10))
    assert owners(deal) == "nobody nobody open"
    for figure in ("gleich", "hanger"):
        refuses(deal, f"N concede {figure}", "GS-CONC-01")
    tricks(deal, NORTH_TAKES_THREE)
    assert (winner(deal), gained(deal)) == ("NS", (1, 0))
    assert winner(say(table(score=(10, 10)), "S concede spiel")) == "EW"


@rule("GS-END-12")
def test_both_can_become_gestrichen_in_mid_deal_and_bets_end_at_once() -> None:
    deal = ten_all("N bet gleich", "E hold")
    allows(deal, "N bet hanger")
    say(deal, "N bet spiel", "W good")
    assert (deal.points(0), deal.points(1)) == (10, 10)
    assert showing(deal) == "NS"
    refuses(deal, "N bet hanger", "GS-END-06")
    assert owners(deal) == "open open NS", "the Gleich was bet and held: the show goes its usual way"


@rule("GS-END-06", "GS-END-12")
def test_no_raise_either() -> None:
    deal = ten_all("N bet gleich spiel", "E good spiel")
    assert (deal.points(0), deal.points(1)) == (10, 10)
    refuses(deal, "E raise gleich", "GS-END-06")
    allows(deal, "E hold", "E good")


@rule("GS-END-13")
def test_with_gleich_and_hanger_unbet_the_long_figure_decides_in_mid_deal() -> None:
    for hands, side in ((THREE_NINES, "NS"), (COMMON | {"E": "HA HK HO L7 SX"}, "EW")):
        deal = say(table(hands, turned="S8" if side == "NS" else "S7", score=(9, 10)), "N bet spiel", "E good")
        assert (winner(deal), gained(deal)) == (side, (1, 0))


@rule("GS-END-13", "GS-OQ-47")
def test_played_cards_belong_to_the_long_figure() -> None:
    deal = tricks(table(THREE_NINES, turned="S8", score=(9, 10)), "LK L9 L7 L8")
    assert winner(say(deal, "N bet spiel", "E good")) == "NS"


@rule("GS-END-13", "GS-OQ-54")
def test_three_tricks_may_make_both_gestrichen_too() -> None:
    deal = tricks(table({"E": "HA HK HO L7 SX"}, score=(9, 10)), NORTH_TAKES_THREE)
    assert (winner(deal), gained(deal)) == ("EW", (1, 0)), "East's ace, king and Ober"


@rule("GS-END-14")
@pytest.mark.parametrize("hands", [COMMON, TIED])
def test_nobody_qualifies_so_a_fresh_deal_is_played(hands: dict[str, str]) -> None:
    deal = say(table(hands, score=(9, 10)), "N bet spiel", "E good")
    assert (winner(deal), gained(deal)) == ("none", (1, 0))
    assert list(deal.cards.held) == [5] * 4, "no card is shown"
    match = match_for(deal.rules)
    match.begin(2, [9, 10])
    match.record(deal)
    assert (match.scores, match.gestrichen(0), match.gestrichen(1)) == ([10, 10], True, True)


@rule("GS-END-15")
def test_after_the_gleich_is_conceded_the_hanger_alone_decides() -> None:
    hands = COMMON | {"E": "HA HO L7 H7 SX"}
    deal = say(table(hands, score=(9, 10)), "N bet gleich", "E good")
    assert owners(deal) == "NS nobody nobody"
    assert row(deal, "N") == "EK EA", "two cards suffice, and they are shown"
    assert winner(say(deal, "N validate gleich H9 L9")) == "NS"
    other = say(table(COMMON | {"N": "EA EO H9 L9 S8"}, score=(9, 10)), "N bet gleich", "E good")
    assert winner(say(other, "N validate gleich H9 L9")) == "EW"


@rule("GS-END-15")
def test_the_deciding_figure_is_the_champions_though_it_is_not_counted() -> None:
    deal = say(table(score=(9, 10)), "N bet hanger", "E good")
    assert deal.holder(GLEICH) == 0
    assert counted(say(deal, "N validate hanger EA EK")) == ["hanger NS 1"]
    assert deal.holder(GLEICH) == 0
    undone = say(table(score=(9, 10)), "S bet hanger", "E good", "S pass")
    assert undone.holder(GLEICH) < 0, "the win is undone"


@rule("GS-END-15")
def test_after_the_hanger_is_conceded_the_gleich_alone_decides() -> None:
    deal = say(table(score=(9, 10)), "N bet hanger", "E good")
    assert row(deal, "S") == "EU LU"
    assert winner(say(deal, "N validate hanger EA EK")) == "NS"


@rule("GS-END-16")
@pytest.mark.parametrize(("hands", "turned", "hanger"), [(COMMON, "S7", "stands"), (NOTHING, "E9", "nobody")])
def test_where_the_one_figure_fails_three_tricks_win_the_game(hands: dict[str, str], turned: str, hanger: str) -> None:
    start = table(hands, turned=turned, score=(9, 10))
    deal = say(start, "N bet gleich", "E good")
    assert (owners(deal), due(deal)) == (f"NS {hanger} open", "W")
    refuses(deal, "E bet spiel", "GS-END-06")
    for side in ("NS", "EW"):
        done = play_out(deal, side)
        if hands is COMMON:
            assert winner(done) == side
        else:
            assert done.proofs.failed[0], "North never had a Gleich"


@rule("GS-END-15", "GS-OQ-33")
def test_with_gleich_and_spiel_gone_the_hanger_decides_or_a_fresh_deal_does() -> None:
    deal = say(table(score=(8, 10)), "N bet gleich", "E good", "N bet spiel", "E good", "N validate gleich H9 L9")
    assert (winner(deal), gained(deal)) == ("none", (2, 0))
    hands = COMMON | {"E": "HA HO L7 H7 SX"}
    decided = say(
        table(hands, score=(8, 10)), "N bet gleich", "E good", "N bet spiel", "E good", "N validate gleich H9 L9"
    )
    assert winner(decided) == "NS"


@rule("GS-OQ-46")
def test_the_bettor_whose_bet_made_both_gestrichen_must_still_prove_it() -> None:
    deal = say(table(score=(9, 10)), "S bet hanger", "E good", "S pass")
    assert (winner(deal), gained(deal)) == ("EW", (-2, 1)), "the Gleich had won it for N/S; now the Hanger passes"
    hands = NOTHING | {"N": "EA LA LX H8 S7", "E": "EO LO EX S8 H7"}
    nobody = say(table(hands, turned="E9", score=(9, 10)), "N bet hanger", "E good", "N pass")
    assert (winner(nobody), gained(nobody)) == ("none", (-2, 0))


@rule("GS-OQ-55")
def test_a_failure_of_the_side_that_lost_the_comparison_changes_nothing() -> None:
    hands = COMMON | {"N": "EA EO L9 LX S8", "S": "EU EK H9 L8 SO"}
    deal = say(table(hands, score=(9, 10)), "N bet gleich", "E good", "N pass")
    assert winner(deal) == "EW"


@rule("GS-OQ-17", "GS-OQ-51")
def test_a_concession_that_wins_the_game_stops_the_deal() -> None:
    deal = say(table(score=(10, 0)), "E concede gleich")
    assert (winner(deal), owners(deal), gained(deal)) == ("NS", "NS nobody nobody", (1, 0))
    played = tricks(table(score=(10, 0)), NORTH_TAKES_THREE)
    assert played.phase() == "show", "what was won by tricks is counted later"
    pending = say(table(score=(8, 0)), "N bet gleich hanger spiel", "E good gleich", "E raise hanger", "N good hanger")
    assert not pending.closed


@rule("GS-OQ-17")
def test_the_duties_of_both_sides_are_checked_before_the_game_is_awarded() -> None:
    deal = say(table(score=(9, 0)), "S bet gleich hanger", "E good gleich", "W good hanger")
    assert deal.phase() == "validate"
    assert owners(deal) == "NS NS nobody"
    say(deal, "S validate gleich EU LU", "S pass")
    assert (winner(deal), gained(deal)) == ("none", (-1, 1))
    loser = say(table(score=(9, 0)), "W bet gleich", "N hold", "E concede gleich")
    assert loser.phase() == "validate"
    say(loser, "N validate gleich H9 L9")
    assert loser.phase() == "validate"
    assert winner(say(loser, "W pass")) == "NS"


@rule("GS-OQ-17")
def test_a_bet_that_lapses_by_the_stop_must_still_be_proven() -> None:
    deal = say(table(score=(9, 0)), "S bet gleich hanger spiel", "E good gleich", "W good spiel")
    assert (deal.phase(), owners(deal)) == ("validate", "NS nobody NS")
    assert deal.owes(2) == 3
    say(deal, "S validate gleich EU LU", "S pass")
    assert (winner(deal), gained(deal)) == ("none", (0, 1)), "two off, and the Hanger passes for the one it was worth"


def stopped_with_the_hanger_open(hands: dict[str, str] | None = None, turned: str = "S7", **options: Any) -> FigureDeal:
    """South, who has no Hanger, and East have staked two on it; then N/S come to their eleven points by the Spiel."""
    deal = table(hands, turned=turned, score=(10, 0), **options)
    # One short, N/S cannot bet themselves; they hold.
    return say(deal, "E bet hanger", "S hold", "W concede spiel")


@rule("GS-OQ-17", "GS-VAL-07", "GS-OQ-13")
def test_a_failed_figure_that_was_open_at_the_stop_passes_to_the_other_side() -> None:
    """It used to be nobody's, like the other figures that are open when a deal is stopped."""
    deal = stopped_with_the_hanger_open()
    assert (deal.phase(), owners(deal)) == ("validate", "nobody nobody NS")
    say(deal, "E validate hanger HA HK", "S pass")
    assert counted(deal) == ["spiel NS 1", "hanger EW 2"], "at its accepted value, in its place"
    assert (winner(deal), owners(deal)) == ("none", "nobody EW NS"), "nobody has proven the Gleich, nobody scores it"


@rule("GS-OQ-17", "GS-VAL-07")
def test_the_passed_figure_may_win_the_game_for_the_other_side() -> None:
    deal = say(table(score=(10, 9)), "E bet hanger", "S hold", "W concede spiel", "E validate hanger HA HK", "S pass")
    assert (winner(deal), gained(deal)) == ("EW", (-1, 2))


@rule("GS-OQ-17", "GS-VAL-07")
def test_the_other_side_must_have_an_example_of_the_open_figure() -> None:
    """Nobody has a Hanger: East has bluffed as well."""
    both = say(stopped_with_the_hanger_open(NOTHING, "E9"), "E pass", "S pass")
    assert (winner(both), gained(both), owner(both, HANGER)) == ("none", (-1, -2), "nobody")
    alone = say(table(NOTHING, turned="E9", score=(9, 0)), "S bet hanger spiel", "W good spiel", "E good hanger")
    assert (gained(say(alone, "S pass")), owner(alone, HANGER)) == ((-1, 0), "nobody")
    option = say(stopped_with_the_hanger_open(failed_figure_to_other_side=False), "E validate hanger HA HK", "S pass")
    assert (gained(option), owner(option, HANGER)) == ((-1, 0), "nobody"), "where the house has it so"


@rule("GS-OQ-17", "GS-OQ-13")
def test_a_failure_of_the_losers_brings_the_winners_nothing_more() -> None:
    deal = say(table(score=(9, 0)), "W bet gleich", "N hold", "E concede spiel", "E concede hanger")
    say(deal, "N validate gleich H9 L9", "W pass")
    assert (winner(deal), gained(deal)) == ("NS", (2, -2))
    assert counted(deal) == ["spiel NS 1", "hanger NS 1"], "with these the game is won, and nothing more is counted"


@rule("GS-BET-19", "GS-OQ-17")
def test_spiel_aus_conceded_stops_the_deal_from_any_score() -> None:
    for score in (0, -2):
        deal = say(raised_to(table(score=(score, 0)), "spiel", 7), "N bet spiel", "E hold", "E concede spiel")
        assert winner(deal) == "NS"


@rule("GS-END-06", "GS-END-12")
def test_the_ban_on_bets_is_named_also_once_a_figure_has_decided_the_game() -> None:
    deal = say(table(score=(9, 10)), "N bet spiel", "E good")
    assert deal.closed
    refuses(deal, "N bet gleich", "GS-END-06")
