"""Deals that are only imagined, played to their end in the kernel."""

import ctypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.kernel.library import MADE, Kernel, NoKernel, kernel_of
from weli.kernel.memory import EVERYTHING, Memory, Only
from weli.kernel.playout import Playout
from weli.ports.advice import Regular
from weli.ports.turn_order import Asking

_RULE_SETS: Final = 16  # for so many it is kept how they lie in memory


class KernelPlayout:
    """What `weli.kernel.playout.Playout` does, in the kernel: the question is laid there once, and what came of a deal brought back.

    Raises:
        NoKernel: there is no kernel for that game in which regulars play, or none that can be used.
        ValueError: the rules or the deal are larger than anything the kernel has room for.
    """

    def __init__(self, question: Asking, regulars: list[Regular], folder: Path = MADE) -> None:
        laid = _laid_for(question.at().rules, folder)
        if isinstance(laid, NoKernel):
            raise laid
        self._kernel, self._memory = laid
        self._question = question
        self._regulars = regulars
        self._deal = type(question.at()).__name__
        self._wanted = _by_attribute(question.at().outcome())
        self._lying: Any = self._memory.filled("Playout", Playout(question, regulars))

    def turn_to(self, question: Asking, regulars: list[Regular]) -> None:
        """Another question, by the same rules; only what is different is laid anew."""
        self._memory.renew(type(question).__name__, self._lying.question, question, self._question)
        self._memory.renew("Playout", self._lying, _Company(regulars), _Company(self._regulars))
        self._question, self._regulars = question, regulars

    def play(self, act: int, seed: int) -> Deal:
        """Goes on from the question with that act, or as it stands where it is `NONE`: the deal with what came of it (`Deal.outcome`).

        Raises:
            KernelFault: the kernel has stopped.
        """
        given = (ctypes.c_int64(act), ctypes.c_int64(seed))
        self._kernel.called("enter", Playout, "play", ctypes.byref(self._lying), *given)
        like = self._question.at()
        deal: Deal = self._memory.taken(self._deal, self._lying.asking.deal, like, self._wanted)
        return deal


def _by_attribute(names: tuple[str, ...]) -> Only:
    """The names of facts, and of facts in facts after a dot, sorted."""
    found: dict[str, dict[str, Only]] = {}
    for name in names:
        first, _, within = name.partition(".")
        inner = found.setdefault(first, {})
        if within:
            inner[within] = EVERYTHING
    return found


class _Company:
    """The regulars of a playout."""

    def __init__(self, regulars: list[Regular]) -> None:
        self.regulars = regulars


@lru_cache(maxsize=_RULE_SETS)
def _laid_for(rules: RuleSet, folder: Path) -> tuple[Kernel, Memory] | NoKernel:
    """The kernel, and how these rules lie in its memory; or why there is none."""
    try:
        kernel = kernel_of(rules.game, folder)
    except NoKernel as why:
        return why
    if not kernel.has(Playout, "play"):
        return NoKernel(f"In the kernel nobody plays {rules.game} by rules of thumb yet.")
    return kernel, Memory(kernel.layout)
