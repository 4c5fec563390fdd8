"""Opponents: each sees what its seat sees, and nothing else.

>>> bot_named("stammgast")
Stammgast(manner='usual', hears='partner')
>>> bot_named("wirt:worlds=40")
Wirt(worlds=40, margin=2.0, patience=2.0, seconds=0.0, hears='everybody')

The levels follow each other in strength; `BOTS` lists them, weakest first.
"""

from dataclasses import dataclass
from typing import Final

from weli.bots.bot import Bot
from weli.bots.by_chance import ByChance
from weli.bots.lehrbua import Lehrbua
from weli.bots.outside import TRAINED, guest_named, offered
from weli.bots.search import Rechner, Wirt
from weli.bots.settings import with_settings
from weli.bots.stammgast import Stammgast
from weli.core.errors import RulesError
from weli.core.texts import printable


@dataclass(frozen=True)
class Level:
    """One opponent of the house: its name, what it is called, and the opponent itself."""

    name: str
    title: str
    bot: Bot


BOTS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("random", "Zufall", ByChance()),
        Level("lehrbua", "Lehrbua", Lehrbua()),
        Level("stammgast", "Stammgast", Stammgast()),
        Level("rechner", "Rechner", Rechner()),
        Level("wirt", "Wirt", Wirt()),
    )
}


def bot_named(name: str) -> Bot:
    """The opponent of that name, with the settings that follow it after a colon: `wirt:worlds=40,margin=1.5` or `stammgast:manner=bets`.

    One from outside is named by its file, with the class where it holds several (`my_bot.py`, `my_bot.py:Maurer`), by module and class
    (`my_package.bots:Maurer`), or as an installed package offers it (entry point `weli.bots`); a trained net by `net:` and its file.

    Raises:
        RulesError: there is none, it cannot be loaded, or it does not have such a setting.
        WeliError: the file of a net cannot be used, or NumPy is missing.
    """
    word, settings = name_parts(name)
    level = BOTS.get(word)
    bot = level.bot if level else guest_named(word)
    if bot is None:
        known = ", ".join([*BOTS, *offered()])
        raise RulesError("bot.unknown", name=printable(word), known=known)
    return bot if settings is None else with_settings(bot, settings)


def name_parts(name: str) -> tuple[str, str | None]:
    """What an opponent is called, those of the house in small letters; and its settings, where any are begun."""
    word, colon, settings = name.strip().partition(":")
    if word.strip().lower() in BOTS:
        return word.strip().lower(), settings.strip() if colon else None
    if name.strip().startswith(TRAINED):
        return name.strip(), None
    whole, colon, settings = name.strip().rpartition(":")
    return (whole, settings.strip()) if colon and "=" in settings else (name.strip(), None)


__all__ = ["BOTS", "Bot", "ByChance", "Lehrbua", "Level", "Rechner", "Stammgast", "Wirt", "bot_named", "name_parts"]
