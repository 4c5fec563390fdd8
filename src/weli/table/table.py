"""One table: its log, the state that follows from it, and the one door through which anything new comes in.

An act is judged, stored, and only then shown. The state is a cache: when anything goes wrong on the way to the disk, it is thrown away and
read from the log again.
"""

from collections.abc import Callable, Sequence

from weli.core.errors import Illegal, NotationError, Said, WeliError
from weli.core.texts import languages, text
from weli.games import blaming
from weli.notation import TALK, Line, parse, show_line
from weli.table.log import Acted, Body, Dealt, Ended, GaveUp, Looked, Paced, Row, TookBack
from weli.table.measure import Kind
from weli.table.page import told_names, view
from weli.table.reading import read
from weli.table.state import Mark, State
from weli.table.store import RowTaken, SaidError, Store, StoreError
from weli.table.wire import Act, Lang, Pace, Refused, Taken, View

ATTEMPTS = 5
LONGEST_KEY = 64
LONGEST_LINE = 280

Clock = Callable[[], int]
Shuffle = Callable[[list[int]], list[int]]


class Superseded(SaidError):
    """The act was decided on a view that no longer holds."""


class Table:
    """A table and its log."""

    def __init__(self, name: str, store: Store, clock: Clock, shuffle: Shuffle) -> None:
        """Reads the log, and deals the first cards where nothing has been dealt yet.

        Raises:
            NoSuchTable: there is none of that name.
            StoreError: the log cannot be read, or does not fit the rules.
        """
        self.name = name
        self._store = store
        self._clock = clock
        self._shuffle = shuffle
        self._state: State | None = None
        self.earlier: Sequence[Ended] = ()
        """How the games ended that the same company has played before."""
        self.person = self.state.person
        if not self.state.deals:
            self._deal()

    @property
    def state(self) -> State:
        """The state after all rows of the log. Raises `StoreError` where it has to be read again and cannot be."""
        if self._state is None:
            reading = read(self._store, self.name)
            if reading.damage is not None:
                raise reading.damage
            self._state = reading.state
        return self._state

    def view(self, lang: Lang) -> View:
        """What the person at this table sees."""
        state = self.state
        with blaming(state.setup.game):
            return view(self.name, state, lang, self.earlier)

    def submit(self, seat: int, act: Act, lang: Lang) -> Taken | Refused:
        """An act of a seat: stored and taken, or refused with a sentence. The same key is the same act, however often it comes."""
        if not 0 < len(act.key) <= LONGEST_KEY or len(act.act) > LONGEST_LINE:
            return Refused(act.key[:LONGEST_KEY], None, text("refused.frame", lang))
        try:
            return Taken(act.key, self.take(seat, act))
        except Illegal as illegal:
            return Refused(act.key, illegal.rule, illegal.text(lang, told_names(self.state, lang), seat))
        except WeliError as error:
            return Refused(act.key, None, error.text(lang))

    def take(self, seat: int, act: Act) -> int:
        """An act of a seat, stored; the number of its row.

        Raises:
            Illegal, NotationError: the rules stand against it, or it cannot be read.
            Superseded: it was decided on a view that no longer holds.
            TooOften: it leaves the game where it is, and has been done often enough for now.
            StoreError: it could not be stored.
        """
        for _ in range(ATTEMPTS):
            taken = self.state.keys.get((seat, act.key))
            if taken is not None:
                return taken
            if self.state.given_up:
                raise Superseded("refused.given-up")
            line = parse(act.act)
            self._check_view(seat, line, act.on)
            self._check_measure(seat, line)
            try:
                return self._write(Acted(show_line(line)), seat, act.key)
            except RowTaken:
                continue  # somebody else was first; the log has been read again, so judge again
        raise StoreError("store.busy")

    def acknowledge(self, on: int) -> None:
        """The person has seen the finished trick or deal of a view, lets the pack be cut, or announces nothing.

        Another deal follows where one is to play.

        Said twice, or about something long gone, it does nothing. Raises `StoreError`.
        """
        if on < self.state.stop_at:
            return
        if self.state.waiting() in ("look", "blind", "announce"):
            self._write(Looked())
        elif self.state.waiting() == "next_deal":
            self._deal()

    def take_back(self) -> None:
        """The person takes back what they did last, as long as that is possible. Raises `TooOften`, `StoreError`."""
        if self.state.may_take_back():
            self.state.measure.check(Kind.BACK, self.person, self._clock())
            self._write(TookBack(), self.person)

    def give_up(self) -> None:
        """The person gives the game up, where there is anything left to play for. Raises `StoreError`."""
        if self.state.may_give_up():
            self._write(GaveUp(), self.person)

    def set_pace(self, pace: Pace) -> None:
        """Raises `TooOften`, `StoreError`."""
        if pace != self.state.pace:
            self.state.measure.check(Kind.PACE, self.person, self._clock())
            self._write(Paced(pace))

    def _check_view(self, seat: int, line: Line, on: int) -> None:
        """Raises `Superseded` where the act was decided on facts that have changed."""
        state = self.state
        if on == state.head:
            return
        if on > state.head or on < 0:
            raise Superseded("refused.unknown-view")
        if on not in state.marks:
            raise Superseded("refused.next-deal")
        then, now = state.marks[on], state.marks[state.head]
        side, choices = state.seating.side_of(seat), state.game.at_table().choices
        if choices.is_stale(line, side, then.deal, now.deal) or self._would_be_charged(seat, line, then, now):
            happened = Said({lang: _happened(state, on, lang) for lang in languages()})
            raise Superseded("refused.stale", happened=happened)

    def _check_measure(self, seat: int, line: Line) -> None:
        """Raises `TooOften`. Computer players talk once a deal and when they are asked: theirs is limited by that."""
        if seat != self.person:
            return
        state, now = self.state, self._clock()
        if line.verb in TALK:
            state.measure.check(Kind.TALK, seat, now)
        elif state.measure.is_full(Kind.OFFENCE, seat, now) and state.referee and state.referee.against(seat, line):
            state.measure.check(Kind.OFFENCE, seat, now)

    def _would_be_charged(self, seat: int, line: Line, then: Mark, now: Mark) -> bool:
        """Where a forbidden act has its price, nobody pays for one that was decided on before something else happened."""
        state = self.state
        if not state.rules.has_a_price or then.acts == now.acts or state.referee is None:
            return False
        return state.referee.against(seat, line) is not None

    def _deal(self) -> None:
        state = self.state
        pack = self._shuffle(state.rules.cards)
        dealer = state.seating.seat_name(state.match.dealer)
        try:
            self._write(Dealt(len(state.deals) + 1, dealer), pack=tuple(pack))
        except RowTaken:
            return  # dealt by somebody else: that deal counts

    def _write(
        self, body: Body, seat: int | None = None, key: str | None = None, pack: tuple[int, ...] | None = None
    ) -> int:
        """Judges a row and whatever follows from it, and stores them together.

        Raises:
            Illegal, NotationError: the rules stand against it; nothing has changed.
            RowTaken, StoreError, GameFailed: it could not be stored; the log is read again before anything else.
        """
        state = self.state
        rows = [Row(state.head + 1, body, self._clock(), seat, key, pack)]
        try:
            state.apply(rows[0])
            ended = state.ended()
            if ended is not None:
                rows.append(Row(state.head + 1, ended, self._clock()))
                state.apply(rows[1])
            self._store.append(self.name, rows)
        except (Illegal, NotationError):
            raise
        except BaseException:
            self._state = None
            raise
        return rows[0].seq


def _happened(state: State, on: int, lang: Lang) -> str:
    """What has been told first with each of the last two acts since a view."""
    leads = {told.seq: told for told in reversed(state.events) if told.seq > on}
    names = told_names(state, lang)
    return " ".join(leads[seq].event.text(lang, names, state.person) for seq in sorted(leads)[-2:])
