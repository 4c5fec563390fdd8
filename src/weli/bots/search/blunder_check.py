"""Acts that are looked at twice before they are done.

Trying out alone would now and then give away what is worth something, or raise far what is as good as lost: in a few worlds everybody
happens to say good, and a war with nothing looks like a bargain. Chances are looked at as a regular reckons them, before anything is tried,
and counted over worlds in which nobody gives way, before it is done.
"""

import random
import time
from typing import Final

from weli.bots.search.belief import Belief
from weli.bots.search.odds import chance_after
from weli.core.chances import SURE
from weli.core.deal import NONE, Deal
from weli.ports.caution import HOPELESS, LEAST

_WORLDS: Final = 48  # in which a chance is counted before anything is done that is not safe


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
    regular = belief.regular
    if regular.is_safe(view, act):
        return False
    figure = regular.staked(act)
    if figure == NONE or time.monotonic() >= until:
        return True
    if regular.gives_away(act):
        return chance_after(belief, view, seat, options, instead, figure, _WORLDS, rng, until) * SURE > HOPELESS
    return chance_after(belief, view, seat, options, act, figure, _WORLDS, rng, until) * SURE < LEAST
