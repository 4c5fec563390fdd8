"""How a deal ends: "Aus!", with too few points, too late, and with the last card."""

import pytest

from every import each_of
from rules.gaigel.helpers import counts, ended, endgame, gained, table
from rules.gaigel.piles import PILES, with_points
from rules.helpers import allows, refuses, say
from weli.core.acts import PASS_ACT, kind_of
from weli.games import asking_for
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import ACCUSE, AUS
from weli.games.gaigel.deal import GaigelDeal

rule = pytest.mark.rule


def side_won(deal: GaigelDeal) -> str:
    assert deal.closed
    return deal.seating.side_name(deal.ending.champion) if deal.ending.champion >= 0 else "-"


def called(deal: GaigelDeal, seat: str) -> GaigelDeal:
    """After "Aus!", nobody has anything to say to it."""
    say(deal, f"{seat} aus")
    while not deal.closed:
        say(deal, f"{deal.seating.seat_name(deal.answering()[0])} pass")
    return deal


# Aus.


@rule("GA-OUT-01", "GA-OUT-05", "GA-AIM-01")
@each_of(("points", "outcome"), [(97, (2, 0)), (100, (2, 0)), (101, (0, 1)), (110, (0, 1))])
def test_a_hundred_and_one_are_enough(points: int, outcome: tuple[int, int]) -> None:
    assert gained(called(with_points(points), "N")) == outcome


@rule("GA-OUT-02", "GA-Q18")
@each_of("seat", "NWSE")
@each_of("lines", [[], ["N play LK"], ["N play LK", "W play LU"], ["N play LK", "W play LU", "S play LU", "E play LO"]])
def test_anybody_may_call_at_any_moment(seat: str, lines: list[str]) -> None:
    deal = called(say(with_points(101), *lines), seat)
    assert gained(deal) == ((0, 1) if seat in "NS" else (0, 2))
    assert deal.seating.seat_name(deal.ending.ender) == seat


@rule("GA-OUT-02", "GA-OUT-05", "GA-Q18")
@each_of("seat", "NWSE")
def test_who_calls_before_the_first_card_has_too_few(seat: str) -> None:
    deal = say(table(), f"{seat} aus")
    assert (ended(deal), gained(deal)) == (reasons.UNDERGAIGELT, (2, 0) if seat in "NS" else (0, 2))


@rule("GA-OUT-01", "GA-AIM-03")
def test_nothing_is_played_after_the_call() -> None:
    deal = say(with_points(101), "N aus")
    assert deal.phase() == "call"
    refuses(deal, "N play LK", "GA-OUT-01")
    refuses(deal, "W pair H", "GA-OUT-01")
    refuses(deal, "S aus", "GA-OUT-01")
    refuses(deal, "N pass", "GA-Q23")
    say(deal, "E pass")
    refuses(deal, "W aus", "GA-OUT-01")
    assert side_won(deal) == "NS"


@rule("GA-OUT-03", "GA-OUT-04", "GA-OUT-11", "GA-OUT-14")
@each_of(
    ("points", "others", "outcome"),
    [
        (101, "L7 L7 S7 S7", (0, 1)),
        (101, "", (0, 2)),
        (100, "L7 L7 S7 S7", (2, 0)),
        (100, "", (2, 0)),
        (0, "L7 L7 S7 S7", (2, 0)),
        (0, "", (2, 0)),
    ],
)
def test_single_and_double_games(points: int, others: str, outcome: tuple[int, int]) -> None:
    assert gained(called(with_points(points, others), "S")) == outcome


@rule("GA-OUT-04", "GA-OUT-11")
def test_a_house_may_not_count_a_side_without_tricks_double() -> None:
    assert gained(called(with_points(101, "", no_trick_double=False), "N")) == (0, 1)


@rule("GA-OUT-05")
@each_of("cost", [0, 1, 2])
@each_of("cleaning", [False, True])
def test_what_untergaigeln_costs(cost: int, cleaning: bool) -> None:
    deal = say(with_points(100, units=(4, 4), cleaning=cleaning, under_cost=cost), "N aus")
    assert (ended(deal), side_won(deal)) == (reasons.UNDERGAIGELT, "EW")
    assert gained(deal) == ((0, -cost) if cleaning else (cost, 0))


@rule("GA-OUT-05", "GA-Q24")
def test_untergaigeln_decides_whatever_the_others_have_done() -> None:
    deal = say(with_points(110), "N play LK")
    assert gained(say(deal.copy(), "W accuse NS")) == (2, 0)
    assert gained(say(deal, "W aus")) == (0, 2)


