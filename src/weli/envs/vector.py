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

from contextlib import suppress
from typing import Any

from weli.core.ruleset import RuleSet
from weli.envs.action_table import action_table
from weli.envs.episode import DEAL, Settings
from weli.envs.extras import missing_extra
from weli.envs.observation import encoder_for
from weli.envs.side_by_side import SideBySide
from weli.house_rules import named
from weli.kernel.library import NoKernel

try:
    import numpy as np

    from weli.envs.in_kernel import KernelGames
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
        kernel: bool = True,
    ) -> None:
        """Begins `n` episodes.

        Args:
            rules: a preset as `GAME/NAME`, the path of a house-rule file, or a rule set.
            n: how many games go on side by side.
            seed: game `i` has the chance of `seed + i`.
            unit: what an episode is: a `deal`, or a whole game, a `match`.
            windows: who is asked whether they interrupt (`full`, `team`, `trick`, `actor`).
            scores: of the sides when an episode begins; those of a new game where they are left out.
            kernel: whether deals are played in the kernel where there is one (`weli --version` says it); by the same seeds they are
                the same deals, many times as fast. `in_kernel` tells.

        Raises:
            RulesError: there are no such rules, or no such unit or windows; or not one score for each side.
            RecordError: the file cannot be read as a house rule.
        """
        ruleset = named(rules).ruleset() if isinstance(rules, str) else rules
        settings = Settings(ruleset, windows, unit)
        self.n = n
        self.players = ruleset.players
        self.table = action_table(ruleset.game)
        self.encoder = encoder_for(ruleset)
        self.obs: Array = np.zeros((n, self.encoder.size), np.uint8)
        self.mask: Array = np.zeros((n, self.table.size), np.uint8)
        self.seat: Array = np.zeros(n, np.int8)
        self.rewards: Array = np.zeros((n, self.players), np.float32)
        self.done: Array = np.zeros(n, np.bool_)
        self._games = games_for(settings, n, seed, scores, kernel=kernel)
        self.in_kernel = isinstance(self._games, KernelGames)
        self._show()

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy has arrays of its own; those that come from a store of many processes may only be read."""
        vars(self).update({name: np.array(one) if isinstance(one, np.ndarray) else one for name, one in kept.items()})

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Takes one action in each game, an integer array `[n]`.

        Returns:
            The returns by seat, float32 `[n, players]`, of the episodes that this has ended, elsewhere 0; and which those are, bool `[n]`.

        Raises:
            RulesError: an action that the mask does not allow; the games before it have gone on.
        """
        self._games.step(np.asarray(actions), self.rewards, self.done)
        self._show()
        return self.rewards, self.done

    def _show(self) -> None:
        self._games.show(self.obs, self.mask, self.seat)


class PythonGames:
    """As many as are asked for, as the engine plays them in Python, compiled or not; each a deal or a whole game."""

    def __init__(self, settings: Settings, count: int, seed: int, scores: list[int] | None) -> None:
        self._games = SideBySide(settings, count, seed, scores)

    def step(self, actions: Array, rewards: Array, done: Array) -> None:
        """Takes one action in each game, and writes down which episodes this has ended and what they were worth to each seat."""
        ended = self._games.step(actions.tolist())
        rewards.fill(0)
        done.fill(False)
        for game, returns in ended:
            rewards[game] = returns
            done[game] = True

    def show(self, seen: Array, allowed: Array, seats: Array) -> None:
        """Writes down what the seats that are asked see, what they may do, and which seats these are."""
        seen[:] = spread(self._games.seen, *seen.shape)
        allowed[:] = spread(self._games.allowed, *allowed.shape)
        seats[:] = np.frombuffer(memoryview(self._games.seats), np.int64)


def games_for(
    settings: Settings, count: int, seed: int, scores: list[int] | None, *, kernel: bool
) -> KernelGames | PythonGames:
    """Games in the kernel, if that is wanted and there is one that has room for these rules."""
    if kernel:
        with suppress(NoKernel, ValueError):
            return KernelGames(settings, count, seed, scores)
    return PythonGames(settings, count, seed, scores)
