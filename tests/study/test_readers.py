"""What anybody hands in is read in a process of its own, and given up when it takes too long."""

import os
import signal
from collections.abc import Iterator

import pytest

from study import handing_in as work
from weli.record import RecordError
from weli.study import readers as reading
from weli.study.readers import LONGEST, MOST_DEALS, Readers, TooMuch, bearable


@pytest.fixture
def readers() -> Iterator[Readers]:
    with Readers() as begun:
        yield begun


def test_it_is_read_elsewhere_and_what_is_wrong_is_said_here(readers: Readers) -> None:
    assert readers.read(work.twice, "ab") == "abab"
    assert readers.read(work.whose, "") != os.getpid()
    with pytest.raises(RecordError) as refused:
        readers.read(work.complain, "ours.weli")
    assert (refused.value.file, refused.value.line) == ("ours.weli", 7)
    with pytest.raises(RecursionError):  # whatever is raised there is no reason to read it once more, or here
        readers.read(work.fall_over, "")


def test_what_takes_too_long_is_given_up_and_the_next_is_read(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = readers.read(work.whose, "")
    monkeypatch.setattr(reading, "SECONDS", 0.2)
    with pytest.raises(TooMuch):
        readers.read(work.go_on_for_ever, "")
    monkeypatch.undo()
    assert readers.read(work.whose, "") != at


def test_what_a_process_dies_of_is_not_read_for_ever(readers: Readers) -> None:
    with pytest.raises(TooMuch):
        readers.read(work.die, "")
    assert readers.read(work.twice, "ab") == "abab"


def test_a_process_that_was_ended_meanwhile_is_replaced(readers: Readers) -> None:
    os.kill(readers.read(work.whose, ""), signal.SIGKILL)
    assert readers.read(work.twice, "ab") == "abab"


def test_once_the_house_is_closed_nothing_is_read(readers: Readers) -> None:
    readers.close()
    with pytest.raises(TooMuch):
        readers.read(work.twice, "ab")


def test_where_no_process_can_be_begun_it_is_read_here(readers: Readers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weli.thinking.processes._warm", work.die)
    assert readers.read(work.whose, "") == os.getpid()


def test_a_record_has_a_length_and_so_many_deals() -> None:
    assert bearable("a" * LONGEST) == "a" * LONGEST
    with pytest.raises(TooMuch):
        bearable("a" * LONGEST + "a")
    with pytest.raises(TooMuch):
        bearable("[[deal]]\n" * (MOST_DEALS + 1))
