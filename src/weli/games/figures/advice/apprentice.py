"""The apprentice at the games of figures: legal, and otherwise random. It gives nothing away unasked."""

import random
from typing import Final

from weli.core.acts import (
    BET,
    BLIND,
    CONCEDE,
    CONTEST,
    CUT,
    DEFER,
    EXCHANGE,
    GOOD,
    HOLD,
    NAME,
    PASS,
    PASS_ACT,
    PLAY,
    PROVE,
    RAISE,
    SHOW,
    STEP,
    STOP,
    TAKE,
    UPGRADE,
    figures_in,
)
from weli.mechanics.deal import SHOWN_FIGURES, FigureDeal

# How often an act is chosen, against the others that are possible. A bet is rare, or no deal would ever end at its first values.
_WEIGHT: Final = {
    PLAY: 200,
    NAME: 200,
    BET: 1,
    HOLD: 20,
    GOOD: 30,
    RAISE: 5,
    CONTEST: 90,
    DEFER: 15,
    CUT: 200,
    TAKE: 200,
    STOP: 20,
    BLIND: 1,
    EXCHANGE: 200,
    UPGRADE: 200,
}
_PASS: Final = 400
_SHOW: Final = 15
_PROVE: Final = 100


def choose(view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
    """Chooses by weights that only know what kind of act it is."""
    weights = [0 if _costs_the_deal(view, seat, option) else _weight(option // STEP) for option in options]
    if sum(weights) == 0:
        return options[int(rng.random() * len(options))]
    if PASS_ACT in options and any(PROVE <= option // STEP < PASS for option in options):
        weights = [0 if option == PASS_ACT else weight for option, weight in zip(options, weights, strict=True)]
    return rng.choices(options, weights)[0]


def _costs_the_deal(view: FigureDeal, seat: int, act: int) -> bool:
    """A bet or a hold that it could not prove: where that costs more than the figure, even the apprentice knows it (PL-VAL-07)."""
    kind, argument = act // STEP, act % STEP
    if view.rules.proofs.validation_voids != "deal" or kind not in (BET, HOLD, RAISE):
        return False
    figures = figures_in(argument) if kind == BET else [argument]
    return any(figure in SHOWN_FIGURES and not view.has_example(seat, figure) for figure in figures)


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
