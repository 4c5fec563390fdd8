"""Doing something in the game, or saying something in it: the line is judged by the referee, and told to whoever notices it."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from weli.core.errors import Illegal, Said, SaidError, WeliError
from weli.core.texts import languages
from weli.notation import TALK, Line, show_line
from weli.referee import Event
from weli.store.log import Acted, Row
from weli.store.log_errors import does_not_fit
from weli.store.store import RowTaken, StoreError
from weli.table.allowed import Verb
from weli.table.chairs import Mark, Passed
from weli.table.company import reader_at
from weli.table.connection import Connection
from weli.table.deal_log import read_line
from weli.table.moves.entry import Entry
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.noticing import unaware_of
from weli.table.rate_limits import Kind, is_charged
from weli.table.state import State, tricks_of
from weli.table.taking_back import Before
from weli.talk import is_a_sign
from weli.wire.messages import Lang, Refused, Taken

ATTEMPTS: Final = 5
LONGEST_KEY: Final = 64
LONGEST_LINE: Final = 280
LAYS: Final = "play"
"""The verb with which a card is laid to a trick."""


class Superseded(SaidError):
    """The act was decided on a view that no longer holds."""


class NoSigns(SaidError):
    """The people at this table make no signs."""


class SeatsFree(SaidError):
    """Not everybody has come yet: there are no cards, and nothing to see or to do."""


class Act(Message, frozen=True, tag="act"):
    """From the page: do this. The key makes a repeated message harmless."""

    key: str
    on: int
    act: str

    def verb(self) -> Verb:
        return Verb.TALK if self.is_talk() else Verb.ACT

    def is_talk(self) -> bool:
        """Whether something is said, and nothing is done."""
        return self.act.partition(" ")[0] in TALK

    def answers_to(self) -> str:
        return self.key

    async def do(self, live: Served, page: Connection) -> Taken | Refused:
        if not self.is_talk():
            live.forget_tap()
        try:
            return Taken(self.key, await live.do(partial(take_from, seat=page.seat, act=self)))
        except WeliError as error:
            return refusal(live.table.state, page.seat, self, error, page.lang)


def take_from(log: Log, seat: int, act: Act) -> int:
    """An act that has come from a page of a seat, stored; the number of the seat's view that has it.

    Raises:
        SaidError: no page of ours sends that.
        Superseded: a computer player plays for them.
        Illegal, NotationError, SeatsFree, TooOften, StoreError: as `take`.
    """
    if not 0 < len(act.key) <= LONGEST_KEY or len(act.act) > LONGEST_LINE:
        raise SaidError("refused.frame")
    if log.state.chairs[seat].stand_in:
        raise Superseded("refused.handed")
    return take(log, seat, act)


def take(log: Log, seat: int, act: Act) -> int:
    """An act of a seat, stored; the number of the seat's view that has it. The same key is the same act, however often it comes.

    Raises:
        Illegal, NotationError: the rules stand against it, or it cannot be read.
        Superseded: it was decided on a view that no longer holds.
        NoSigns: it is a sign, and they have agreed to make none.
        SeatsFree: nothing is dealt yet.
        TooOften: it leaves the game where it is, and has been done often enough for now.
        StoreError: it could not be stored.
    """
    for _ in range(ATTEMPTS):
        taken = log.state.keys.get((seat, act.key))
        if taken is not None:
            return taken
        if not log.state.deals:
            raise SeatsFree("refused.seats-free")
        if log.state.given_up:
            raise Superseded("refused.given-up")
        line = read_line(act.act)
        _check_view(log.state, seat, line, act.on)
        _check_measure(log, seat, line)
        if log.state.terms.signs == "off" and is_a_sign(line.verb, line.text):
            raise NoSigns("refused.no-signs")
        try:
            log.write(Acted(show_line(line), _seen_by(log, seat, line)), seat, act.key)
            return log.state.keys[seat, act.key]
        except RowTaken:
            continue  # somebody else was first; the log has been read again, so judge again
    raise StoreError("store.busy")


def refusal(state: State, seat: int, act: Act, error: WeliError, lang: Lang) -> Refused:
    """Why an act of a seat has not been taken, in a sentence."""
    key = act.key[:LONGEST_KEY]
    if isinstance(error, Illegal):
        return Refused(key, error.rule, reader_at(state, seat, lang).told(error))
    return Refused(key, None, error.text(lang))


def _seen_by(log: Log, seat: int, line: Line) -> list[str] | None:
    """Who sees a sign, where that goes by gaze: what the log has to say of it, for a gaze leaves no trace."""
    state = log.state
    if line.verb != "sign" or state.terms.signs != "gaze":
        return None
    return [state.seating.seat_name(each) for each in sorted(log.gazes.watching(state, seat))]


def _check_view(state: State, seat: int, line: Line, on: int) -> None:
    """Raises `Superseded` where the act was decided on facts that have changed since that view of the seat."""
    chair = state.chairs[seat]
    if on == chair.number:
        return
    if on > chair.number or on < 0:
        raise Superseded("refused.unknown-view")
    if on not in chair.marks:
        raise Superseded("refused.next-deal")
    then, now = chair.marks[on], chair.marks[chair.number]
    side, choices = state.seating.side_of(seat), state.game.at_table().choices
    if choices.is_stale(line, side, then.deal, now.deal) or _would_be_charged(state, seat, line, then, now):
        happened = Said({lang: _happened(state, seat, on, lang) for lang in languages()})
        answered = seat in then.deal.answering() and seat not in now.deal.answering()
        raise Superseded("refused.answered" if answered else "refused.stale", happened=happened)


def _check_measure(log: Log, seat: int, line: Line) -> None:
    """Raises `TooOften`. Computer players talk once a deal and when they are asked: theirs is limited by that."""
    state, now = log.state, log.now_ms()
    if seat not in state.persons:
        return
    if line.verb in TALK:
        state.measure.check(Kind.TALK, seat, now)
    elif state.measure.is_full(Kind.OFFENCE, seat, now) and state.referee and state.referee.against(seat, line):
        state.measure.check(Kind.OFFENCE, seat, now)


def _would_be_charged(state: State, seat: int, line: Line, then: Mark, now: Mark) -> bool:
    """Where a forbidden act has its price, nobody pays for one that was decided on before something else happened."""
    if not state.rules.has_a_price or then.acts == now.acts or state.referee is None:
        return False
    return state.referee.against(seat, line) is not None


def _happened(state: State, seat: int, on: int, lang: Lang) -> str:
    """What a seat has been told first with each of the last two acts since a view."""
    leads = {told.view: told for told in reversed(state.chairs[seat].events) if told.view > on}
    reader = reader_at(state, seat, lang)
    return " ".join(reader.told(leads[view].event) for view in sorted(leads)[-2:])


def _acted(state: State, row: Row, body: Acted) -> frozenset[int]:
    """Gives who has not noticed anything of it."""
    if state.referee is None or row.seat is None or row.seat not in range(state.seating.players):
        raise does_not_fit(row)
    looking = None if body.seen is None else _lookers(state, row, body.seen)
    line = read_line(body.act)
    place = len(state.deals[-1].acts)
    before = Before(row.seat, place, state.sights, state.conversation.as_it_is_now(), _passed(state))
    finished = tricks_of(state.deal)
    counted = len(state.match.entries) == len(state.deals)
    events = state.referee.take(row.seat, line) if counted else state.referee.retake(row.seat, line)
    state.deals[-1].acts.append((row.seat, body.act))
    state.note_cut(by_clock=state.chairs[row.seat].is_helped)
    _count(state, row.seat, line, events, row.at_ms)
    unaware = unaware_of(line, row.seat, state.rules, state.chance(), row.seq, looking)
    state.hear(row.seat, line, unaware)
    if unaware:
        state.deals[-1].escaped[len(state.deals[-1].acts) - 1] = unaware
    state.tell(events, unaware, looking)
    _go_on(state, row.seat, line, finished)
    is_done = state.chairs[row.seat].has_person and line.verb not in TALK
    if not unaware:  # what somebody has not noticed bars nobody from anything: they would notice that
        state.before, state.plea = before if is_done and not is_charged(events) else None, None
    if tricks_of(state.deal) > finished or state.deal.closed:
        state.stop(row)
    return unaware


def _go_on(state: State, seat: int, line: Line, finished: int) -> None:
    """Whoever does something has looked at what lay there; and once the next card lies there, nobody can look at it any more."""
    if line.verb not in TALK:
        own = state.chairs[seat]
        own.passed = replace(own.passed, tricks=finished, cut=True)
    if line.verb == LAYS:
        for chair in state.chairs.values():
            chair.passed = replace(chair.passed, tricks=finished)


def _lookers(state: State, row: Row, named: list[str]) -> frozenset[int]:
    """Who has seen a sign, as its row says."""
    if not set(named) <= set(state.seating.seat_names()):
        raise does_not_fit(row)
    return frozenset(state.seating.seat_of(seat) for seat in named)


def _passed(state: State) -> Mapping[int, Passed]:
    return {seat: chair.passed for seat, chair in state.chairs.items()}


def _count(state: State, seat: int, line: Line, events: list[Event], at_ms: int) -> None:
    """Counts what the game itself does not limit."""
    if line.verb in TALK:
        state.measure.note(Kind.TALK, seat, at_ms)
    elif is_charged(events):
        state.measure.note(Kind.OFFENCE, seat, at_ms)


ROWS: Final = {Acted: Entry(_acted, keeps_undo=True)}
MESSAGES: Final = (Act,)
