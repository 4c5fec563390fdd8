"""What scores are worth: against hand-made deals whose course is certain, and what must hold whatever deals bring."""

import pytest

from weli.bots.equity import equity
from weli.core.ruleset import RuleSet
from weli.games import GAMES, match_for
from weli.games.bieten import BIETEN
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.equity.courses import Courses, courses_for
from weli.games.figures.equity.many_sides import ManySides
from weli.games.figures.equity.payoff import payoffs
from weli.games.figures.equity.two_sides import TwoSides
from weli.games.gaigel import GAIGEL
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.units import Units
from weli.games.giltspiel import FISS
from weli.games.perlaggen import PERLAGGEN

RULES = [rules for game in GAMES.values() for rules in game.presets.values()]


def rules_id(rules: RuleSet) -> str:
    return f"{rules.game}-{rules.name}"


def gaigel(name: str) -> GaigelRules:
    rules = GAIGEL.preset(name)
    assert isinstance(rules, GaigelRules)
    return rules


def perlaggen(name: str) -> FigureRules:
    rules = PERLAGGEN.preset(name)
    assert isinstance(rules, FigureRules)
    return rules


def test_where_the_dealer_always_gets_the_point_the_sides_take_turns() -> None:
    table = TwoSides(Courses([[(0, 1)]], [1]), 5)
    assert table.chance(1, 5) == 1
    assert table.chance(2, 1) == 0
    assert table.chance(2, 2) == 1  # a point each, then the dealer's last one
    assert table.chance(3, 2) == 0


def test_who_is_counted_first_wins() -> None:
    table = TwoSides(Courses([[(1, 2), (0, 3)]], [1]), 5)
    assert table.chance(3, 2) == 0
    assert table.chance(3, 3) == 1


def test_a_coin_for_every_point_gives_the_well_known_shares() -> None:
    table = TwoSides(Courses([[(0, 1)], [(1, 1)]], [1, 1]), 4)
    assert table.chance(1, 2) == pytest.approx(3 / 4)
    assert table.chance(2, 3) == pytest.approx(11 / 16)
    assert table.chance(4, 4) == pytest.approx(1 / 2)


def test_deals_that_bring_nothing_change_nothing() -> None:
    often = TwoSides(Courses([[(0, 1)], [(1, 1)], []], [1, 1, 1]), 4)
    assert often.chance(1, 2) == pytest.approx(3 / 4, abs=0.01)


@pytest.mark.parametrize("name", ["fiss", "innsbruck"])
def test_the_nearer_to_the_target_the_better(name: str) -> None:
    rules = FISS if name == "fiss" else perlaggen(name)
    prospects = equity(rules)
    for score in range(rules.target - 1):
        nearer, further = (prospects.value([own, 5], 0, 0) for own in (score + 1, score))
        assert nearer > further
        assert prospects.value([score, 5], 0, 0) + prospects.value([score, 5], 0, 1) == pytest.approx(1)


def test_futures_that_are_played_through_agree_with_the_table() -> None:
    courses = courses_for(FISS)
    table = TwoSides(courses, FISS.target)
    for own, other in ((1, 1), (3, 5), (11, 11)):
        assert ManySides(FISS, courses).values([own, other], 0, [])[0] == pytest.approx(
            table.chance(own, other), abs=0.1
        )


@pytest.mark.few(16)
@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_every_rule_set_has_prospects(rules: RuleSet) -> None:
    prospects = equity(rules)
    sides = rules.seating.sides
    values = [prospects.value([rules.start_score] * sides, 0, side) for side in range(sides)]
    assert all(0 < value < 1 for value in values)
    assert prospects.whole() > 0


def test_house_rules_and_other_targets_have_prospects() -> None:
    longer = FISS.with_options({"target": 15})
    assert equity(longer).value([14, 3], 0, 0) > 0.9
    reckoned = BIETEN.preset("4p").with_options({"players": 9})
    assert equity(reckoned).value([10, *[0] * 8], 0, 0) > 0.6


@pytest.mark.rule("BI-END-02", "BI-Q22")
def test_at_bieten_the_last_one_loses_and_the_others_stand_between() -> None:
    rules = BIETEN.preset("4p")
    assert payoffs(rules, [2], [5, 1, 0, 9]) == [0.5, 0.5, 1, 0]
    assert payoffs(rules, [2], [9, 1, 0, 9]) == [0, 0.5, 1, 0]
    spared = rules.with_options({"loser_tie": "none"})
    assert payoffs(spared, [2], [9, 1, 0, 9]) == [0.5, 0.5, 1, 0.5]


@pytest.mark.rule("PL-STRAF-35")
def test_where_the_others_play_on_the_places_count() -> None:
    assert payoffs(perlaggen("straf"), [1], [3, 0, 4]) == [0.25, 1, 0.25]
    assert payoffs(perlaggen("straf"), [1, 2], [3, 0, 0]) == [0, 1, 0.5]


def test_the_black_spot_is_worth_avoiding() -> None:
    prospects = equity(BIETEN.preset("4p"))
    behind, safe = ([10, 2, 3, 4], [10, 6, 3, 4])
    assert prospects.value(behind, 0, 1) < prospects.value(safe, 0, 1) - 0.1


@pytest.mark.rule("GA-SCORE-03", "GA-SCORE-04")
def test_units_are_collected_and_then_cleaned_away() -> None:
    units = Units(gaigel("kreuz-4p"))
    assert units.chances([1, 1], cleaning=True, number=0) == pytest.approx([0.5, 0.5])
    assert units.chances([1, 2], cleaning=True, number=0)[0] > 0.7
    assert units.chances([0, 9], cleaning=False, number=0)[0] > 0.97
    assert sum(units.chances([3, 2], cleaning=False, number=0)) == pytest.approx(1)


def test_a_tournament_is_played_for_points() -> None:
    rules = gaigel("rutesheim-tournament")
    match = match_for(rules)
    assert not equity(rules).matters(match.next_deal(rules.cards[:]))


def test_points_count_at_the_beginning_and_the_game_near_its_end() -> None:
    prospects = equity(FISS)
    for scores, near in (([0, 0], False), ([10, 0], True), ([3, 9], True)):
        match = match_for(FISS)
        match.begin(0, scores)
        assert prospects.matters(match.next_deal(FISS.cards[:])) is near
