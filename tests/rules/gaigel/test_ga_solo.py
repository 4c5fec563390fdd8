"""Two and three players, each for himself, and six in two teams."""

from typing import Any

import pytest

from every import each_of
from rules.gaigel.helpers import GAIGEL, can, counts, drawn, ended, endgame, gained, hand, round_of, rules_of, table
from rules.helpers import due, refuses, say
from weli.core.errors import RulesError
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import ROB
from weli.games.gaigel.deal import GaigelDeal

rule = pytest.mark.rule

SOLO = ["2p", "3p", "wikipedia-3p", "rutesheim-tournament"]


def three(
    a: str, b: str, c: str, preset: str = "3p", lots: str = "ABC", units: Any = (0, 0, 0), **rest: Any
) -> GaigelDeal:
    """All cards are played, A has taken the last trick, and these cards are won; `lots` is how they would cut."""
    cleaning = rest.pop("cleaning", False)
    deal = endgame({"A": "", "B": "", "C": ""}, "S", preset=preset, taken={"A": a, "B": b, "C": c}, leader="A", **rest)
    deal.lots = ["ABC".index(name) for name in lots]
    deal.start_scores, deal.cleaning = list(units), cleaning
    return deal


def out(deal: GaigelDeal, *lines: str) -> GaigelDeal:
    """After these lines nobody says anything more."""
    say(deal, *lines)
    while not deal.closed:
        say(deal, f"{deal.seating.seat_name(deal.answering()[0])} pass")
    return deal


FULL = "HA HA EA EA LA LA SA SA HX EO E7 E7"  # 101 and more
MANY = "HA HA EA EA LA LA HX HX E7"  # 86
SOME = "SX SX SO"  # 23
FEW = "HK HO H7"  # 7


# Three players.


@rule("GA-3P-01", "GA-2P-01", "GA-SEAT-08")
@each_of("preset", SOLO)
def test_alone_one_has_no_partner_no_signals_and_the_same_rules(preset: str) -> None:
    rules = rules_of(preset)
    assert (rules.table.teams, rules.table.partner_draw, rules.signalling.signals, rules.talk) == (
        "solo",
        "none",
        False,
        False,
    )
    assert rules.seating.sides == rules.players
    kindred = rules_of("wikipedia-4p" if "wikipedia" in preset else "kreuz-4p")
    different = {name for name in rules.parameters() if rules.value(name) != kindred.value(name)}
    assert different <= {
        "name",
        *("players", "teams", "partner_draw", "first_dealer", "signals", "pair_guarantee", "rob_partner_swap"),
        *("solo_losers", "match_mode", "match_size", "last_unit_single", "clean_double", "under_cost", "over_cost"),
    }


@rule("GA-3P-01", "GA-2P-01", "GA-SIG-02", "GA-SIG-01")
@each_of("preset", SOLO)
def test_nobody_can_signal_without_a_partner(preset: str) -> None:
    with pytest.raises(RulesError):
        rules_of(preset, signals=True)


@rule("GA-3P-02")
@each_of(
    ("b", "c", "expected"),
    [(SOME, FEW, (0, 1, 1)), (SOME, "", (0, 1, 2)), ("", FEW, (0, 2, 1)), ("", "", (0, 2, 2))],
)
def test_when_one_is_out_both_others_collect(b: str, c: str, expected: tuple[int, ...]) -> None:
    deal = out(three(FULL, b, c), "A aus")
    assert (ended(deal), gained(deal), deal.ending.tied) == (reasons.AUS_RIGHT, expected, False)


@rule("GA-3P-02")
def test_where_no_trick_is_not_double_both_collect_one() -> None:
    assert gained(out(three(FULL, "", FEW, no_trick_double=False), "A aus")) == (0, 1, 1)


@rule("GA-3P-03", "GA-SCORE-12")
@each_of("preset", ["3p", "wikipedia-3p"])
@each_of(("b", "c"), [(SOME, FEW), (SOME, ""), ("", ""), (SOME, SOME.replace("S", "L"))])
def test_in_the_cleaning_phase_the_winner_erases_one(preset: str, b: str, c: str) -> None:
    deal = out(three(FULL, b, c, preset, units=(3, 4, 5), cleaning=True), "A aus")
    assert (gained(deal), deal.ending.tied) == ((-1, 0, 0), False)


@rule("GA-Q69", "GA-3P-03", "GA-SCORE-06")
@each_of(("b", "c", "erased"), [(SOME, FEW, 1), (SOME, "", 1), ("", FEW, 1), ("", "", 2)])
def test_the_winner_erases_two_only_if_both_others_have_lost_double(b: str, c: str, erased: int) -> None:
    deal = out(three(FULL, b, c, clean_double=2, units=(3, 4, 5), cleaning=True), "A aus")
    assert gained(deal) == (-erased, 0, 0)


