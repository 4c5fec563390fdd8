"""The kinds of table at which a regular has measured its numbers: players by cards in hand."""

from functools import cache
from typing import Final

from weli.games.figures.engine.ruleset import FigureRules

TABLES: Final = ("2x5", "4x5", "6x4", "2x7", "3x7")
_LIKE: Final = {4: "6x4", 5: "4x5", 7: "2x7"}
_FEWEST: Final = 4


def table_kind(rules: FigureRules) -> str:
    """The kind of a rule set; for one that was not measured, that with as many cards, or the next fewer."""
    return _kind(rules.players, rules.hand_size)


@cache
def _kind(players: int, hand_size: int) -> str:
    kind = f"{players}x{hand_size}"
    return kind if kind in TABLES else _LIKE[max([size for size in _LIKE if size <= max(hand_size, _FEWEST)])]
