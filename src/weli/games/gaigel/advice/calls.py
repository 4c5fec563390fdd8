"""Calling: "Aus!" with enough points and never with fewer, and the opponents who have let it pass."""

from weli.core.acts import STEP
from weli.core.deal import NONE
from weli.games.gaigel.acts import ACCUSE, AUS, LAY_FIVE
from weli.games.gaigel.advice.memory import has_played_on
from weli.games.gaigel.deal import GaigelDeal


def call(view: GaigelDeal, seat: int, options: list[int]) -> int:
    """What ends the deal well, if anything does: an accusation that is right, five cards, "Aus!"; or -1 (GA-TAC-01)."""
    for act in options:
        if act // STEP == ACCUSE and has_played_on(view, act % STEP):
            return act
    if LAY_FIVE * STEP in options:
        return LAY_FIVE * STEP
    if AUS * STEP in options and view.true_count(view.seating.side_of(seat)) >= view.rules.target:
        return AUS * STEP
    return NONE
