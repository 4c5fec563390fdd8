"""The registry of games."""

from weli.errors import RulesError
from weli.games.bieten import BIETEN
from weli.games.gaigel import GAIGEL
from weli.games.giltspiel import GILTSPIEL
from weli.games.perlaggen import PERLAGGEN
from weli.ports.game import Game
from weli.ruleset import RuleSet

GAMES: dict[str, Game] = {game.name: game for game in (GILTSPIEL, PERLAGGEN, BIETEN, GAIGEL)}


def game_named(name: str) -> Game:
    """The game of that name.

    Raises:
        RulesError: there is none.
    """
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise RulesError(
            de=f"Ein Spiel namens „{name}“ gibt es hier nicht; es gibt: {known}.",
            en=f"There is no game called '{name}'; there are: {known}.",
        )
    return GAMES[name]


def game_of(rules: RuleSet) -> Game:
    """The game that these rules belong to."""
    return GAMES[rules.game]


__all__ = ["GAMES", "Game", "game_named", "game_of"]
