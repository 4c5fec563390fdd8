"""One Chromium for all tests of a worker that drive the page one after another: it takes longer to start than most of them take.

It is ended before any other test. While it is driven, the thread has a running event loop, and other tests have loops of their own.
"""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from web.sitting import launched

_OPEN = pytest.StashKey[tuple[Browser, ExitStack]]()


@pytest.fixture
def browser(pytestconfig: pytest.Config) -> Browser:
    """Each test opens a page of its own in it, with `opened_page`, and shares nothing with another."""
    running = pytestconfig.stash.get(_OPEN, None)
    if running and running[0].is_connected():
        return running[0]
    _close(pytestconfig)
    with ExitStack() as ends:
        started = launched(ends.enter_context(sync_playwright()))
        ends.callback(started.close)
        pytestconfig.stash[_OPEN] = started, ends.pop_all()
    return started


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if not item.get_closest_marker("browser"):
        _close(item.config)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    _close(session.config)


def _close(config: pytest.Config) -> None:
    if _OPEN in config.stash:
        config.stash[_OPEN][1].close()
        del config.stash[_OPEN]
