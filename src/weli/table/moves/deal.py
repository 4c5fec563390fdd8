"""Laying a shuffled pack down for a deal, and counting the deal once it is over."""

from dataclasses import replace
from typing import Final

from weli.store.log import Dealt, Ended, Row
from weli.store.log_errors import does_not_fit, other_rules
from weli.store.store import RowTaken
from weli.table.deal_log import DealLog
from weli.table.moves.entry import Entry
from weli.table.moves.let_in import seat_latecomers
from weli.table.moves.log import Log
from weli.table.moves.shuffle import begin as begin_shuffle
from weli.table.moves.shuffle import shuffle_and_deal
from weli.table.shuffle_dealing import Together
from weli.table.state import State


def begin(log: Log) -> None:
    """Deals the first cards, once somebody sits at every seat. Raises `StoreError`.

    Where pages are there that add something to the shuffle, or one has been promised, it is left to who waits for them.
    """
    state = log.state
    if state.deals or not state.is_full or state.shuffles.mix is not None:
        return
    if isinstance(log.shuffle, Together) and log.adding():
        begin_shuffle(log)
    else:
        deal(log)


def deal(log: Log) -> bool:
    """Deals; whether it has, and need not wait for somebody who adds something to the shuffle. Raises `StoreError`."""
    try:
        if isinstance(log.shuffle, Together):
            return log.together(lambda: shuffle_and_deal(log))
        state = log.state
        dealer = state.seating.seat_name(state.match.dealer)
        log.write(Dealt(len(state.deals) + 1, dealer), pack=tuple(log.shuffle(state.rules.cards)))
    except RowTaken:
        pass  # dealt by somebody else: that deal counts
    return True


def _dealt(state: State, row: Row, body: Dealt) -> None:
    dealer = state.seating.seat_of(body.dealer)
    if (
        row.pack is None
        or sorted(row.pack) != sorted(state.rules.cards)
        or dealer != state.match.dealer
        or body.deal != len(state.deals) + 1
    ):
        raise does_not_fit(row)
    mix = state.shuffles.mix if body.root else None
    if body.root:
        state.shuffles = state.shuffles.dealt(row, body, state.rules)
    cleaning = state.match.cleaning
    laid = state.match_to_change().next_deal(list(row.pack), tape=[])
    story = DealLog(body.deal, dealer, laid.start_scores[:], laid.active, row.pack, cleaning=cleaning, mix=mix)
    state.take_up(laid, replace(story, over=state.match.number))
    seat_latecomers(state)
    state.stop(row)


def _ended(state: State, row: Row, body: Ended) -> None:
    """Checks that the count in the log is the one that the rules give; otherwise these rows were written by other rules."""
    if body != state.ended():
        raise other_rules(row)
    if state.given_up:
        state.told_end = True
    else:
        state.match_to_change().record(state.deal)


ROWS: Final = {Dealt: Entry(_dealt, at_the_door=True), Ended: Entry(_ended, at_the_door=True)}
