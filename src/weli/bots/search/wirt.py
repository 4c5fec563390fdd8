"""The Wirt, the innkeeper: has seen so many deals that each choice is tried out in the head before it is made.

Flat Monte Carlo over determinised worlds (determinization): what the seat does not see is dealt anew many times, every promising act is
tried in each such world with the same chance, and the rest of the deal is played by regulars, each of whom sees only their own cards
(a rollout).
"""

import math
import random
import time
from dataclasses import dataclass, field, replace
from typing import Final

from weli.bots.equity import Valuation
from weli.bots.hearsay import EVERYBODY, NOTHING, Hearsay, check_hears
from weli.bots.search.belief import Belief
from weli.bots.search.blunder_check import is_rash
from weli.bots.search.candidate_acts import candidate_acts
from weli.bots.search.playout import SEED_BITS, asked_in, company, hasten
from weli.bots.search.thought import Thought
from weli.core.deal import Deal
from weli.core.pickling import Portable
from weli.games import game_of
from weli.ports.advice import Regular
from weli.ports.manners import SOBER

_NEVER: Final = math.inf
_AT_ONCE: Final = 0.001  # seconds, where there is hardly any time
LEAST: Final = 24  # worlds for any decision
_AT_FIRST: Final = 12  # worlds before the first act is given up
_TRIFLE: Final = 0.05  # points that are not worth a thought
_DOUBT: Final = (
    1.0  # points squared: how much a difference may vary although all worlds so far have agreed, in one world
)


@dataclass(frozen=True)
class Wirt(Portable):
    """Flat Monte Carlo: worlds behind the view (determinization), and in each of them a rollout after every choice.

    `worlds`: how many are imagined for each decision; fewer where cards are named, in Perlaggen and Bieten, but never fewer than `LEAST`.
    `margin`: how many standard errors better than the safe choice another act has to be. `patience`: how many behind the best an act may
    be before it is given up. `seconds`: how long it thinks at most, and then decides by what it knows; 0 is as long as it takes. With a
    limit its answers depend on the machine. `hears`: whose signs it makes something of (`hearsay.HEARS`).
    """

    worlds: int = 100
    margin: float = 2.0
    patience: float = 2.0
    seconds: float = 0.0
    hears: str = EVERYBODY
    hearsay: Hearsay = field(default=NOTHING, repr=False)

    def __post_init__(self) -> None:
        check_hears(self.hears)

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`)."""
        until = time.monotonic() + self.seconds if self.seconds else _NEVER
        acts = candidate_acts(view, seat, options, _sober(view), rng)
        if len(acts) == 1:
            return acts[0]
        return self._try_out(view, seat, options, acts, rng, until)

    def within(self, seconds: float) -> "Wirt":
        """The same Wirt, who thinks no longer than that."""
        least = max(seconds, _AT_ONCE)
        return replace(self, seconds=min(self.seconds, least) if self.seconds else least)

    def told(self, hearsay: Hearsay) -> "Wirt":
        """The same Wirt, who has seen these signs."""
        return replace(self, hearsay=hearsay)

    def _try_out(
        self, view: Deal, seat: int, options: list[int], acts: list[int], rng: random.Random, until: float
    ) -> int:
        belief = Belief(view, seat, _sober(view), self.hearsay.among(view, self.hears))
        tally = Tally(len(acts))
        worth = Valuation(view, seat)
        thought = Thought()
        for number in range(1, affordable(view, self.worlds) + 1):
            world = belief.draw(rng)
            question = asked_in(world.deal, seat, options)
            if question is None:
                return acts[0]
            hasten(question)
            thought.turn_to(question, company(view, world.manners))
            if not try_acts(thought, acts, tally, worth, rng.getrandbits(SEED_BITS), until):
                break
            time.sleep(0)  # a server has other things to do
            if number >= _AT_FIRST and tally.give_up(self.patience) and (number >= LEAST or tally.alive == [0]):
                break
        place = tally.best(self.margin)
        while place and is_rash(belief, view, seat, options, acts[place], acts[0], rng, until):
            tally.forget(place)
            place = tally.best(self.margin)
        return acts[place]


def _sober(view: Deal) -> Regular:
    """A regular without moods: does the same with the same cards, and never bluffs."""
    return game_of(view.rules).advice.regular(SOBER)


def affordable(view: Deal, worlds: int) -> int:
    """Fewer worlds where deals take longer to be played out, but not fewer than `LEAST`, or than are wanted."""
    return max(min(worlds, LEAST), -(-worlds // _sober(view).shares(view)))


def try_acts(
    thought: Thought,
    acts: list[int],
    tally: "Tally",
    worth: Valuation,
    seed: int,
    until: float = _NEVER,
) -> bool:
    """Tries every act that is still thought of in one world, the same chance for all; whether there was time for that."""
    values = [0.0] * len(acts)
    for place in tally.alive:
        if time.monotonic() >= until:
            return False
        values[place] = worth.of(thought.after(acts[place], seed))
    tally.add(values)
    return True


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

        The first one always stays, to compare with.
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
        self.alive = kept if 0 in kept else [0, *kept]
        return len(kept) == 1

    def forget(self, place: int) -> None:
        """Does not think of an act any more."""
        self.alive = [other for other in self.alive if other != place]

    def best(self, margin: float) -> int:
        """The act with the best mean, where it is by so many standard errors better than the first; otherwise the first."""
        chosen = 0
        if self.worlds == 0:
            return chosen
        for place in self.alive:
            if place and self.mean(place) > self.mean(chosen) and self.mean(place) > margin * self.error(place):
                chosen = place
        return chosen
