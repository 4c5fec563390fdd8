"""The acts of a game in a fixed order, written down as kinds and what each can be done with."""

from collections.abc import Sequence
from typing import Final

from weli.core.acts import act_of

Block = tuple[int, Sequence[int]]
"""A kind of act, and everything it can be done with."""

NOTHING: Final = (0,)
"""What a kind of act is done with that needs nothing."""


def acts_in(blocks: list[Block]) -> list[int]:
    """The acts of these blocks, one after the other."""
    return [act_of(kind, argument) for kind, arguments in blocks for argument in arguments]
