"""Seats, sides and their names.

Seats are numbered in order of turn; a side is every seat with the same remainder, so partners sit alternately. With four players
seats are called after the points of the compass, whichever way the turn goes round.
"""

from dataclasses import dataclass, field
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import set_of
from weli.core.pickling import Portable


@final
@dataclass(frozen=True)
class Seating(Portable):
    """How many sit at the table, and how many sides they form; those of one side sit at equal distances, opponents between them.

    (GS-AIM-01, PL-6P-01, GA-SEAT-01, GA-SEAT-10)
    """

    players: i64
    sides: i64
    counter_clockwise: bool = False
    every_side: vec[i64] = field(init=False, compare=False, repr=False)
    _members: list[vec[i64]] = field(init=False, compare=False, repr=False)
    _teams: vec[i64] = field(init=False, compare=False, repr=False)
    _side_of: vec[i64] = field(init=False, compare=False, repr=False)
    _seat_names: list[str] = field(init=False, compare=False, repr=False)
    _side_names: list[str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        members = [list(range(side, self.players, self.sides)) for side in range(self.sides)]
        object.__setattr__(self, "every_side", vec[i64](range(self.sides)))
        object.__setattr__(self, "_members", [vec[i64](seats) for seats in members])
        object.__setattr__(self, "_side_of", vec[i64]([seat % self.sides for seat in range(self.players)]))
        object.__setattr__(self, "_teams", vec[i64]([set_of(seats) for seats in members]))
        seats = letters_of_seats(self.players, counter_clockwise=self.counter_clockwise)
        object.__setattr__(self, "_seat_names", seats)
        object.__setattr__(self, "_side_names", [letters_of_side([seats[seat] for seat in side]) for side in members])

    def side_of(self, seat: i64) -> i64:
        """The side of a seat."""
        return self._side_of[seat]

    def same_side(self, seat: i64, other: i64) -> bool:
        """Whether two seats play together; a seat does with itself."""
        return self._side_of[seat] == self._side_of[other]

    def are_partners(self, seat: i64, other: i64) -> bool:
        """The same of two players."""
        return seat != other and self.same_side(seat, other)

    def partners(self, seat: i64) -> list[int]:
        """The others of a seat's side, in order of turn."""
        return [other for other in self._members[self._side_of[seat]] if other != seat]

    def members(self, side: i64) -> vec[i64]:
        """The seats of a side, in order of turn."""
        return self._members[side]

    def team(self, side: i64) -> i64:
        """The same as a set of seats."""
        return self._teams[side]

    def next_seat(self, seat: i64) -> i64:
        """The seat that follows in order of turn."""
        return (seat + 1) % self.players

    def seat_name(self, seat: i64) -> str:
        """The letter of a seat: `N`, `E`, `S` or `W` where four play, otherwise `A`, `B` and so on in order of turn.

        The turn goes round clockwise, unless the seating says otherwise (GS-CARD-06, GA-SEAT-02).
        """
        return self._seat_names[seat]

    def seat_names(self) -> list[str]:
        """The letters of all seats, in order of turn."""
        return self._seat_names[:]

    def side_name(self, side: i64) -> str:
        """The letters of a side's seats: `NS`, `EW`, `ACE`; of a player alone just the one."""
        return self._side_names[side]

    def side_names(self) -> list[str]:
        """The names of all sides, by their numbers."""
        return self._side_names[:]

    def seat_of(self, text: str) -> i64:
        """The seat of that name, or -1."""
        names, word = self._seat_names, text.strip().upper()
        return names.index(word) if word in names else -1

    def side_named(self, text: str) -> i64:
        """The side of that name, or -1."""
        names, word = self._side_names, text.strip().upper()
        return names.index(word) if word in names else -1


def letters_of_seats(players: int, *, counter_clockwise: bool) -> list[str]:
    """The points of the compass for four, otherwise the alphabet."""
    if players != 4:
        return [chr(ord("A") + seat) for seat in range(players)]
    return [*("NWSE" if counter_clockwise else "NESW")]


def letters_of_side(seats: list[str]) -> str:
    """The letters of its seats, in order of turn; but of East and West in the order in which everybody says them."""
    return "EW" if seats == ["W", "E"] else "".join(seats)


TWO_PAIRS = Seating(4, 2)