@rule("GA-OUT-01", "GA-PAIR-14", "GA-Q22")
def test_who_reaches_it_by_a_pair_may_call_before_who_had_it_earlier() -> None:
    taken = {"NS": PILES[101], "EW": "HX EX LX LX SX SX EK EK HK EO LA HO"}
    hands = {"N": "LU SU EO LU H7", "W": "SK SO L7 S7 HU", "S": "S7 L7 LO SU HU", "E": "HO LO LK LK E7"}
    deal = table(hands, turned="EU", taken=taken, left=4, leader="N")
    say(deal, "N play LU", "W pair S")
    assert (counts(deal), deal.score.arrived) == ((101, 109), [0, 1])
    assert gained(called(deal.copy(), "E")) == (1, 0)
    assert gained(say(deal.copy(), "E accuse NS")) == (2, 0)
    assert gained(called(deal, "S")) == (0, 1)


@rule("GA-OUT-13", "GA-AIM-02")
def test_cards_of_an_unfinished_trick_are_nobodys() -> None:
    deal = say(with_points(97), "N play LA", "W play LU", "S play LU")
    assert counts(deal) == (97, 0)
    assert (ended(say(deal, "N aus")), counts(deal)) == (reasons.UNDERGAIGELT, (97, 0))


# Too late.

TRICK = ["N play LA", "W play LU", "S play LU", "E play LO", "N draw"]
# How N/S reach 101 and what follows; after which line they have played on too long where a card does it, and where a whole trick does it.
WAYS = {
    "by a trick": ("N", [*TRICK, "N play SK", "W play SX", "S play SK", "E play SU"], 6, 9),
    "by a pair before the lead": ("N", ["N pair S", "N play LK", "W play LU", "S play LU", "E play LO"], 2, 5),
    "by a pair of the partner of the leader": (
        "N",
        ["S pair S", "N play LK", "W play LU", "S play LU", "E play LO"],
        2,
        5,
    ),
    "by a pair in the middle of a trick": (
        "W",
        ["W play SX", "S pair S", "S play LU", "E play LO", "N play LK", "W draw"]
        + ["W play LU", "S play HU", "E play SU", "N play LO"],
        8,
        10,
    ),
    "by a pair after the own card": (
        "W",
        ["W play SX", "S play LU", "S pair S", "E play LO", "N play LK", "W draw"]
        + ["W play LU", "S play HU", "E play SU", "N play LO"],
        8,
        10,
    ),
    "by a pair before the draw": (
        "N",
        ["N play LK", "W play LU", "S play LU", "E play LO", "N pair S", "N draw", "N play SK"]
        + ["W play SX", "S play SO", "E play SU"],
        7,
        10,
    ),
}


@rule("GA-OUT-06", "GA-OUT-07", "GA-OUT-08", "GA-Q19", "GA-Q21", "GA-Q25", "GA-Q62")
@each_of("trigger", ["card_to_next_trick", "next_trick_completed"])
@each_of("way", WAYS)
def test_from_which_card_on_an_accusation_is_right(way: str, trigger: str) -> None:
    leader, lines, by_card, by_trick = WAYS[way]
    late = by_card if trigger == "card_to_next_trick" else by_trick
    deal = with_points(97, leader=leader, over_trigger=trigger)
    for place, line in enumerate(lines, start=1):
        say(deal, line)
        for seat in "WE":
            accused = say(deal.copy(), f"{seat} accuse NS")
            right = place >= late
            assert ended(accused) == (reasons.ACCUSED_RIGHTLY if right else reasons.ACCUSED_WRONGLY), line
            assert gained(accused) == ((2, 0) if right else (0, 2))


@rule("GA-OUT-08", "GA-OUT-06", "GA-Q25", "GA-Q62")
@each_of("trigger", ["card_to_next_trick", "next_trick_completed"])
@each_of("way", WAYS)
def test_where_nobody_need_accuse_the_deal_ends_with_that_card(way: str, trigger: str) -> None:
    leader, lines, by_card, by_trick = WAYS[way]
    late = by_card if trigger == "card_to_next_trick" else by_trick
    deal = with_points(97, leader=leader, over_trigger=trigger, over_enforce="automatic")
    for line in lines[: late - 1]:
        say(deal, line)
        assert not deal.closed, line
        refuses(deal, "E accuse NS", "GA-OUT-08")
    if deal.score.counts[0] >= 101:
        assert gained(say(deal.copy(), "S aus")) == (0, 1)
    say(deal, lines[late - 1])
    assert (ended(deal), gained(deal)) == (reasons.OVERGAIGELT, (2, 0))


