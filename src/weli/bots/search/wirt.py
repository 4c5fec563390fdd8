"""The Wirt, the innkeeper: has seen so many deals that he tries each choice out in his head before he makes it.

Flat Monte Carlo over determinised worlds: what he does not see is dealt anew many times, every promising act is tried in each such world
with the same chance, and the rest of the deal is played by regulars, of whom each sees his own cards only.
"""

import math
import random
import time
from dataclasses import dataclass
from typing import Final

from weli.asking import Asking
from weli.bots.equity import Worth
from weli.bots.search.belief import Belief
from weli.bots.search.playout import HASTY, SEED_BITS, asked_in, hasten, play_out
from weli.bots.search.promising import promising
from weli.bots.stammgast import Stammgast
from weli.cards import how_many
from weli.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.parts.deal import FigureDeal
from weli.portable import Portable

_REGULAR: Final = Stammgast()
_AT_FIRST: Final = 8  # worlds before the first act is given up
_TRIFLE: Final = 0.05  # points that are not worth a thought
_DOUBT: Final = (
    1.0  # points squared: how much a difference may vary although all worlds so far have agreed, in one world
)


@dataclass(frozen=True)
class Wirt(Portable):
    """Flat Monte Carlo.

    `worlds`: how many are imagined for each decision; fewer where cards are named, in Perlaggen and Bieten. `margin`: how many standard
    errors better than the regular's choice another act has to be. `patience`: how many behind the best an act may be before it is given up.
    """

    worlds: int = 100
    margin: float = 1.0
    patience: float = 2.0

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        acts = promising(view, seat, options, _REGULAR, rng)
        if len(acts) == 1:
            return acts[0]
        return self._try_out(view, seat, options, acts, rng)

    def _try_out(self, view: Deal, seat: int, options: list[int], acts: list[int], rng: random.Random) -> int:
        belief = Belief(view, seat, _REGULAR)
        tally = Tally(len(acts))
        worth = Worth(view, seat)
        for number in range(1, _affordable(view, self.worlds) + 1):
            question = asked_in(belief.draw(rng), seat, options)
            if question is None:
                return acts[0]
            try_acts(question, acts, tally, worth, rng.getrandbits(SEED_BITS))
            time.sleep(0)  # a server has other things to do
            if number >= _AT_FIRST and tally.give_up(self.patience):
                break
        return acts[tally.best(self.margin)]


def _affordable(view: Deal, worlds: int) -> int:
    """Fewer worlds where cards are named, for such deals take longer: half; at Bieten one share, and one more for each wild card."""
    if not isinstance(view, FigureDeal) or not view.wild:
        return worlds
    shares = 1 + how_many(view.wild) if isinstance(view, BietenDeal) else 2
    return -(-worlds // shares)


def try_acts(question: Asking, acts: list[int], tally: "Tally", worth: Worth, seed: int) -> None:
    """Tries every act that is still thought of in one world, the same chance for all."""
    values = [0.0] * len(acts)
    for place in tally.alive:
        asking = question.copy()
        hasten(asking)
        asking.take(acts[place])
        play_out(asking, HASTY, seed)
        values[place] = worth.of(asking.at())
    tally.add(values)


class Tally:
    """What each act has brought, compared with the first one in the same worlds."""

    def __init__(self, acts: int) -> None:
        self.alive = list(range(acts))
        self.worlds = 0
        self.sums = [0.0] * acts
        self.squares = [0.0] * acts

    def add(self, values: list[float]) -> None:
        """Counts one world; values of acts that have been given up do not matter."""
        self.worlds += 1
        for place in self.alive:
            difference = values[place] - values[0]
            self.sums[place] += difference
            self.squares[place] += difference * difference

    def mean(self, place: int) -> float:
        return self.sums[place] / self.worlds

    def error(self, place: int) -> float:
        """The standard error of the mean difference; never zero, for the next world may differ."""
        mean = self.mean(place)
        spread = self.squares[place] - self.worlds * mean * mean + _DOUBT
        return math.sqrt(max(0.0, spread) / self.worlds / self.worlds)

    def give_up(self, patience: float) -> bool:
        """Gives up the acts that are clearly behind, or not clearly better than the leader; whether nothing is left to be found out.

        The first one stays as long as any other does.
        """
        leader = self.alive[0]
        for place in self.alive:
            if self.mean(place) > self.mean(leader):
                leader = place
        best = self.mean(leader)
        least = self.error(leader)
        kept: list[int] = []
        for place in self.alive:
            behind = best - self.mean(place)
            if place == leader or behind + _TRIFLE < patience * max(self.error(place), least):
                kept.append(place)
        if len(kept) == 1:
            self.alive = kept
            return True
        self.alive = kept if 0 in kept else [0, *kept]
        return False

    def best(self, margin: float) -> int:
        """The act with the best mean, where it is by so many standard errors better than the first; otherwise the first."""
        chosen = 0
        for place in self.alive:
            if self.mean(place) > self.mean(chosen) and self.mean(place) > margin * self.error(place):
                chosen = place
        return chosen