@rule("GA-3P-04", "GA-OUT-11", "GA-OUT-12")
@each_of(
    ("b", "c", "expected"),
    [
        (SOME, FEW, (0, 0, 1)),
        (FEW, SOME, (0, 1, 0)),
        (SOME, "", (0, 0, 2)),
        ("", FEW, (0, 2, 0)),
        ("", "", (0, 2, 2)),
        ("H7 E7 S7", "", (0, 0, 2)),
    ],
)
def test_where_only_the_fewest_lose(b: str, c: str, expected: tuple[int, ...]) -> None:
    assert gained(say(three(FULL, b, c, "wikipedia-3p"), "A aus")) == expected


@rule("GA-3P-04", "GA-OUT-12", "GA-Q37")
@each_of(("lots", "expected"), [("ABC", (0, 0, 1)), ("ACB", (0, 1, 0)), ("CBA", (0, 1, 0))])
def test_who_is_level_with_the_fewest_cuts(lots: str, expected: tuple[int, ...]) -> None:
    deal = say(three(FULL, SOME, "LX LX LO", "wikipedia-3p", lots), "A aus")
    assert (gained(deal), deal.ending.tied) == (expected, True)


@rule("GA-3P-04", "GA-Q37", "GA-OUT-05", "GA-OUT-07", "GA-OUT-14")
@each_of("preset", ["3p", "wikipedia-3p"])
@each_of(("b", "c"), [(SOME, FEW), ("", FEW), ("", "")])
def test_an_offender_alone_gets_two(preset: str, b: str, c: str) -> None:
    deal = out(three(MANY, b, c, preset), "A aus")
    assert (ended(deal), gained(deal), deal.ending.tied) == (reasons.UNDERGAIGELT, (2, 0, 0), False)


@rule("GA-Q37", "GA-Q20")
def test_who_accuses_wrongly_is_the_only_one_who_pays() -> None:
    assert gained(out(three(FULL, SOME, FEW), "A accuse B")) == (2, 0, 0)
    assert gained(out(three(FULL, SOME, FEW), "A aus", "B accuse A")) == (0, 2, 0)


@rule("GA-Q37", "GA-3P-03")
@each_of(
    ("b", "c", "lots", "expected"),
    [
        (SOME, FEW, "ABC", (0, -1, 0)),
        (FEW, SOME, "ABC", (0, 0, -1)),
        (SOME, "LX LX LO", "ACB", (0, 0, -1)),
        (SOME, "LX LX LO", "ABC", (0, -1, 0)),
    ],
)
def test_in_the_cleaning_phase_the_better_of_the_two_others_erases(b: str, c: str, lots: str, expected: Any) -> None:
    deal = out(three(MANY, b, c, lots=lots, units=(3, 4, 5), cleaning=True), "A aus")
    assert (gained(deal), deal.ending.tied) == (expected, FEW not in (b, c))


@rule("GA-3P-06", "GA-OUT-10", "GA-3P-02", "GA-3P-04")
@each_of(
    ("preset", "piles", "expected"),
    [
        ("3p", (MANY, SOME, FEW), (0, 1, 1)),
        ("3p", (SOME, MANY, FEW), (1, 0, 1)),
        ("3p", (SOME, MANY, ""), (1, 0, 2)),
        ("wikipedia-3p", (SOME, MANY, FEW), (0, 0, 1)),
        ("wikipedia-3p", (SOME, FEW, MANY), (0, 1, 0)),
        ("wikipedia-3p", (SOME, "", MANY), (0, 2, 0)),
    ],
)
def test_where_nobody_of_three_has_enough_the_highest_wins(preset: str, piles: Any, expected: tuple[int, ...]) -> None:
    deal = three(*piles, preset)
    assert deal.answering() == [0]
    out(deal, "A pass", "B pass", "C pass")
    assert (ended(deal), gained(deal), deal.ending.tied) == (reasons.HIGHEST_WINS, expected, False)


@rule("GA-3P-06", "GA-Q37")
@each_of(("lots", "expected"), [("ABC", (0, 1, 1)), ("CBA", (1, 0, 1))])
def test_level_for_the_first_place_they_cut(lots: str, expected: tuple[int, ...]) -> None:
    deal = out(three("HX HX HO", "SX SX SO", FEW, lots=lots))
    assert (gained(deal), deal.ending.tied) == (expected, True)


@rule("GA-Q37", "GA-Q21")
def test_the_others_are_asked_one_after_the_other_and_each_may_accuse_any_opponent() -> None:
    deal = say(three(FULL, SOME, FEW), "A aus")
    refuses(deal, "C accuse A", "GA-Q23")
    refuses(deal, "B accuse B", "GA-Q20")
    say(deal, "B pass")
    refuses(deal, "B accuse A", "GA-Q23")
    assert gained(say(deal, "C accuse B")) == (0, 0, 2)


@rule("GA-3P-02", "GA-Q37")
@each_of("mode", ["losses_then_clean", "first_to_inflict"])
def test_a_pool_does_not_divide_among_three(mode: str) -> None:
    with pytest.raises(RulesError):
        rules_of("3p", match_mode=mode)


