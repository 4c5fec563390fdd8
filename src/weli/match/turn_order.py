"""The asking order: one seat is asked at a time, in whatever game.

What it asks is always legal, so every order of asking is a game that could have been played at a live table. Used by bots, simulations and
research; people act in order of arrival.
"""

from mypy_extensions import i64

from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.turn_order import ACTOR, FULL, TEAM, TRICK, WINDOWS, Asking


def asking_for(deal: Deal, skip: i64 = 0, windows: i64 = FULL) -> Asking:
    """What walks through that deal. `skip` is a set of seats (as bits) that are never asked whether they want to interrupt.

    `windows`: who else is asked: `FULL`, everybody before each card; `TEAM`, the side of the one due; `TRICK`, everybody before each
    trick; `ACTOR`, nobody but the one due. `WINDOWS` has their names.
    """
    asking = game_of(deal.rules).engine.asking(deal, skip, windows)
    asking.begin()
    return asking


__all__ = ["ACTOR", "FULL", "TEAM", "TRICK", "WINDOWS", "Asking", "asking_for"]
