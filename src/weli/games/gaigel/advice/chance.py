"""Play by chance at Gaigel: any card, and a bad count."""

import random
from typing import Final

from weli.core import acts
from weli.games.gaigel import acts as own
from weli.games.gaigel.advice.memory import has_played_on
from weli.games.gaigel.deal import GaigelDeal

# How often it thinks of something when it is asked.
_CALLS: Final = 0.4  # that it has enough
_NEARLY: Final = 10  # points that it may be wrong by ...
_MISCOUNTS: Final = 0.01  # ... and how often it is, and calls too early
_NOTICES: Final = 0.15  # that others should have called
_DOES: Final = {
    own.PAIR: 0.6,
    own.ROB: 0.5,
    own.FETCH: 0.5,
    own.HANDOVER: 0.5,
    own.LAY_FIVE: 0.9,
    own.PROOF: 0.05,
    own.FARBE: 0.5,
}


def choose(view: GaigelDeal, seat: int, options: list[int], rng: random.Random) -> int:
    """Chooses by the kind of act, and by a count that is not always right."""
    for act in options:
        if rng.random() < _urge(view, seat, act):
            return act
    for quiet in (acts.PASS_ACT, acts.GOOD * acts.STEP, acts.DRAW_ACT):
        if quiet in options:
            return quiet
    plain = [
        act
        for act in options
        if act // acts.STEP not in _DOES and act // acts.STEP not in (own.AUS, own.ACCUSE, acts.DRAW)
    ]
    return rng.choice(plain)


def _urge(view: GaigelDeal, seat: int, act: int) -> float:
    """How likely that act is made now."""
    kind = act // acts.STEP
    if kind == own.AUS:
        missing = view.rules.target - view.true_count(view.seating.side_of(seat))
        return _CALLS if missing <= 0 else _MISCOUNTS if missing <= _NEARLY else 0.0
    if kind == own.ACCUSE:
        return _NOTICES if has_played_on(view, act % acts.STEP) else 0.0
    return _DOES.get(kind, 0.0)
