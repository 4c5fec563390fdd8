"""How long a deal of a figure game can be, and how much it can bring: far above what is ever played."""

from typing import Final

from weli.mechanics.ruleset import FigureRules

_EXCHANGES: Final = 12
"""More often the trump card never changes hands: each seat may give its Perlagg or its acorns once for each kind of exchange."""


def most_acts(rules: FigureRules) -> int:
    """Every card is laid and named once, every step of every bet is made and answered, every side gives each figure up or contests it in
    every turn of the show; and what comes before."""
    figures = len(rules.figures())
    cards = 2 * rules.players * rules.hand_size
    steps = rules.stakes.max_value + 1
    bets = figures * steps * rules.seating.sides
    shows = figures * (rules.seating.sides + rules.players * rules.hand_size)
    before = 1 + rules.hand_size + figures * rules.players + _EXCHANGES
    return cards + bets + shows + before


def most_points(rules: FigureRules, scores: tuple[int, ...]) -> float:
    """All figures at their highest, or all that is missing; on the other side all penalties, and what the score may fall by."""
    figures = len(rules.figures())
    missing = max([rules.missing(score) for score in scores or (rules.start_score,)])
    gained = max(figures * rules.stakes.max_value + 1, missing)
    lost = figures * rules.players * max(rules.proofs.validation_penalty, rules.stakes.max_value) + max(
        map(abs, scores or (0,))
    )
    return float(gained + lost)
