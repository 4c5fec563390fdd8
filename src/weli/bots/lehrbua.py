"""The Lehrbua, the innkeeper's apprentice: legal, and otherwise random. He gives nothing away unasked."""

import random
from dataclasses import dataclass
from typing import Final

from weli.acts import BET, CONCEDE, CONTEST, DEFER, GOOD, HOLD, NAME, PASS, PLAY, PROVE, RAISE, SHOW, STEP
from weli.parts.deal import Deal

# How often an act is chosen, against the others that are possible. A bet is rare, or no deal would ever end at its first values.
_WEIGHT: Final = {PLAY: 200, NAME: 200, BET: 1, HOLD: 20, GOOD: 30, RAISE: 5, CONTEST: 90, DEFER: 15}
_PASS: Final = 400
_SHOW: Final = 15
_PROVE: Final = 100


@dataclass(frozen=True)
class Lehrbua:
    """Chooses by weights that only know what kind of act it is."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        weights = [_weight(option // STEP) for option in options]
        if sum(weights) == 0:
            return options[int(rng.random() * len(options))]
        if PASS in (option // STEP for option in options) and any(PROVE <= option // STEP < PASS for option in options):
            weights = [0 if option // STEP == PASS else weight for option, weight in zip(options, weights, strict=True)]
        return rng.choices(options, weights)[0]


def _weight(kind: int) -> int:
    if kind == PASS:
        return _PASS
    if kind == CONCEDE:
        return 0  # only where nothing else is possible
    if SHOW <= kind < PROVE:
        return _SHOW
    if PROVE <= kind < PASS:
        return _PROVE
    return _WEIGHT[kind]
