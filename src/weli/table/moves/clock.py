"""What the clocks of a table do: for whom time has run out, a computer player decides; after an outage everybody is asked anew."""

from typing import Final

from weli.notation import Line, show_line
from weli.referee import Event
from weli.store.log import Acted, RanOut, Row, WentOn
from weli.store.log_errors import does_not_fit
from weli.table.clocks import IN_A_ROW
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.moves.shuffle import cut_for
from weli.table.state import State
from weli.wire.levels import USUAL


def run_out(log: Log, seat: int) -> None:
    """Somebody's time is over, if it is. Raises `StoreError`."""
    state = log.state
    due = state.chairs[seat].thinking.due_ms(state.terms.clock)
    if seat in state.persons and due is not None and due <= log.now_ms():
        log.write(RanOut(USUAL), seat)
        lifted = cut_for(log.state, seat)
        if lifted is not None:
            log.write(Acted(show_line(Line("cut", number=lifted))), seat)


def _ran_out(state: State, row: Row, body: RanOut) -> None:
    chair = chair_of(state, row)
    if chair.thinking.since_ms is None or not chair.has_person or not body.level:
        raise does_not_fit(row)
    chair.thinking = chair.thinking.missed_one(state.terms.clock)
    chair.stand_in, chair.is_helped = body.level, chair.thinking.missed < IN_A_ROW
    kind = "ran_out" if chair.is_helped else "ran_out_again"
    state.tell([Event(kind, (), chair.seat, seating=state.seating)])


def go_on_after_outage(log: Log) -> None:
    """It is served again, or somebody has come back: who was asked something meanwhile has their time anew. Raises `StoreError`."""
    clock, now = log.state.terms.clock, log.now_ms()
    if any(chair.thinking.lost(clock, now) for chair in log.state.chairs.values()):
        log.write(WentOn())


def _went_on(state: State, row: Row, body: WentOn) -> None:
    for chair in state.chairs.values():
        chair.thinking = chair.thinking.anew(state.terms.clock, row.at_ms)


def tick(state: State, row: Row, *, decided: bool) -> None:
    """What the clocks show after a row; whoever was helped with a decision takes the next one themselves."""
    for chair in filter(lambda each: state.ticks(each.seat), state.chairs.values()):
        has_decided, is_asked = decided and row.seat == chair.seat, state.is_asked(chair.seat)
        decides = chair.has_person
        if chair.is_helped and (has_decided or not is_asked):
            chair.stand_in, chair.is_helped = "", False
        chair.thinking = chair.thinking.asked(
            state.terms.clock, row.at_ms, is_asked and chair.has_person, has_decided and decides
        )


ROWS: Final = {RanOut: Entry(_ran_out, at_the_door=True), WentOn: Entry(_went_on, keeps_undo=True)}
