"""Opponents: each sees what its seat sees, and nothing else.

    >>> bot_named("stammgast")
    Stammgast(temper=Temper(...))
    >>> bot_named("wirt:worlds=40")
    Wirt(worlds=40, margin=2.0, patience=2.0, seconds=0.0)

The levels follow each other in strength; `BOTS` lists them, weakest first.
"""

from dataclasses import dataclass
from typing import Final

from weli.bots.bot import Bot
from weli.bots.lehrbua import Lehrbua
from weli.bots.search import Rechner, Wirt
from weli.bots.settings import with_settings
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
        Level(
            "rechner",
            "Rechner",
            "rechnet einen Baum von Möglichkeiten durch; zum Vergleich",
            "works through a tree of what may come; for comparison",
            Rechner(),
        ),
        Level(
            "wirt",
            "Wirt",
            "probiert im Kopf viele Verteilungen der Karten durch, ehe er sich entscheidet",
            "tries many ways the cards may lie in his head before he decides",
            Wirt(),
        ),
    )
}


def bot_named(name: str) -> Bot:
    """The opponent of that name, with the settings that follow it after a colon: `wirt:worlds=40,margin=1.5` or `stammgast:manner=bets`.

    Raises:
        RulesError: there is none, or a setting that it does not have.
    """
    word, colon, settings = name.strip().lower().partition(":")
    level = BOTS.get(word)
    if level is None:
        known = ", ".join(BOTS)
        raise RulesError(
            de=f"Einen Gegner namens „{word}“ gibt es hier nicht; es gibt: {known}.",
            en=f"There is no opponent called '{word}'; there are: {known}.",
        )
    return with_settings(level.bot, settings) if colon else level.bot


__all__ = ["BOTS", "Bot", "Lehrbua", "Level", "Rechner", "Stammgast", "Wirt", "bot_named"]
