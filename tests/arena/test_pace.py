"""The times of opponents."""

import random

import pytest

from weli.arena.pace import Pace, Timed
from weli.bots import bot_named
from weli.games import match_for
from weli.games.giltspiel import FISS


def test_mean_and_slow_decisions() -> None:
    pace, other = Pace(), Pace()
    for milliseconds in range(1, 101):
        (pace if milliseconds % 2 else other).note(milliseconds * 1_000_000)
    pace.add(other)
    assert pace.decisions == 100
    assert pace.mean == pytest.approx(50.5)
    assert pace.within(0.95) == pytest.approx(95, rel=0.04)
    assert pace.within(0.95) >= 95
    assert pace.within(0.5) == pytest.approx(50, rel=0.04)


def test_nothing_was_decided() -> None:
    assert (Pace().mean, Pace().within(0.95)) == (0, 0)


def test_the_watch_changes_nothing_and_forced_acts_do_not_count() -> None:
    match = match_for(FISS)
    match.begin(0)
    deal = match.next_deal(FISS.cards[:])
    seat = deal.turn()
    options = deal.legal(seat)
    bot = bot_named("lehrbua")
    timed = Timed(bot)
    acts = [one.choose(deal.seen_by(seat), seat, options, random.Random(1)) for one in (bot, timed)]
    assert acts[0] == acts[1]
    timed.choose(deal.seen_by(seat), seat, options[:1], random.Random(1))
    assert timed.pace.decisions == 1
