"""Many workers: the same results as one, and a clear word where a worker is lost."""

import math
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from multiprocessing.connection import wait
from operator import methodcaller
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import weli
from processes import started
from weli.arena import Contest, Question, ResultFile, header_of, run
from weli.arena.contest import Standings
from weli.arena.crews import Crew, crew_of, spread
from weli.arena.faults import PlaceError
from weli.commands.cli import INTERRUPTED
from weli.envs.pettingzoo import env
from weli.envs.vector import VecGame
from weli.games.giltspiel import FISS
from weli.games.perlaggen import PERLAGGEN

ROUND = Contest(("lehrbua", "stammgast", "lehrbua"), FISS, seed=5, random_scores=True)
GAMES = Contest(("lehrbua", "lehrbua"), PERLAGGEN.preset("straf"), seed=2, matches=True)
TEST = Contest(("stammgast", "lehrbua"), FISS, seed=3, question=Question(by=0.2))


def results_of(contest: Contest, count: int, path: Path, workers: int, on: str = "processes") -> bytes:
    header = header_of(contest)
    standings = header.standings()
    file = ResultFile(path, header, standings)
    try:
        run(contest, standings, count, workers=workers, on=on, keep=file.add)
    finally:
        file.close()
    return path.read_bytes()


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("contest", "count", "workers"),
    [(ROUND, 8, 2), (ROUND, 8, 3), (GAMES, 5, 3), (TEST, 200, 2)],
    ids=["deals-2", "deals-3", "matches-3", "test-2"],
)
def test_results_are_the_same_for_any_number_of_workers(
    contest: Contest, count: int, workers: int, tmp_path: Path
) -> None:
    alone, together = (results_of(contest, count, tmp_path / f"{hands}", hands) for hands in (1, workers))
    assert alone == together
    lines = len(alone.splitlines()) - 1
    assert (5 < lines < count) if contest.question else (lines == count * len(contest.pairings))


def test_tasks_are_taken_up_as_they_are_needed_and_come_back_in_order() -> None:
    """So a test that stops early has not begun everything; batches hold all the same, however they have grown."""
    taken = []

    def numbers() -> Iterator[int]:
        for number in range(-5000, 5000):
            taken.append(number)
            yield number

    with crew_of(2) as crew:
        found = spread(abs, numbers(), crew)
        assert next(found) == 5000
        assert len(taken) < 100
        assert list(found) == [abs(number) for number in range(-4999, 5000)]


def test_a_test_that_stops_does_not_wait_for_what_it_does_not_need() -> None:
    before = set(multiprocessing.active_children())
    with crew_of(2) as crew:
        never_ending = 10**9
        assert next(spread(math.factorial, [2, *[never_ending] * 3], crew)) == 2
        at_work = {child.sentinel for child in set(multiprocessing.active_children()) - before}
        assert len(at_work) == 2
    for worker in at_work:
        assert wait([worker], timeout=60)


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody is interrupted by a signal")
def test_interrupting_again_and_again_ends_it_without_a_traceback_and_with_its_status(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    order = ["arena", "lehrbua", "stammgast", "--deals", "100000", "--workers", "2", "--out", str(path)]
    with started([sys.executable, "-m", "weli.commands.start", *order], stderr=subprocess.PIPE) as process:
        while not (path.is_file() and path.read_bytes().count(b"\n") > 1):
            assert process.poll() is None, "it plays until it is interrupted"
        while process.poll() is None:
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.001)
        assert process.stderr is not None
        assert process.stderr.read().strip() == ""
        assert process.returncode == INTERRUPTED


def test_a_lost_worker_gets_a_sentence_and_the_file_can_be_gone_on_with(tmp_path: Path) -> None:
    others = set(multiprocessing.active_children())
    contest = Contest(("stammgast", "lehrbua"), FISS, seed=5)
    path = tmp_path / "lost.jsonl"
    header = header_of(contest)
    standings = header.standings()
    file = ResultFile(path, header, standings)

    def shoot() -> None:
        for child in set(multiprocessing.active_children()) - others:
            os.kill(child.pid or 0, signal.SIGKILL)

    with pytest.raises(PlaceError) as caught:
        run(contest, standings, 300, workers=2, keep=file.add, tell=shoot)
    file.close()
    assert "--out" in caught.value.text("en")
    assert "Arbeitsprozess" in caught.value.text("de")
    done = len(path.read_bytes().splitlines()) - 1
    assert 1 <= done < 300
    count = done + 4
    assert results_of(contest, count, path, 1) == results_of(contest, count, tmp_path / "whole.jsonl", 1)


def begun(preset: str) -> Any:
    """An environment in the midst of a game."""
    table = env(preset, unit="match")
    table.reset(seed=1)
    for _ in range(4):
        step(table)
    return table


def step(table: Any) -> str:
    """Goes on by the first act that is allowed; what the next agent is told then."""
    table.step(int(table.last()[0]["action_mask"].argmax()))
    return str((table.agent_selection, [part.tolist() for part in table.last()[0].values()], table.last()[1:]))


def check_what_goes_to(crew: Crew | None) -> None:
    """Games and environments of learners go on with the workers, and with us when they have come back from there."""
    for preset in ("giltspiel/fiss", "perlaggen/innsbruck", "bieten/4p", "gaigel/kreuz-4p"):
        play, games = weli.new_game(preset, seed=1), VecGame(preset, 2)
        assert [*spread(methodcaller("advance", "lehrbua"), [play], crew)] == [play.copy().advance("lehrbua")]
        there, back = spread(deepcopy, [begun(preset), games], crew)
        here = begun(preset)
        assert [step(there) for _ in range(3)] == [step(here) for _ in range(3)]
        moves = games.mask.argmax(axis=1)
        back.step(moves)
        games.step(moves)
        assert back.obs.tolist() == games.obs.tolist()


@pytest.mark.few(0)
def test_environments_go_to_processes_and_come_back() -> None:
    with crew_of(2) as crew:
        check_what_goes_to(crew)


@pytest.mark.few(0)
def test_ray_gives_the_same_and_takes_environments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it with one Ray, for to begin that takes longest."""
    pytest.importorskip("ray")
    contest = Contest(("stammgast", "lehrbua"), FISS, seed=5)
    with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as short:  # a socket's path may not be long
        monkeypatch.setenv("RAY_TMPDIR", short)
        with crew_of(2, "ray") as crew:
            check_what_goes_to(crew)
            assert results_of(contest, 4, tmp_path / "ray", 2, on="ray") == results_of(contest, 4, tmp_path / "here", 1)


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PlaceError) as caught:
        run(ROUND, header_of(ROUND).standings(), 1, on="ray")
    assert 'pip install "weli[ray]"' in caught.value.text("de")
    assert 'pip install "weli[ray]"' in caught.value.text("en")


def test_nobody_is_started_where_nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    standings = Standings(ROUND.pairings, False, None)
    run(ROUND, standings, 0, workers=100, on="no such place")
    assert standings.played == 0
