"""How long an episode can be, and how much it can bring: bounds that follow from the rules, far above what is ever played.

Interfaces for research want to know both before the first episode begins.
"""

from typing import Final

from weli.games.gaigel.ruleset import GaigelRules
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet

MOST_DEALS: Final = 200
"""A game that has no winner after so many deals is broken off: penalties, units erased and collected again, and deals in which nobody
scores could make it endless."""

_EXCHANGES: Final = 12
"""More often the trump card never changes hands: each seat may give its Perlagg or its acorns once for each kind of exchange."""


def most_decisions(rules: RuleSet) -> int:
    """No deal asks for more decisions: after each act everybody may be asked once whether he wants to interrupt."""
    return _most_acts(rules) * (rules.players + 1)


def most_heard(rules: RuleSet) -> int:
    """Nobody takes in more of a deal: every act, and after each his own silence."""
    return 2 * _most_acts(rules)


def most_points(rules: RuleSet, scores: tuple[int, ...]) -> float:
    """No deal brings a side more points than the others, or fewer; `scores` are those before it, none for those of a fresh game."""
    if isinstance(rules, GaigelRules):
        units = (2, rules.under_cost, rules.over_cost, rules.quest_value, rules.clean_double)
        return float(max([points for row in rules.tour_points for points in row] if rules.is_tournament else units))
    assert isinstance(rules, FigureRules)
    figures = len(rules.figures())
    missing = max([rules.missing(score) for score in scores or (rules.start_score,)])
    gained = max(figures * rules.max_value + 1, missing)
    lost = figures * rules.players * max(rules.validation_penalty, rules.max_value) + max(map(abs, scores or (0,)))
    return float(gained + lost)


def _most_acts(rules: RuleSet) -> int:
    if isinstance(rules, GaigelRules):
        return _acts_of_gaigel(rules)
    assert isinstance(rules, FigureRules)
    return _acts_of_figures(rules)


def _acts_of_figures(rules: FigureRules) -> int:
    """Every card is laid and named once, every step of every bet is made and answered, every side gives each figure up or contests it in
    every turn of the show; and what comes before."""
    figures = len(rules.figures())
    cards = 2 * rules.players * rules.hand_size
    steps = rules.max_value + 1
    bets = figures * steps * rules.seating.sides
    shows = figures * (rules.seating.sides + rules.players * rules.hand_size)
    before = 1 + rules.hand_size + figures * rules.players + _EXCHANGES
    return cards + bets + shows + before


def _acts_of_gaigel(rules: GaigelRules) -> int:
    """Every card is played and drawn at most once, four suits can be declared twice, both Sevens laid; and calls, proofs and the cut."""
    cards = len(rules.cards)
    calls = 2 * rules.players + rules.seating.sides
    return cards + cards // rules.players + 8 + 6 + rules.players + calls + 2
