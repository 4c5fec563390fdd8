"""The match: units collected and erased, its short forms, and who is rid of his units first."""

from itertools import product
from random import Random
from typing import Any

import pytest

from every import each_of
from properties.tables import times
from properties.units_gaigel import Book
from rules.gaigel.helpers import ended, endgame, gained, rules_of, table
from rules.gaigel.piles import with_points
from rules.gaigel.watching import half_played, watch
from rules.helpers import say
from weli.core.deal import NONE
from weli.games import game_of
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.at_table.view import Slate

rule = pytest.mark.rule

TABLES = {2: "2p", 3: "3p", 4: "kreuz-4p", 6: "6p"}
MODES = ["losses_then_clean", "deals_then_clean", "first_to_inflict", "clean_at_team_losses"]
MOST_DEALS = 300


def odd_rules(players: int, mode: str, random: Random) -> GaigelRules:
    options: dict[str, Any] = {
        "match_mode": mode,
        "match_size": random.randrange(1, 13),
        "last_unit_single": random.choice([True, False]),
        "clean_zero": random.choice(["immediate_win", "must_win_one"]),
        "under_cost": random.choice([1, 2]),
        "over_cost": random.choice([1, 2]),
        "false_accusation": random.choice(["none", "single", "double"]),
        "no_trick_double": random.choice([True, False]),
        "total_tie": random.choice(["cut", "void"]),
        "solo_losers": random.choice(["all_others", "fewest_points"]) if players == 3 else "n/a",
        "sevens_quest": random.choice([(), ("unannounced",)]),
        "clean_double": 1 if players == 3 else random.choice([1, 2]),
    }
    return rules_of(TABLES[players], **options)


@rule("GA-SCORE-01", "GA-SCORE-02", "GA-SCORE-03", "GA-SCORE-04", "GA-SCORE-06", "GA-SCORE-08", "GA-SCORE-09")
@rule("GA-SCORE-10", "GA-SCORE-11", "GA-SCORE-12", "GA-SCORE-14", "GA-SCORE-15", "GA-Q26", "GA-Q27", "GA-Q28")
@rule("GA-Q29", "GA-Q30", "GA-Q31", "GA-Q37", "GA-VAR-22")
@pytest.mark.parametrize(("players", "mode"), [*product((2, 4, 6), MODES), (3, MODES[1]), (3, MODES[3])])
def test_a_second_book_is_kept_for_thousands_of_results(players: int, mode: str, chance: Random) -> None:
    for _ in range(times(10)):
        match = GaigelMatch(odd_rules(players, mode, chance))
        match.begin(0)
        book = Book(match.rules)
        while not match.over and book.number < MOST_DEALS:
            deal = half_played(match, chance)
            result = watch(deal, chance, hurry=0.3)
            units = book.enter(result)
            assert (deal.gained, sum(step.number for step in deal.ending.counted)) == (units, sum(units)), result
            match.record(deal)
            assert (match.scores, match.number, match.dealer) == (book.units, book.number, book.dealer)
            assert (match.cleaning, match.winner) == (book.cleaning, NONE if book.winner is None else book.winner)


def a_match(
    preset: str = "kreuz-4p", units: tuple[int, int] = (0, 0), cleaning: bool = False, **rest: Any
) -> GaigelMatch:
    number = rest.pop("number", 0)
    match = GaigelMatch(rules_of(preset, **rest))
    match.begin(3, list(units), cleaning, number)
    return match


def played(match: GaigelMatch, results: str) -> GaigelMatch:
    """Deals won by N/S: `s` single, `d` double; by E/W, because N/S called with too few: `u` (double)."""
    for letter in results.split():
        deal = deal_of(match, letter)
        match.record(deal)
    return match


def deal_of(match: GaigelMatch, letter: str) -> GaigelDeal:
    names = match.rules.seating.seat_names()
    options = match.rules.options_from(rules_of())
    options.pop("name", None)
    deal = with_points(
        100 if letter == "u" else 101,
        "" if letter == "d" else "L7 L7 S7 S7",
        units=tuple(match.scores),
        cleaning=match.cleaning,
        number=match.number,
        dealer=names[match.dealer],
        preset=match.rules.name,
        **options,
    )
    say(deal, "N aus")
    while not deal.closed:
        say(deal, f"{deal.seating.seat_name(deal.answering()[0])} pass")
    return deal


