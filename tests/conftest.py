"""What holds for every run: it lives in surroundings of its own and leaves nothing behind, and every test has a limit."""

from pathlib import Path

import pytest

import surroundings

LIMIT, SLOW = 120, 240
"""In seconds, for a test and for one marked slow: then it fails where it stands. What does not even hear that its time is up is ended by
`faulthandler_timeout`, with its worker."""
FOLDER = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # workers inherit them
        config.stash[FOLDER] = surroundings.settle()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW if item.get_closest_marker("slow") else LIMIT, method="signal"))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> object:
    """Last of all, when every worker has ended."""
    done = yield
    folder = session.config.stash.get(FOLDER, None)
    if folder is None:
        return done
    told = session.config.get_terminal_writer()
    for left in surroundings.left_behind(folder):
        told.line(f"A test left something behind, {left}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    if session.exitstatus == pytest.ExitCode.TESTS_FAILED:
        told.line(f"What the tests wrote is kept in {folder}")
    else:
        surroundings.leave(folder)
    return done
