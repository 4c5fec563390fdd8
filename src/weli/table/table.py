"""One table: its log, the state that follows from it, and the one door through which anything new comes in.

An act is judged on a fork of the state, stored, and only then is the fork the state: nothing can be shown that is not stored. The state is
a cache: when anything goes wrong on the way to the disk, it is thrown away and read from the log again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from weli.core.deal import NOBODY
from weli.core.errors import Illegal, Said, SaidError, WeliError
from weli.core.texts import languages
from weli.games import blaming
from weli.notation import TALK, Line, parse, show_line
from weli.store.log import (
    Acted,
    Answered,
    Asked,
    Body,
    Dealt,
    Ended,
    GaveUp,
    Looked,
    Paced,
    RanOut,
    Row,
    TookBack,
    WentOn,
)
from weli.store.store import RowTaken, Store, StoreAway, StoreError
from weli.table.chairs import Mark
from weli.table.clocks import OUTAGE
from weli.table.gazing import Gazes
from weli.table.latecomers import undecided_on_latecomer
from weli.table.measure import Kind
from weli.table.page import told_names, view
from weli.table.reading import read
from weli.table.shuffling import NOBODY_HERE, Seats, Shuffle, Together, cut_for, shuffle_and_deal
from weli.table.shuffling import begin as begin_shuffle
from weli.table.state import State
from weli.table.trailing import Trailing
from weli.talk import is_a_sign
from weli.wire.levels import USUAL
from weli.wire.messages import Act, Consent, Lang, Pace, Refused, Taken, View
from weli.wire.terms import A_SECOND

ATTEMPTS = 5
LONGEST_KEY = 64
LONGEST_LINE = 280

Clock = Callable[[], int]
T = TypeVar("T")


class Superseded(SaidError):
    """The act was decided on a view that no longer holds."""


class NoSigns(SaidError):
    """The people at this table make no signs."""


class SeatsFree(SaidError):
    """Not everybody has come yet: there are no cards, and nothing to see or to do."""


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
        self.begin()

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
                state.apply(row)
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

    def submit(self, seat: int, act: Act, lang: Lang) -> Taken | Refused:
        """An act of a seat: stored and taken, or refused with a sentence. The same key is the same act, however often it comes."""
        try:
            return Taken(act.key, self.take_from(seat, act))
        except WeliError as error:
            return self.refusal(seat, act, error, lang)

    def refusal(self, seat: int, act: Act, error: WeliError, lang: Lang) -> Refused:
        """Why an act of a seat has not been taken, in a sentence."""
        key = act.key[:LONGEST_KEY]
        if isinstance(error, Illegal):
            return Refused(key, error.rule, error.text(lang, told_names(self.state, seat, lang), seat))
        return Refused(key, None, error.text(lang))

    def take_from(self, seat: int, act: Act) -> int:
        """An act that has come from a page of a seat, stored; the number of the seat's view that has it.

        Raises:
            SaidError: no page of ours sends that.
            Superseded: a computer player plays for them.
            Illegal, NotationError, SeatsFree, TooOften, StoreError: as `take`.
        """
        if not 0 < len(act.key) <= LONGEST_KEY or len(act.act) > LONGEST_LINE:
            raise SaidError("refused.frame")
        if self.state.chairs[seat].stand_in:
            raise Superseded("refused.handed")
        return self.take(seat, act)

    def take(self, seat: int, act: Act) -> int:
        """An act of a seat, stored; the number of the seat's view that has it.

        Raises:
            Illegal, NotationError: the rules stand against it, or it cannot be read.
            Superseded: it was decided on a view that no longer holds.
            NoSigns: it is a sign, and they have agreed to make none.
            SeatsFree: nothing is dealt yet.
            TooOften: it leaves the game where it is, and has been done often enough for now.
            StoreError: it could not be stored.
        """
        for _ in range(ATTEMPTS):
            taken = self.state.keys.get((seat, act.key))
            if taken is not None:
                return taken
            if self._dealt().given_up:
                raise Superseded("refused.given-up")
            line = parse(act.act)
            self._check_view(seat, line, act.on)
            self._check_measure(seat, line)
            if self.state.terms.signs == "off" and is_a_sign(line.verb, line.text):
                raise NoSigns("refused.no-signs")
            try:
                self.write(Acted(show_line(line), self._seen_by(seat, line)), seat, act.key)
                return self.state.keys[seat, act.key]
            except RowTaken:
                continue  # somebody else was first; the log has been read again, so judge again
        raise StoreError("store.busy")

    def _seen_by(self, seat: int, line: Line) -> list[str] | None:
        """Who sees a sign, where that goes by gaze: what the log has to say of it, for a gaze leaves no trace."""
        state = self.state
        if line.verb != "sign" or state.terms.signs != "gaze":
            return None
        return [state.seating.seat_name(each) for each in sorted(self.gazes.watching(state, seat))]

    def acknowledge(self, seat: int, on: int) -> None:
        """Somebody has seen the finished trick or deal of their view, lets the pack be cut, or announces nothing.

        Another deal follows where one is to play and everybody else has seen this one.

        Said twice, or about something long gone, it does nothing. Raises `StoreError`.
        """
        state = self.state
        if not state.deals or on < state.chairs[seat].stop_at:
            return
        waiting = state.waiting(seat)
        if waiting == "next_deal" and state.is_ready_but_for(seat):
            if not self._deal():
                self.write(Looked(), seat)
        elif waiting in ("look", "blind", "announce", "next_deal"):
            self.write(Looked(), seat)

    def go_on(self) -> None:
        """The pause has lasted long enough, whoever has not seen yet what lies there. Raises `StoreError`."""
        pause = self.state.pause()
        if pause == "plea":
            self.write(Answered("take_back", yes=False))
        elif pause == "look" or (pause == "next_deal" and not self._deal()):
            self.write(Looked())

    def take_back(self, seat: int) -> None:
        """A person takes back what they did last, as long as that is possible; where others play, they are asked first.

        Raises:
            TooOften, StoreError: it cannot be done just now.
        """
        if self.state.may_take_back(seat):
            self.state.measure.check(Kind.BACK, seat, self._clock())
            self.write(TookBack() if self.state.persons == {seat} else Asked(), seat)

    def answer(self, seat: int, what: Consent, yes: bool) -> None:
        """Somebody's answer to what another would do that needs them too; too late it does nothing. Raises `StoreError`."""
        state = self.state
        if what == "let_in":
            if seat in undecided_on_latecomer(state):
                self.write(Answered(what, yes), seat)
        elif what in ("take_back", "send_away"):
            if seat in (state.undecided() if what == "take_back" else state.unheard()):
                self.write(Answered(what, yes), seat)
        elif seat in state.persons and state.would_give_up(state.seating.side_of(seat)):
            if yes:
                self.give_up(seat)
            else:
                self.write(Answered(what, yes), seat)

    def run_out(self, seat: int) -> None:
        """Somebody's time is over, if it is. Raises `StoreError`."""
        due = self.state.chairs[seat].thinking.due_ms(self.state.terms.clock)
        if seat in self.state.persons and due is not None and due <= self._clock():
            self.write(RanOut(USUAL), seat)
            lifted = cut_for(self.state, seat)
            if lifted is not None:
                self.write(Acted(show_line(Line("cut", number=lifted))), seat)

    def go_on_after_outage(self) -> None:
        """It is served again, or somebody has come back: who was asked something meanwhile has their time anew. Raises `StoreError`."""
        since = [chair.thinking.since_ms for chair in self.state.chairs.values()]
        if any(each is not None and self._clock() - each > OUTAGE for each in since):
            self.write(WentOn())

    def give_up(self, seat: int) -> None:
        """A person would give the game up, where there is anything left to play for. Raises `StoreError`."""
        if self.state.may_give_up(seat):
            self.write(GaveUp(), seat)

    def set_pace(self, seat: int, pace: Pace) -> None:
        """Raises `TooOften`, `StoreError`."""
        if pace != self.state.pace_of(seat):
            self.state.measure.check(Kind.PACE, seat, self._clock())
            self.write(Paced(pace), seat)

    def _dealt(self) -> State:
        """The state of a table at which there are cards. Raises `SeatsFree`, `StoreError`."""
        if not self.state.deals:
            raise SeatsFree("refused.seats-free")
        return self.state

    def begin(self) -> None:
        """Deals the first cards, once somebody sits at every seat. Raises `StoreError`.

        Where pages are there that add something to the shuffle, or one has been promised, it is left to who waits for them.
        """
        state = self.state
        if state.deals or not state.is_full or state.shuffles.mix is not None:
            return
        if isinstance(self.shuffle, Together) and self.adding():
            begin_shuffle(self)
        else:
            self._deal()

    def _check_view(self, seat: int, line: Line, on: int) -> None:
        """Raises `Superseded` where the act was decided on facts that have changed since that view of the seat."""
        state, chair = self.state, self.state.chairs[seat]
        if on == chair.number:
            return
        if on > chair.number or on < 0:
            raise Superseded("refused.unknown-view")
        if on not in chair.marks:
            raise Superseded("refused.next-deal")
        then, now = chair.marks[on], chair.marks[chair.number]
        side, choices = state.seating.side_of(seat), state.game.at_table().choices
        if choices.is_stale(line, side, then.deal, now.deal) or self._would_be_charged(seat, line, then, now):
            happened = Said({lang: _happened(state, seat, on, lang) for lang in languages()})
            answered = seat in then.deal.answering() and seat not in now.deal.answering()
            raise Superseded("refused.answered" if answered else "refused.stale", happened=happened)

    def _check_measure(self, seat: int, line: Line) -> None:
        """Raises `TooOften`. Computer players talk once a deal and when they are asked: theirs is limited by that."""
        state, now = self.state, self._clock()
        if seat not in state.persons:
            return
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

    def _deal(self) -> bool:
        """Deals; whether it has, and need not wait for somebody who adds something to the shuffle."""
        try:
            if isinstance(self.shuffle, Together):
                return self._stored_together(lambda: shuffle_and_deal(self))
            state = self.state
            dealer = state.seating.seat_name(state.match.dealer)
            self.write(Dealt(len(state.deals) + 1, dealer), pack=tuple(self.shuffle(state.rules.cards)))
        except RowTaken:
            pass  # dealt by somebody else: that deal counts
        return True

    def _stored_together(self, do: Callable[[], T]) -> T:
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
        state.apply(rows[0])
        ended = state.ended()
        if ended is not None:
            rows.append(Row(state.head + 1, ended, self._clock()))
            state.apply(rows[1])
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


def _happened(state: State, seat: int, on: int, lang: Lang) -> str:
    """What a seat has been told first with each of the last two acts since a view."""
    leads = {told.view: told for told in reversed(state.chairs[seat].events) if told.view > on}
    names = told_names(state, seat, lang)
    return " ".join(leads[view].event.text(lang, names, seat) for view in sorted(leads)[-2:])
