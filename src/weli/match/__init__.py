"""A game from its first deal to its end, whatever game it is."""

from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.ports.match import Match


def match_for(rules: RuleSet) -> Match:
    """A game by these rules in which nobody has scored yet."""
    return game_of(rules).engine.match(rules)


__all__ = ["Match", "match_for"]
