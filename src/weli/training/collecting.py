"""Games that are played to learn from: against whom, and what came of each decision."""

from typing import Final

import numpy as np

from weli.core.ruleset import RuleSet
from weli.envs.vector import VecGame
from weli.training.config import ALL, PAST, SELF, Config
from weli.training.learner import Decisions
from weli.training.net import WORTH, Array, Weights, answers, policy

POINTS: Final = 4.0
"""What a deal brings is reckoned in so many points."""

NEAR: Final = 0.95
"""How much what comes later counts beside what is expected now (generalised advantage estimation, Schulman et al. 2016)."""

NOBODY: Final = -1

COPIED: Final = 64
"""So many games side by side are played by a teacher."""


class Table:
    """Games side by side against one opponent: by which seats the net learns, and what the deals have brought it."""

    def __init__(self, opponent: str, games: int, rules: RuleSet, config: Config, seed: int, teacher: str = "") -> None:
        """With a teacher all seats play as that one does, and the net looks on."""
        self.opponent = opponent
        self.teacher = teacher
        alone = opponent in (SELF, PAST)
        self.games = VecGame(
            rules,
            games,
            seed,
            windows=config.windows,
            random_scores=config.random_scores,
            opponent=None if alone else opponent,
            adviser=teacher or config.over or None,
            state=config.critic == ALL,
        )
        self.chance = np.random.default_rng(seed)
        self.round = (np.arange(rules.players)[:, None] + np.arange(rules.players)) % rules.players
        self.sides = np.array([rules.seating.side_of(seat) for seat in range(rules.players)])
        self.own = np.full(games, NOBODY)  # the side that learns, where another one does not
        self.other = np.full(games, NOBODY)  # which of the past nets is the others
        self.deals = 0
        self.points = 0.0

    def draw(self, past: int) -> None:
        """Who sits where in games that begin, all of them the first time."""
        self._draw(np.arange(self.games.n), past)

    def _draw(self, begun: Array, past: int) -> None:
        if self.opponent == PAST and past:
            self.own[begun] = self.chance.integers(0, self.sides.max() + 1, len(begun))
            self.other[begun] = self.chance.integers(0, past, len(begun))

    def play(self, weights: Weights, past: list[Weights], steps: int) -> Decisions:
        """Plays so many decisions in each game; those of the net whose worth is known by then."""
        games, n = self.games, self.games.n
        seen = np.zeros((steps, *games.obs.shape), np.uint8)
        everything = np.zeros((steps, *self._seen_by_critic().shape), np.uint8)
        allowed = np.zeros((steps, *games.mask.shape), np.uint8)
        advice, action, seats = (np.zeros((steps, n), np.int64) for _ in range(3))
        before, worth = (np.zeros((steps, n), np.float32) for _ in range(2))
        learns, done = (np.zeros((steps, n), np.bool_) for _ in range(2))
        rewards = np.zeros((steps, n, games.players), np.float32)
        for step in range(steps):
            seen[step], allowed[step], advice[step], seats[step] = games.obs, games.mask, games.advice, games.seat
            everything[step] = self._seen_by_critic()
            learns[step] = (self.own == NOBODY) | (self.sides[games.seat] == self.own)
            action[step], before[step] = self._choose(weights, past, learns[step])
            worth[step] = answers(weights, WORTH, everything[step].astype(np.float32))[-1][:, 0]
            got, over = games.step(action[step])
            rewards[step], done[step] = got / POINTS, over
            self._count(rewards[step], over, seats[step], len(past))
        better, known = _advantages(rewards, done, worth, seats, learns)
        keep = known & learns
        return Decisions(
            seen[keep],
            everything[keep],
            allowed[keep],
            advice[keep],
            action[keep],
            before[keep],
            better[keep],
            (better + worth)[keep],
        )

    def _choose(self, weights: Weights, past: list[Weights], learns: Array) -> tuple[Array, Array]:
        """What is done in each game, and how likely that was."""
        games = self.games
        if self.teacher:
            return games.advice, np.ones(games.n, np.float32)
        likely = policy(weights, games.obs, games.mask, games.advice)
        for number, one in enumerate(past):
            rows = np.flatnonzero(~learns & (self.other == number))
            if len(rows):
                likely[rows] = policy(one, games.obs[rows], games.mask[rows], games.advice[rows])
        up_to = likely.cumsum(1)
        action = (up_to > self.chance.random((games.n, 1)) * up_to[:, -1:]).argmax(1)
        return action, likely[np.arange(games.n), action]

    def _seen_by_critic(self) -> Array:
        """A row for each game: what the seat that is asked sees, or what every seat sees, in turn from that one on."""
        games = self.games
        if "state" not in games.infos:
            return games.obs
        in_turn: Array = games.infos["state"][np.arange(games.n)[:, None], self.round[games.seat]]
        return in_turn.reshape(games.n, -1)

    def _count(self, rewards: Array, over: Array, seats: Array, past: int) -> None:
        ended = np.flatnonzero(over)
        if not len(ended):
            return
        if self.opponent != SELF and (self.opponent != PAST or past):
            self.deals += len(ended)
            own = np.where(self.own[ended] == NOBODY, self.sides[seats[ended]], self.own[ended])
            first = np.array([int(np.flatnonzero(self.sides == side)[0]) for side in own])
            self.points += float(rewards[ended, first].sum()) * POINTS
        self._draw(ended, past)


def _advantages(rewards: Array, done: Array, worth: Array, seats: Array, learns: Array) -> tuple[Array, Array]:
    """By how much each decision was better than expected, and of which that is known: what the seat met next has been seen.

    What lies between two decisions of a seat belongs to it: what it gets, and what it expects at the next one.
    """
    steps, n = done.shape
    players = rewards.shape[2]
    rows = np.arange(n)
    better = np.zeros((steps, n), np.float32)
    known = np.zeros((steps, n), np.bool_)
    next_worth, next_better = (np.zeros((n, players), np.float32) for _ in range(2))
    is_known = np.zeros((n, players), np.bool_)
    for step in reversed(range(steps)):
        over = done[step]
        next_worth[over] = rewards[step][over]  # the end of a deal is worth what it brings, and nothing comes after
        next_better[over] = 0
        is_known[over] = True
        seat = seats[step]
        surprise = next_worth[rows, seat] - worth[step]
        known[step] = is_known[rows, seat]
        better[step] = np.where(known[step], surprise + np.float32(NEAR) * next_better[rows, seat], 0)
        mine = learns[step]
        next_worth[rows[mine], seat[mine]] = worth[step][mine]
        next_better[rows[mine], seat[mine]] = better[step][mine]
        is_known[rows[mine], seat[mine]] = True
    return better, known
