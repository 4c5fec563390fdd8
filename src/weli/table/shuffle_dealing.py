"""Who shuffles at a table: whoever hands it the order of a pack; or house and seats together, by the protocol of docs/shuffle.md.

Together they shuffle ahead: as soon as a deal lies there the house locks its part of the next one away, and the pages of the people do
theirs without being asked. So nobody waits, and whoever does not do it, or cannot, only adds nothing.
"""

import secrets
from collections.abc import Callable
from typing import Final

from weli.shuffle import context_of, deck_of, server_commit
from weli.shuffle.hashing import DIGEST, digest
from weli.store.log import Mixed, Row
from weli.table.state import State

Seats = frozenset[int]
NOBODY_HERE: Final[Seats] = frozenset()


class Together:
    """House and seats shuffle the packs; what is drawn beside them, the house draws alone, by the operating system's random numbers."""

    def __init__(self, secret: Callable[[], bytes] = lambda: secrets.token_bytes(DIGEST)) -> None:
        """`secret` draws what the house adds."""
        self.secret = secret

    def __call__(self, cards: list[int]) -> list[int]:
        """The cards in an order that nobody can foresee."""
        return secrets.SystemRandom().sample(cards, len(cards))


Shuffle = Callable[[list[int]], list[int]] | Together
"""Where the order of the packs comes from: given, for tests and for who wants to foresee it, or shuffled together."""


def table_id(name: str) -> str:
    """A table's id in the protocol. Its name opens its door, so it is no part of what is handed out."""
    return digest("table", name.encode())[:16].hex()


def begun(shuffle: Together, name: str, state: State) -> tuple[Mixed, bytes]:
    """What the house locks away for the next shuffle of the table of that name, and its secret."""
    number, secret, own_id = state.shuffles.begun + 1, shuffle.secret(), table_id(name)
    context = context_of(bytes.fromhex(own_id), number, deck_of(state.rules.cards), state.rules.players)
    return Mixed(own_id, number, server_commit(context, secret).hex()), secret


def first_row(begun: tuple[Mixed, bytes], at_ms: int) -> Row:
    """The row with which a table begins whose first deal waits for a page to add something."""
    return Row(1, begun[0], at_ms, secret=begun[1])
