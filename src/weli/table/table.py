"""One table: its log, the state that follows from it, and the one door through which anything new comes in.

An act is judged on a fork of the state, stored, and only then is the fork the state: nothing can be shown that is not stored. The state is
a cache: when anything goes wrong on the way to the disk, it is thrown away and read from the log again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from weli.core.deal import NOBODY
from weli.games import blaming
from weli.store.log import Body, Ended, Row
from weli.store.store import Store, StoreAway, StoreError
from weli.table.fold import apply
from weli.table.gazing import Gazes
from weli.table.moves.act import SeatsFree
from weli.table.moves.deal import begin
from weli.table.page import view
from weli.table.reading import read
from weli.table.shuffle_dealing import NOBODY_HERE, Seats, Shuffle
from weli.table.state import State
from weli.table.trailing import Trailing
from weli.wire.messages import Lang, View
from weli.wire.terms import A_SECOND

Clock = Callable[[], int]
T = TypeVar("T")


@dataclass
class Draft:
    """What has been judged and is not stored yet: the rows, and the state that they lead to; none where nothing is to be stored."""

    rows: list[Row] = field(default_factory=list)
    state: State | None = None


class Table:
    """A table and its log.

    Whatever happens at it is stored as soon as it is judged, and the caller waits for that; but what happens within `drafted` is only
    judged, and it is the caller who stores it.
    """

    def __init__(self, name: str, store: Store, clock: Clock, shuffle: Shuffle) -> None:
        """Reads the log, and deals the first cards where nothing has been dealt yet.

        Raises:
            NoSuchTable: there is none of that name.
            StoreError: the log cannot be read, or does not fit the rules.
        """
        self.name = name
        self._store = store
        self._clock = clock
        self.shuffle = shuffle
        self.adding: Callable[[], Seats] = lambda: NOBODY_HERE
        """The seats at which a page is open that adds something to the shuffles."""
        self._state: State | None = None
        self._draft: Draft | None = None
        self._trailing: Trailing | None = None  # for those who look on later, once there are any
        self.gazes = Gazes()
        self.earlier: Sequence[Ended] = ()
        """How the games ended that the same company has played before."""
        begin(self)

    @property
    def state(self) -> State:
        """The state after all rows of the log; within `drafted`, also after those that have been judged.

        Raises `StoreError` where it has to be read again and cannot be.
        """
        if self._draft is not None and self._draft.state is not None:
            return self._draft.state
        if self._state is None:
            self.read_again()
            assert self._state is not None
        return self._state

    def seen_from(self, seat: int) -> State:
        """The state that is shown to a seat; who looks on (`NOBODY`) sees what was, where the terms are so. Raises `StoreError`.

        Until cards are dealt there is nothing to hide: whoever comes sees who is there.
        """
        delay = self.state.terms.onlookers
        if seat != NOBODY or not delay or not self.state.deals:
            return self.state
        if not self._trails():
            self._trailing = self.read_trailing()
        assert self._trailing is not None
        return self._trailing.at(self._clock())

    def read_trailing(self) -> Trailing:
        """The table as it was when the terms allow to see it, read from the log: for any thread. Raises `StoreError`."""
        log = self._store.read(self.name)
        trailing = Trailing(log.setup, log.rows, (self.state.terms.onlookers or 0) * A_SECOND)
        trailing.at(self._clock())
        return trailing

    def trail(self, trailing: Trailing) -> None:
        """From now on that is shown to those who look on."""
        self._trailing = trailing

    def _trails(self) -> bool:
        """Whether those who look on are shown this log, and all of it."""
        delay_ms, found = (self.state.terms.onlookers or 0) * A_SECOND, self._trailing
        return found is not None and (found.delay_ms, found.head) == (delay_ms, self.state.head)

    def seconds_behind(self, seat: int) -> float | None:
        """After how many seconds there is something new to see from there that is done already; none where there is nothing."""
        if self.seen_from(seat) is self.state or self._trailing is None:
            return None
        due = self._trailing.due_ms()
        return None if due is None else max(0.0, (due - self._clock()) / A_SECOND)

    def read_again(self) -> None:
        """Reads the state from the log. Raises `StoreError`."""
        reading = read(self._store, self.name)
        if reading.damage is not None:
            raise reading.damage
        self._state = reading.state

    def read_news(self) -> list[Row] | None:
        """What others have written behind what is known here, for any thread; none where the whole log has to be read again.

        Raises `NoSuchTable`, `StoreAway`.
        """
        state = self._state
        try:
            return None if state is None else self._store.read_after(self.name, state.head)
        except StoreAway:
            raise
        except StoreError:
            return None

    def take_in(self, rows: list[Row] | None) -> bool:
        """The rows of others follow what is known here; tells whether anything has changed."""
        if rows == []:
            return False
        if rows is None or self._state is None:
            self.discard()
            return True
        state = self._state.fork()
        try:
            for row in rows:
                apply(state, row)
        except Exception:  # whatever is the matter, it is told by whoever reads the whole log
            self.discard()
        else:
            self.adopt(Draft(rows, state))
        return True

    @property
    def store(self) -> Store:
        """Where its log lies."""
        return self._store

    @property
    def is_read(self) -> bool:
        """Whether the state is known, so that it need not be read from the log."""
        return self._state is not None

    def drafted(self, do: Callable[[], T]) -> tuple[T, Draft]:
        """What `do` gives, with what has to be stored before anybody may be told of it. Whatever `do` raises has changed nothing."""
        draft = self._draft = Draft()
        try:
            return do(), draft
        finally:
            self._draft = None

    def adopt(self, draft: Draft) -> None:
        """The draft is stored, and from now on the state."""
        self._state = draft.state
        if self._trailing is not None:
            self._trailing.add(draft.rows)

    def discard(self) -> None:
        """Something may have gone wrong on the way to the disk: the state is read from the log again."""
        self._state = self._trailing = None

    def now_ms(self) -> int:
        """The time of day by which rows are written."""
        return self._clock()

    def view(self, seat: int, lang: Lang) -> View:
        """What is seen from a seat, or by who only looks on (`NOBODY`). Raises `SeatsFree`."""
        state = self.seen_from(seat)
        if not state.deals:
            raise SeatsFree("refused.seats-free")
        behind = (state.terms.onlookers or 0) * A_SECOND if seat == NOBODY else 0
        with blaming(state.setup.game):
            return view(self.name, state, seat, lang, self.earlier, self._clock() - behind)

    def together(self, do: Callable[[], T]) -> T:
        """Does something and stores all that comes of it in one piece, so that nobody reads half of it. Raises `RowTaken`, `StoreError`."""
        if self._draft is not None:
            return do()
        done, draft = self.drafted(do)
        if draft.state is not None:
            self._store_now(draft)
        return done

    def write(
        self,
        body: Body,
        seat: int | None = None,
        key: str | None = None,
        pack: tuple[int, ...] | None = None,
        secret: bytes | None = None,
    ) -> int:
        """Judges a row and whatever follows from it, and stores them together.

        Raises:
            Illegal, NotationError: the rules stand against it; nothing has changed.
            RowTaken, StoreError, GameFailed: it could not be stored; the log is read again before anything else.
        """
        state = self.state.fork()
        rows = [Row(state.head + 1, body, self._clock(), seat, key, pack, secret=secret)]
        apply(state, rows[0])
        ended = state.ended()
        if ended is not None:
            rows.append(Row(state.head + 1, ended, self._clock()))
            apply(state, rows[1])
        if self._draft is not None:
            self._draft.rows += rows
            self._draft.state = state
        else:
            self._store_now(Draft(rows, state))
        return rows[0].seq

    def _store_now(self, draft: Draft) -> None:
        try:
            self._store.append(self.name, draft.rows)
        except BaseException:
            self.discard()
            raise
        self.adopt(draft)
