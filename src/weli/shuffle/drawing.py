"""The order of the cards that a key makes, and the cut for somebody who does not cut: section 4 of the protocol."""

from collections.abc import Iterator
from itertools import count
from typing import Final

from weli.shuffle.hashing import keyed, u64

BYTE: Final = 256
LEAST_CUT: Final = 6
"""So many cards at least are lifted by the clock, and so many stay, where there are enough."""


class Drawing:
    """Numbers drawn from a key, each as likely as any other."""

    def __init__(self, key: bytes, purpose: str) -> None:
        self._bytes = _stream(key, purpose)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, which is at most 255; a byte that would favour the low ones is passed over."""
        fair = BYTE - BYTE % bound
        return next(byte for byte in self._bytes if byte < fair) % bound


def _stream(key: bytes, purpose: str) -> Iterator[int]:
    """Bytes without end."""
    for block in count():
        yield from keyed(key, purpose, u64(block))


def order_of(key: bytes, size: int) -> list[int]:
    """The cards from the top, as places in the order of the deck: drawn without replacement (Fisher and Yates), from the last one on."""
    drawing = Drawing(key, "stream")
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        drawn = drawing.below(last + 1)
        order[last], order[drawn] = order[drawn], order[last]
    return order


def cut_by_clock(key: bytes, size: int) -> int:
    """How many cards are lifted for somebody who lets the time for the cut run out."""
    least = min(LEAST_CUT, size // 2)
    return least + Drawing(key, "autocut").below(size - 2 * least + 1)
