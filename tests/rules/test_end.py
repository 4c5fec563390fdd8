"""The endgame, gestrichen, the betting limit: what Giltspiel and Perlaggen have alike, and then what Giltspiel has alone."""

from typing import Any

import pytest

from rules.alike import BOTH, LEVEL, NUMBER, THREE_TRICKS, Begin
from rules.helpers import (
    COMMON,
    NOTHING,
    SEATS,
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

THREE = {"N": "EX LX HX"}
RUN = {"E": "H7 H8 H9"}


def middle(begin: Begin, *lines: str, hands: dict[str, str] | None = None, alone: bool = False) -> FigureDeal:
    """N/S two short and E/W one, then these lines, which bring N/S to one short as well."""
    return say(begin(hands, short=(2, 1), alone=alone), *lines)


@rule("GS-END-01", "GS-END-02", "PL-END-01", "PL-BET-22")
@BOTH
def test_a_side_one_short_of_the_target_may_not_bet_at_all(begin: Begin) -> None:
    for target in (11, 15, 18):
        deal = begin(short=(1, 5), target=target)
        for figure in NUMBER:
            for seat in "NS":
                refuses(deal, f"{seat} bet {figure}", "GS-END-02 PL-END-01")
                allows(deal, f"{seat} concede {figure}")
            allows(deal, f"E bet {figure}", f"W bet {figure}")
        allows(begin(short=(2, 5), target=target), "N bet gleich")
    bet = say(deal, "E bet gleich")
    refuses(bet, "N raise gleich", "GS-END-02 PL-END-01")
    allows(bet, "N hold", "S good")
    refuses(say(begin(short=(2, 9)), "W concede hanger"), "N bet gleich", "GS-END-02 PL-END-01")


@rule("GS-END-03", "GS-OQ-15", "PL-END-02", "PL-BET-22")
@BOTH
def test_no_bet_on_what_would_already_be_enough(begin: Begin) -> None:
    lines = ["E bet gleich", "N hold"]
    held = say(begin(short=(2, 9)), *lines)
    refuses(held, "N bet gleich", "GS-END-03 PL-END-02")
    allows(held, "N bet hanger", "N bet spiel")
    three = begin(short=(3, 9))
    allows(say(three.copy(), *lines), "N bet gleich")
    # What the side has won in this deal counts, by a concession or by tricks.
    refuses(say(three.copy(), *lines, "E concede spiel"), "N bet gleich", "GS-END-03 PL-END-02")
    refuses(tricks(say(three, *lines), THREE_TRICKS), "N bet gleich", "GS-END-03 PL-END-02")


@rule("GS-END-04", "GS-END-18", "PL-END-03")
@BOTH
def test_a_bet_is_allowed_only_where_the_others_could_say_good_and_stay_in_the_game(begin: Begin) -> None:
    before = {1: [], 2: ["E bet spiel", "N hold"], 3: ["N bet spiel", "E raise", "N hold"]}
    for value, lines in before.items():
        for missing in (4, 3, 2, 1) if value < 3 else (4, 3, 2):
            deal = say(begin(short=(missing, 9)), *lines)
            number, bet = acts(deal, "N bet spiel")
            assert (bet[0] in deal.legal(number)) == (value < missing), (value, missing)
            if value < missing:
                assert not say(deal, "N bet spiel", "E good").endgame.stopped


@rule("GS-END-05", "PL-END-02")
@BOTH
def test_the_limit_binds_raises_but_no_hold_and_no_concession(begin: Begin) -> None:
    deal = say(begin(short=(2, 9)), "E bet gleich")
    refuses(deal, "N raise gleich", "GS-END-03 PL-END-02")
    allows(deal, "N hold", "N good", "S concede gleich")
    allows(say(begin(short=(3, 9)), "E bet gleich"), "N raise")


@rule("GS-END-06", "PL-END-05")
@BOTH
def test_nobody_bets_when_both_are_gestrichen(begin: Begin) -> None:
    deal = begin(short=(1, 1))
    assert deal.phase() == "play"
    for seat in SEATS:
        for figure in NUMBER:
            refuses(deal, f"{seat} bet {figure}", "GS-END-06 PL-END-05")
    allows(deal, "N concede spiel")
    decided = middle(begin, "N bet spiel", "E good", hands=THREE, alone=True)
    refuses(decided, "N bet gleich", "GS-END-06 PL-END-05")  # also once a figure has decided the game


@rule("GS-END-07", "GS-END-17", "PL-END-06")
@BOTH
def test_the_best_long_figure_wins_before_the_first_lead(begin: Begin) -> None:
    for target in (11, 15, 18):
        deal = begin(THREE, alone=True, short=(1, 1), target=target)
        assert (winner(deal), gained(deal)) == ("NS", (0, 0))
        assert [row(deal, seat) for seat in SEATS] == ["EX LX HX", "", "", ""], "it is shown, and nothing else"
        assert begin(THREE, alone=True, short=(1, 2), target=target).phase() == "play"


@rule("GS-END-08", "PL-END-07", "PL-END-11", "PL-END-12")
@BOTH
def test_the_most_cards_win_then_gleich_before_hanger_then_height(begin: Begin) -> None:
    for north, east, champion in (
        ("EX LX HX", "EK LA", "NS"),  # only one has one
        ("E9 L9 H9", "EA EK EO EU", "EW"),  # four beat three, whatever the kind
        ("E9 L9 H9", "EA EK EO", "NS"),  # three each: Gleich before Hanger
        ("E9 L9 H9 S9", "EA EK EO EU", "NS"),  # four each: Gleich again
        ("E9 L9 H9", "EA LA HA", "EW"),  # Gleichs: the higher one
        ("EA EK EO", "LK LO LU", "NS"),  # Hangers: the higher one
        ("EA EK EO", "LX L9 L8 L7", "EW"),  # Hangers: the longer one
    ):
        other = {"NS": "EW", "EW": "NS"}[champion]
        assert winner(begin({"N": north, "E": east}, alone=True, short=(1, 1))) == champion, (north, east)
        assert winner(begin({"E": north, "N": east}, alone=True, short=(1, 1))) == other, (north, east)
    hands = {"N": "EX LX", "S": "HX L8"} | RUN
    assert winner(begin(hands, alone=True, short=(1, 1))) == "EW", "partners do not add up"


@rule("GS-END-09", "GS-END-10", "GS-END-11", "PL-END-13")
@BOTH
def test_otherwise_three_tricks_win_the_game_and_nothing_else_counts(begin: Begin) -> None:
    tied = begin({"N": "EX E9 E8", "E": "LX L9 L8"}, alone=True, short=(1, 1))
    for deal in (begin(short=(1, 1)), tied):
        assert (deal.phase(), due(deal)) == ("play", "W")
        for figure in ("gleich", "hanger"):
            refuses(deal, f"N concede {figure}", "GS-CONC-01 PL-BET-13")
        assert winner(say(deal.copy(), "S concede spiel")) == "EW"
    done = tricks(begin(short=(1, 1)), THREE_TRICKS)
    assert (winner(done), gained(done)) == ("NS", (1, 0))


@rule("GS-END-06", "GS-END-12", "PL-END-05", "PL-END-15")
@BOTH
def test_a_figure_bet_and_held_before_goes_its_usual_way_without_more_bets(begin: Begin) -> None:
    held = middle(begin, "N bet gleich", "E hold", "N bet spiel", "W good")
    assert (held.points(0), held.points(1)) == (held.rules.target - 1, held.rules.target - 1)
    assert (owners(held), showing(held)) == ("open open NS", "NS")
    refuses(held, "N bet hanger", "GS-END-06 PL-END-05")
    pending = middle(begin, "N bet gleich spiel", "E good spiel")
    refuses(pending, "E raise gleich", "GS-END-06 PL-END-05")
    allows(pending, "E hold", "E good")


@rule("GS-END-13", "GS-OQ-47", "GS-OQ-54", "PL-END-15")
@BOTH
def test_with_gleich_and_hanger_unbet_the_long_figure_decides_in_mid_deal(begin: Begin) -> None:
    for hands, side in ((THREE, "NS"), (RUN, "EW")):
        deal = middle(begin, "N bet spiel", "E good", hands=hands, alone=True)
        assert (winner(deal), gained(deal)) == (side, (1, 0))
    run = begin({"E": "HX HU L8 HO SA"}, short=(2, 1))
    by_tricks = tricks(run.copy(), THREE_TRICKS)
    assert (winner(by_tricks), gained(by_tricks)) == ("EW", (1, 0)), "East's Ten, Unter and Ober, two of them played"
    assert winner(say(tricks(run, "E8 EK HU E9"), "E concede spiel")) == "EW"


@rule("GS-END-14", "PL-END-15")
@BOTH
def test_where_nothing_decides_neither_scores_and_a_new_deal_follows(begin: Begin) -> None:
    for hands in ({}, LEVEL):
        deal = middle(begin, "N bet spiel", "E good", hands=hands)
        assert (deal.phase(), winner(deal), gained(deal)) == ("done", "none", (1, 0))
        assert list(deal.cards.held) == [5] * 4, "no card is shown"
        short = deal.rules.target - 1
        match = match_for(deal.rules)
        match.begin(2, [short - 1, short])
        match.record(deal)
        assert (match.scores, match.gestrichen(0), match.gestrichen(1)) == ([short, short], True, True)


@rule("GS-END-15", "PL-END-16")
@BOTH
def test_after_one_is_conceded_the_other_decides_and_two_cards_suffice(begin: Begin) -> None:
    deal = middle(begin, "N bet gleich", "E good")
    assert (owners(deal), row(deal, "N")) == ("NS nobody nobody", "EK EA"), "they are shown"
    assert winner(say(deal, "N validate gleich H9 L9")) == "NS"
    lower = middle(begin, "N bet gleich", "E good", hands={"N": "EA EO H9 L9 S8"})
    assert winner(say(lower, "N validate gleich H9 L9")) == "EW", "West's king and Ober"
    hanger = middle(begin, "N bet hanger", "E good")
    assert row(hanger, "S") == "EU LU"
    assert winner(say(hanger, "N validate hanger EA EK")) == "NS"
    tens = middle(begin, "N bet hanger", "E good", hands={"S": "EU S9 E9 L7 SK", "E": "HX LX L8 H8 SA"})
    assert winner(say(tens, "N validate hanger EA EK")) == "EW", "East's Tens"


@rule("GS-END-16", "PL-END-16")
@BOTH
def test_where_the_one_figure_stands_or_nobody_has_it_three_tricks_win_the_game(begin: Begin) -> None:
    deal = middle(begin, "N bet gleich", "E good", hands=LEVEL)
    assert (owners(deal), due(deal)) == ("NS stands open", "W")
    refuses(deal, "E bet spiel", "GS-END-06 PL-END-05")
    for side in ("NS", "EW"):
        assert winner(play_out(deal.copy(), side)) == side
    hands = {"N": "EA EO H9 L9 S8", "E": "LX LO E8 H7 SK", "S": "HO LU E9 LA S9", "W": "HA HU LK L7 EX"}
    nobody = middle(begin, "N bet gleich", "E good", hands=hands)
    assert (owners(nobody), due(nobody)) == ("NS nobody open", "W")


# What only Giltspiel says, or says otherwise.

NORTH_TAKES_THREE = "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO"


@rule("GS-END-09", "GS-OQ-35")
def test_equal_hangers_on_top_leave_it_to_the_best_long_gleich() -> None:
    hands = {"N": "HX H9 H8 HU EA", "E": "EX E9 E8 EU LA", "S": "LK SK HK L7 L8", "W": "LO SO LX SX EO"}
    deal = table(hands, score=(10, 10))
    assert (winner(deal), row(deal, "S")) == ("NS", "LK HK SK"), "three Kings beat three Obers"
    obers_alone = table(hands | {"S": "LK SK HA L7 L8"}, score=(10, 10))
    assert (winner(obers_alone), row(obers_alone, "W")) == ("EW", "EO LO SO")


@rule("GS-END-15")
def test_the_deciding_figure_is_the_champions_though_it_is_not_counted() -> None:
    deal = say(table(score=(9, 10)), "N bet hanger", "E good")
    assert deal.holder(GLEICH) == 0
    assert counted(say(deal, "N validate hanger EA EK")) == ["hanger NS 1"]
    assert deal.holder(GLEICH) == 0
    undone = say(table(score=(9, 10)), "S bet hanger", "E good", "S pass")
    assert undone.holder(GLEICH) < 0, "the win is undone"


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