@rule("GA-3P-02", "GA-3P-04")
def test_three_must_agree_who_loses() -> None:
    with pytest.raises(RulesError):
        rules_of("3p", solo_losers="n/a")


@rule("GA-3P-02")
@each_of(("gone", "winner"), [((0, 3, 2), 0), ((1, 0, 2), 1), ((1, 1, 1), -1)])
def test_of_three_whoever_has_nothing_after_the_last_deal_has_won(gone: tuple[int, ...], winner: int) -> None:
    deal = three(FULL if gone[0] == 0 else FEW, FEW if gone[0] == 0 else FULL, SOME, units=gone)
    deal.number = 9
    out(deal, *(["A aus"] if gone[0] == 0 else ["A pass", "B aus"]))
    assert (deal.ending.cleaning_next, deal.winner) == (True, winner)


# Two players.


@rule("GA-2P-02", "GA-PLAY-08", "GA-Q41")
@each_of(("led", "answer", "drawer"), [("HA", "H7", "B"), ("HK", "HA", "A")])
def test_the_loser_of_the_last_trick_before_it_takes_the_open_card(led: str, answer: str, drawer: str) -> None:
    hands = {"A": f"{led} LK LO EU SU", "B": f"{answer} L7 E7 S7 EO"}
    taken = {"A": "SX SX", "B": "EX EX"}
    deal = table(hands, turned="LA", preset="2p", taken=taken, left=2, leader="A")
    drawn(round_of(deal, f"{led} {answer}"))
    assert [name for name in "AB" if "LA" in hand(deal, name)] == [drawer]
    assert (deal.to_draw(), due(deal)) == (0, "AB".replace(drawer, ""))


@rule("GA-2P-01", "GA-OUT-04", "GA-SCORE-06")
@each_of(("pile", "units"), [(FEW + " S7", 1), ("", 2)])
def test_two_count_as_two_teams_do(pile: str, units: int) -> None:
    for cleaning in (False, True):
        deal = endgame({"A": "", "B": ""}, "S", preset="2p", taken={"A": FULL, "B": pile}, leader="A")
        deal.cleaning, deal.start_scores = cleaning, [4, 4]
        assert gained(out(deal, "A aus")) == ((-units, 0) if cleaning else (0, units))


# Six players.

SIX = {
    "A": "HA SA EK L7 HU",
    "B": "H7 S7 LO EO LU",
    "C": "HK HO LA EX SO",
    "D": "E7 SU LK HX LX",
    "E": "EA HX LX SK EU",
    "F": "L7 HU LO EO SO",
}


@rule("GA-6P-01", "GA-6P-02", "GA-6P-04", "GA-PAIR-10", "GA-OUT-04", "GA-Q40")
def test_a_team_of_three_can_win_with_its_first_two_tricks() -> None:
    deal = table(SIX, "HO EU SK", turned="SU", preset="6p")
    assert deal.to_draw() == 18
    say(deal, "A elfen HA", "B play H7", "C pair H", "C play LA")
    round_of(deal, "E7 EA L7")
    assert counts(deal) == (53, 0)
    say(drawn(deal), "A play SA", "B play S7", "C pair S")
    assert counts(deal) == (93, 0)
    round_of(deal, "EX LK HX HU")
    assert (counts(deal), deal.to_draw()) == ((130, 0), 12)
    say(deal, "E aus")
    assert gained(say(deal, "F pass")) == (0, 2)


@rule("GA-6P-02", "GA-6P-03", "GA-ROB-09", "GA-Q40")
def test_after_the_third_trick_of_six_nobody_exchanges() -> None:
    taken = {"ACE": "HA HA LA LA EA EA HX HX LX LX EX EX", "BDF": ""}
    hands = {"A": "S7 LU EU HU LO"}
    deal = table(hands, "E7", turned="SU", preset="6p", taken=taken, left=6, leader="A")
    assert deal.is_final_draw()
    assert can(deal, "A", ROB), "in the third trick it is still in time"
    say(deal, "A play LU")
    while not deal.tricks.drawing:
        say(deal, f"{due(deal)} play {hand(deal, due(deal)).split()[0]}")
    for name in "ABCDEF":
        assert not can(deal, name, ROB)
    drawn(deal)
    assert deal.to_draw() == 0
    for name in "ABCDEF":
        assert not can(deal, name, ROB)


@rule("GA-6P-01", "GA-6P-06", "GA-SEAT-10")
@each_of("preset", ["6p", "wikipedia-6p"])
def test_six_play_as_four_do(preset: str) -> None:
    six = rules_of(preset)
    four = rules_of("wikipedia-4p" if "wikipedia" in preset else "kreuz-4p")
    different = {name for name in six.parameters() if six.value(name) != four.value(name)} - {"name"}
    assert different <= {"players", "partner_draw"}
    assert six.table.partner_draw == "aces_first_n"
    assert GAIGEL.preset(preset).seating.side_names() == ["ACE", "BDF"]
