"""The environment of learners at work."""

from typing import Final

import numpy as np

from weli.envs.vector import VecGame

GAMES_AT_ONCE: Final = 64


class Training:
    """Many games side by side in arrays, in each of which chance decides among what the mask allows: the loop of a learner, without one."""

    def __init__(self, rules: str, seed: int) -> None:
        self.games = VecGame(rules, n=GAMES_AT_ONCE, seed=seed)
        self.chance = np.random.default_rng(seed)

    def step(self) -> int:
        """One decision in each game, with the arrays of what is seen and allowed after it."""
        allowed = self.games.mask
        self.games.step((allowed * self.chance.random(allowed.shape)).argmax(axis=1))
        return self.games.n
