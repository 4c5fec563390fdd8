"""Whom one may play against at a table: the characters of the house, and how far each may think ahead between two cards."""

import logging
import random
from dataclasses import dataclass
from functools import cache
from typing import Final

from weli.bots import Bot, Stammgast, bot_named
from weli.core.build_mode import form
from weli.core.deal import Deal
from weli.core.errors import RulesError, SaidError

log = logging.getLogger(__name__)

WORLDS: Final = 160 if form() == "compiled" else 24
"""So many ways the cards may lie are tried out for a choice, as far as there is time."""

SECONDS: Final = 0.18
"""So long is thought about a choice at most; then what has been found out decides. With what cannot be broken off, ninety-nine of a hundred
choices take less than 250 ms, also beside somebody else on the same core (docs/arena.md)."""

LEVELS: Final[dict[str, str]] = {
    "lehrbua": "lehrbua",
    "stammgast": "stammgast",
    "wirt": f"wirt:worlds={WORLDS},seconds={SECONDS}",
}
"""By what the table calls them, weakest first: the opponent with its settings."""

USUAL: Final = "wirt"

GUEST: Final = "guest"
"""Whom somebody has brought along: an opponent of their own, as long as this house is open."""

REGULAR: Final = Stammgast()


class NoSuchLevel(SaidError):
    """Nobody of that name plays at this house's tables."""


def check_level(level: str) -> None:
    """Raises `NoSuchLevel`."""
    if level not in LEVELS:
        raise NoSuchLevel("new.level", level=level, choices=", ".join(LEVELS))


def bring(name: str) -> None:
    """Lets an opponent of that name be chosen at every table. Raises `WeliError` where there is none, or its file cannot be used."""
    bot_named(name)
    LEVELS[GUEST] = name


def player_of(level: str) -> Bot:
    """Who plays at a table of that level; where a guest sat who was not brought along this time, the usual one. Raises `NoSuchLevel`."""
    if level == GUEST:
        return Brought(bot_named(LEVELS[GUEST])) if GUEST in LEVELS else player_of(USUAL)
    check_level(level)
    return bot_named(LEVELS[level])


@dataclass(frozen=True)
class Brought:
    """A guest at the table. Where it cannot play, a net by rules that it has not learned, a program that fails, the regular does."""

    bot: Bot
    regular: Bot = REGULAR

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        try:
            return self.bot.choose(view, seat, options, rng)
        except RulesError as fault:
            _say_once(str(fault))
            return self.regular.choose(view, seat, options, rng)


@cache
def _say_once(why: str) -> None:
    log.warning("the regular plays for the guest: %s", why)
