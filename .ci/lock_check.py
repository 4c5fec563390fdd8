"""Sees that the lock files are complete and name no host, no index and no path of a machine."""

from __future__ import annotations

import json
import re
import sys
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
    sys.exit("\n".join(faults) or 0)


if __name__ == "__main__":
    main()
