"""Computer players think in processes of their own, which know what a seat sees and nothing else, and may die at any moment."""

import os
import pickle
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from properties.hiding import everywhere, hidden_from, shuffled_at
from table.helpers import SETUP, SOUTH, anything, company, look_on, must, opened, seeded_shuffle
from thinking.pondering import Marking
from weli.bots import Wirt, bot_named
from weli.bots.hearsay import Hearsay
from weli.bots.listening import told
from weli.core.deal import Deal
from weli.games import GAMES
from weli.notation import show_line
from weli.ports.signs import Claim
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.table.company import in_temper
from weli.table.state import MUST
from weli.thinking import thinkers as processes
from weli.thinking.thinkers import Elsewhere, Thinkers, elsewhere, question
from weli.wire.seats import Person

LONGEST = 60.0
SMALL = Wirt(worlds=4)


class AsItLies(random.Random):
    """Shuffles nothing."""

    def sample(self, population: Any, k: int, **_: Any) -> list[Any]:
        return list(population)[:k]


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    with Thinkers(1) as begun:
        begun.begin()
        until(lambda: begun._pool is not None)
        yield begun


def until(holds: object) -> None:
    deadline = time.monotonic() + LONGEST
    while not holds():  # type: ignore[operator]
        assert time.monotonic() < deadline
        time.sleep(0.01)


def moments(store: SqliteStore, game: str, seed: int, most: int = 25) -> Iterator[Deal]:
    """Deals of a game, each at a moment at which somebody may do something."""
    rules = next(iter(GAMES[game].presets))
    seating = GAMES[game].preset(rules).seating
    names = dict.fromkeys(seating.seat_names()[1:], "Luis")
    setup = Setup(
        game=game,
        rules=rules,
        target=GAMES[game].at_table().sheets.goal(GAMES[game].preset(rules)),
        dealer=seating.seat_names()[0],
        seats={**company("lehrbua", **names), seating.seat_names()[0]: Person()},
    )
    table, rng = opened(store, seeded_shuffle(seed), setup, f"{game} {seed}"), random.Random(seed)
    for _ in range(most):
        if table.state.pause() == "over":
            return
        if not look_on(table):
            chosen = anything(table, rng)
            if chosen is not None:
                must(table, chosen[0], show_line(chosen[1]))
        yield table.state.deal


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_holds_no_card_that_the_seat_has_not_seen(store: SqliteStore, game: str) -> None:
    asked, chance = 0, random.Random(3)
    for deal in moments(store, game, 1):
        for seat in range(deal.rules.players):
            options = list(deal.seen_by(seat).legal(seat))
            if deal.closed or not options:
                continue
            sent = question(SMALL, deal.seen_by(seat), seat, options, 7)
            _, view, *_ = pickle.loads(sent)
            assert everywhere(view) <= Counter(deal.rules.cards) - hidden_from(deal, seat)
            one, twin = (shuffled_at(deal, seat, each).seen_by(seat) for each in (AsItLies(), chance))
            assert question(SMALL, one, seat, options, 7) == question(SMALL, twin, seat, options, 7)
            asked += 1
    assert asked > 20


def test_elsewhere_is_chosen_what_would_be_chosen_here(store: SqliteStore, thinkers: Thinkers) -> None:
    chosen = 0
    for deal in moments(store, "giltspiel", 2):
        options = [] if deal.closed else list(deal.seen_by(SOUTH).legal(SOUTH))
        if len(options) > 1 and deal.acting()[SOUTH] == MUST:
            view = deal.seen_by(SOUTH)
            here = SMALL.choose(view, SOUTH, options, random.Random(random.Random(5).getrandbits(64)))
            assert Elsewhere(SMALL, thinkers).choose(view, SOUTH, options, random.Random(5)) == here
            chosen += 1
    assert chosen > 1


def marked(folder: Path) -> set[int]:
    return {int(path.name) for path in folder.iterdir()}


def a_view(store: SqliteStore) -> Deal:
    return opened(store, seeded_shuffle(1), SETUP).state.deal.seen_by(SOUTH)


def test_it_is_thought_in_another_process(store: SqliteStore, thinkers: Thinkers, tmp_path: Path) -> None:
    folder = tmp_path / "marks"
    folder.mkdir()
    assert thinkers.choose(Marking(str(folder), 0), a_view(store), SOUTH, [17, 18], random.Random(1)) == 17
    assert marked(folder).isdisjoint({os.getpid()})


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["dies", "hangs"])
def test_a_process_that_dies_or_hangs_is_replaced_and_asked_anew(
    store: SqliteStore, thinkers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    monkeypatch.setattr(processes, "HANGS", 2.0)
    folder = tmp_path / "marks"
    folder.mkdir()
    view, answers = a_view(store), []
    asking = Thread(
        target=lambda: answers.append(
            thinkers.choose(Marking(str(folder), 0.5), view, SOUTH, [17, 18], random.Random(1))
        )
    )
    asking.start()
    until(lambda: marked(folder))
    (first,) = marked(folder)
    os.kill(first, how)
    asking.join(LONGEST)
    assert answers == [17]
    until(lambda: thinkers._pool is not None)
    assert thinkers.choose(Marking(str(folder), 0), view, SOUTH, [19], random.Random(1)) == 19
    assert marked(folder) - {first, os.getpid()}


def test_until_processes_are_there_and_after_they_are_closed_it_is_thought_here(
    store: SqliteStore, tmp_path: Path
) -> None:
    folder = tmp_path / "marks"
    folder.mkdir()
    with Thinkers(1) as thinkers:
        assert thinkers._pool is None  # nobody has wanted to know anything
        assert thinkers.choose(Marking(str(folder), 0), a_view(store), SOUTH, [17], random.Random(1)) == 17
        assert marked(folder) == {os.getpid()}
    assert thinkers.choose(Marking(str(folder), 0), store_view(store), SOUTH, [17], random.Random(1)) == 17
    assert marked(folder) == {os.getpid()}


def store_view(store: SqliteStore) -> Deal:
    return opened(store, seeded_shuffle(1), SETUP, "again").state.deal.seen_by(SOUTH)


def test_who_plays_by_rules_of_thumb_is_asked_on_the_spot_until_they_were_told_something(
    store: SqliteStore, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    beginner, regular = bot_named("lehrbua"), bot_named("stammgast")
    assert elsewhere(beginner, thinkers) is beginner
    view = next(moments(store, "giltspiel", 2)).seen_by(SOUTH)
    sent: list[object] = []
    monkeypatch.setattr(thinkers, "choose", lambda bot, *_: sent.append(bot) or 1)
    sits = elsewhere(regular, thinkers)
    assert sits.choose(view, SOUTH, [1, 2], random.Random(1)) == regular.choose(view, SOUTH, [1, 2], random.Random(1))
    assert sent == []
    hearsay = Hearsay(SOUTH, (Claim(0, ()),))
    assert told(sits, hearsay).choose(view, SOUTH, [1, 2], random.Random(1)) == 1
    assert sent == [told(regular, hearsay)]


def test_without_other_processes_everybody_thinks_here(thinkers: Thinkers) -> None:
    assert elsewhere(SMALL, None) is SMALL
    sent = elsewhere(SMALL, thinkers)
    assert in_temper(sent, None) is sent
    assert isinstance(sent, Elsewhere)
    assert sent.within(0.5).player == SMALL.within(0.5)
