"""Opponents: each sees what its seat sees, and nothing else.

    >>> bot_named("stammgast")
    Stammgast(temper=Temper(...))

The levels follow each other in strength; `BOTS` lists them, weakest first.
"""

from dataclasses import dataclass
from typing import Final

from weli.bots.bot import Bot
from weli.bots.lehrbua import Lehrbua
from weli.bots.stammgast import Stammgast
from weli.errors import RulesError


@dataclass(frozen=True)
class Level:
    """One opponent of the house: what it is called at the table, how it plays, and the opponent itself."""

    name: str
    title: str
    de: str
    en: str
    bot: Bot


BOTS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level(
            "lehrbua",
            "Lehrbua",
            "spielt irgendetwas, was erlaubt ist",
            "plays anything that is allowed",
            Lehrbua(),
        ),
        Level(
            "stammgast",
            "Stammgast",
            "spielt nach den Faustregeln des Wirtshauses",
            "plays by the rules of thumb of the inn",
            Stammgast(),
        ),
    )
}


def bot_named(name: str) -> Bot:
    """The opponent of that name.

    Raises:
        RulesError: there is none.
    """
    level = BOTS.get(name.strip().lower())
    if level is None:
        known = ", ".join(BOTS)
        raise RulesError(
            de=f"Einen Gegner namens „{name}“ gibt es hier nicht; es gibt: {known}.",
            en=f"There is no opponent called '{name}'; there are: {known}.",
        )
    return level.bot


__all__ = ["BOTS", "Bot", "Lehrbua", "Level", "Stammgast", "bot_named"]
