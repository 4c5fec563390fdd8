"""The tree of an information-set search: one node for each way in which, as far as the searcher sees, a deal may go on.

Single-observer Monte Carlo tree search over information sets with availability counts (Cowling, Powley, Whitehouse 2012): every iteration
deals what the searcher has not seen anew, and goes down the tree among the acts that are possible in that world.
"""

import math
import random
from typing import Final

from weli.core.acts import STEP
from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.manners import USUAL
from weli.ports.turn_order import Asking

_HIDDEN_CARD: Final = STEP - 1


class Node:
    """What one act has brought, for the side that made it."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.visits = 0
        self.total = 0.0
        self.available = 0  # how often it could have been chosen
        self.children: list[Node] = []

    def child(self, key: int) -> "Node | None":
        for node in self.children:
            if node.key == key:
                return node
        return None

    @property
    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def bound(self, curiosity: float) -> float:
        """The upper confidence bound of its mean. Numbers are made floats one by one, which spares the compiled form objects."""
        return self.mean + curiosity * math.sqrt(math.log(float(self.available)) / float(self.visits))


def key_of(deal: Deal, seat: int, act: int, searcher: int) -> int:
    """An act as the searcher sees it: of a card that another hides, only that they lay or take one."""
    return act // STEP * STEP + _HIDDEN_CARD if seat != searcher and deal.hides_card(act) else act


def choices(asking: Asking) -> list[int]:
    """What is thought of in the tree."""
    options = asking.options()
    if len(options) == 1:
        return options
    deal = asking.at()
    regular = game_of(deal.rules).advice.regular(USUAL)
    return [act for act in options if not regular.is_far_fetched(deal, asking.seat(), act)] or options


class Traversal:
    """One way down the tree: the nodes passed, and which side chose each."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.sides: list[int] = []

    def add(self, node: Node, side: int) -> None:
        self.nodes.append(node)
        self.sides.append(side)

    def credit(self, values: list[float]) -> None:
        """Adds what the deal was worth to each side."""
        for place, node in enumerate(self.nodes):
            node.visits += 1
            node.total += values[self.sides[place]]


def descend(root: Node, asking: Asking, first: list[int], curiosity: float, rng: random.Random) -> Traversal:
    """Goes down the tree in one world until an act comes up that has not been tried there. `first` are the acts to try at the root."""
    searcher = asking.seat()
    seating = asking.at().seating
    way = Traversal()
    node = root
    acts = first
    while asking.seat() >= 0:
        seat = asking.seat()
        act, following, is_new = _select(node, asking.at(), seat, acts, searcher, curiosity, rng)
        way.add(following, seating.side_of(seat))
        asking.take(act)
        if is_new:
            return way
        node = following
        acts = choices(asking)
    return way


def _select(
    node: Node, deal: Deal, seat: int, acts: list[int], searcher: int, curiosity: float, rng: random.Random
) -> tuple[int, Node, bool]:
    """An act that has not been tried here, or the one with the best upper confidence bound; several acts may look the same from outside."""
    keys = [key_of(deal, seat, act, searcher) for act in acts]
    untried: list[int] = []
    best: Node | None = None
    most = 0.0
    for place, key in enumerate(keys):
        child = node.child(key)
        if child is None:
            untried.append(place)
            continue
        if key != acts[place] and keys.index(key) < place:
            continue  # another act that looks the same has been weighed
        child.available += 1
        bound = child.bound(curiosity)
        if best is None or bound > most:
            best, most = child, bound
    if untried:
        place = untried[int(rng.random() * float(len(untried)))]
        born = Node(keys[place])
        born.available = 1
        node.children.append(born)
        return acts[place], born, True
    assert best is not None
    alike = [acts[place] for place, key in enumerate(keys) if key == best.key]
    return alike[int(rng.random() * float(len(alike)))], best, False
