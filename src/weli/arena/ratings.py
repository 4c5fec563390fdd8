"""Ratings of several opponents from whole games.

Bradley and Terry's model, in Luce's form for more than two sides: each opponent has a strength, and the chance of a side to win is its
strength over the sum of all at the table. The most likely strengths are found by minorisation and maximisation (Hunter 2004), and told as
Elo: 400 points are ten times the chance. Each pairing counts one imagined game that every side wins in the same part, so that whoever has
won everything is not infinitely strong.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ANCHOR: Final = "stammgast"
ANCHORED_AT: Final = 1000

_ELO_A_DECADE: Final = 400
_RESAMPLES: Final = 400
_TAIL: Final = 0.025
_CLOSE: Final = 1e-6  # in the logarithm of a strength: far below one point of Elo
_MOST_ROUNDS: Final = 10_000


@dataclass(frozen=True)
class Results:
    """Games of one opponent, alone at a side, against another at all other `sides - 1`; drawn: nobody won."""

    first: str
    second: str
    sides: int
    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


@dataclass(frozen=True)
class Rating:
    """In Elo, with a 95 % interval by bootstrap over games; the anchor has none."""

    name: str
    elo: float
    low: float
    high: float


def ratings(results: Sequence[Results], seed: int) -> list[Rating]:
    """Every opponent, the strongest first. The anchor at 1000 is Stammgast, or else who was named first."""
    results = [one for one in results if one.first != one.second and one.games]
    names = list(dict.fromkeys(name for one in results for name in (one.first, one.second)))
    if not names:
        return []
    anchor = ANCHOR if ANCHOR in names else names[0]
    found = strengths(results)
    rng = random.Random(f"{seed}:ratings")
    samples = [_elo(strengths([_again(one, rng) for one in results], found), anchor) for _ in range(_RESAMPLES)]
    elo = _elo(found, anchor)
    told = [Rating(name, elo[name], *_middle([sample[name] for sample in samples])) for name in names]
    return sorted(told, key=lambda rating: -rating.elo)


def strengths(results: Sequence[Results], start: dict[str, float] | None = None) -> dict[str, float]:
    """The most likely strength of each opponent, their geometric mean 1. `start` is a guess to begin with."""
    wins: dict[str, float] = {}
    for one in results:
        even = (one.drawn + 1) / one.sides
        wins[one.first] = wins.get(one.first, 0) + one.won + even
        wins[one.second] = wins.get(one.second, 0) + one.lost + even * (one.sides - 1)
    strong = dict(start) if start else dict.fromkeys(wins, 1.0)
    for _ in range(_MOST_ROUNDS):
        better = _improved(strong, wins, results)
        moved = max(abs(math.log(better[name] / strong[name])) for name in wins)
        strong = better
        if moved < _CLOSE:
            break
    return strong


def _improved(strong: dict[str, float], wins: dict[str, float], results: Sequence[Results]) -> dict[str, float]:
    """One round: the wins of each over what it should have won for each unit of strength."""
    weight = dict.fromkeys(wins, 0.0)
    for one in results:
        table = strong[one.first] + (one.sides - 1) * strong[one.second]
        weight[one.first] += (one.games + 1) / table
        weight[one.second] += (one.games + 1) * (one.sides - 1) / table
    better = {name: wins[name] / weight[name] for name in wins}
    scale = math.exp(sum(math.log(value) for value in better.values()) / len(better))
    return {name: value / scale for name, value in better.items()}


def _again(one: Results, rng: random.Random) -> Results:
    """As many games, drawn with replacement from those that were played and the imagined one."""
    won_below = (one.won + 1 / one.sides) / (one.games + 1)
    drawn_below = won_below + one.drawn / (one.games + 1)
    lots = [rng.random() for _ in range(one.games)]
    won = sum(lot < won_below for lot in lots)
    lost = sum(lot >= drawn_below for lot in lots)
    return Results(one.first, one.second, one.sides, won, one.games - won - lost, lost)


def _elo(strong: dict[str, float], anchor: str) -> dict[str, float]:
    return {name: ANCHORED_AT + _ELO_A_DECADE * math.log10(value / strong[anchor]) for name, value in strong.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    """What is left when the tails are cut off at both ends."""
    ordered = sorted(values)
    cut = round(_TAIL * len(ordered))
    return ordered[cut], ordered[-1 - cut]
