"""Sees that the lock files are complete and name no host, no index and no path of a machine, and that all of it is installed as wheels.

That there are wheels for all of it shows when it is installed so: pip builds nothing then, and names what has none.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FORBIDDEN = re.compile(r"https?://|file:/|--(?:extra-)?index-url|--find-links|--trusted-host|(?<![\w.])/(?:\w+/)+")


def main() -> None:
    faults = []
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = path.read_text("utf-8")
        faults += [f"{path.name}: {line}" for line in text.splitlines() if FORBIDDEN.search(line)]
        pins = re.split(r"\n(?=\w)", re.sub(r"(?m)^\s*#.*\n?", "", text).strip())
        faults += [f"{path.name}: no hash: {pin}" for pin in pins if "--hash=sha256:" not in pin]

    lock = ROOT / "src/weli/web/client/package-lock.json"
    for name, entry in json.loads(lock.read_text("utf-8"))["packages"].items():
        if "resolved" in entry:
            faults.append(f"{lock.name}: {name} names where it was fetched")
        if name and "integrity" not in entry:
            faults.append(f"{lock.name}: {name} has no hash")
    sys.exit("\n".join(faults + _unpinned() + _installed_otherwise()) or 0)


def _unpinned() -> list[str]:
    """What the package or one of its extras asks for, and no list has: nobody has installed that here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    asked = [*project["dependencies"], *(one for extra in extras for one in extra)]
    lists = [path.read_text("utf-8") for path in (ROOT / "requirements").glob("*.txt")]
    pinned = {_plain(name) for text in lists for name in re.findall(r"(?m)^([\w.-]+)==", text)}
    names = {re.split(r"[<>=!~;\[ ]", one, maxsplit=1)[0] for one in asked}
    return [f"pyproject.toml: {name} is in no list" for name in sorted(names) if _plain(name) not in pinned]


def _installed_otherwise() -> list[str]:
    """The lines of the Makefile that install from a list and would build what has no wheel."""
    lines = (ROOT / "Makefile").read_text("utf-8").splitlines()
    listed = [line.strip() for line in lines if "pip install" in line and "-r requirements/" in line]
    without = [f"Makefile: not only wheels: {line}" for line in listed if "$(WHEELS)" not in line]
    return without or ([] if listed else ["Makefile: nothing is installed from the lists"])


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main()
