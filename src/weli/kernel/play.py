"""Whole deals inside the kernel."""

import ctypes
from pathlib import Path

from weli.core.ruleset import RuleSet
from weli.kernel.library import MADE, Kernel, kernel_of
from weli.kernel.loops import RandomPlay
from weli.kernel.memory import Memory
from weli.kernel.witness import Witness


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
        return self._enter(RandomPlay, "play", deals)

    def witness(self, first: int, deals: int) -> int:
        """The number that so many deals come to (`weli.kernel.witness.Witness`)."""
        return self._enter(Witness, "witness", first, deals)

    def _enter(self, kind: type, method: str, *given: int) -> int:
        return self._kernel.called("enter", kind, method, ctypes.byref(self._witness), *map(ctypes.c_int64, given))
