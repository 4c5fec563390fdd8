"""The Stammgast, the regular: plays by the rules of thumb of the inn, and counts on what the partner has signed."""

import math
import random
import time
from dataclasses import dataclass, replace
from typing import Final

from weli.bots.hearsay import PARTNER, Hearsay, check_hears
from weli.bots.search.belief import Belief
from weli.bots.search.odds import chances_after
from weli.bots.search.playout import SEED_BITS
from weli.core.acts import DEFER_ACT, PASS_ACT, STEP
from weli.core.chances import SURE
from weli.core.deal import NONE, Deal
from weli.core.errors import RulesError
from weli.core.pickling import Portable
from weli.games import game_of
from weli.ports.advice import Regular
from weli.ports.manners import LOOSE, MANNERS, TEMPERS, USUAL

_WORLDS: Final = 48  # in which a figure's chance is counted by what was signed


@dataclass(frozen=True)
class Stammgast(Portable):
    """As each game's regulars play it. `manner`: how they bet and answer, one of `MANNERS` or `TEMPERS`, or `LOOSE`; `hears`: whose signs
    they make something of (`hearsay.HEARS`).
    """

    manner: str = USUAL
    hears: str = PARTNER

    def __post_init__(self) -> None:
        known = [*MANNERS, *TEMPERS, LOOSE]
        if self.manner not in known:
            raise RulesError("bot.manner", known=", ".join(known), manner=self.manner)
        check_hears(self.hears)

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`)."""
        return game_of(view.rules).advice.regular(self.manner).choose(view, seat, options, rng)

    def told(self, hearsay: Hearsay) -> "Counting":
        """The same regular, who has seen these signs."""
        return Counting(self.manner, self.hears, hearsay)


@dataclass(frozen=True)
class Counting(Portable):
    """A regular who has been told something, and counts what the figures are worth by it wherever something may be staked: in how many of
    the worlds in which it is true the cards decide for their side. `seconds`: so long at most; 0 is as long as it takes.
    """

    manner: str
    hears: str
    hearsay: Hearsay
    seconds: float = 0.0

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees and was told (`Bot.choose`)."""
        regular = game_of(view.rules).advice.regular(self.manner)
        hearsay = self.hearsay.among(view, self.hears)
        if hearsay.claims and regular.weighs(view, seat, options):
            regular = self._knowing(regular, hearsay, view, seat, options, rng)
        return regular.choose(view, seat, options, rng)

    def within(self, seconds: float) -> "Counting":
        """The same regular, who counts no longer than that."""
        return replace(self, seconds=seconds)

    def _knowing(
        self, regular: Regular, hearsay: Hearsay, view: Deal, seat: int, options: list[int], rng: random.Random
    ) -> Regular:
        until = time.monotonic() + self.seconds if self.seconds else math.inf
        figures = regular.figures(view)
        belief = Belief(view, seat, regular, hearsay)
        chance = random.Random(rng.getrandbits(SEED_BITS))
        act = _deciding_nothing(regular, view, seat, options, chance)
        found = chances_after(belief, view, seat, options, act, figures, _WORLDS, chance, until)
        counted = {figure: _in_thousandths(found[place]) for place, figure in enumerate(figures) if found}
        return regular.knowing(view, seat, counted, _WORLDS)


def _in_thousandths(share: float) -> int:
    """What a share of the worlds lets one expect of others: one more that is won, and one that is not."""
    return int(SURE * (share * _WORLDS + 1) / (_WORLDS + 2))


def _deciding_nothing(regular: Regular, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
    """What leaves all figures as they are, or, where an answer is owed, open."""
    for act in (DEFER_ACT, PASS_ACT):
        if act in options:
            return act
    cards = [act for act in options if act < STEP]
    if cards:
        return regular.choose(view, seat, cards, rng)
    return next(act for act in options if regular.staked(act) != NONE)
