"""What is worth trying out: of all that is allowed, the few acts that a sensible player would think of.

The regular's choice among what is safe comes first: it is what is done where nothing else is clearly better. Where nothing but it makes
sense it stands alone, and nothing need be tried.
"""

import random

from weli.core.deal import Deal
from weli.ports.advice import Regular


def candidate_acts(view: Deal, seat: int, options: list[int], regular: Regular, rng: random.Random) -> list[int]:
    """The acts to try, the regular's choice among the safe ones first."""
    if len(options) == 1:
        return options[:]
    safe = [act for act in options if regular.is_safe(view, act)] or options
    first = regular.choose(view, seat, safe, rng)
    while len(safe) > 1 and regular.is_senseless(view, seat, first):
        safe = [act for act in safe if act != first]
        first = regular.choose(view, seat, safe, rng)
    others = regular.worth_trying(view, seat, options, first, rng)
    return [first, *[act for act in others if act != first and not regular.is_senseless(view, seat, act)]]
