"""Many games side by side in arrays, for training.

>>> games = VecGame("giltspiel/fiss", n=64, seed=1)
>>> for _ in range(100):
...     actions = games.mask.argmax(axis=1)  # or by a policy, from `games.obs` and `games.mask`
...     rewards, done = games.step(actions)
>>> rewards.shape, done.shape
((64, 4), (64,))

Each game goes on by itself: where one is over, `done` says so, `rewards` has its returns by seat, and the arrays show the first question of
the next one. The arrays are the same ones in every step, so whoever wants to keep them copies them.

Opponents may sit along, somebody may advise, scores may be drawn:

>>> games = VecGame("giltspiel/fiss", n=4, seed=1, opponent="stammgast", adviser="stammgast", random_scores=True)
>>> rewards, done = games.step(games.advice)  # what a Stammgast would do, against another one
"""

from contextlib import suppress
from typing import Any

from weli.bots import Bot, bot_named
from weli.core.ruleset import RuleSet
from weli.envs.action_table import action_table
from weli.envs.company import ALONE, Company
from weli.envs.episode import DEAL, Settings
from weli.envs.extras import missing_extra
from weli.envs.observation import encoder_for
from weli.envs.side_by_side import SideBySide
from weli.kernel.library import NoKernel
from weli.play.course import rules as ruleset_of

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

    With an opponent, `side`, int8 `[n]`, is the side that is asked in each game; with an adviser `advice`, int64 `[n]`, the number of what
    it would do; otherwise they are -1. `infos` has what must never go into what plays, where it is asked for: `state`, uint8
    `[n, players, size]`, what every seat sees, each hand among it, for a critic.
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
        random_scores: bool = False,
        opponent: str | Bot | None = None,
        adviser: str | Bot | None = None,
        state: bool = False,
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
            random_scores: whether they are drawn for each episode instead, of all that there can be before the last deal of a game.
            opponent: who sits at all sides but one, which is drawn for each episode and alone is asked; by name, or an opponent itself.
            adviser: who says what it would do in the place of who is asked.
            state: whether `infos["state"]` is wanted.
            kernel: whether deals are played in the kernel where there is one (`weli --version` says it); by the same seeds they are
                the same deals, many times as fast. `in_kernel` tells. Only who plays alone, and at given scores, plays there.

        Raises:
            RulesError: there are no such rules, opponent, unit or windows; or not one score for each side.
            RecordError: the file cannot be read as a house rule.
        """
        ruleset = ruleset_of(rules)
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
        self.side: Array = np.full(n, -1, np.int8)
        self.advice: Array = np.full(n, -1, np.int64)
        self.infos: dict[str, Array] = {}
        if state:
            self.infos["state"] = np.zeros((n, self.players, self.encoder.size), np.uint8)
        company = Company(_bot(opponent), _bot(adviser), random_scores, state)
        self._games = games_for(settings, n, seed, scores, company, kernel=kernel)
        self.in_kernel = isinstance(self._games, KernelGames)
        self._show()

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy has arrays of its own; those that come from a store of many processes may only be read."""
        vars(self).update({name: np.array(one) if isinstance(one, np.ndarray) else one for name, one in kept.items()})
        self.infos = {name: np.array(one) for name, one in self.infos.items()}

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
        if isinstance(self._games, PythonGames):
            self._games.show_company(self.side, self.advice, self.infos)


class PythonGames:
    """As many as are asked for, as the engine plays them in Python, compiled or not; each a deal or a whole game."""

    def __init__(self, settings: Settings, count: int, seed: int, scores: list[int] | None, company: Company) -> None:
        self._games = SideBySide(settings, count, seed, scores, company)

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

    def show_company(self, sides: Array, advice: Array, infos: dict[str, Array]) -> None:
        """Writes down which sides are asked, what the adviser would do, and what all seats see, where that is wanted."""
        sides[:] = np.frombuffer(memoryview(self._games.sides), np.int64)
        advice[:] = np.frombuffer(memoryview(self._games.advice), np.int64)
        if "state" in infos:
            state = infos["state"]
            state[:] = spread(self._games.state, len(state) * state.shape[1], state.shape[2]).reshape(state.shape)


def games_for(
    settings: Settings, count: int, seed: int, scores: list[int] | None, company: Company, *, kernel: bool
) -> KernelGames | PythonGames:
    """Games in the kernel, if that is wanted, nobody sits along, and there is one that has room for these rules."""
    if kernel and company == ALONE:
        with suppress(NoKernel, ValueError):
            return KernelGames(settings, count, seed, scores)
    return PythonGames(settings, count, seed, scores, company)


def _bot(who: str | Bot | None) -> Bot | None:
    return bot_named(who) if isinstance(who, str) else who
