"""The endgame: gestrichen, the betting limit, both gestrichen."""

from typing import Any

import pytest

from rules.helpers import (
    SEATS,
    acts,
    allows,
    due,
    gained,
    owners,
    play_out,
    refuses,
    row,
    say,
    showing,
    sit,
    tricks,
    winner,
)
from rules.perlaggen.words import HANDS, PAIRS, THREE_TENS, THREE_TRICKS, bells, ends
from weli.core.acts import GLEICH
from weli.games import match_for
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule


def middle(*lines: str, hands: dict[str, str] | None = None, **options: Any) -> FigureDeal:
    """Sixteen to seventeen, then these lines."""
    return say(sit("innsbruck", hands or PAIRS, turned="SX", score=(16, 17), **options), *lines)


@rule("PL-END-01", "PL-BET-22")
def test_a_gestrichen_side_may_not_bet_at_all() -> None:
    deal = bells(score=(17, 3))
    for figure in ("gleich", "hanger", "spiel"):
        for seat in "NS":
            refuses(deal, f"{seat} bet {figure}", "PL-END-01")
            allows(deal, f"{seat} concede {figure}")
        allows(deal, f"E bet {figure}", f"W bet {figure}")
    bet = say(deal, "E bet gleich")
    refuses(bet, "N raise gleich", "PL-END-01")
    allows(bet, "N hold", "S good")
    allows(bells(score=(16, 3)), "N bet gleich")
    refuses(say(bells(score=(16, 0)), "W concede hanger"), "N bet gleich", "PL-END-01")


@rule("PL-END-02", "PL-BET-22")
def test_no_bet_on_what_would_already_be_enough() -> None:
    held = say(bells(score=(16, 0)), "E bet gleich", "N hold")
    refuses(held, "N bet gleich", "PL-END-02")  # 16 + 2
    allows(held, "N bet hanger", "N bet spiel")  # 16 + 1
    allows(say(bells(score=(15, 0)), "E bet gleich", "N hold"), "N bet gleich")
    # What the side has won in this deal counts, by a concession or by tricks.
    refuses(say(bells(score=(15, 0)), "E bet gleich", "N hold", "E concede spiel"), "N bet gleich", "PL-END-02")
    by_tricks = tricks(say(bells(score=(15, 0)), "E bet gleich", "N hold"), THREE_TRICKS)
    refuses(by_tricks, "N bet gleich", "PL-END-02")
    raising = say(bells(score=(16, 0)), "E bet gleich")
    refuses(raising, "N raise gleich", "PL-END-02")
    allows(raising, "N hold", "N good")


@rule("PL-END-03")
@pytest.mark.parametrize(
    ("score", "value"), [(15, 1), (16, 1), (17, 1), (15, 2), (16, 2), (17, 2), (14, 3), (15, 3), (16, 3)]
)
def test_a_bet_is_allowed_only_where_the_others_could_say_good_and_stay_in_the_game(score: int, value: int) -> None:
    held = {1: [], 2: ["E bet spiel", "N hold"], 3: ["N bet spiel", "E raise", "N hold"]}[value]
    deal = say(bells(score=(score, 0)), *held)
    number, bet = acts(deal, "N bet spiel")
    allowed = bet[0] in deal.legal(number)
    assert allowed == (score + value < 18)
    if allowed:
        assert not say(deal, "N bet spiel", "E good").endgame.stopped


@rule("PL-END-05")
def test_with_both_gestrichen_nobody_bets() -> None:
    deal = ends(PAIRS)
    assert deal.phase() == "play"
    for seat in SEATS:
        for figure in ("gleich", "hanger", "spiel"):
            refuses(deal, f"{seat} bet {figure}", "PL-END-05")
    pending = middle("N bet gleich spiel", "E good spiel")
    refuses(pending, "E raise gleich", "PL-END-05")


