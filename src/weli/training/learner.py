"""Proximal policy optimisation (Schulman et al. 2017): what went better than expected becomes likelier, a little at a time."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from weli.training.net import LEAN, POLICY, WORTH, Array, Weights, answers, chances, inputs, odds, slopes

CLIP: Final = 0.2
TIMES: Final = 3
PART: Final = 1024
STEEPEST: Final = 0.5
MEAN_KEPT: Final = 0.9
SQUARE_KEPT: Final = 0.999
WORTH_SHARE: Final = 0.5


@dataclass
class Decisions:
    """Decisions to learn from, a row each: what was seen, allowed, advised and done, how likely that was, and what came of it.

    `all`: what the critic saw. `better`: by how much that was more than expected; `got`: what should have been expected.
    """

    obs: Array
    all: Array
    mask: Array
    advice: Array
    action: Array
    before: Array
    better: Array
    got: Array

    def __len__(self) -> int:
        return len(self.action)

    def part(self, rows: Array) -> "Decisions":
        return Decisions(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))

    @staticmethod
    def joined(parts: "list[Decisions]") -> "Decisions":
        names = Decisions.__dataclass_fields__
        return Decisions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


class Learner:
    """A net, and how its weights have moved so far (Adam, Kingma and Ba 2015)."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.steps = 0

    def learn(self, decisions: Decisions, rate: float, entropy: float, chance: np.random.Generator) -> None:
        """Learns from all of them some times, in parts."""
        for _ in range(TIMES):
            for some in self._in_parts(decisions, chance):
                self._descend(self._slopes(some, entropy), rate)

    def copy(self, decisions: Decisions, rate: float, chance: np.random.Generator) -> None:
        """Learns to do what was done, and to expect what came of it."""
        for _ in range(TIMES):
            for some in self._in_parts(decisions, chance):
                self._descend(self._slopes_to(some), rate)

    @staticmethod
    def _in_parts(decisions: Decisions, chance: np.random.Generator) -> Iterator[Decisions]:
        order = chance.permutation(len(decisions))
        for start in range(0, len(order), PART):
            yield decisions.part(order[start : start + PART])

    def _slopes_to(self, some: Decisions) -> Weights:
        """Towards what was done (cross entropy)."""
        weights, count = self.weights, len(some)
        said = answers(weights, POLICY, inputs(weights, some.obs, some.advice))
        on_odds = chances(odds(weights, said[-1], some.mask, some.advice)) / np.float32(count)
        on_odds[np.arange(count), some.action] -= np.float32(1 / count)
        return slopes(weights, POLICY, said, on_odds) | self._slopes_of_worth(some)

    def _slopes_of_worth(self, some: Decisions) -> Weights:
        worth = answers(self.weights, WORTH, some.all.astype(np.float32))
        on_worth = (worth[-1] - some.got[:, None]) * np.float32(2 * WORTH_SHARE / len(some))
        return slopes(self.weights, WORTH, worth, on_worth)

    def _slopes(self, some: Decisions, entropy: float) -> Weights:
        weights, count = self.weights, len(some)
        rows = np.arange(count)
        seen = inputs(weights, some.obs, some.advice)
        said = answers(weights, POLICY, seen)
        now = chances(odds(weights, said[-1], some.mask, some.advice))
        better = (some.better - some.better.mean()) / (some.better.std() + 1e-6)
        ratio = now[rows, some.action] / some.before
        far_enough = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(far_enough, 0, ratio * better).astype(np.float32)
        logs = np.log(now + 1e-12)
        surprise = -(now * logs).sum(1, keepdims=True)
        on_odds = now * push[:, None] + np.float32(entropy) * now * (logs + surprise)
        on_odds[rows, some.action] -= push
        on_odds = np.where(some.mask > 0, on_odds, 0).astype(np.float32) / count
        found = slopes(weights, POLICY, said, on_odds)
        if LEAN in weights:
            found[LEAN] = np.bincount(some.advice, on_odds[rows, some.advice], len(weights[LEAN])).astype(np.float32)
        return found | self._slopes_of_worth(some)

    def _descend(self, found: Weights, rate: float) -> None:
        self.steps += 1
        for part in (POLICY, WORTH):
            names = [name for name in found if name.startswith(part) or (name == LEAN and part == POLICY)]
            steep = float(np.sqrt(sum(float((found[name] ** 2).sum()) for name in names)))
            for name in names:
                self._move(name, found[name] * np.float32(min(1.0, STEEPEST / (steep + 1e-9))), rate)

    def _move(self, name: str, slope: Array, rate: float) -> None:
        self.mean[name] += np.float32(1 - MEAN_KEPT) * (slope - self.mean[name])
        self.square[name] += np.float32(1 - SQUARE_KEPT) * (slope * slope - self.square[name])
        mean = self.mean[name] / np.float32(1 - MEAN_KEPT**self.steps)
        square = self.square[name] / np.float32(1 - SQUARE_KEPT**self.steps)
        self.weights[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))
