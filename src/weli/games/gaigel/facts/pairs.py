"""King and Ober of one suit that have been declared."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import SUITS
from weli.core.pickling import Portable


class Declared(Portable):
    """A declared pair: whose, its suit, and when: tricks finished and cards lying in the present one. Never changed once made."""

    def __init__(self, seat: i64, suit: i64, tricks: i64, in_trick: i64) -> None:
        self.seat = seat
        self.suit = suit
        self.tricks = tricks
        self.in_trick = in_trick

    def facts(self) -> tuple[int, int, int, int]:
        return self.seat, self.suit, self.tricks, self.in_trick


@final
class Pairs(Portable):
    """The pairs, and what having declared them means for cards still in hand."""

    def __init__(self, declared: list[Declared], used_kings: vec[i64], used_obers: vec[i64], duty: vec[i64]) -> None:
        self.declared = declared
        self.used_kings = used_kings  # by seat and suit: Kings in hand that a declaration has used up
        self.used_obers = used_obers
        self.duty = duty  # sets of the cards of which each player must play one next, having declared them

    def copy(self) -> "Pairs":
        return Pairs(self.declared[:], self.used_kings[:], self.used_obers[:], self.duty[:])


def no_pairs(seats: i64) -> Pairs:
    unused = vec[i64]([0] * (seats * SUITS))
    return Pairs([], unused, unused[:], vec[i64]([0] * seats))


def by_suit(seat: i64, suit: i64) -> i64:
    """The place of a seat and a suit in the tables of Kings and Obers that are used up."""
    return seat * SUITS + suit
