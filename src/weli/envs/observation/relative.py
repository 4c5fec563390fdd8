"""Seats and sides as their observer counts them: himself first, then in order of turn."""

from weli.cards import BIT
from weli.deal import NONE, Deal
from weli.envs.observation.fields import Marks


def seats_from(view: Deal, seat: int) -> list[int]:
    """All seats, those who have left the game too, the observer's first."""
    players = view.rules.players
    return [(seat + step) % players for step in range(players)]


def steps_to(view: Deal, seat: int, other: int) -> int:
    """How far another seat is away in order of turn; -1 where there is none."""
    return NONE if other == NONE else (other - seat) % view.rules.players


def sides_from(view: Deal, seat: int) -> list[int]:
    """All sides, the observer's first."""
    sides = view.seating.sides
    return [(seat + step) % sides for step in range(sides)]


def steps_to_side(view: Deal, seat: int, side: int) -> int:
    """How far another side is away in order of turn; -1 where there is none."""
    return NONE if side == NONE else (side - seat) % view.seating.sides


def mark_sides(view: Deal, seat: int, marks: Marks, at: int, members: int) -> None:
    """A set of sides."""
    for step, side in enumerate(sides_from(view, seat)):
        if members & BIT[side]:
            marks[at + step] = 1
