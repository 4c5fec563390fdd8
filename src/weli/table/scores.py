"""What is played for at a table, whatever its game."""

from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.ports.at_table.view import Direction, Measure


def direction_of(rules: RuleSet) -> Direction:
    """Which way the score goes."""
    return game_of(rules).at_table().sheets.direction(rules)


def measure_of(rules: RuleSet) -> Measure:
    """What the goal counts."""
    return game_of(rules).at_table().sheets.measure(rules)


def goal_of(rules: RuleSet) -> int:
    """What a match is played to."""
    return game_of(rules).at_table().sheets.goal(rules)


def goal_choices(rules: RuleSet) -> list[int]:
    """The goals that a new table may have."""
    return game_of(rules).at_table().sheets.goal_choices(rules)
