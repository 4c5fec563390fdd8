"""Play by chance at the games of figures: legal, and otherwise random. Nothing is given away unasked."""

import random
from typing import Final

from weli.core import acts
from weli.core.cards import BIT
from weli.games.figures.engine.deal import NONE, SHOWN_FIGURES, FigureDeal

# How often an act is chosen, against the others that are possible. A bet is rare, or no deal would ever end at its first values.
_WEIGHT: Final = {
    acts.PLAY: 200,
    acts.NAME: 200,
    acts.BET: 1,
    acts.HOLD: 20,
    acts.GOOD: 30,
    acts.RAISE: 5,
    acts.CONTEST: 90,
    acts.DEFER: 15,
    acts.CUT: 200,
    acts.TAKE: 200,
    acts.STOP: 20,
    acts.BLIND: 1,
    acts.EXCHANGE: 200,
    acts.UPGRADE: 200,
}
_PASS: Final = 400
_SHOW: Final = 15
_PROVE: Final = 100


def choose(view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
    """Chooses by weights that only know what kind of act it is."""
    enough = _enough(view, options)
    weights = [0 if _is_vain(view, seat, option, enough) else _weight(option // acts.STEP) for option in options]
    if sum(weights) == 0:
        left = [option for option in options if option // acts.STEP == acts.CONCEDE] or options
        return left[int(rng.random() * len(left))]
    if acts.PASS_ACT in options and any(acts.PROVE <= option // acts.STEP < acts.PASS for option in options):
        weights = [0 if option == acts.PASS_ACT else weight for option, weight in zip(options, weights, strict=True)]
    return rng.choices(options, weights)[0]


def _enough(view: FigureDeal, options: list[int]) -> int:
    """The figures for which what lies on the table will do, or for which its side has decided already."""
    enough = view.show.chosen
    for option in options:
        if option // acts.STEP == acts.CONTEST:
            enough |= BIT[option % acts.STEP]
    return enough


def _is_vain(view: FigureDeal, seat: int, act: int, enough: int) -> bool:
    """A card for a figure that needs none any more. And a bet or a hold that it could not prove: where that costs more than the figure,
    and in the show, where it might give the figure away instead, not even chance does it (PL-VAL-07)."""
    kind, argument = act // acts.STEP, act % acts.STEP
    if acts.SHOW <= kind <= acts.LAST_SHOW:
        return enough & BIT[kind - acts.SHOW] != 0
    matters = view.rules.proofs.validation_voids == "deal" or view.show.shower != NONE
    if not matters or kind not in (acts.BET, acts.HOLD, acts.RAISE):
        return False
    figures = acts.figures_in(argument) if kind == acts.BET else [argument]
    return any(figure in SHOWN_FIGURES and not view.has_example(seat, figure) for figure in figures)


def _weight(kind: int) -> int:
    if kind == acts.PASS:
        return _PASS
    if kind == acts.CONCEDE:
        return 0  # only where nothing else is possible
    if acts.SHOW <= kind < acts.PROVE:
        return _SHOW
    if acts.PROVE <= kind < acts.PASS:
        return _PROVE
    return _WEIGHT[kind]
