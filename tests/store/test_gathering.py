"""A commit waits for others where there are others, and for nobody else."""

from weli.store.gathering import AT_ONCE, MOST, SPAN, Gathering

COMMIT = SPAN / 8
"""In seconds: so long a commit takes here."""


def commit(gathering: Gathering, now: float, jobs: int) -> tuple[float, float]:
    """A job comes now, and others meanwhile: how long its commit waits, and when it is over."""
    waited = gathering.wait(now)
    gathering.begin(now + waited, jobs)
    return waited, now + waited + COMMIT


def waits(gathering: Gathering, jobs: list[int]) -> list[float]:
    """How long each commit waits, of so many jobs each; the first job of each comes as soon as the one before is over."""
    now, found = 1000.0, []
    for each in jobs:
        waited, now = commit(gathering, now, each)
        found.append(waited)
    return found


def test_the_first_of_all_waits_for_nobody() -> None:
    assert Gathering().wait(0.0) == 0


def test_who_comes_after_a_while_waits_for_nobody() -> None:
    gathering = Gathering()
    _, over = commit(gathering, 1000.0, 1)
    assert gathering.wait(over + SPAN) == 0


def test_where_others_come_commits_begin_one_span_after_the_other() -> None:
    found = waits(Gathering(), [3] * 100)
    assert [round(each, 9) for each in found[1:]] == [SPAN - COMMIT] * 99


def test_who_writes_alone_waits_once_in_a_while() -> None:
    found = waits(Gathering(), [1] * (AT_ONCE + 1) * 10)
    assert sum(each > 0 for each in found) == 10


def test_once_the_others_have_left_it_is_soon_noticed() -> None:
    found = waits(Gathering(), [9] * 50 + [1] * AT_ONCE)
    assert sum(each > 0 for each in found[50:]) == MOST + 1


def test_others_who_come_again_are_waited_for_again() -> None:
    found = waits(Gathering(), [1] * 5 + [2] * AT_ONCE * 2)
    assert all(found[-AT_ONCE // 2 :])
