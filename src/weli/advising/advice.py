"""What a good player would do: each act that is worth a thought tried out in the same worlds, as the Wirt does it.

He leaves what a regular would do only for what is better by more than chance, and looks twice at what is bold (`bots.search`).
"""

import math
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass
from time import monotonic
from typing import Final

from weli.advising.scales import SURE, TRIFLE, Estimate, Scales
from weli.advising.trying import Candidates, Doing, Question, SecondLook, Trial, here

MARGIN: Final = 2.0
"""So many standard errors an act has to be better than what a regular would do."""

Wanted = Callable[[], bool]


@dataclass(frozen=True)
class Budget:
    """How much is tried out: so many worlds at most, so many at a time; and for so many seconds at most, where 0 is as long as it takes.

    With a limit of time advice depends on the machine. `patience`: so many standard errors an act may be behind before it is given up.
    """

    worlds: int = 160
    at_a_time: int = 16
    seconds: float = 0.0
    patience: float = 3.0


USUAL: Final = Budget()


@dataclass(frozen=True)
class Option:
    """An act, what it is expected to bring in points, and by how much less than what is advised; each with its standard error."""

    act: int
    worth: Estimate
    behind: Estimate

    @property
    def is_clearly_worse(self) -> bool:
        """Whether the interval of the difference leaves no doubt, and it is worth a word."""
        return self.behind.low > 0 and self.behind.points > TRIFLE


@dataclass(frozen=True)
class Counsel:
    """What is advised, and everything else that was tried, the next best first.

    `share`: in so large a part of the worlds in which the two best differ the first brings more.
    """

    best: Option
    others: tuple[Option, ...]
    worlds: int
    share: float

    @property
    def next(self) -> Option | None:
        """The next best; none where only one act made sense."""
        return self.others[0] if self.others else None

    @property
    def is_sure(self) -> bool:
        """Whether the next best is clearly worse; otherwise it hardly matters."""
        return self.next is None or self.next.is_clearly_worse

    def of(self, act: int) -> Option | None:
        """The act of that number, if it was tried."""
        return next((one for one in (self.best, *self.others) if one.act == act), None)


class Weighing:
    """The acts of one question on the scales; it can be gone on with."""

    def __init__(self, question: Question, seed: int, also: Iterable[int] = (), do: Doing = here) -> None:
        """`also` are acts to be compared with what is advised, whether or not anybody would think of them."""
        self.question, self.seed, self._do = question, seed, do
        self._first = do(Candidates(question, seed))
        self.scales = Scales(dict.fromkeys([*self._first, *also]))
        self._kept = {0, *(self.scales.acts.index(act) for act in also)}
        self._rash: dict[int, bool] = {}
        self._tried = 0

    @property
    def is_open(self) -> bool:
        """Whether there is more than one act to weigh."""
        return len(self.scales.acts) > 1

    def try_out(self, budget: Budget, wanted: Wanted = lambda: True) -> bool:
        """Tries as many worlds as the budget has, counted from the first; whether all of that was done."""
        until = monotonic() + budget.seconds if budget.seconds else math.inf
        while self.is_open and self._tried < budget.worlds:
            if not wanted() or monotonic() >= until:
                return False
            worlds = min(budget.at_a_time, budget.worlds - self._tried)
            acts = tuple(self.scales.acts[place] for place in self.scales.alive)
            rows = self._do(Trial(self.question, acts, self.seed, self._tried, worlds))
            self.scales.add(rows)
            self._tried += worlds
            if len(rows) < worlds:
                return False
            self.scales.give_up(budget.patience, self._kept, len(self._first))
        return True

    def beside(self, act: int, budget: Budget, wanted: Wanted = lambda: True) -> "Weighing":
        """The same with one more act, in the same worlds, to be compared with what is advised; that stays as it is."""
        if act in self.scales.acts:
            return self
        if not self.is_open:
            alone = Weighing(self.question, self.seed, (act,), self._do)
            alone.try_out(budget, wanted)
            return alone
        found = copy(self)
        found.scales = self.scales.beside(act, self._do(Trial(self.question, (act,), self.seed, 0, self._tried)))
        return found

    def might_cost(self, act: int) -> float:
        """By how many points something else that a good player thinks of may be better than an act: the upper end of the interval."""
        done = self.scales.acts.index(act)
        thought_of = [place for place in self.scales.alive if place < len(self._first) and not self._rash.get(place)]
        return max((self.scales.ahead(place, done).high for place in thought_of if place != done), default=0.0)

    def counsel(self) -> Counsel | None:
        """What follows from what was tried; nothing where nothing could be."""
        if self.is_open and not self.scales.worlds:
            return None
        best = self._best()
        others = [place for place in range(len(self.scales.acts)) if place != best and not self._rash.get(place)]
        options = sorted((self._option(place, best) for place in others), key=lambda option: option.behind.points)
        share = self.scales.share_ahead(best, self.scales.acts.index(options[0].act)) if options else 1.0
        return Counsel(self._option(best, best), tuple(options), self.scales.worlds, share)

    def _best(self) -> int:
        """The best of what a good player thinks of, unless it is too bold on a second look."""
        found = self._leader()
        while found and self._is_rash(found):
            found = self._leader()
        return found

    def _leader(self) -> int:
        best = 0
        for place in self.scales.alive:
            if place and place < len(self._first) and not self._rash.get(place):
                ahead = self.scales.ahead(place, 0)
                if ahead.points > MARGIN * ahead.error and self.scales.ahead(place, best).points > 0:
                    best = place
        return best

    def _is_rash(self, place: int) -> bool:
        if place not in self._rash:
            acts = self.scales.acts
            self._rash[place] = self._do(SecondLook(self.question, acts[place], acts[0], self.seed))
        return self._rash[place]

    def _option(self, place: int, best: int) -> Option:
        behind = Estimate(0.0, 0.0) if place == best else self.scales.ahead(best, place)
        worth = self.scales.worth(best)
        return Option(self.scales.acts[place], Estimate(worth.points - behind.points, worth.error), behind)


def advise(
    question: Question,
    seed: int,
    budget: Budget = USUAL,
    *,
    do: Doing = here,
    wanted: Wanted = lambda: True,
) -> Counsel | None:
    """What a good player would do at that question; nothing where it cannot be found out, or nobody wants to know any more.

    `do` does each piece of the work, here or in another process; `wanted` is asked before each.
    """
    weighing = Weighing(question, seed, do=do)
    weighing.try_out(budget, wanted)
    return weighing.counsel() if wanted() else None


def half_bar(option: Option) -> float:
    """Half the length of a bar around an act: bars drawn so around two acts touch just where their difference may be chance."""
    return SURE * option.behind.error / 2
