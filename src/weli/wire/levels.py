"""Whom one may play against at a table: the characters of the house, and how far each may think ahead between two cards."""

from typing import Final

from weli.bots import Bot, bot_named
from weli.core.build_mode import form
from weli.core.errors import SaidError

WORLDS: Final = 160 if form() == "compiled" else 24
"""So many ways the cards may lie are tried out for a choice, as far as there is time."""

SECONDS: Final = 0.18
"""So long is thought about a choice at most; then what has been found out decides. With what cannot be broken off, ninety-nine of a hundred
choices take less than 250 ms, also beside somebody else on the same core (docs/arena.md)."""

LEVELS: Final = {"lehrbua": "lehrbua", "stammgast": "stammgast", "wirt": f"wirt:worlds={WORLDS},seconds={SECONDS}"}
"""By what the table calls them, weakest first: the opponent with its settings."""

USUAL: Final = "wirt"


class NoSuchLevel(SaidError):
    """Nobody of that name plays at this house's tables."""


def check_level(level: str) -> None:
    """Raises `NoSuchLevel`."""
    if level not in LEVELS:
        raise NoSuchLevel("new.level", level=level, choices=", ".join(LEVELS))


def player_of(level: str) -> Bot:
    """Who plays at a table of that level. Raises `NoSuchLevel`."""
    check_level(level)
    return bot_named(LEVELS[level])
