"""What holds for every run: it lives in surroundings of its own and leaves nothing behind, and every test has a limit."""

import random
import re
from pathlib import Path
from typing import Any
from zlib import crc32

import hypothesis
import pytest
from hypothesis.internal.conjecture import providers

import gate
import reached
import surroundings
from weli.core.build_mode import form

LIMIT, SLOW = 120, 240
"""In seconds, for a test and for one marked slow: then it fails where it stands. What does not even hear that its time is up is ended by
`faulthandler_timeout`, with its worker."""
FOLDER = pytest.StashKey[Path]()
BROWSER = "browser"
ALL_OF_THE_BROWSER = re.compile(rf"^pytestmark = .*mark\.{BROWSER}\b", re.MULTILINE)
MAY_TRY_AGAIN = (BROWSER, "kills")
"""What drives other programs may fail once for reasons of theirs; `costs` tells which did, and too many fail the run."""

pytest_plugins = ["preloaded", "costs", "servers", "stores", "web.browsing"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--seed", default="fixed", help="for tests at random: a number, 'new' for another one each time, or 'fixed'"
    )
    parser.addoption(
        "--order", default="as-written", help="of the tests: a number, 'new' for another one each time, or 'as-written'"
    )
    parser.addoption("--gate", action="store_true", help="only what `make test` runs in this form of the house")
    parser.addoption(
        "--reached", action="store_true", help="only the rules, the cases, and what a change reaches of the gate"
    )
    parser.addoption("--form", choices=["plain", "compiled"], help="the form that the house must have")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.suffix != ".py":
        return None
    if config.getoption("--reached") and collection_path not in reached.reached_tests():
        return True
    if _is_all_left_out(collection_path, config.getoption("markexpr")):
        return True  # it would be loaded for nothing
    return True if config.getoption("--gate") and gate.is_left_out(collection_path, form()) else None


def _is_all_left_out(path: Path, wanted: str) -> bool:
    """Whether no test of a file drives the page where only those are wanted that do, or each where none is."""
    if wanted == BROWSER:
        return f"mark.{BROWSER}" not in path.read_text("utf-8")
    return wanted.startswith(f"not {BROWSER}") and re.search(ALL_OF_THE_BROWSER, path.read_text("utf-8")) is not None


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


@pytest.fixture
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether the tests take their time, as `make nightly` lets them: some of the gate's are a small form of what they are at night."""
    return bool(pytestconfig.getoption("--seed") == "new")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.form not in (None, form()):
        raise pytest.UsageError(f"Weli runs {form()} here, and not {config.option.form}.")
    fixed = config.getoption("--seed") != "new"
    hypothesis.settings.register_profile("gate", derandomize=fixed, deadline=None)  # no test looks at the clock
    hypothesis.settings.load_profile("gate")
    if fixed:  # by night what stands in the sources is tried, too, and all of them are read for it
        providers.is_local_module_file = lambda _path: False
    if hasattr(config, "workerinput"):  # who hands out the tests has settled all that
        config.option.order = config.workerinput["order"]
        return
    if config.option.order == "new":
        config.option.order = str(random.SystemRandom().randrange(2**32))
    config.stash[FOLDER] = surroundings.settle()


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Every worker puts the tests into the same order."""
    node.workerinput["order"] = node.config.option.order


def pytest_report_header(config: pytest.Config) -> str:
    return f"order of the tests: {config.option.order}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW if item.get_closest_marker("slow") else LIMIT, method="signal"))
        if any(item.get_closest_marker(name) for name in MAY_TRY_AGAIN):
            item.add_marker(pytest.mark.flaky(reruns=1))
    if config.getoption("--gate") or config.getoption("--reached"):
        left = gate.left_for_the_night(items)
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
    if config.option.order != "as-written":
        _mix(items, random.Random(config.option.order))


def _mix(items: list[pytest.Item], chance: random.Random) -> None:
    """The files in an order by chance, and the tests within each; what a file shares is made once all the same."""
    chance.shuffle(items)
    place = {file: number for number, file in enumerate(dict.fromkeys(item.path for item in items))}
    items.sort(key=lambda item: place[item.path])


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
