"""Many games side by side in arrays, for training.

>>> games = VecGame("giltspiel/fiss", n=64, seed=1)
>>> while True:
...     actions = policy(games.obs, games.mask)
...     rewards, done = games.step(actions)

Each game goes on by itself: where one is over, `done` says so, `rewards` has its returns by seat, and the arrays show the first question of
the next one. The arrays are the same ones in every step, so whoever wants to keep them copies them.
"""

from typing import Any

from weli.envs.action_table import action_table
from weli.envs.chance import begin, chance_of, deal_on
from weli.envs.episode import DEAL, Episode, Settings
from weli.envs.extras import missing_extra
from weli.envs.observation import encoder_for
from weli.errors import RulesError
from weli.house_rules import named
from weli.ruleset import RuleSet

try:
    import numpy as np
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
        """Raises `RulesError` or `RecordError`: there are no such rules, or no such unit or windows."""
        ruleset = named(rules).ruleset() if isinstance(rules, str) else rules
        self.settings = Settings(ruleset, windows, unit)
        self.scores = scores
        self.n = n
        self.players = ruleset.players
        self.table = action_table(ruleset.game)
        self.encoder = encoder_for(ruleset)
        self.obs: Array = np.zeros((n, self.encoder.size), np.uint8)
        self.mask: Array = np.zeros((n, self.table.size), np.uint8)
        self.seat: Array = np.zeros(n, np.int8)
        self.rewards: Array = np.zeros((n, self.players), np.float32)
        self.done: Array = np.zeros(n, np.bool_)
        self._obs_rows = [memoryview(row) for row in self.obs]
        self._mask_rows = [memoryview(row) for row in self.mask]
        self._chances = [chance_of(seed + game) for game in range(n)]
        self._episodes = [self._begun(game) for game in range(n)]
        for game in range(n):
            self._show(game)

    def _begun(self, game: int) -> Episode:
        return begin(self.settings, self._chances[game], scores=self.scores)

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Takes one action in each game, an integer array `[n]`.

        Returns:
            The returns by seat, float32 `[n, players]`, of the episodes that this has ended, elsewhere 0; and which those are, bool `[n]`.

        Raises:
            RulesError: an action that the mask does not allow; the games before it have gone on.
        """
        chosen = [int(action) for action in actions]
        self.rewards.fill(0)
        self.done.fill(False)
        for game, action in enumerate(chosen):
            self._refuse_if_illegal(game, action)
            episode = self._episodes[game]
            episode.take(self.table.acts[action])
            deal_on(episode, self._chances[game])
            if episode.over:
                self.done[game] = True
                self.rewards[game] = episode.returns()
                self._episodes[game] = self._begun(game)
        self.obs.fill(0)
        self.mask.fill(0)
        for game in range(self.n):
            self._show(game)
        return self.rewards, self.done

    def _refuse_if_illegal(self, game: int, action: int) -> None:
        if not 0 <= action < self.table.size or not self._mask_rows[game][action]:
            label = self.table.label(action)
            raise RulesError(
                de=f"Spiel {game}: „{label}“ geht hier nicht; mask sagt, was möglich ist.",
                en=f"Game {game}: '{label}' is not possible here; mask says what is.",
            )

    def _show(self, game: int) -> None:
        """Fills in the rows of a game, which hold nothing but zeros."""
        episode = self._episodes[game]
        seat = episode.seat()
        self.seat[game] = seat
        self.encoder.write(episode.view(seat), seat, self._obs_rows[game])
        row = self._mask_rows[game]
        for act in episode.options():
            row[self.table.number(act)] = 1
