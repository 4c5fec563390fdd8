"""The asking order: one seat is asked at a time, in whatever game.

What it asks is always legal, so every order of asking is a game that could have been played at a live table. Used by bots, simulations and
research; people act in order of arrival. (GS-OQ-01, BI-Q07, GA-Q02)
"""

from mypy_extensions import i64

from weli.deal import Deal
from weli.games.bieten.asking import BietenAsking
from weli.games.bieten.deal import BietenDeal
from weli.games.gaigel.asking import GaigelAsking
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.asking import FigureAsking
from weli.parts.deal import FigureDeal
from weli.parts.rounds import ACTOR, FULL, TEAM, TRICK, WINDOWS, Asking


def asking_for(deal: Deal, skip: i64 = 0, windows: i64 = FULL) -> FigureAsking | GaigelAsking:
    """What walks through that deal. `skip` is a set of seats (as bits) that are never asked whether they want to interrupt.

    `windows`: who else is asked: `FULL`, everybody before each card; `TEAM`, the side of the one due; `TRICK`, everybody before each
    trick; `ACTOR`, nobody but the one due. `WINDOWS` has their names.
    """
    asking = _unbegun(deal, skip, windows)
    asking.begin()
    return asking


def _unbegun(deal: Deal, skip: i64, windows: i64) -> FigureAsking | GaigelAsking:
    if isinstance(deal, GaigelDeal):
        return GaigelAsking(deal, skip, windows)
    if isinstance(deal, BietenDeal):
        return BietenAsking(deal, skip, windows)
    assert isinstance(deal, FigureDeal)
    return FigureAsking(deal, skip, windows)


__all__ = ["ACTOR", "FULL", "TEAM", "TRICK", "WINDOWS", "Asking", "asking_for"]
