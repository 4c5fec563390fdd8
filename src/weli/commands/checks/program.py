"""Weli itself: in which form it runs and why, the kernels, the page, what can be added."""

import platform
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from re import match
from typing import Final

from weli.commands.checks.finding import Fault, Finding, Note, Well
from weli.core import cards
from weli.core.build_mode import form
from weli.core.version import __version__
from weli.kernel.library import MADE, NoKernel, games_with_a_kernel, read
from weli.web.page import BUILT_PAGE

SERVES: Final = "weli.web.server"
"""What loads all that serving a table needs."""
SUMS: Final = "sums.txt"
"""What each file of the page should be, in the form of `sha256sum`."""
PROJECT: Final = Path(__file__).resolve().parents[4] / "pyproject.toml"
"""Where Weli runs from a checkout."""


def of_form() -> Iterator[Finding]:
    """Compiled or not, and why."""
    values = {"version": __version__, "python": platform.python_version(), "machine": platform.platform(terse=True)}
    if form() == "compiled":
        yield Well("doctor.compiled", **values)
        return
    beside = sorted(
        path.name for kind in ("so", "pyd") for path in Path(cards.__file__ or "").parent.glob(f"cards.*.{kind}")
    )
    yield Well("doctor.plain", **values)
    if beside:
        yield Note("doctor.plain.other-python", file=beside[0])
    else:
        yield Note("doctor.plain.checkout" if PROJECT.is_file() else "doctor.plain.package")


def of_kernels() -> Iterator[Finding]:
    """Whether whole deals can be played inside the engine: not needed at a table."""
    usable, lying = set(games_with_a_kernel()), set[str]()
    for described in MADE.glob("*.json"):
        with suppress(NoKernel):
            lying |= set(read(described)["games"])
    if usable:
        yield Well("doctor.kernels", games=", ".join(sorted(usable)))
    if lying - usable:
        yield Note("doctor.kernels-unused", games=", ".join(sorted(lying - usable)))
    if not lying:
        yield Note("doctor.no-kernels")


def of_loading() -> Iterator[Finding]:
    """Whether all that serving needs can be loaded."""
    try:
        import_module(SERVES)
    except ImportError as missing:
        yield Fault("doctor.cannot-load", what=missing.name or str(missing))


def of_page(folder: Path = BUILT_PAGE) -> Iterator[Finding]:
    """Whether the page is there, each file as it was when it was built."""
    if not (folder / "index.html").is_file():
        yield Fault("doctor.no-page", folder=folder)
        return
    if not (folder / SUMS).is_file():
        yield Note("doctor.page-unknown", folder=folder)
        return
    expected = [line.split("  ", 1) for line in (folder / SUMS).read_text("utf-8").splitlines()]
    wrong = [name for told, name in expected if sum_of(folder / name) != told]
    if wrong:
        yield Fault("doctor.page-damaged", file=folder / wrong[0], number=len(wrong))
    else:
        yield Well("doctor.page", number=len(expected))


def sum_of(file: Path) -> str:
    """Empty where there is no such file."""
    return sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def of_extras() -> Iterator[Finding]:
    """Which of the things that Weli can do besides are installed."""
    known = extras()
    there = [extra for extra, packages in known.items() if all(map(is_installed, packages))]
    missing = sorted(known.keys() - there)
    if there:
        yield Well("doctor.extras", extras=", ".join(sorted(there)))
    if missing:
        yield Note("doctor.no-extras", extras=", ".join(missing), example=missing[0])


def extras() -> dict[str, list[str]]:
    """By the name of each extra, the packages it is made of; empty where Weli runs without having been installed."""
    found: dict[str, list[str]] = defaultdict(list)
    with suppress(PackageNotFoundError):
        for line in requires("weli") or ():
            package, wanted = match(r"[\w.-]+", line), match(r".*extra == ['\"]([\w-]+)['\"]", line)
            if package and wanted:
                found[wanted[1]].append(package[0])
    return found


def is_installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True
