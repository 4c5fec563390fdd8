"""The Rechner, who reckons: a tree search over information sets, kept as the reference beside the Wirt."""

import random
import time
from dataclasses import dataclass
from typing import Final

from weli.bots.equity import Valuation
from weli.bots.search.belief import Belief
from weli.bots.search.candidate_acts import candidate_acts
from weli.bots.search.playout import SEED_BITS, asked_in, company, hasten
from weli.bots.search.thought import Thought
from weli.bots.search.tree import Node, descend
from weli.core.acts import STEP
from weli.core.deal import NONE, Deal
from weli.core.errors import RulesError
from weli.core.pickling import Portable
from weli.games import game_of
from weli.ports.manners import USUAL
from weli.ports.turn_order import ACTOR, Asking

_BREATH: Final = 16  # iterations after which a server gets time for other things

REGULARS: Final = "regulars"
RANDOM: Final = "random"


@dataclass(frozen=True)
class Rechner(Portable):
    """Single-observer information set tree search (ISMCTS) with upper confidence bounds; each rollout is a deal played to its end.

    `iterations` for each decision. `curiosity`: the constant of the bounds, in points. `playouts`: who plays a deal on from the tree:
    `regulars`, or cards at `random`.
    """

    iterations: int = 400
    curiosity: float = 2.0
    playouts: str = REGULARS

    def __post_init__(self) -> None:
        if self.playouts not in (REGULARS, RANDOM):
            raise RulesError("bot.playouts", regulars=REGULARS, random=RANDOM, playouts=self.playouts)

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`)."""
        acts = candidate_acts(view, seat, options, game_of(view.rules).advice.regular(USUAL), rng)
        if len(acts) == 1:
            return acts[0]
        root = self.think(view, seat, options, acts, rng)
        best = None
        for node in root.children:
            if best is None or (node.visits, node.mean) > (best.visits, best.mean):
                best = node
        return acts[0] if best is None else best.key

    def think(self, view: Deal, seat: int, options: list[int], acts: list[int], rng: random.Random) -> Node:
        """The root of the tree after all iterations, as many as its visits; its children are the acts that were tried."""
        belief = Belief(view, seat, game_of(view.rules).advice.regular(USUAL))
        worths = [Valuation(view, side) for side in range(view.seating.sides)]
        thought = Thought()
        root = Node(NONE)
        for number in range(self.iterations):
            asking = asked_in(belief.draw(rng).deal, seat, options)
            if asking is None:
                break
            hasten(asking)
            way = descend(root, asking, acts, self.curiosity, rng)
            deal = self._played_out(asking, thought, rng)
            root.visits += 1
            way.credit([worth.of(deal) for worth in worths])
            if number % _BREATH == 0:
                time.sleep(0)
        return root

    def _played_out(self, asking: Asking, thought: Thought, rng: random.Random) -> Deal:
        if self.playouts == RANDOM:
            asking.windows = ACTOR
            play_at_random(asking, rng)
            return asking.at()
        thought.turn_to(asking, company(asking.at(), [0] * asking.at().seating.sides))
        return thought.after(NONE, rng.getrandbits(SEED_BITS))


def play_at_random(asking: Asking, rng: random.Random) -> None:
    """Plays the deal to its end: any card where one is due, otherwise anything."""
    while asking.seat() >= 0:
        options = asking.options()
        cards = 0
        for act in options:
            if act >= STEP:
                break
            cards += 1
        asking.take(options[int(rng.random() * float(cards or len(options)))])
