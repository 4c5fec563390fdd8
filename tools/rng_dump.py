"""`python tools/rng_dump.py SHUFFLES > FILE`: random bytes that come of whole shuffles, for PractRand, TestU01 and their like.

Each shuffle is made as at a table: secret and nonces from the machine's own chance, key, order. An order becomes its number among all
orders; the low bytes of that number are written where every value of them is equally likely, so that nothing but the orders is measured.
"""

import secrets
import sys
from math import factorial
from typing import Final

from weli.shuffle import DECKS, DIGEST, TABLE_ID, context_of, key_of, order_of

DECK: Final = "de33-weli"
SEATS: Final = 4
ORDERS: Final = factorial(len(DECKS[DECK]))
BYTES: Final = (ORDERS.bit_length() - 1) // 8
FAIR: Final = ORDERS - ORDERS % 256**BYTES


def main() -> None:
    table = secrets.token_bytes(TABLE_ID)
    for number in range(1, int(sys.argv[1]) + 1):
        sys.stdout.buffer.write(bytes_of(one_order(table, number)))


def one_order(table: bytes, number: int) -> list[int]:
    """A shuffle as at a table where everybody adds a nonce."""
    context = context_of(table, number, DECK, SEATS)
    nonces = [secrets.token_bytes(DIGEST) for _ in range(SEATS)]
    return order_of(key_of(context, secrets.token_bytes(DIGEST), nonces), len(DECKS[DECK]))


def bytes_of(order: list[int]) -> bytes:
    """What an order gives; nothing where its bytes would favour some values."""
    rank = rank_of(order)
    return (rank % 256**BYTES).to_bytes(BYTES) if rank < FAIR else b""


def rank_of(order: list[int]) -> int:
    """The number of an order among all orders of so many cards, in the order of a dictionary, from 0 on."""
    rank, left = 0, sorted(order)
    for card in order:
        rank = rank * len(left) + left.index(card)
        left.remove(card)
    return rank


if __name__ == "__main__":
    main()
