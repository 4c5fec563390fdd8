"""The fold: the only way by which a table gets from one row of its log to the next."""

from weli.games import blaming
from weli.notation import TALK
from weli.store.log import Acted, OfPlay, OfShuffle, Row
from weli.table.chairs import Mark
from weli.table.deal_log import read_line
from weli.table.moves import ROWS
from weli.table.moves.clock import tick
from weli.table.moves.let_in import settle_latecomer
from weli.table.moves.send_away import settle_vote
from weli.table.state import State


def apply(state: State, row: Row) -> None:
    """Takes the next row of the log into the state.

    Raises:
        Illegal, NotationError: it holds an act that the rules do not allow here; nothing has changed.
        StoreError: the row does not fit those before it.
        GameFailed: the game is somebody else's, and has failed; then the state may be anything.
    """
    state.move()
    if isinstance(row.body, OfShuffle):
        state.shuffles, state.head = state.shuffles.after(row, row.body, state.rules), row.seq
    else:
        with blaming(state.setup.game):
            _apply(state, row, row.body)
        state.moved_at = row.seq
    state.stand()


def _apply(state: State, row: Row, body: OfPlay) -> None:
    entry = ROWS[type(body)]
    if not entry.keeps_undo:
        state.before = state.plea = None
    unaware = entry.apply(state, row, body) or frozenset()
    settle_vote(state)
    settle_latecomer(state)
    state.head = row.seq
    is_act, is_talk = isinstance(body, Acted), isinstance(body, Acted) and read_line(body.act).verb in TALK
    if state.terms.clock.runs and state.deals:
        tick(state, row, decided=is_act and not is_talk)
    state.at_the_door += entry.at_the_door
    if entry.gets_on and not is_talk:
        state.done_ms = row.at_ms
    mark = Mark(len(state.deals[-1].acts), state.deal) if state.deals else None
    for chair in state.chairs.values():
        if chair.seat not in unaware:
            chair.move_on(mark)
    if row.seat is not None and row.key is not None:
        state.keys[row.seat, row.key] = state.chairs[row.seat].number
