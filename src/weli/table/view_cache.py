"""What is put together once and told many times: what the seats of a deal see of it, for a deal never changes, and how a match stands.

A page is shown it, and whether somebody's act has shown the others anything follows from it too. Nothing is looked up by what it is equal
to: whatever is remembered hangs on the thing from which it follows, and goes with it.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any, Self, TypeVar, TypeVarTuple

from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.at_table.view import DealView, Marks
from weli.ports.match import Match

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Lasting:
    """Something that stays as it is, and remembers what has been told of it."""

    def __init__(self) -> None:
        self._told: dict[object, Any] = {}

    def told(self, tell: Callable[[Self, *Ts], T], *to: *Ts) -> T:
        """What is told of it, put together once for all who are told the same: while people talk or look, it stays what it is."""
        asked = tell, to
        if asked not in self._told:
            self._told[asked] = tell(self, *to)
        found: T = self._told[asked]
        return found


class Score(Lasting):
    """A match between two deals, when nobody changes it."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match


class Sight(Lasting):
    """What is seen of a deal from one place."""

    def __init__(self, seen: Deal, number: int) -> None:
        """`seen`: what may be known there. `number` counts the deals of the table, from 1."""
        super().__init__()
        self.seen = seen
        views = game_of(seen.rules).at_table().views
        self.view: DealView = views.deal(seen, number, [])
        self.marks: list[Marks] = [views.marks(seen, each) for each in range(seen.rules.players)]

    @cached_property
    def unknown(self) -> int:
        """How many cards cannot be placed from there."""
        return len(self.seen.unknown_cards())


class ViewCache:
    """One deal from all its seats, and as those see it who look on (`NOBODY`)."""

    def __init__(self, deal: Deal, number: int) -> None:
        self.deal = deal
        self._number = number
        self._of: dict[int, Sight] = {}

    def of(self, seat: int) -> Sight:
        if seat not in self._of:
            self._of[seat] = Sight(self.deal.seen_by(seat), self._number)
        return self._of[seat]
