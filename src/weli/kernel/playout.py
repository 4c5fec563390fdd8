"""A deal that is only imagined, played to its end as regulars would: each acts on its own view there as well."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.drawing import Draws
from weli.ports.advice import Regular
from weli.ports.turn_order import Asking


@final
class Playout:
    """A question in a deal that is only imagined, from which it is played to its end as often as one likes, every seat by the rules of
    thumb of its regular and on its own view. In the kernel's form it is what `weli.kernel.thought` asks.
    """

    def __init__(self, question: Asking, regulars: list[Regular]) -> None:
        self.question = question
        self.asking = question
        self.regulars = regulars
        self.draws = [Draws() for _ in regulars]

    def play(self, act: i64, seed: i64) -> None:
        """Goes on from the question with that act, or as it stands where it is `NONE`.

        Each seat has a chance of its own that the seed decides, so that two ways to go on differ by as little as possible.
        """
        self.asking = self.question.copy()
        asking = self.asking
        if act != NONE:
            asking.take(act)
        for seat in range(len(self.draws)):
            self.draws[seat].begin(seed + seat)
        seat = asking.seat()
        while seat != NONE:
            view = asking.at().seen_by(seat)
            asking.take(self.regulars[seat].choose(view, seat, asking.options(), self.draws[seat]))
            seat = asking.seat()