@rule("PL-END-06")
def test_three_cards_of_a_gleich_or_a_hanger_win_the_game_before_the_first_lead() -> None:
    three = ends(THREE_TENS)
    assert (winner(three), gained(three), row(three, "N")) == ("NS", (0, 0), "EX LX HX"), "it is shown"
    assert [row(three, seat) for seat in "ESW"] == ["", "", ""]
    assert winner(ends({"W": "H8 H9 HX"})) == "EW"
    assert ends(PAIRS).phase() == "play", "pairs and runs of two do not count"
    assert ends(THREE_TENS, score=(17, 16)).phase() == "play"
    assert winner(ends(THREE_TENS, target=15)) == "NS"


@rule("PL-END-06", "PL-EXCH-10")
def test_the_exchange_comes_before_the_comparison() -> None:
    deal = ends({"S": "EX LX S8", "E": "H7 H8 H9"}, turned="SU")
    assert deal.phase() == "exchange"
    assert winner(say(deal.copy(), "S exchange S8 SU")) == "NS", "three Tens, with the Unter"
    assert winner(say(deal, "S pass", "N pass")) == "EW"


@rule("PL-END-07", "PL-END-11", "PL-END-12")
@pytest.mark.parametrize(
    ("north", "east", "champion"),
    [
        ("EX LX HX", "EK LA", "NS"),  # only one has one
        ("EX LX HX", "HA HU HO HK", "EW"),  # HK is a Perlagg and serves: four beat three, whatever the kind
        ("E9 L9 H9", "EA EK EO", "NS"),  # three each: Gleich before Hanger
        ("E9 L9 H9 S9", "EA EK EO EU", "NS"),  # four each: Gleich again
        ("E9 L9 H9", "EA LA HA", "EW"),  # Gleichs: the higher one
        ("EA EK EO", "LK LO LU", "NS"),  # Hangers: the higher one
        ("EA EK EO", "LX L9 L8 L7", "EW"),  # Hangers: the longer one
    ],
)
def test_the_most_cards_win_then_gleich_before_hanger_then_height(north: str, east: str, champion: str) -> None:
    other = {"NS": "EW", "EW": "NS"}[champion]
    assert winner(ends({"N": north, "E": east})) == champion
    assert winner(ends({"E": north, "N": east})) == other


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


@rule("PL-END-13")
@pytest.mark.parametrize(
    "hands",
    [PAIRS, {"N": "EX E9 E8", "E": "LX L9 L8"}],
    ids=["nobody has three", "the best of both sides tie"],
)
def test_otherwise_three_tricks_win_the_game_and_nothing_else_counts(hands: dict[str, str]) -> None:
    deal = ends(hands)
    assert (deal.phase(), due(deal)) == ("play", "W")
    for figure in ("gleich", "hanger"):
        refuses(deal, f"N concede {figure}", "PL-BET-13")
    for side, points in (("NS", (1, 0)), ("EW", (0, 1))):
        done = play_out(deal, side)
        assert (winner(done), gained(done)) == (side, points)
    assert winner(say(deal, "S concede spiel")) == "EW"


@rule("PL-END-14", "PL-OQ-27")
def test_a_shorter_gleich_does_not_take_over_from_equal_hangers() -> None:
    hands = {"N": "HX H9 H8 HU", "E": "EX E9 E8 EU", "S": "LK SK EK"}
    assert ends(hands, turned="S9").phase() == "play"
    assert winner(ends({"N": "HX H9 H8 HU", "E": "EX E9 E8 L7", "S": "LK SK EK"}, turned="S9")) == "NS"


@rule("PL-END-15")
def test_both_gestrichen_in_mid_deal_with_gleich_and_hanger_unbet() -> None:
    lines = ["N bet spiel", "E good"]
    decided = middle(*lines, hands=THREE_TENS)
    assert (winner(decided), gained(decided)) == ("NS", (1, 0))
    assert winner(middle(*lines, hands={"E": "H7 H8 H9"})) == "EW"
    assert winner(middle("E concede spiel", hands={"E": "H7 H8 H9"})) == "EW"


