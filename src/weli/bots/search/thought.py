"""Deals played out in thought: in the kernel where there is one in which the regulars of a game play, otherwise here."""

from contextlib import suppress

from weli.core.deal import Deal
from weli.kernel.library import NoKernel
from weli.kernel.playout import Playout
from weli.kernel.thought import KernelPlayout
from weli.ports.advice import Regular
from weli.ports.turn_order import Asking


class Thought:
    """Asks questions in imagined deals by the same rules, one after the other, and looks how the deals end after each answer."""

    def __init__(self) -> None:
        self._here: Playout | None = None
        self._there: KernelPlayout | None = None

    def turn_to(self, question: Asking, regulars: list[Regular]) -> None:
        """The question that is asked from now on, and who plays on, by seat. It must not be walked through any further."""
        if self._there is not None:
            self._there.turn_to(question, regulars)
            return
        if self._here is None:
            with suppress(NoKernel, ValueError):
                self._there = KernelPlayout(question, regulars)
                return
        self._here = Playout(question, regulars)

    def after(self, act: int, seed: int) -> Deal:
        """The deal at its end, once the question is answered with that act; as it stands where it is `NONE`. Only what tells what came of
        it is sure to be there (`Deal.outcome`).
        """
        if self._there is not None:
            return self._there.play(act, seed)
        assert self._here is not None
        self._here.play(act, seed)
        return self._here.asking.at()
