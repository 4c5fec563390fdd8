"""The games that can be played: which there are, and a match or a deal of any of them begun."""

import copyreg
from typing import Any, Final

from mypy_extensions import i64

from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.core.texts import printable
from weli.games.registry import Registry
from weli.ports.game import Game
from weli.ports.match import Match
from weli.ports.turn_order import FULL, Asking

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


# A game lies in every process already; and there is one of each, so that a copy is the same.
def _by_name(game: Game) -> tuple[Any, ...]:
    return game_named, (game.name,)


copyreg.pickle(Game, _by_name)


def game_of(rules: RuleSet) -> Game:
    """The game that these rules belong to."""
    return GAMES[rules.game]


def match_for(rules: RuleSet) -> Match:
    """A game by these rules in which nobody has scored yet."""
    return game_of(rules).engine.match(rules)


def asking_for(deal: Deal, skip: i64 = 0, windows: i64 = FULL) -> Asking:
    """What walks through that deal by asking one seat at a time, with its first question asked (`ports.turn_order`).

    What it asks is always legal, so every order of asking is a game that could have been played at a live table. Used by opponents,
    simulations and research; people act in order of arrival.

    `skip` is a set of seats (as bits) that are never asked whether they want to interrupt. `windows`: who else is asked: `FULL`,
    everybody before each card; `TEAM`, the side of the one due; `TRICK`, everybody before each trick; `ACTOR`, nobody but the one due.
    `WINDOWS` has their names.
    """
    asking = game_of(deal.rules).engine.asking(deal, skip, windows)
    asking.begin()
    return asking


class _Blaming:
    """What `blaming` does at the end of its block. Every view goes through three of these, so it is no generator, which takes longer."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, fault: BaseException | None, _trace: object) -> None:
        if isinstance(fault, Exception):
            said = GAMES.blamed(fault, self.game)
            if said is not fault:
                raise said


def blaming(game: str) -> _Blaming:
    """Whatever goes wrong within, while that game is played, is said of its package in one sentence, where it is somebody else's.

    Raises:
        GameFailed: it has failed.
    """
    return _Blaming(game)


__all__ = ["GAMES", "Game", "asking_for", "blaming", "game_named", "game_of", "match_for"]
