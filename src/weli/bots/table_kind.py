"""The kinds of table at which a regular has measured his numbers: players by cards in hand."""

from typing import Final

from weli.parts.ruleset import FigureRules

TABLES: Final = ("2x5", "4x5", "6x4", "2x7", "3x7")
_LIKE: Final = {4: "6x4", 5: "4x5", 7: "2x7"}


def table_kind(rules: FigureRules) -> str:
    """The kind of a rule set; for one that was not measured, that with as many cards."""
    kind = f"{rules.players}x{rules.hand_size}"
    return kind if kind in TABLES else _LIKE[rules.hand_size]
