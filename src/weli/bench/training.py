"""The environment of learners at work."""

from typing import Final

import numpy as np

from weli.core.build_mode import form
from weli.envs.vector import VecGame

GAMES_AT_ONCE: Final = 64


class Training:
    """Many games side by side in arrays, in each of which chance decides among what the mask allows: the loop of a learner, without one."""

    def __init__(self, rules: str, seed: int) -> None:
        self.games = VecGame(rules, n=GAMES_AT_ONCE, seed=seed, kernel=form() == "compiled")
        self.chance = np.random.default_rng(seed)

    def step(self) -> int:
        """One decision in each game, with the arrays of what is seen and allowed after it."""
        games = self.games
        allowed = np.flatnonzero(games.mask.view(np.bool_))
        actions = games.mask.shape[1]
        many = np.bincount(allowed // actions, minlength=games.n)
        chosen = many.cumsum() - many + (self.chance.random(games.n) * many).astype(np.int64)
        games.step(allowed[chosen] % actions)
        return games.n