@rule("GA-SCORE-02", "GA-SCORE-03", "GA-SCORE-08", "GA-Q26")
@each_of(
    ("units", "result", "after", "cleaning"),
    [
        ((4, 4), "s", (4, 5), False),
        ((4, 4), "d", (4, 6), True),
        ((4, 5), "s", (4, 6), True),
        ((4, 5), "d", (4, 6), True),
        ((4, 5), "u", (5, 5), True),
        ((4, 3), "u", (6, 3), False),
        ((9, 0), "u", (10, 0), True),
    ],
)
def test_the_pool_runs_out(units: tuple[int, int], result: str, after: tuple[int, int], cleaning: bool) -> None:
    match = played(a_match(units=units), result)
    assert (tuple(match.scores), match.cleaning) == (after, cleaning)


@rule("GA-SCORE-08", "GA-Q26")
def test_an_accusation_costs_one_as_well_where_one_is_left() -> None:
    assert gained(say(with_points(101, units=(4, 5)), "W accuse NS")) == (0, 1)
    assert gained(say(with_points(101, units=(4, 5)), "N play LK", "W accuse NS")) == (1, 0)
    assert gained(say(with_points(101, units=(4, 4)), "N play LK", "W accuse NS")) == (2, 0)
    assert gained(say(with_points(101, units=(4, 5), last_unit_single=False), "W accuse NS")) == (0, 2)


@rule("GA-SCORE-09", "GA-SCORE-01")
@each_of("size", [1, 4, 10, 25])
def test_the_pool_counts_the_units_of_both(size: int) -> None:
    match = a_match(match_size=size)
    deals = 0
    while not match.cleaning:
        played(match, "s")
        deals += 1
        if not match.cleaning:
            match.scores.reverse()
    assert (deals, sum(match.scores)) == (size, size)


@rule("GA-SCORE-03", "GA-SCORE-04", "GA-SCORE-06", "GA-SCORE-07", "GA-SCORE-12", "GA-Q28")
def test_in_the_cleaning_phase_only_winners_erase() -> None:
    match = a_match(units=(4, 6), cleaning=True)
    assert played(match, "s").scores == [3, 6]
    assert played(match, "u").scores == [3, 4]
    assert played(match, "d").scores == [1, 4]
    assert match.winner == NONE
    assert (played(match, "d").scores, match.winner) == ([0, 4], 0)


@rule("GA-SCORE-06", "GA-SCORE-11", "GA-Q29")
@each_of("clean_double", [1, 2])
def test_what_a_double_win_erases(clean_double: int) -> None:
    match = a_match(units=(4, 6), cleaning=True, clean_double=clean_double)
    assert played(match, "d").scores == [4 - clean_double, 6]


@rule("GA-SCORE-04", "GA-Q27")
def test_a_side_without_units_has_won_at_once_or_with_its_next_deal() -> None:
    match = played(a_match(units=(0, 9)), "s")
    assert (match.scores, match.winner) == ([0, 10], 0)
    match = played(a_match(units=(0, 9), clean_zero="must_win_one"), "s")
    assert (match.cleaning, match.winner) == (True, NONE)
    assert played(match, "u").winner == NONE
    assert (played(match, "s").scores, match.winner) == ([0, 8], 0)


@rule("GA-SCORE-10", "GA-Q30")
def test_so_many_deals_are_collected() -> None:
    match = a_match("wikipedia-4p")
    for number in range(1, 11):
        assert (match.cleaning, match.number) == (False, number - 1)
        played(match, "u" if number % 2 else "s")
    assert (match.cleaning, match.scores, match.number) == (True, [10, 5], 10)
    assert played(match, "d").scores == [9, 5]


