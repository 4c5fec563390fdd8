"""The luck of the cards apart from play: the same deal played by opponents of the house in all seats (duplicate)."""

from dataclasses import dataclass
from typing import Final

from weli.advising.scales import Estimate, Scales
from weli.advising.trying import world_rng
from weli.bots.search.playout import SEED_BITS, company
from weli.bots.search.thought import Thought
from weli.core.deal import NONE, Deal
from weli.games import asking_for
from weli.ports.manners import MANNERS, USUAL

TIMES: Final = 24


@dataclass(frozen=True)
class Luck:
    """What a deal has brought a side, and what it brings with these cards on average where everybody plays as regulars do."""

    brought: float
    cards: Estimate

    @property
    def play(self) -> float:
        """What it brought beyond the cards."""
        return self.brought - self.cards.points


def luck_of(dealt: Deal, closed: Deal, side: int, seed: int, times: int = TIMES) -> Luck:
    """The luck of a side in a deal: `dealt` is how it began, with all cards known, `closed` what came of it."""
    scales = Scales([0])
    thought = Thought()
    thought.turn_to(asking_for(dealt.copy()), company(dealt, [MANNERS.index(USUAL)] * dealt.seating.sides))
    for number in range(times):
        played = thought.after(NONE, world_rng(seed, number).getrandbits(SEED_BITS))
        scales.add([[played.points_ahead(side)]])
    return Luck(closed.points_ahead(side), scales.worth(0))
