"""Many games side by side in arrays, for training.

>>> games = VecGame("giltspiel/fiss", n=64, seed=1)
>>> for _ in range(100):
...     actions = games.mask.argmax(axis=1)  # or by a policy, from `games.obs` and `games.mask`
...     rewards, done = games.step(actions)
>>> rewards.shape, done.shape
((64, 4), (64,))

Each game goes on by itself: where one is over, `done` says so, `rewards` has its returns by seat, and the arrays show the first question of
the next one. The arrays are the same ones in every step, so whoever wants to keep them copies them.
"""

from typing import Any

from weli.core.ruleset import RuleSet
from weli.envs.episode import DEAL, Settings
from weli.envs.extras import missing_extra
from weli.envs.side_by_side import SideBySide
from weli.house_rules import named

try:
    import numpy as np

    from weli.envs.observation.arrays import spread
except ImportError:
    raise missing_extra("numpy", "pettingzoo") from None

Array = np.ndarray[Any, Any]


class VecGame:
    """So many games by the same rules.

    `obs`: what the seat that is asked sees, uint8 `[n, size]`; `mask`: what it may do, uint8 `[n, actions]`; `seat`: which seat that is,
    int8 `[n]`. Game `i` has the chance of `seed + i`, and so the same episodes as a PettingZoo environment with that seed.
    """

    def __init__(
        self,
        rules: str | RuleSet,
        n: int,
        seed: int = 0,
        *,
        unit: str = DEAL,
        windows: str = "full",
        scores: list[int] | None = None,
    ) -> None:
        """Begins `n` episodes.

        Args:
            rules: a preset as `GAME/NAME`, the path of a house-rule file, or a rule set.
            n: how many games go on side by side.
            seed: game `i` has the chance of `seed + i`.
            unit: what an episode is: a `deal`, or a whole game, a `match`.
            windows: who is asked whether they interrupt (`full`, `team`, `trick`, `actor`).
            scores: of the sides when an episode begins; those of a new game where they are left out.

        Raises:
            RulesError: there are no such rules, or no such unit or windows.
            RecordError: the file cannot be read as a house rule.
        """
        ruleset = named(rules).ruleset() if isinstance(rules, str) else rules
        games = SideBySide(Settings(ruleset, windows, unit), n, seed, scores)
        self.n = n
        self.players = ruleset.players
        self.table = games.table
        self.encoder = games.encoder
        self.obs: Array = np.zeros((n, self.encoder.size), np.uint8)
        self.mask: Array = np.zeros((n, self.table.size), np.uint8)
        self.seat: Array = np.zeros(n, np.int8)
        self.rewards: Array = np.zeros((n, self.players), np.float32)
        self.done: Array = np.zeros(n, np.bool_)
        self._games = games
        self._seats = _numbers(games)
        self._show()

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy looks at the seats of its own games, and has arrays of its own.

        Those that come from a store of many processes may only be read.
        """
        vars(self).update({name: np.array(one) if isinstance(one, np.ndarray) else one for name, one in kept.items()})
        self._seats = _numbers(self._games)

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Takes one action in each game, an integer array `[n]`.

        Returns:
            The returns by seat, float32 `[n, players]`, of the episodes that this has ended, elsewhere 0; and which those are, bool `[n]`.

        Raises:
            RulesError: an action that the mask does not allow; the games before it have gone on.
        """
        ended = self._games.step(np.asarray(actions).tolist())
        self.rewards.fill(0)
        self.done.fill(False)
        for game, returns in ended:
            self.rewards[game] = returns
            self.done[game] = True
        self._show()
        return self.rewards, self.done

    def _show(self) -> None:
        """Spreads the marks over the arrays."""
        self.obs[:] = spread(self._games.seen, self.n, self.encoder.size)
        self.mask[:] = spread(self._games.allowed, self.n, self.table.size)
        self.seat[:] = self._seats


def _numbers(games: SideBySide) -> Array:
    """The seats that are asked, where the games write them."""
    return np.frombuffer(memoryview(games.seats), np.int64)
