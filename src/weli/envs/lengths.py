"""How long an episode can be, and how much it can bring: bounds that follow from the rules, far above what is ever played.

Interfaces for research want to know both before the first episode begins.
"""

from typing import Final

from weli.core.ruleset import RuleSet
from weli.games import game_of

MOST_DEALS: Final = 200
"""A game that has no winner after so many deals is broken off: penalties, units erased and collected again, and deals in which nobody
scores could make it endless."""


def most_decisions(rules: RuleSet) -> int:
    """No deal asks for more decisions: after each act everybody may be asked once whether they want to interrupt."""
    return game_of(rules).learning().most_acts(rules) * (rules.players + 1)


def most_heard(rules: RuleSet) -> int:
    """Nobody takes in more of a deal: every act, and after each the seat's own silence."""
    return 2 * game_of(rules).learning().most_acts(rules)


def most_points(rules: RuleSet, scores: tuple[int, ...]) -> float:
    """No deal brings a side more points than the others, or fewer; `scores` are those before it, none for those of a fresh game."""
    return game_of(rules).learning().most_points(rules, scores)
