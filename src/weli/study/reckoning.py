"""What was thought about a question, kept for a while: the lamp and the analysis tell the same because it is one reckoning.

However far it came in the time there was, whoever asks again is told the same, and at once.
"""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Final

from weli.advising import Budget, Question
from weli.advising.advice import Weighing
from weli.advising.trying import Doing
from weli.thinking.thinking import Wanted

SEED: Final = 1
KEPT: Final = 512
"""So many questions are kept, the newest."""


class Reckoned:
    """The questions that were thought about lately; for any thread."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Weighing] = OrderedDict()
        self._turn = Lock()

    def of(self, question: Question, budget: Budget, do: Doing, wanted: Wanted) -> Weighing | None:
        """What is found of a question, now or before; nothing where nobody wants to know any more."""
        key = (question.view.facts(), question.seat, question.options, question.told, budget)
        with self._turn:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        weighing = Weighing(question, SEED, do=do)
        weighing.try_out(budget, wanted)
        if not wanted():
            return None
        with self._turn:
            self._kept[key] = weighing
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return weighing


RECKONED: Final = Reckoned()
