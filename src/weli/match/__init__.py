"""A game from its first deal to its end, whatever game it is."""

from weli.games.gaigel.ruleset import GaigelRules
from weli.match.gaigel import GaigelMatch
from weli.match.game import Match
from weli.match.worth import points_ahead, points_of
from weli.ruleset import RuleSet


def match_for(rules: RuleSet) -> Match:
    """A game by these rules in which nobody has scored yet."""
    return GaigelMatch(rules) if isinstance(rules, GaigelRules) else Match(rules)


__all__ = ["GaigelMatch", "Match", "match_for", "points_ahead", "points_of"]
