"""Who may play in the arena: the opponents of the house, the exploiters of its pool, and one from outside to measure them by."""

from functools import cache
from typing import Final

from weli.arena.pool import EXPLOITER, exploiter_named
from weli.bots import Bot, bot_named
from weli.bots.settings import with_settings

FROM_OPENSPIEL: Final = "openspiel-ismcts"


@cache
def opponent_named(name: str) -> Bot:
    """The opponent of that name, with the settings that follow it after a colon: `wirt:worlds=40`, `exploiter:kind=rock`,
    `openspiel-ismcts:simulations=500`.

    Raises:
        RulesError: there is none, or a setting that it does not have.
        MissingExtra: OpenSpiel is not installed.
    """
    word, colon, settings = name.partition(":")
    if word == EXPLOITER:
        return exploiter_named(settings)
    if word != FROM_OPENSPIEL:
        return bot_named(name)
    from weli.envs.openspiel.opponent import openspiel_bot  # noqa: PLC0415  only who asks for it needs OpenSpiel

    bot = openspiel_bot()
    return with_settings(bot, settings) if colon else bot
