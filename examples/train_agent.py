"""Trains a small net by playing against itself, in numpy alone, and measures it against an opponent of the house.

    python examples/train_agent.py
    python examples/train_agent.py --rules giltspiel/fiss --seconds 600 --save net.npz

An actor-critic: one hidden layer, from it what to do and what the deal will bring. Whole deals are played in many games side by side; every
decision is then made likelier by as much as the deal brought its seat more than was expected, in a few small steps that are clipped so
that it does not change too much at once (proximal policy optimisation, Schulman et al. 2017).
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from evaluate_bot import measured
from rich.progress import Progress, TextColumn

from weli.bots import bot_named
from weli.core.deal import Deal
from weli.core.errors import WeliError
from weli.envs.vector import VecGame
from weli.house_rules import named

Array = np.ndarray[Any, Any]

HIDDEN = 64
GAMES = 64
BATCH = 2048  # decisions to learn from at once, several times, in parts
TIMES = 3
PART = 512
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
POINTS = 4.0  # what a deal brings is reckoned in so many points
FORBIDDEN = -1e9


class Net:
    """What to do, as the logarithms of odds, and what to expect, from what a seat sees."""

    def __init__(self, size: int, actions: int, chance: np.random.Generator) -> None:
        self.weights = {
            "hidden": chance.normal(0, 1 / np.sqrt(64), (size, HIDDEN)).astype(np.float32),
            "shift": np.zeros(HIDDEN, np.float32),
            "acts": np.zeros((HIDDEN, actions), np.float32),
            "worth": np.zeros((HIDDEN, 1), np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def look(self, obs: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the acts, and the worth."""
        hidden = np.maximum(obs.astype(np.float32) @ self.weights["hidden"] + self.weights["shift"], 0)
        odds = np.where(mask > 0, hidden @ self.weights["acts"], FORBIDDEN)
        chances = np.exp(odds - odds.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ self.weights["worth"])[:, 0]

    def learn(self, obs: Array, mask: Array, action: Array, before: Array, got: Array) -> None:
        """One step of Adam on some decisions: what was done, how likely it was before, and what it came to."""
        obs = obs.astype(np.float32)
        hidden, chances, worth = self.look(obs, mask)
        rows = np.arange(len(action))
        better = got - worth
        better = (better - better.mean()) / (better.std() + 1e-6)
        ratio = chances[rows, action] / before
        far_enough = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(far_enough, 0, ratio * better)
        logs = np.log(chances + 1e-12)
        surprise = -(chances * logs).sum(1, keepdims=True)
        on_acts = chances * push[:, None] + ENTROPY * chances * (logs + surprise)
        on_acts[rows, action] -= push
        on_worth = (worth - got)[:, None]
        on_hidden = (on_acts @ self.weights["acts"].T + on_worth @ self.weights["worth"].T) * (hidden > 0)
        self._descend(
            {
                "hidden": obs.T @ on_hidden,
                "shift": on_hidden.sum(0),
                "acts": hidden.T @ on_acts,
                "worth": hidden.T @ on_worth,
            },
            len(action),
        )

    def _descend(self, slopes: dict[str, Array], count: int) -> None:
        self._steps += 1
        for name, whole in slopes.items():
            slope = whole / count
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope * slope - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


Seen = tuple[Array, Array, int, float]


@dataclass
class Memory:
    """What was seen, done, and how likely it was to be done: of deals under way in each game, and, with what came of it, of those over."""

    games: int
    under_way: list[list[tuple[Seen, int]]] = field(init=False)
    over: list[tuple[Array, Array, int, float, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.under_way = [[] for _ in range(self.games)]

    def note(self, games: VecGame, actions: Array, chances: Array) -> None:
        for game, action in enumerate(actions):
            seen = games.obs[game].copy(), games.mask[game].copy(), int(action), float(chances[game, action])
            self.under_way[game].append((seen, int(games.seat[game])))

    def close(self, rewards: Array, done: Array) -> None:
        for game in np.flatnonzero(done):
            self.over += [(*seen, float(rewards[game, seat]) / POINTS) for seen, seat in self.under_way[game]]
            self.under_way[game] = []

    def take(self) -> list[Array]:
        """Obs, mask, action, chance and result of the deals that are over, each as an array; they are forgotten."""
        columns = [np.array(column) for column in zip(*self.over, strict=True)]
        self.over = []
        return columns


def train(games: VecGame, seconds: float, chance: np.random.Generator) -> Net:
    """Plays and learns for so long."""
    net = Net(games.obs.shape[1], games.mask.shape[1], chance)
    memory = Memory(games.n)
    deals = 0
    began = time.monotonic()
    with Progress(
        *Progress.get_default_columns(), TextColumn("{task.fields[deals]} deals"), transient=True
    ) as progress:
        task = progress.add_task("Training", total=seconds, deals=0)
        while (gone := time.monotonic() - began) < seconds:
            _, chances, _ = net.look(games.obs, games.mask)
            actions = drawn(chances, chance)
            memory.note(games, actions, chances)
            rewards, done = games.step(actions)
            memory.close(rewards, done)
            deals += int(done.sum())
            if len(memory.over) >= BATCH:
                learn_in_parts(net, memory.take(), chance)
            progress.update(task, completed=gone, deals=deals)
    return net


def learn_in_parts(net: Net, columns: list[Array], chance: np.random.Generator) -> None:
    count = len(columns[0])
    for _ in range(TIMES):
        order = chance.permutation(count)
        for start in range(0, count, PART):
            part = order[start : start + PART]
            net.learn(*[column[part] for column in columns])


def drawn(chances: Array, chance: np.random.Generator) -> Array:
    """One act of each row, by its chances."""
    up_to = chances.cumsum(1)
    places: Array = (up_to > chance.random((len(chances), 1)) * up_to[:, -1:]).argmax(1)
    return places


class Learner:
    """The net as an opponent: it does what it thinks best."""

    def __init__(self, net: Net, games: VecGame) -> None:
        self.net = net
        self.table = games.table
        self.encoder = games.encoder

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        mask = np.zeros((1, self.table.size), np.uint8)
        mask[0, [self.table.number(act) for act in options]] = 1
        _, chances, _ = self.net.look(self.encoder.encode(view, seat)[None], mask)
        return self.table.act(int(chances[0].argmax()))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rules", default="perlaggen/innsbruck-2p5")
    asked.add_argument("--against", default="lehrbua")
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--deals", type=int, default=500, help="to measure it in")
    asked.add_argument("--games", type=int, default=GAMES, help="played side by side")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--save", type=Path, help="a file for the weights")
    wanted = asked.parse_args()
    try:
        rules = named(wanted.rules).ruleset()
        opponent = bot_named(wanted.against)
        games = VecGame(rules, wanted.games, wanted.seed)
    except WeliError as error:
        sys.exit(str(error))
    net = train(games, wanted.seconds, np.random.default_rng(wanted.seed))
    if wanted.save:
        version = {"observation": games.encoder.version, "actions": games.table.version}
        np.savez(wanted.save, **net.weights, **version)  # type: ignore[arg-type]
    series = measured(Learner(net, games), opponent, rules, wanted.deals, wanted.seed)
    print(f"Learner against {wanted.against}: {series.mean:+.2f} ± {series.margin:.2f} points a deal")


if __name__ == "__main__":
    main()
