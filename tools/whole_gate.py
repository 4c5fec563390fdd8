"""Everything that has to hold, part by part: ``make test``. Tells at the end what each part cost, and which tests needed a second try.

Each part is a target of the Makefile. What fails does not keep the others from running, so that one run tells all that is wrong; only
without the environment there is nothing to run. ``python tools/whole_gate.py ARGS`` hands ARGS on to pytest, and leaves out the parts that
have nothing to do with them.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

SECOND_TRIES = "WELI_SECOND_TRIES"
"""The variable that names the file into which a run of tests writes which of them needed a second try, a line each (tests/costs.py)."""
MOST_SECOND_TRIES = 2
"""So many tests that drive a browser or kill processes may fail once in a run; more of them are no luck any more."""
AT_ONCE = 2


@dataclass(frozen=True)
class Part:
    """A target of the Makefile, and what it is called where its cost is told."""

    target: str
    name: str


@dataclass(frozen=True)
class Ran:
    """What a part cost, in seconds: on the clock and of the processors."""

    part: Part
    code: int
    clock: float
    processor: float


ENVIRONMENT = Part("ready", "environment and page")
STAGES = (
    (
        Part("tests-plain", "tests, plain"),
        Part("check", "lint, format, types"),
        Part("unoptimised", "compiling"),
    ),
    (Part("tests-page", "tests in the browser"), Part("docs", "documentation")),
    (Part("tests-compiled", "tests, compiled"), Part("same-deals", "random deals, both forms")),
)
"""What runs one after the other; the parts of a stage beside each other, two at a time. The plain tests start, cut off and wait for so
many servers that they leave half a processor to what only reckons; so do the browsers."""
PARTS = (ENVIRONMENT, *(part for stage in STAGES for part in stage))
WITHOUT_ARGS = {"docs", "same-deals"}
"""What has nothing to do with the tests that somebody asks for."""


def main(args: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        second_tries = Path(folder) / "second-tries"
        second_tries.touch()
        os.environ[SECOND_TRIES] = str(second_tries)
        ran = list(run_all(args))
        again = second_tries.read_text("utf-8").splitlines()
    print(told(ran, again), flush=True)
    return 1 if any(each.code for each in ran) or len(again) > MOST_SECOND_TRIES else 0


def run_all(args: list[str]) -> list[Ran]:
    """Runs the parts; the environment first."""
    ran = [run(ENVIRONMENT, args, aloud=True)]
    if ran[0].code:
        return ran
    for stage in STAGES:
        parts = [part for part in stage if not (args and part.target in WITHOUT_ARGS)]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            ran += pool.map(lambda part, first=parts[0]: run(part, args, aloud=part is first), parts)
    return ran


def run(part: Part, args: list[str], aloud: bool) -> Ran:
    """Runs one part. What the first of a stage says is shown at once, what the others say all together when they end."""
    words = ["make", *(["--jobs=2"] if part is ENVIRONMENT else []), part.target]
    given = {**os.environ, "ARGS": shlex.join(args)}
    began = time.monotonic()
    process = subprocess.Popen(
        words,
        env=given,
        stdout=None if aloud else subprocess.PIPE,
        stderr=None if aloud else subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    said = "" if process.stdout is None else process.stdout.read()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = code = os.waitstatus_to_exitcode(status)
    print(f"\n{said}" if said else "", end="", flush=True)
    return Ran(part, code, time.monotonic() - began, used.ru_utime + used.ru_stime)


def told(ran: list[Ran], again: list[str]) -> str:
    """The table of what each part cost, and the tests that were run once more."""
    lines = ["", f"{'What each part cost, in seconds':32}{'clock':>9}{'processor':>11}"]
    for each in ran:
        lines.append(f"  {each.part.name:30}{each.clock:9.0f}{each.processor:11.0f}{'   FAILED' if each.code else ''}")
    lines.append(f"  {'processor, all together':30}{'':9}{sum(each.processor for each in ran):11.0f}")
    if again:
        lines.append(f"{len(again)} tests needed a second try (more than {MOST_SECOND_TRIES} fail the run):")
        lines += [f"  {test}" for test in again]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
