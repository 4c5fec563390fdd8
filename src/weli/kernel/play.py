"""Whole deals inside the kernel."""

import ctypes
from pathlib import Path
from typing import Any, Final

from weli.core.ruleset import RuleSet
from weli.kernel.library import MADE, Kernel, kernel_of
from weli.kernel.memory import Memory
from weli.kernel.witness import Witness

WHY: Final = {
    1: "there is not enough room in a row",
    2: "a number is too big for where it is put",
    3: "there is no such place in a row",
    4: "what is looked for is not there",
    5: "the engine stops",
}


class KernelFault(Exception):
    """The kernel stopped where the engine would not have, or as it does; its sentence names the line of the source."""


class KernelPlay:
    """Random deals by one rule set, as `weli.kernel.loops` and `weli.kernel.witness` play them, without Python.

    Raises:
        NoKernel: there is no kernel for that game that can be used.
        ValueError: the rule set is larger than anything the kernel has room for.
    """

    def __init__(self, rules: RuleSet, seed: int, folder: Path = MADE) -> None:
        self._kernel: Kernel = kernel_of(rules.game, folder)
        self._memory = Memory(self._kernel.layout)
        self._witness = self._memory.filled("Witness", Witness(rules, seed))

    def play(self, deals: int) -> int:
        """Plays so many deals; how many decisions were made in them."""
        return self._enter("kernel_loops_RandomPlay_play", deals)

    def witness(self, first: int, deals: int) -> int:
        """The number that so many deals come to (`weli.kernel.witness.Witness`)."""
        return self._enter("kernel_witness_Witness_witness", first, deals)

    def _enter(self, name: str, *given: int) -> int:
        why = (ctypes.c_int32 * 2)()
        function: Any = getattr(self._kernel.library, f"enter_{name}")
        function.restype = ctypes.c_int64
        answer = function(ctypes.byref(self._witness), *map(ctypes.c_int64, given), why)
        if why[0]:
            raise KernelFault(f"{WHY[why[0]]}: {self._kernel.place(why[1])}")
        return int(answer)
