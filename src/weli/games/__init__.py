"""The registry of games."""

from typing import Final

from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.core.texts import printable
from weli.games.registry import Registry
from weli.ports.game import Game

GAMES: Final = Registry()


def game_named(name: str) -> Game:
    """The game of that name.

    Raises:
        RulesError: there is none, or it cannot be played: then which package is at fault, and why.
    """
    if name not in GAMES:
        fault = GAMES.fault(name)
        if fault is not None:
            raise fault
        raise RulesError("game.unknown", name=printable(name), known=", ".join(GAMES))
    return GAMES[name]


def game_of(rules: RuleSet) -> Game:
    """The game that these rules belong to."""
    return GAMES[rules.game]


__all__ = ["GAMES", "Game", "game_named", "game_of"]
