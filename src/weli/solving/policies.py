"""How a seat plays while a game is walked through: policies, by which a best response can be found."""

import random

from weli.bots import Bot
from weli.core.deal import Deal


class Policy:
    """How likely a seat makes each of its choices. This one is as likely to make any."""

    def shares(self, view: Deal, seat: int, options: list[int]) -> list[float]:
        """For each option its share; together they make 1."""
        return [1.0 / len(options)] * len(options)


class BotPolicy(Policy):
    """A bot as a policy: it is asked several times in each information set, and how often it does what is how likely it does so."""

    def __init__(self, bot: Bot, samples: int, rng: random.Random) -> None:
        self.bot = bot
        self.samples = samples
        self.rng = rng

    def shares(self, view: Deal, seat: int, options: list[int]) -> list[float]:
        done = [0.0] * len(options)
        for _ in range(self.samples):
            act = self.bot.choose(view, seat, options[:], self.rng)
            done[options.index(act)] += 1.0 / self.samples
        return done