@rule("GA-OUT-07")
@each_of("cost", [0, 1, 2])
@each_of("enforce", ["accusation", "automatic"])
def test_what_uebergaigeln_costs(cost: int, enforce: str) -> None:
    for cleaning in (False, True):
        deal = with_points(101, units=(4, 4), cleaning=cleaning, over_enforce=enforce, over_cost=cost)
        say(deal, "N play LK")
        if enforce == "accusation":
            say(deal, "E accuse NS")
        assert gained(deal) == ((0, -cost) if cleaning else (cost, 0))
        assert side_won(deal) == "EW"


@rule("GA-OUT-07", "GA-Q20")
@each_of(("price", "units"), [("single", 1), ("double", 2)])
def test_what_a_wrong_accusation_costs(price: str, units: int) -> None:
    for cleaning in (False, True):
        deal = with_points(101, units=(4, 4), cleaning=cleaning, false_accusation=price)
        say(deal, "W accuse NS")
        assert (ended(deal), side_won(deal)) == (reasons.ACCUSED_WRONGLY, "NS")
        assert gained(deal) == ((-units, 0) if cleaning else (0, units))


@rule("GA-Q20")
def test_a_wrong_accusation_may_cost_nothing() -> None:
    deal = with_points(101, false_accusation="none")
    say(deal, "W accuse NS", "E accuse NS")
    assert not deal.closed
    assert gained(say(deal, "N play LK", "W accuse NS")) == (2, 0)


@rule("GA-Q20", "GA-Q21")
def test_a_wrong_accusation_that_costs_nothing_leaves_the_call_as_it_is() -> None:
    assert gained(say(with_points(101, false_accusation="none"), "N aus", "E accuse NS")) == (0, 1)


@rule("GA-Q20", "GA-OUT-07")
def test_only_opponents_accuse() -> None:
    deal = say(with_points(110), "N play LK")
    refuses(deal, "S accuse NS", "GA-Q20")
    refuses(deal, "N accuse NS", "GA-Q20")
    allows(deal, "W accuse NS", "E accuse NS", "N accuse EW", "S accuse EW")


@rule("GA-OUT-07", "GA-Q21")
def test_unnoticed_it_does_no_harm_and_the_call_comes_late_but_right() -> None:
    deal = say(with_points(101), "N play LK", "W play LU", "S play LU", "E play LO", "N draw", "N play LO")
    assert gained(called(deal.copy(), "N")) == (0, 1)
    assert gained(say(deal, "S aus", "W accuse NS")) == (2, 0)


@rule("GA-OUT-07", "GA-Q21", "GA-Q20")
def test_after_a_call_in_time_an_accusation_is_wrong() -> None:
    assert gained(say(with_points(101), "N aus", "W accuse NS")) == (0, 2)


@rule("GA-OUT-08", "GA-Q22")
def test_where_both_are_too_late_with_the_same_trick_the_first_who_had_enough_has_lost() -> None:
    taken = {"NS": PILES[101], "EW": "HX EX LX LX SX SX EK EK HK EO LA HO"}
    hands = {"N": "LU SU EO LU H7", "W": "SK SO L7 S7 HU", "S": "S7 L7 LO SU HU", "E": "HO LO LK LK E7"}
    house: dict[str, str] = {"over_enforce": "automatic", "over_trigger": "next_trick_completed"}
    deal = table(hands, turned="EU", taken=taken, left=4, leader="N", **house)
    say(deal, "W pair S", "N play LU", "W play L7", "S play L7", "E play LO")
    assert (deal.score.over, deal.score.arrived) == ([True, True], [0, 1])
    assert (ended(deal), gained(deal)) == (reasons.OVERGAIGELT, (2, 0))


# With the last card.

LAST = {"N": "LA", "W": "LX", "S": "LK", "E": "LO"}


@rule("GA-Q23", "GA-Q65", "GA-OUT-10")
def test_after_the_last_card_each_side_is_asked_once_the_winner_first() -> None:
    deal = endgame(LAST, "E", taken={"NS": PILES[97], "EW": "S7 S7 L7 L7"}, leader="N")
    say(deal, "N play LA", "W play LX", "S play LK", "E play LO")
    assert (deal.phase(), counts(deal)) == ("call", (125, 0))
    refuses(deal, "W pass", "GA-Q23")
    refuses(deal, "E aus", "GA-Q23")
    assert gained(called(deal.copy(), "S")) == (0, 1)
    say(deal, "N pass")
    refuses(deal, "S aus", "GA-Q23")
    assert (gained(say(deal.copy(), "E accuse NS")), gained(say(deal.copy(), "W pass"))) == ((0, 2), (0, 1))
    assert gained(say(deal, "W aus")) == (0, 2)


