"""What house and seats lock away before a shuffle, and the key that comes of all of it: sections 2 and 3 of the protocol."""

from collections.abc import Sequence
from typing import Final

from weli.shuffle.hashing import digest, keyed, u8, u32

NOBODY: Final = b""
"""The commitment and the nonce of a seat that adds nothing: a computer player, or somebody who is away."""
TABLE_ID: Final = 16
"""The length of a table's id, in bytes."""


def context_of(table: bytes, number: int, deck: str, seats: int) -> bytes:
    """What a shuffle is for: the table, the number of the shuffle there from 1 on, the deck, how many seats.

    Every commitment is bound to it.
    """
    return digest("ctx", table, u32(number), deck.encode(), u8(seats))


def server_commit(context: bytes, secret: bytes) -> bytes:
    """What the house publishes of its secret before it has seen any nonce."""
    return digest("server-commit", context, secret)


def client_commit(context: bytes, seat: int, nonce: bytes) -> bytes:
    """What a seat, counted from 1, publishes of its nonce."""
    return digest("client-commit", context, u8(seat), nonce)


def key_of(context: bytes, secret: bytes, nonces: Sequence[bytes], beacon: bytes = b"") -> bytes:
    """The key of a shuffle: of the house's secret, the nonce of every seat in order, and a beacon's value, empty where there is none."""
    return keyed(secret, "key", context, *nonces, beacon)
