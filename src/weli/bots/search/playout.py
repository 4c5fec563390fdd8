"""Playing the rest of a deal out as regulars would: each acts on its own view, also in a world that is only imagined."""

import random
from typing import Final

from weli.acts import DEFER_ACT, PASS_ACT
from weli.asking import ACTOR, FULL, TEAM, Asking, asking_for
from weli.bots.bieten import BietenStammgast, BietenTemper
from weli.bots.gaigel import GaigelStammgast, GaigelTemper
from weli.bots.manners import MANNERS
from weli.bots.stammgast import Stammgast, in_manner
from weli.bots.temper import Temper
from weli.deal import NONE, Deal
from weli.games.gaigel.deal import GaigelDeal

_MOST_PASSED: Final = 40
SEED_BITS: Final = 60

HASTY: Final = Stammgast(
    Temper(names=6),
    bieten=BietenStammgast(BietenTemper(worlds=6)),
    gaigel=GaigelStammgast(GaigelTemper(search_cards=0)),
)
"""A regular who does not think ahead himself, so that many deals can be played out."""

_HASTY_IN: Final = [in_manner(manner, HASTY) for manner in MANNERS]


def company(view: Deal, manners: list[int]) -> list[Stammgast]:
    """Who plays an imagined deal on, by seat; `manners` are places in `MANNERS`, by side."""
    return [_HASTY_IN[manners[view.seating.side_of(seat)]] for seat in range(view.rules.players)]


def asked_in(world: Deal, seat: int, options: list[int]) -> Asking | None:
    """The question that a seat is asked, in an imagined world; whoever is asked before it has let things go on.

    None where the asking order never comes to that question: then somebody asks in an order of his own.
    """
    if PASS_ACT not in options:
        asking = asking_for(world, 0, ACTOR)
        if asking.seat() == seat and _covers(asking.options(), options):
            return asking
    return _asked_after_others(world, seat, options)


def _asked_after_others(world: Deal, seat: int, options: list[int]) -> Asking | None:
    asking = asking_for(world, 0, FULL)
    for _ in range(_MOST_PASSED):
        offered = asking.options()
        if asking.seat() == seat and _covers(offered, options):
            return asking
        if PASS_ACT in offered:
            asking.take(PASS_ACT)
        elif DEFER_ACT in offered:
            asking.take(DEFER_ACT)
        else:
            return None
    return None


def _covers(offered: list[int], options: list[int]) -> bool:
    """Whether everything else is offered: at a table one may leave it to a partner who has already been asked."""
    for act in options:
        if act != DEFER_ACT and act not in offered:
            return False
    return True


def hasten(asking: Asking) -> None:
    """Asks from here on only those whom a regular's answer could matter of.

    A regular bets only before a card of his own side; at Gaigel he has next to nothing to say before others' cards.
    """
    asking.windows = ACTOR if isinstance(asking.at(), GaigelDeal) else TEAM


def play_out(asking: Asking, regulars: list[Stammgast], seed: int) -> None:
    """Plays the deal to its end, every seat by the rules of thumb of its regular and on its own view.

    Each seat has a chance of its own that the seed decides, so that two ways to go on differ by as little as possible.
    """
    deal = asking.at()
    chances = [random.Random(seed + seat) for seat in range(deal.rules.players)]
    seat = asking.seat()
    while seat != NONE:
        asking.take(regulars[seat].choose(deal.seen_by(seat), seat, asking.options(), chances[seat]))
        seat = asking.seat()