@rule("GA-Q23", "GA-OUT-11", "GA-VAR-17")
@each_of(("options", "units"), [({}, 2), ({"no_trick_double": False}, 1)])
def test_where_nobody_calls_a_side_without_a_trick_loses_double(options: dict[str, bool], units: int) -> None:
    deal = endgame(LAST, "E", taken={"NS": PILES[97]}, leader="N", **options)
    say(deal, "N play LA", "W play LX", "S play LK", "E play LO", "N pass", "W pass")
    assert (ended(deal), gained(deal)) == (reasons.HIGHEST_WINS, (0, units))


@rule("GA-Q23", "GA-OUT-07")
def test_who_should_have_called_before_the_last_trick_may_still_be_accused() -> None:
    deal = endgame(LAST, "E", taken={"NS": PILES[101], "EW": "S7 S7 L7 L7"}, leader="N")
    say(deal, "N play LA", "W play LX", "S play LK", "E play LO")
    assert gained(say(deal.copy(), "N pass", "W accuse NS")) == (2, 0)
    assert gained(say(deal.copy(), "N aus", "E accuse NS")) == (2, 0)
    assert gained(say(deal.copy(), "N pass", "W pass")) == (0, 1)


@rule("GA-OUT-10", "GA-OUT-12", "GA-OUT-11", "GA-3P-06")
@each_of(
    ("north", "west", "outcome"),
    [("HA HX H7 H7", "EA S7 S7 S7", (0, 1)), ("HU H7 H7 S7", "EA S7 L7 L7", (1, 0))],
)
def test_where_nobody_calls_the_highest_count_wins(north: str, west: str, outcome: tuple[int, int]) -> None:
    deal = endgame(dict.fromkeys("NWSE", ""), "L", taken={"NS": north, "EW": west}, leader="W")
    assert deal.answering() == [1, 3]
    assert gained(say(deal, "W pass", "N pass")) == outcome
    assert ended(deal) == reasons.HIGHEST_WINS


@rule("GA-OUT-11", "GA-OUT-10")
def test_a_side_without_a_trick_loses_double_at_the_last_card_too() -> None:
    deal = endgame(dict.fromkeys("NWSE", ""), "L", taken={"NS": "HA HX H7 H7", "EW": ""}, leader="N")
    assert gained(say(deal, "N pass", "W pass")) == (0, 2)


@rule("GA-Q37", "GA-TOUR-09")
@each_of("cleaning", [False, True])
def test_a_tie_is_cut_or_void(cleaning: bool) -> None:
    def level(tie: str) -> GaigelDeal:
        taken = {"NS": "HA HX H7 H7", "EW": "SA SX S7 S7"}
        deal = endgame(dict.fromkeys("NWSE", ""), "L", taken=taken, leader="N", total_tie=tie)
        deal.cleaning = cleaning
        deal.start_scores = [3, 3]
        deal.lots = [1, 0]
        return say(deal, "N pass", "W pass")

    cut = level("cut")
    assert (ended(cut), cut.ending.tied, side_won(cut)) == (reasons.HIGHEST_WINS, True, "EW")
    assert gained(cut) == ((0, -1) if cleaning else (1, 0))
    void = level("void")
    assert (ended(void), void.ending.tied, side_won(void), gained(void)) == (reasons.TIE_VOID, False, "-", (0, 0))


# Who is asked first.


@rule("GA-Q22", "GA-Q18")
@each_of("first", ["NS", "EW"])
def test_where_both_have_enough_the_side_that_had_it_first_is_asked_first(first: str) -> None:
    taken = {"NS": PILES[101], "EW": "HX EX LX LX SX SX EK EK HK EO LA HO"}
    hands = {"N": "LU SU EO LU H7", "W": "SK SO L7 S7 HU", "S": "S7 L7 LO SU HU", "E": "HO LO LK LK E7"}
    deal = say(table(hands, turned="EU", taken=taken, left=4, leader="N"), "N play LU", "W pair S")
    if first == "EW":
        deal.score.arrived.reverse()
    asking = asking_for(deal)
    asked = []
    while PASS_ACT in asking.options():
        asked.append(deal.seating.seat_name(asking.seat()))
        assert {kind_of(act) for act in asking.options()} >= {AUS, ACCUSE}
        asking.take(PASS_ACT)
    assert deal.seating.seat_name(asking.seat()) == "W", "and then he must play"
    assert asked == (["S", "N", "W", "E"] if first == "NS" else ["W", "E", "S", "N"])
