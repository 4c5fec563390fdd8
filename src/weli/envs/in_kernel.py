"""Many deals side by side in the kernel, shown in arrays."""

from typing import Any

import numpy as np

from weli.core.errors import RulesError
from weli.envs.action_table import action_table
from weli.envs.deal_stream import ENDED, DealStream
from weli.envs.episode import DEAL, Episode, Settings
from weli.envs.observation.arrays import spread_out
from weli.kernel.library import NoKernel
from weli.kernel.many import Many
from weli.ports.turn_order import WINDOWS

Array = np.ndarray[Any, Any]


class KernelGames:
    """As many as are asked for, game `i` by the chance of `seed + i`.

    Raises:
        NoKernel: there is no kernel for that game that can be used, or an episode is more than a deal.
        ValueError: the rules are larger than anything the kernel has room for.
        RulesError: not one score for each side.
    """

    def __init__(self, settings: Settings, count: int, seed: int, scores: list[int] | None) -> None:
        if settings.unit != DEAL:
            raise NoKernel("The kernel plays deals, not whole games.")
        Episode(settings, 0, scores)
        self._made_of = settings, count, seed, scores
        self._settings = settings
        windows = WINDOWS.index(settings.windows)
        streams = [DealStream(settings.rules, windows, seed + game, scores) for game in range(count)]
        self._games = Many(settings.rules.game, streams)
        self._given = np.zeros(count, np.int64)
        self._answers = np.zeros(count, np.int64)
        self._seen = self._column(streams[0].seen.stride, "seen", "packed")
        self._allowed = self._column(streams[0].allowed.stride, "allowed", "packed")
        self._seats = self._column(1, "seat")[:, 0]
        self._points = self._column(settings.rules.seating.sides, "points")
        self._games.each("begin", self._given, self._answers)

    def _column(self, width: int, *path: str) -> Array:
        """So many numbers of each game, where the kernel writes them."""
        games = self._games
        at = games.offset(*path)
        return np.ndarray((len(self._given), width), np.int64, games.lying, at, (games.size, np.int64().nbytes))

    def step(self, actions: Array, rewards: Array, done: Array) -> None:
        """Takes one action in each game, and writes down which episodes this has ended and what they were worth to each seat.

        Raises:
            RulesError: an action that is not allowed; the games before it have gone on.
        """
        self._given[:] = actions
        gone_on = self._games.each("take", self._given, self._answers)
        if gone_on < len(self._given):
            label = action_table(self._settings.rules.game).label(int(self._given[gone_on]))
            raise RulesError("env.masked-in-game", game=gone_on, label=label)
        np.equal(self._answers, ENDED, out=done)
        rewards.fill(0)
        if done.any():
            seating = self._settings.rules.seating
            points = self._points[done]
            ahead = points - (points.sum(1, keepdims=True) - points) / (seating.sides - 1)
            rewards[done] = ahead[:, [seating.side_of(seat) for seat in range(seating.players)]]

    def show(self, seen: Array, allowed: Array, seats: Array) -> None:
        """Writes down what the seats that are asked see, what they may do, and which seats these are."""
        seen[:] = spread_out(self._seen, seen.shape[1])
        allowed[:] = spread_out(self._allowed, allowed.shape[1])
        seats[:] = self._seats

    def __getstate__(self) -> dict[str, Any]:
        return {"made_of": self._made_of, "kept": self._games.packed()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        KernelGames.__init__(self, *state["made_of"])
        self._games.unpack(state["kept"])