@rule("GA-SCORE-14", "GA-Q31", "GA-VAR-22")
@each_of(
    ("units", "result", "winner"),
    [((4, 3), "s", NONE), ((4, 4), "s", 0), ((4, 4), "d", 0), ((4, 4), "u", 1), ((3, 4), "u", 1)],
)
def test_the_first_to_inflict_five_wins(units: tuple[int, int], result: str, winner: int) -> None:
    match = played(a_match("4p-first5", units), result)
    assert (match.winner, match.cleaning) == (winner, False)


@rule("GA-SCORE-15", "GA-Q31", "GA-VAR-22")
def test_cleaning_begins_when_one_side_has_five() -> None:
    assert not played(a_match("4p-clean5", (4, 3)), "s").cleaning
    match = played(a_match("4p-clean5", (3, 4)), "d")
    assert (match.cleaning, match.scores, match.winner) == (True, [3, 6], NONE)
    assert played(a_match("4p-clean5", (0, 4)), "s").winner == 0


@rule("GA-SEAT-09", "GA-Q56")
@each_of("cleaning", [False, True])
def test_a_deal_that_is_thrown_in_does_not_count(cleaning: bool) -> None:
    match = a_match(units=(2, 3), number=9, cleaning=cleaning, match_mode="deals_then_clean", five_trump_lead=False)
    deal = table(
        {"N": "HA HX HK HO H7"},
        turned="HU",
        units=(2, 3),
        number=9,
        cleaning=cleaning,
        match_mode="deals_then_clean",
        five_trump_lead=False,
    )
    assert (ended(deal), gained(deal)) == (reasons.THROWN_IN, (0, 0))
    match.record(deal)
    assert (match.dealer, match.number, match.cleaning, match.scores, match.winner) == (3, 9, cleaning, [2, 3], NONE)


@rule("GA-Q37", "GA-SCORE-10")
def test_a_void_deal_counts_among_so_many() -> None:
    match = a_match(units=(2, 3), number=9, match_mode="deals_then_clean", total_tie="void")
    taken = {"NS": "HA S7 S7 E7", "EW": "LA L7 L7 E7"}
    deal = endgame(dict.fromkeys("NWSE", ""), "L", taken=taken, leader="N", **match.rules.options_from(rules_of()))
    deal.start_scores, deal.number = [2, 3], 9
    assert ended(say(deal, "N pass", "W pass")) == reasons.TIE_VOID
    match.record(deal)
    assert (match.cleaning, match.scores, match.number) == (True, [2, 3], 10)


@rule("GA-SCORE-05", "GA-SCORE-07", "GA-SCORE-06", "GA-SCORE-12")
def test_the_slate_has_strokes_and_hooks_and_loses_them_arm_by_arm() -> None:
    match = a_match(match_size=6)
    assert [line.marks for line in slate_of(match).lines] == [[], []]
    played(match, "u s s d")
    assert marks(match, "NS") == [("hook", 0)]
    assert marks(match, "EW") == [("stroke", 0), ("stroke", 0), ("hook", 0)]
    assert (match.scores, match.cleaning) == ([2, 4], True)
    played(match, "s")
    assert (marks(match, "NS"), match.scores) == ([("hook", 1)], [1, 4])
    played(match, "u")
    assert (marks(match, "EW"), match.scores) == ([("stroke", 1), ("stroke", 1), ("hook", 0)], [1, 2])
    played(match, "s")
    assert (marks(match, "NS"), match.winner) == ([("hook", 2)], 0)


@rule("GA-SCORE-05", "GA-SCORE-08")
def test_a_double_game_for_the_last_unit_is_one_stroke() -> None:
    match = played(a_match(match_size=3), "d")
    assert (marks(match, "EW"), slate_of(match).pool) == ([("hook", 0)], 1)
    played(match, "u")
    assert marks(match, "NS") == [("stroke", 0)]
    assert slate_of(match).phase == "cleaning"


def slate_of(match: GaigelMatch) -> Slate:
    slate = game_of(match.rules).at_table().sheets.slate(match, 0)
    assert slate is not None
    return slate


def marks(match: GaigelMatch, side: str) -> list[tuple[str, int]]:
    line = next(line for line in slate_of(match).lines if line.side == side)
    return [(mark.kind, mark.erased) for mark in line.marks]
