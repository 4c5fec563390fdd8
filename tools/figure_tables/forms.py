"""The rule sets with Perlaggen that are played to measure each table."""

from typing import Final

from weli.games.figures.engine.ruleset import FigureRules
from weli.games.perlaggen import PERLAGGEN

_NAMES: Final = {
    "2x5": ("innsbruck-2p5", "eichel-2p5"),
    "4x5": ("innsbruck", "eichel-imst", "1853-trump4", "radetzky"),
    "6x4": ("innsbruck-6p", "eichel-6p"),
    "2x7": ("innsbruck-2p7", "eichel-2p7"),
    "3x7": ("innsbruck-3p", "eichel-3p", "straf"),
}


def _form(name: str) -> FigureRules:
    rules = PERLAGGEN.preset(name)
    assert isinstance(rules, FigureRules)
    return rules


FORMS: Final[dict[str, list[FigureRules]]] = {table: [_form(name) for name in names] for table, names in _NAMES.items()}
