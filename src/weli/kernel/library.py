"""Finds the kernel of a game, and sees whether it is the one that was made of the engine beside it."""

import ctypes
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
MADE: Final = Path(__file__).with_name("made")
"""The folder in which kernels lie, beside the engine that they were made of."""


WHY: Final = {
    1: "there is not enough room in a row",
    2: "a number is too big for where it is put",
    3: "there is no such place in a row",
    4: "what is looked for is not there",
    5: "the engine stops",
}


class NoKernel(Exception):
    """There is none for this game, or none that could be used; its sentence says which."""


class KernelFault(Exception):
    """The kernel stopped where the engine would not have, or as it does; its sentence names the line of the source."""


@dataclass(frozen=True, eq=False)
class Kernel:
    """One that may be used."""

    layout: Mapping[str, Any]
    library: ctypes.CDLL
    module: str  #: the file of the same as a module of Python's

    def has(self, kind: type, method: str) -> bool:
        """Whether a method of a class can be asked from outside."""
        return hasattr(self.library, f"enter_{c_name(kind, method)}")

    def called(self, way_in: str, kind: type, method: str, *given: Any) -> int:
        """What a method of a class answers: `enter` asks it once, `each` of many records that lie one after the other.

        Raises:
            KernelFault: it has stopped.
        """
        why = (ctypes.c_int32 * 2)()
        function: Any = getattr(self.library, f"{way_in}_{c_name(kind, method)}")
        function.restype = ctypes.c_int64
        answer = function(*given, why)
        if why[0]:
            raise self.fault(*why)
        return int(answer)

    def fault(self, why: int, number: int) -> KernelFault:
        """What is said where it has stopped."""
        return KernelFault(f"{WHY[why]}: {self.place(number)}")

    @property
    def made_of(self) -> str:
        """The digest of its library."""
        return str(self.layout["made_of"]["library"])

    def anchor(self) -> int:
        """From where places in its library are counted."""
        return ctypes.cast(self.library.anchor, ctypes.c_void_p).value or 0

    def place(self, number: int) -> str:
        """A line of the engine's source, by the number that the kernel left behind there."""
        return str(self.layout["places"][number - 1])


def c_name(kind: type, method: str) -> str:
    """What a method of a class is called in the library."""
    return f"{kind.__module__.removeprefix('weli.')}.{kind.__name__}.{method}".replace(".", "_")


def kernel_of(game: str, folder: Path = MADE) -> Kernel:
    """The kernel of a game.

    Raises:
        NoKernel: there is none, or it is older than the engine, or damaged.
    """
    for described in sorted(folder.glob("*.json")):
        layout = read(described)
        if game in layout["games"]:
            return _opened(described, layout["made_of"]["library"])
    raise NoKernel(f"There is no kernel for {game}; make compile makes one where there is a C compiler.")


def games_with_a_kernel(folder: Path = MADE) -> list[str]:
    """The games whose kernel lies beside this form of the engine and may be used."""
    found: list[str] = []
    for described in folder.glob("*.json"):
        with suppress(NoKernel):
            layout = read(described)
            _opened(described, layout["made_of"]["library"])
            found += layout["games"]
    return found


def read(described: Path) -> Any:
    """What stands beside a kernel."""
    try:
        return json.loads(described.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise NoKernel(f"The kernel {described.stem} is damaged: {fault}.") from fault


@cache
def _opened(described: Path, expected: str) -> Kernel:
    """The same, looked at once for each state in which it lies there."""
    layout = read(described)
    library, module = described.with_suffix(".so"), described.with_name(f"{described.stem}_module.so")
    for path, made in ((library, expected), (module, layout["made_of"]["module"])):
        if not path.is_file() or sha256(path.read_bytes()).hexdigest() != made:
            raise NoKernel(f"The kernel {described.stem} is damaged: its library is not the one that was made.")
    for name, made_of in layout["made_of"]["sources"].items():
        source = PACKAGE.parent / name
        if not source.is_file() or sha256(source.read_bytes()).hexdigest() != made_of:
            raise NoKernel(f"The kernel {described.stem} was made of another {name} than the one that lies here.")
    return Kernel(layout, ctypes.CDLL(str(library)), str(module))
