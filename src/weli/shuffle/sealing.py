"""The pack under seal: one hash for the whole order, from which each card can be shown by itself: section 5 of the protocol."""

from itertools import pairwise
from typing import Final, NamedTuple

from weli.shuffle.drawing import order_of
from weli.shuffle.hashing import digest, keyed, u8

SALT: Final = 16
"""The length of a salt, in bytes."""


class Opening(NamedTuple):
    """A card shown: where it lay from the top, which one of the deck it is, and what proves it."""

    place: int
    card: int  # its place in the order of the deck, so that two copies differ
    salt: bytes
    path: tuple[bytes, ...]  # the hash beside it on each level, from the card to the root


class Sealed:
    """An order of cards under a seal salted with a key. Whoever holds it knows all cards."""

    def __init__(self, key: bytes, order: list[int]) -> None:
        self._key = key
        self.order = order
        self._levels = _levels([_leaf(self._salt(place), place, card) for place, card in enumerate(self.order)])

    def __repr__(self) -> str:
        return f"<a pack under the seal {self.root.hex()}>"

    @property
    def root(self) -> bytes:
        """The seal: what is published before the cut."""
        return self._levels[-1][0]

    def opening(self, place: int) -> Opening:
        """What shows the card at a place, and no other."""
        path = tuple(level[(place >> depth) ^ 1] for depth, level in enumerate(self._levels[:-1]))
        return Opening(place, self.order[place], self._salt(place), path)

    def _salt(self, place: int) -> bytes:
        return keyed(self._key, "salt", u8(place))[:SALT]


def sealed(key: bytes, size: int) -> Sealed:
    """The order that a key makes of so many cards, under seal."""
    return Sealed(key, order_of(key, size))


def fits(opening: Opening, root: bytes, size: int) -> bool:
    """Whether a card lay at that place in the pack of so many cards when it was sealed."""
    if not (0 <= opening.place < size and 0 <= opening.card < size) or len(opening.path) != depth_of(size):
        return False
    found = _leaf(opening.salt, opening.place, opening.card)
    for depth, beside in enumerate(opening.path):
        found = _node(beside, found) if opening.place >> depth & 1 else _node(found, beside)
    return found == root


def depth_of(size: int) -> int:
    """How many hashes stand in the path of a card."""
    return (size - 1).bit_length()


def _leaf(salt: bytes, place: int, card: int) -> bytes:
    return digest("leaf", salt, u8(place), u8(card))


def _node(left: bytes, right: bytes) -> bytes:
    return digest("node", left, right)


def _levels(leaves: list[bytes]) -> list[list[bytes]]:
    """From the leaves up to the root; a level with an odd number of hashes, the root's apart, has one of nothing at its end."""
    levels = [leaves]
    while len(levels[-1]) > 1:
        if len(levels[-1]) % 2:
            levels[-1].append(digest("pad"))
        levels.append([_node(left, right) for left, right in list(pairwise(levels[-1]))[::2]])
    return levels
