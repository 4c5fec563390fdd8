"""A process that measures what it is told, one figure at a time: `python -m weli.bench.worker weli`, or `peers`.

It answers in JSON, a line each: first what it can measure, then, for each line with a figure's name and the seconds to spend, the value.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any


def main() -> None:
    about, works = weli() if sys.argv[1] == "weli" else peers()
    say({**about, "figures": list(works)})
    for line in sys.stdin:
        asked = json.loads(line)
        say(measured(works[asked["figure"]], asked["seconds"]))


def weli() -> tuple[dict[str, Any], dict[str, Callable[[], int]]]:
    from weli.bench.weli_work import weli_works
    from weli.core.build_mode import form

    return {"form": form()}, weli_works()


def peers() -> tuple[dict[str, Any], dict[str, Callable[[], int]]]:
    from weli.bench.peer_work import missing, peer_works, versions

    return {"missing": missing(), "versions": versions()}, peer_works()


def measured(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """How much of it was done, and in how many seconds of processor time: as many as wanted, or as the smallest piece takes."""
    start = time.process_time()
    done = 0
    while True:
        done += work()
        spent = time.process_time() - start
        if spent >= seconds:
            return {"done": done, "seconds": spent}


def say(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
