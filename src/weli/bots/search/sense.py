"""What nobody does who has eyes in his head: give away what is worth something and may yet be won, or raise far what is as good as lost.

Trying out alone would do it now and then: in a few worlds everybody happens to say good, and a war with nothing looks like a bargain.
Chances are looked at twice: as a regular reckons them, before anything is tried, and counted over worlds in which nobody gives way, before
it is done.
"""

import random
import time
from typing import Final

from weli.acts import BET, CONCEDE, HOLD, RAISE, SPIEL, STEP
from weli.bots.betting import outlook
from weli.bots.bieten.betting import chance_by_cards as chance_at_bieten
from weli.bots.chances import SURE
from weli.bots.figure_odds import figure_chance
from weli.bots.search.belief import Belief
from weli.bots.search.odds import chance_after
from weli.bots.stammgast import Stammgast
from weli.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.parts.deal import NONE, FigureDeal

FAR: Final = 3  # a figure that may come to be worth more than this is raised with some chance only, and by nobody who is not sure of it
WORTHY: Final = 2  # points that are not given away unasked while there is hope
HOPELESS: Final = 20  # chance of a figure, in thousandths, up to which it may be given away
LEAST: Final = 200  # the same from which it may be raised far
_WORLDS: Final = 48  # in which a chance is counted before anything is done that is not safe


def proposed(view: FigureDeal, act: int) -> int:
    """What a figure would be worth if this bet or raise were held; nothing for any other act."""
    kind = act // STEP
    if kind == BET:
        return 1 + max([view.stakes[figure].value for figure in view.figures if act % STEP >> figure & 1])
    return view.stakes[act % STEP].value + 2 if kind == RAISE else 0


def staked(act: int) -> int:
    """The figure on which an act stakes something more; NONE where it does not, or on several."""
    kind = act // STEP
    if kind in (HOLD, RAISE):
        return act % STEP
    figures = act % STEP
    return figures.bit_length() - 1 if kind == BET and figures.bit_count() == 1 else NONE


def is_safe(view: Deal, act: int) -> bool:
    """Whether an act does neither: what somebody does who is not sure of anything."""
    if not isinstance(view, FigureDeal):
        return True
    if act // STEP == CONCEDE and view.show.shower == NONE:
        return view.stakes[act % STEP].value < WORTHY
    return proposed(view, act) <= FAR


def is_senseless(view: Deal, seat: int, act: int, regular: Stammgast) -> bool:
    """Whether an act gives away what may yet be won, or stakes something on what cannot be won, or raises far what hardly can."""
    if not isinstance(view, FigureDeal):
        return False
    if act // STEP == CONCEDE:
        return _gives_away(view, seat, act % STEP, regular)
    figure = staked(act)
    if figure == NONE:
        return False
    if figure != SPIEL and _is_lost(view, seat, figure, regular):
        return True
    return proposed(view, act) > FAR and outlook(view, seat, figure, regular.temper) < LEAST


def _gives_away(view: FigureDeal, seat: int, figure: int, regular: Stammgast) -> bool:
    """Whether a figure that nobody asks to decide is given up with hope."""
    if view.show.shower != NONE or view.stakes[figure].value < WORTHY:
        return False
    return outlook(view, seat, figure, regular.temper) > HOPELESS


def _is_lost(view: FigureDeal, seat: int, figure: int, regular: Stammgast) -> bool:
    """Whether what lies open, and what may be hidden, leave no chance of a figure."""
    if isinstance(view, BietenDeal):
        return chance_at_bieten(view, seat, figure, regular.bieten.temper) == 0
    return figure_chance(view, seat, figure) == 0


def is_rash(
    belief: Belief,
    view: Deal,
    seat: int,
    options: list[int],
    act: int,
    instead: int,
    rng: random.Random,
    until: float,
) -> bool:
    """Whether an act that is not safe turns out too bold when its chance is counted; so does one for which there is no time to count.

    `instead`: what is done otherwise, and tells what would become of a figure that is given away.
    """
    if is_safe(view, act):
        return False
    assert isinstance(view, FigureDeal)
    if time.monotonic() >= until:
        return True
    if act // STEP == CONCEDE:
        chance = chance_after(belief, view, seat, options, instead, act % STEP, _WORLDS, rng, until)
        return chance * SURE > HOPELESS
    figure = staked(act)
    return figure == NONE or chance_after(belief, view, seat, options, act, figure, _WORLDS, rng, until) * SURE < LEAST
