"""A table as far as whoever does something at it has to do with it: its state, and the way by which a row comes into its log."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from weli.store.log import Body
from weli.table.gazing import Gazes
from weli.table.shuffle_dealing import Seats, Shuffle
from weli.table.state import State

T = TypeVar("T")


class Log(Protocol):
    """A table to whose log something can be written."""

    name: str
    shuffle: Shuffle
    adding: Callable[[], Seats]
    gazes: Gazes

    @property
    def state(self) -> State:
        """After all that has been written. Raises `StoreError`."""

    def now_ms(self) -> int:
        """The time of day by which rows are written."""

    def write(
        self,
        body: Body,
        seat: int | None = None,
        key: str | None = None,
        pack: tuple[int, ...] | None = None,
        secret: bytes | None = None,
    ) -> int:
        """Judges a row with whatever follows from it, and writes it; gives its number.

        Raises:
            Illegal, NotationError: the rules stand against it; nothing has changed.
            RowTaken, StoreError, GameFailed: it could not be written.
        """

    def together(self, do: Callable[[], T]) -> T:
        """Does something, and whatever it writes is stored in one piece. Raises what `do` does, `RowTaken` and `StoreError`."""
