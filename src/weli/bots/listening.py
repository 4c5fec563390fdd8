"""Players who listen: they make something of what they have been told by signs."""

from typing import Protocol, runtime_checkable

from weli.bots.bot import Bot
from weli.bots.hearsay import Hearsay


@runtime_checkable
class Listener(Protocol):
    """A player who makes something of what is signed."""

    def told(self, hearsay: Hearsay) -> Bot:
        """The same player, who has been told that."""
        ...


def told(bot: Bot, hearsay: Hearsay) -> Bot:
    """A player who has been told something, where they listen and there is anything to hear."""
    return bot.told(hearsay) if hearsay.claims and isinstance(bot, Listener) else bot
