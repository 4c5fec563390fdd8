"""Playing a deal out between opponents, each shown its own view, in the asking order."""

import random
from collections.abc import Sequence

from weli.arena.talk import Talk
from weli.bots import Bot
from weli.core.deal import Deal
from weli.games import asking_for


def play_out(deal: Deal, bots: Sequence[Bot], rngs: Sequence[random.Random], first_side: int, talk: Talk) -> Deal:
    """Plays the deal to its end; bot and chance by seat. `first_side` is where the first opponent of `talk` sits."""
    asking = asking_for(deal)
    while not deal.closed:
        seat = asking.seat()
        act = bots[seat].choose(deal.seen_by(seat), seat, asking.options(), rngs[seat])
        talk.hear(deal, seat, act, first_side)
        asking.take(act)
    talk.close(deal, first_side)
    return deal
