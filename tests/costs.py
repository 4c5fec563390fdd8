"""What a run of tests has cost, told at its end: its slowest tests, what each folder took, and which tests needed a second try.

The processor time of a test is that of its worker and of the programs that it has started and seen end; a browser's shows where it is
closed.
"""

import os
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import pytest

from forking import Preloaded
from whole_gate import MOST_SECOND_TRIES, SECOND_TRIES

SLOWEST = 20
PROCESSOR = "processor"


@dataclass
class Cost:
    """In seconds: on the clock and of the processors."""

    tests: int = 0
    clock: float = 0.0
    processor: float = 0.0

    def __str__(self) -> str:
        return f"{self.clock:8.1f} s {self.processor:8.1f} s"


class _Meter:
    """The processor time that has been used since it was asked last."""

    def __init__(self) -> None:
        self._before = _used()

    def since(self) -> float:
        before, self._before = self._before, _used()
        return self._before - before


def _used() -> float:
    return sum(os.times()[:4]) + Preloaded.used


_METER = pytest.StashKey[_Meter]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_METER] = _Meter()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> object:
    report: pytest.TestReport = yield
    used = item.config.stash[_METER].since()
    report.user_properties = [*report.user_properties, (PROCESSOR, used)]
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [each for kind in terminalreporter.stats.values() for each in kind if isinstance(each, pytest.TestReport)]
    if not reports:
        return
    tests, folders = costs(reports)
    told = terminalreporter.write_line
    if again := terminalreporter.stats.get("rerun", ()):
        terminalreporter.section("why some tests needed a second try")
        for report in again:
            told(f"{report.nodeid}, {report.when}:\n{report.longreprtext}\n")
    terminalreporter.section(f"slowest {SLOWEST}: on the clock, of a processor")
    for name, cost in sorted(tests.items(), key=lambda each: -each[1].clock)[:SLOWEST]:
        told(f"{cost}  {name}")
    terminalreporter.section("each folder: on the clock, of a processor, tests")
    for name, cost in sorted(folders.items(), key=lambda each: -each[1].processor):
        told(f"{cost} {cost.tests:6}  {name}")


def costs(reports: list[pytest.TestReport]) -> tuple[dict[str, Cost], dict[str, Cost]]:
    """What each test has cost with all that was made for it, and what each folder of tests."""
    tests: dict[str, Cost] = defaultdict(Cost)
    folders: dict[str, Cost] = defaultdict(Cost)
    for report in reports:
        used = sum(value for name, value in report.user_properties if name == PROCESSOR)
        folder = folders["/".join(Path(report.nodeid.partition("::")[0]).parts[:2])]
        folder.tests += report.nodeid not in tests
        for cost in (tests[report.nodeid], folder):
            cost.clock += report.duration
            cost.processor += used
    return tests, folders


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> object:
    """A run in which too many tests needed a second try has failed, however they ended."""
    done = yield
    if hasattr(session.config, "workerinput"):
        return done  # whoever hands out the tests hears of all of them
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    again = sorted({each.nodeid for each in reporter.stats.get("rerun", ())})
    if again and (file := os.environ.get(SECOND_TRIES)):
        with Path(file).open("a", encoding="utf-8") as noted:
            noted.writelines(f"{test}\n" for test in again)
    if len(again) > MOST_SECOND_TRIES and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    return done
