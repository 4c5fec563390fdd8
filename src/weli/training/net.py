"""Nets of a few layers in NumPy: what they answer, and how their answers change with their weights."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np

Array = np.ndarray[Any, Any]
Weights = dict[str, Array]

POLICY: Final = "policy"
"""What to do: an odd for each act, as a logarithm."""

WORTH: Final = "worth"
"""What the deal will bring; needed only while it learns, and then it may see all hands."""

LEAN: Final = "lean"
"""How much more likely each act is at once where the adviser would do it."""

LEAN_AT_FIRST: Final = 4.0
FORBIDDEN: Final = -1e9


def new_weights(
    size: int, actions: int, hidden: Sequence[int], over: bool, chance: np.random.Generator, critic: int = 0
) -> Weights:
    """A net that does everything alike, or what its adviser would do, and expects nothing; `critic` is how much that part of it sees."""
    seen = size + (actions if over else 0)
    weights: Weights = {}
    for name, wide_at_first, out in ((POLICY, seen, actions), (WORTH, critic or size, 1)):
        widths = [wide_at_first, *hidden, out]
        for place, (wide, narrow) in enumerate(pairwise(widths)):
            last = place == len(hidden)
            # Few marks of a view are set at once, whatever its length.
            spread = 0.0 if last else np.sqrt(2 / min(wide, 128))
            weights[f"{name}.{place}.weight"] = (spread * chance.standard_normal((wide, narrow))).astype(np.float32)
            weights[f"{name}.{place}.shift"] = np.zeros(narrow, np.float32)
    if over:
        weights[LEAN] = np.full(actions, LEAN_AT_FIRST, np.float32)
    return weights


def layers_of(weights: Mapping[str, Array], name: str) -> int:
    """How many layers that part of the net has."""
    return sum(each.startswith(f"{name}.") and each.endswith(".weight") for each in weights)


def inputs(weights: Mapping[str, Array], obs: Array, advice: Array) -> Array:
    """What the first layer gets: what is seen, and, where there is an adviser, what it would do."""
    if LEAN not in weights:
        return obs.astype(np.float32)
    actions = len(weights[LEAN])
    seen = np.zeros((len(obs), obs.shape[1] + actions), np.float32)
    seen[:, : obs.shape[1]] = obs
    seen[np.arange(len(obs)), obs.shape[1] + advice] = 1
    return seen


def answers(weights: Mapping[str, Array], name: str, seen: Array) -> list[Array]:
    """What each layer says, from what is seen on to the answer."""
    said = [seen]
    count = layers_of(weights, name)
    for place in range(count):
        sums = said[-1] @ weights[f"{name}.{place}.weight"] + weights[f"{name}.{place}.shift"]
        said.append(sums if place == count - 1 else np.maximum(sums, 0))
    return said


def slopes(weights: Weights, name: str, said: list[Array], on_answer: Array) -> Weights:
    """How what is to be small changes with each weight, from how it changes with the answer."""
    found: Weights = {}
    on_layer = on_answer
    for place in reversed(range(len(said) - 1)):
        found[f"{name}.{place}.weight"] = said[place].T @ on_layer
        found[f"{name}.{place}.shift"] = on_layer.sum(0)
        if place:
            on_layer = (on_layer @ weights[f"{name}.{place}.weight"].T) * (said[place] > 0)
    return found


def odds(weights: Mapping[str, Array], answer: Array, mask: Array, advice: Array) -> Array:
    """The logarithms of the odds of all acts, those that are not allowed far below all others."""
    if LEAN in weights:
        answer = answer.copy()
        answer[np.arange(len(answer)), advice] += weights[LEAN][advice]
    return np.where(mask > 0, answer, FORBIDDEN)


def chances(odds_of_acts: Array) -> Array:
    """How likely each act is."""
    up = np.exp(odds_of_acts - odds_of_acts.max(1, keepdims=True))
    shares: Array = up / up.sum(1, keepdims=True)
    return shares


def policy(weights: Mapping[str, Array], obs: Array, mask: Array, advice: Array) -> Array:
    """How likely each act is, from what is seen."""
    said = answers(weights, POLICY, inputs(weights, obs, advice))
    return chances(odds(weights, said[-1], mask, advice))