@rule("PL-END-15", "PL-END-08")
@pytest.mark.parametrize(("name", "side"), [("SU", "NS"), ("S9", "EW")])
def test_three_tricks_do_it_too_and_what_lies_open_counts_under_its_name(name: str, side: str) -> None:
    """South has two Unters beside the Spitz, East hearts Ober, Unter and Ten."""
    start = sit("innsbruck", HANDS | {"E": "HX HU L8 SA HO"}, turned="SX", score=(16, 17))
    assert winner(tricks(start, THREE_TRICKS.replace("S7=SU", f"S7={name}"))) == side


@rule("PL-END-15")
@pytest.mark.parametrize("hands", [PAIRS, {"N": "EX E9 E8", "E": "LX L9 L8"}], ids=["nobody", "tie"])
def test_where_nothing_decides_neither_scores_and_a_new_deal_follows(hands: dict[str, str]) -> None:
    deal = middle("N bet spiel", "E good", hands=hands)
    assert (deal.phase(), winner(deal), gained(deal)) == ("done", "none", (1, 0))
    match = match_for(deal.rules)
    match.begin(2, [16, 17])
    match.record(deal)
    assert (match.scores, match.gestrichen(0), match.gestrichen(1)) == ([17, 17], True, True)


@rule("PL-END-05", "PL-END-15")
def test_a_figure_that_was_bet_and_held_before_goes_its_usual_way_without_more_bets() -> None:
    deal = middle("N bet gleich", "E hold", "N bet spiel", "E good")
    assert (owners(deal), showing(deal)) == ("open open NS", "NS")
    refuses(deal, "N bet hanger", "PL-END-05")


@rule("PL-END-16")
def test_with_the_gleich_conceded_the_best_hanger_wins_and_two_cards_suffice() -> None:
    deal = middle("N bet gleich", "E good")
    assert (owners(deal), row(deal, "N")) == ("NS nobody nobody", "EK EA")
    assert winner(say(deal, "N validate gleich H9 L9")) == "NS"
    lower = middle("N bet gleich", "E good", hands=PAIRS | {"N": "EA EO H9 L9 S8"})
    assert winner(say(lower, "N validate gleich H9 L9")) == "EW", "Unter and Ten of leaves"
    wild = middle("N bet gleich", "E good", hands=PAIRS | {"W": "HA HU LK L7 S7", "N": "EA EO H9 L9 S8"})
    assert winner(say(wild, "N validate gleich H9 L9")) == "EW", "king and ace of leaves, with the Spitz"


@rule("PL-END-16")
def test_with_the_hanger_conceded_the_best_gleich_wins() -> None:
    deal = middle("N bet hanger", "E good")
    assert row(deal, "N") == "L9 H9"
    assert winner(say(deal, "N validate hanger EA EK")) == "NS"
    higher = middle("N bet hanger", "E good", hands=PAIRS | {"W": "HX HU LK L7 EX"})
    assert winner(say(higher, "N validate hanger EA EK")) == "EW", "two Tens"


@rule("PL-END-16")
def test_where_the_one_figure_stands_three_tricks_decide() -> None:
    deal = middle("N bet gleich", "E good", hands=PAIRS | {"W": "HA HU LK L7 S7"})
    assert (owners(deal), due(deal)) == ("NS stands open", "W")
    refuses(deal, "E bet spiel", "PL-END-05")
    assert winner(play_out(deal, "EW")) == "EW"


@rule("PL-END-16")
def test_nobody_has_one_so_three_tricks_decide_too() -> None:
    hands = {"N": "EA EO H9 L9 S8", "E": "LX LO E8 H7 SK", "S": "HO LU E9 LA S9", "W": "HA HU LK L7 EX"}
    deal = middle("N bet gleich", "E good", hands=hands)
    assert (owners(deal), due(deal)) == ("NS nobody open", "W")


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
