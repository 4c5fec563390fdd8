"""Somebody who hardly knows the game and does whatever the lamp says: by it is measured what advice is worth.

`weli arena weli.advising.follower:Follower random --deals 100` compares them.
"""

import random
from dataclasses import dataclass
from typing import Final

from weli.advising.advice import Budget, advise
from weli.advising.trying import Question
from weli.bots import ByChance
from weli.core.deal import Deal

_AT_A_TIME: Final = 8


@dataclass(frozen=True)
class Follower:
    """`worlds`: in so many the lamp tries everything out."""

    worlds: int = 24

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """What is advised; where nothing is, what chance brings (`Bot.choose`)."""
        seed = rng.getrandbits(32)
        counsel = advise(Question(view, seat, tuple(options)), seed, Budget(self.worlds, _AT_A_TIME))
        return ByChance().choose(view, seat, options, rng) if counsel is None else counsel.best.act
