"""Which parameters mean something in a rule set, and the outline that each game tells them by."""

from collections.abc import Mapping
from typing import Final

from weli.games import GAMES
from weli.house_rules.bieten import BIETEN
from weli.house_rules.figure_games import FIGURE_GAMES
from weli.house_rules.gaigel import GAIGEL
from weli.house_rules.outline import Outline
from weli.ruleset import RuleSet

OUTLINES: Final[Mapping[str, Outline]] = {
    "giltspiel": FIGURE_GAMES,
    "perlaggen": FIGURE_GAMES,
    "bieten": BIETEN,
    "gaigel": GAIGEL,
}


def meaningful(rules: RuleSet) -> list[str]:
    """The parameters that change something in these rules, in the order of the rulebook's table."""
    needs = OUTLINES[rules.game].needs
    return [name for name in rules.parameters() if name not in needs or needs[name](rules)]


def kindred(game: str) -> list[RuleSet]:
    """The presets of all games that have the same parameters as this one."""
    alike = [other for other in GAMES.values() if OUTLINES[other.name] is OUTLINES[game]]
    return [preset for other in alike for preset in other.presets.values()]
