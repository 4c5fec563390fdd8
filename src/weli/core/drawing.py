"""Drawing by chance from whatever generator somebody brings; those that play deals out in thought bring one that costs little to begin."""

import random
from collections.abc import MutableSequence
from typing import Any, Final

from weli.core.chance import BITS, Chance

_WORDS: Final = float(2**BITS)


def below(rng: random.Random, bound: int) -> int:
    """A number from 0 up to that one, which it never is."""
    return int(rng.random() * bound)


class Draws(random.Random):
    """The numbers of `Chance`, for whoever draws from a `random.Random`: made once, it begins anew with each seed."""

    chance: Chance

    def begin(self, seed: int) -> None:
        self.chance = Chance(seed)

    def random(self) -> float:
        return float(self.chance.word()) / _WORDS

    def shuffle(self, x: MutableSequence[Any]) -> None:
        assert isinstance(x, list)
        self.chance.shuffle(x)

    def getrandbits(self, k: int) -> int:
        """So many bits, for whoever draws some of many."""
        found = 0
        for _ in range(0, k, BITS):
            found = found << BITS | self.chance.word()
        return found >> -k % BITS

    def below(self, bound: int) -> int:
        """What the function of that name comes to."""
        return self.chance.below(bound)
