"""Compiles the engine with mypyc in a temporary folder, imports what came out, and keeps nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMPORT_ALL = """
import importlib, sys
plain = [m for m in sys.argv[1:] if (importlib.import_module(m).__file__ or "").endswith(".py")]
if plain:
    sys.exit(f"not compiled: {', '.join(plain)}")
"""
PLAY_SOME = """
import random
from weli.asking import asking_for
from weli.games import GAMES
from weli.match import match_for
chance = random.Random(1)
for rules in [rules for game in GAMES.values() for rules in game.presets.values()]:
    match = match_for(rules)
    for _ in range(20):
        pack = rules.cards[:]
        chance.shuffle(pack)
        asking = asking_for(match.next_deal(pack))
        while asking.seat() >= 0:
            assert asking.copy().deal.facts() == asking.deal.facts()
            assert asking.deal.seen_by(asking.seat()).hands[asking.seat()] == asking.deal.hands[asking.seat()]
            asking.take(chance.choice(asking.options()))
"""


def main() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["weli"]
    package = ROOT / "src/weli"
    plain = {path for glob in listed["interpreted"] for path in package.glob(glob)}
    found = {path for glob in listed["compiled"] for path in package.glob(glob)}
    modules = sorted(path.relative_to(ROOT / "src") for path in found - plain)
    if not modules:
        sys.exit("There is nothing to compile.")
    if not (shutil.which(os.environ.get("CC", "cc")) and Path(sysconfig.get_path("include"), "Python.h").is_file()):
        sys.exit("Compiling needs a C compiler and Python's headers; on Debian: apt-get install gcc python3-dev")

    print(f"Compiling {len(modules)} modules ...", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for source in package.rglob("*.py"):
            if "node_modules" not in source.parts:
                copy = folder / source.relative_to(ROOT / "src")
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, copy)
        environment = {"MYPYC_OPT_LEVEL": "0", **os.environ, "PYTHONPATH": str(folder)}
        mypyc = [sys.executable, "-m", "mypyc", "--strict", "--python-version=3.11", *map(str, modules)]
        done = subprocess.run(mypyc, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{done.stdout}{done.stderr}mypyc did not compile the engine.")
        names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in modules]
        trying = [sys.executable, "-c", IMPORT_ALL + PLAY_SOME, *names]
        if subprocess.run(trying, cwd=folder, env=environment, check=False).returncode:
            sys.exit("The compiled engine does not run.")
    print(f"Compiled, imported and played in {time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
