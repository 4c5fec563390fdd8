"""A row of acts to choose from, which is filled again and again: machine words, and nothing is allocated for a question."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import STEP
from weli.core.cards import lowest

ROOM: Final = 24
"""How many acts fit in at first. Every copy pays for the room, and few questions offer more."""


@final
class Acts:
    """Acts in the order in which they are offered."""

    count: i64
    _row: vec[i64]

    def __init__(self) -> None:
        self.count = 0
        self._row = vec[i64]([0] * ROOM)

    def copy(self) -> "Acts":
        twin = Acts()
        twin.count = self.count
        twin._row = self._row[:]
        return twin

    def as_list(self) -> list[int]:
        row = self._row
        return [row[place] for place in range(self.count)]

    def at(self, place: i64) -> i64:
        return self._row[place]

    def clear(self) -> None:
        self.count = 0

    def add(self, act: i64) -> None:
        if self.count == len(self._row):
            self._widen()
        self._row[self.count] = act
        self.count += 1

    def add_each(self, kind: i64, cards: i64) -> None:
        """One act of that kind for each card of a set, the lowest first."""
        rest = cards
        while rest:
            self.add(kind * STEP + lowest(rest))
            rest &= rest - 1

    def add_sets(self, kind: i64, figures: i64) -> None:
        """One act of that kind for each set of some of these figures, in rising order."""
        some = -figures & figures
        while some:
            self.add(kind * STEP + some)
            some = (some - figures) & figures

    def put_first(self, act: i64) -> None:
        self.add(act)
        row = self._row
        for place in range(self.count - 1, 0, -1):
            row[place] = row[place - 1]
        row[0] = act

    def leave_out(self, kind: i64) -> None:
        """Keeps all acts but those of one kind."""
        row = self._row
        kept: i64 = 0
        for place in range(self.count):
            if row[place] // STEP != kind:
                row[kept] = row[place]
                kept += 1
        self.count = kept

    def _widen(self) -> None:
        wider = vec[i64]([0] * (2 * self.count))
        for place in range(self.count):
            wider[place] = self._row[place]
        self._row = wider
