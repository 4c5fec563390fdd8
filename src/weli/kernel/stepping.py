"""Deals of the kernel, stepped through from Python: its objects answer as the engine's do, many times as fast.

    walk = walk_by(weli.rules("giltspiel/fiss"))
    walk.lay(pack, 0, 0)  # a shuffled pack, the dealer, the way of dealing
    while walk.seat() >= 0:
        walk.take(walk.options()[0])
    walk.deal().gained

`walk` has the methods of `weli.kernel.walk.Walk`. Its `deal()` is a copy at that moment, with the methods of `weli.core.deal.Deal` that are
asked most: `check`, `legal`, `play`, `seen_by`, `turn`, `must_act`, `hand_cards`, `copy`; numbers and rows of numbers are attributes. What
`seen_by` gives knows what that seat knows. Everything is given by its place, not by its name.
"""

import ctypes
import importlib.util
from functools import cache
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from typing import Any

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.kernel.library import MADE, Kernel, kernel_of
from weli.kernel.memory import Memory
from weli.kernel.walk import Walk
from weli.ports.turn_order import FULL


def walk_by(rules: RuleSet, windows: int = FULL, scores: list[int] | None = None, folder: Path = MADE) -> Any:
    """What walks through deals by one rule set, one after the other, from these scores.

    Raises:
        NoKernel: there is no kernel for that game that can be used.
        ValueError: the rules are larger than anything the kernel has room for.
    """
    return _laid_down(rules.game, Walk(rules, windows, scores), folder)


def deal_in_kernel(deal: Deal, folder: Path = MADE) -> Any:
    """A deal of the engine with all that it knows, as one of the kernel; each goes on by itself.

    Raises:
        NoKernel: there is no kernel for that game that can be used.
        ValueError: the deal is larger than anything the kernel has room for.
    """
    return _laid_down(deal.rules.game, deal, folder)


def deal_from_kernel(made: Any, like: Deal) -> Deal:
    """A deal of the kernel as one of the engine's; `like` is any deal by the same rules that knows as much."""
    kernel = kernel_of(like.rules.game)
    memory = Memory(kernel.layout)
    name = type(like).__name__
    deal: Deal = memory.taken(name, memory.record_type(name).from_buffer(made), like)
    return deal


def _laid_down(game: str, value: object, folder: Path) -> Any:
    kernel = kernel_of(game, folder)
    name = type(value).__name__
    memory = Memory(kernel.layout)
    filled = memory.filled(name, value)
    made = getattr(_extension_of(kernel), name)(memory)
    ctypes.memmove(
        (ctypes.c_char * ctypes.sizeof(filled)).from_buffer(made), ctypes.byref(filled), ctypes.sizeof(filled)
    )
    return made


@cache
def _extension_of(kernel: Kernel) -> Any:
    """The kernel's library as a module of Python's."""
    name = kernel.layout["games"][0]
    spec = importlib.util.spec_from_loader(name, ExtensionFileLoader(name, kernel.module))
    assert spec is not None
    module: Any = importlib.util.module_from_spec(spec)
    module.set_fault(kernel.fault)
    return module
