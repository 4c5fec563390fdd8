"""One thing that one may do is one file: nothing that a log can hold, or a page can send, is without its move."""

from collections.abc import Iterator
from typing import get_args

from weli.store.log import OfPlay
from weli.table.moves import MOVES, ROWS, FromPage
from weli.table.moves.message import Message


def test_every_row_of_play_has_its_move() -> None:
    assert set(ROWS) == set(get_args(OfPlay))


def test_every_row_has_one_move_alone() -> None:
    assert sum(len(getattr(move, "ROWS", {})) for move in MOVES) == len(ROWS)


def test_every_message_does_something() -> None:
    kinds = get_args(FromPage)
    assert set(kinds) == set(_made_of(Message))
    assert all(kind.do is not Message.do for kind in kinds)


def _made_of(kind: type[Message]) -> Iterator[type[Message]]:
    """The messages of a kind: what several have in common is none itself."""
    under = kind.__subclasses__()
    if not under:
        yield kind
    for each in under:
        yield from _made_of(each)
