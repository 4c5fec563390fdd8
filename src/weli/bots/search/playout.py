"""Playing the rest of a deal out as regulars would: each acts on its own view, also in a world that is only imagined."""

from typing import Final

from weli.core.acts import DEFER_ACT, PASS_ACT
from weli.core.deal import Deal
from weli.games import asking_for, game_of
from weli.ports.advice import Regular
from weli.ports.manners import HASTY, MANNERS
from weli.ports.turn_order import ACTOR, FULL, Asking

_MOST_PASSED: Final = 40
SEED_BITS: Final = 60


def company(view: Deal, manners: list[int]) -> list[Regular]:
    """Who plays an imagined deal on, by seat, without thinking ahead; `manners` are places in `MANNERS`, by side."""
    advice = game_of(view.rules).advice
    by_side = [advice.regular(HASTY[MANNERS[manner]]) for manner in manners]
    return [by_side[view.seating.side_of(seat)] for seat in range(view.rules.players)]


def asked_in(world: Deal, seat: int, options: list[int]) -> Asking | None:
    """The question that a seat is asked, in an imagined world; whoever is asked before it has let things go on.

    None where the asking order never comes to that question: then somebody asks in an order of their own.
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
    """Asks from here on only those whom a regular's answer could matter of."""
    asking.windows = game_of(asking.at().rules).advice.windows_in_thought()
