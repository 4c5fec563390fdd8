"""Playing a deal out between opponents, each shown its own view, in the asking order; and what a deal is worth to a side."""

import random
from collections.abc import Sequence

from weli.arena.talk import Talk
from weli.asking import asking_for
from weli.bots import Bot
from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import FigureDeal


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


def points_of(deal: Deal, side: int) -> int:
    """What a closed deal brought a side, the more the better.

    On the way to a target, points; a game won outright counts as the points that were missing. In Gaigel units collected count against
    their side and erased ones for it, in its tournament game points (GA-SCORE-02, GA-SCORE-03, GA-TOUR-04).
    """
    if isinstance(deal, GaigelDeal):
        return deal.gained[side] if deal.rules.is_tournament else -deal.gained[side]
    assert isinstance(deal, FigureDeal)
    brought = deal.rules.step(deal.gained[side])
    if deal.winner == side:
        return max(brought, deal.rules.missing(deal.before[side]))
    return brought
