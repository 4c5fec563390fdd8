"""What holds for every run: it lives in surroundings of its own and leaves nothing behind, and every test has a limit."""

import random
from pathlib import Path
from zlib import crc32

import hypothesis
import pytest

import gate
import surroundings
from weli.core.build_mode import form

LIMIT, SLOW = 120, 240
"""In seconds, for a test and for one marked slow: then it fails where it stands. What does not even hear that its time is up is ended by
`faulthandler_timeout`, with its worker."""
FOLDER = pytest.StashKey[Path]()

pytest_plugins = ["web.browsing", "servers"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--seed", default="fixed", help="for tests at random: a number, 'new' for another one each time, or 'fixed'"
    )
    parser.addoption("--gate", action="store_true", help="only what `make test` runs in this form of the house")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    given = config.getoption("--gate") and collection_path.suffix == ".py"
    return True if given and gate.is_left_out(collection_path, form()) else None


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same in every run, and another for each test; `make nightly` takes new ones. A test that fails shows its seed."""
    said = request.config.getoption("--seed")
    if said == "new":
        seed = random.SystemRandom().randrange(2**32)
    else:
        seed = crc32(request.node.nodeid.encode()) if said == "fixed" else int(said)
    print("seed", seed)
    return random.Random(seed)


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.register_profile("gate", derandomize=config.getoption("--seed") != "new")
    hypothesis.settings.load_profile("gate")
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
