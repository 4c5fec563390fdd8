"""Duplicate deals: the same cards once for each side, with the sides changed, so that good cards help both opponents alike.

Where everybody plays for himself, the first opponent sits alone against all others, who are the second, once in each seat.
"""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from weli.arena.playing import play_out, points_of
from weli.arena.talk import Talk
from weli.arena.workers import NORMAL_95, in_order
from weli.bots import Bot
from weli.deal import Deal
from weli.games.gaigel.ruleset import GaigelRules
from weli.match import match_for
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet

_BLOCKS_AT_ONCE = 10


@dataclass(frozen=True)
class Pair:
    """The two opponents that are compared."""

    first: Bot
    second: Bot


@dataclass(frozen=True)
class Block:
    """One deal played once for each side: points of the first opponent less those of the second (of several, their mean), in each game."""

    games: tuple[float, ...]
    talk: Talk

    @property
    def difference(self) -> float:
        """Points a deal in favour of the first opponent."""
        return _mean(self.games)


@dataclass
class Series:
    """Some blocks, and what they say: points a deal, the half width of the 95 % interval, and how alike the first two games of a block
    are."""

    blocks: list[Block] = field(default_factory=list)
    talk: Talk = field(default_factory=Talk)

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        self.talk.add(block.talk)

    @property
    def mean(self) -> float:
        return _mean([block.difference for block in self.blocks])

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return NORMAL_95 * _deviation([block.difference for block in self.blocks]) / math.sqrt(len(self.blocks))

    @property
    def deviation(self) -> float:
        """The standard deviation of a single game."""
        return _deviation([game for block in self.blocks for game in block.games])

    @property
    def correlation(self) -> float:
        """Between the first two games of a block; the nearer to -1, the more the cards explain, and the more playing them twice saves."""
        ones = [block.games[0] for block in self.blocks]
        others = [block.games[1] for block in self.blocks]
        spread = _deviation(ones) * _deviation(others)
        if spread == 0:
            return 0.0
        mean_one, mean_other = _mean(ones), _mean(others)
        both = sum((one - mean_one) * (other - mean_other) for one, other in zip(ones, others, strict=True))
        return both / (len(ones) - 1) / spread


def duplicate_deals(
    pair: Pair,
    rules: RuleSet,
    *,
    deals: int,
    seed: int,
    random_scores: bool = False,
    workers: int = 1,
    tell: Callable[[], None] = lambda: None,
) -> Series:
    """Plays that many blocks; the result depends on the seed alone, not on the number of workers. `tell` is called after each block."""
    series = Series()
    one = partial(play_block, pair, rules, seed, random_scores)
    for block in in_order(one, deals, workers, _BLOCKS_AT_ONCE):
        series.add(block)
        tell()
    return series


def play_block(pair: Pair, rules: RuleSet, seed: int, random_scores: bool, number: int) -> Block:
    """The block of that number: one deal, played once for each side."""
    chance = random.Random(f"{seed}:{number}")
    pack = rules.cards[:]
    chance.shuffle(pack)
    dealer = chance.randrange(rules.players)
    scores = [_random_score(rules, chance) if random_scores else rules.start_score for _ in range(rules.seating.sides)]
    talk = Talk()
    games = []
    for first_side in range(rules.seating.sides):
        match = match_for(rules)
        match.begin(dealer, scores)
        games.append(_play(pair, match.next_deal(pack), first_side, f"{seed}:{number}", talk))
    return Block(tuple(games), talk)


def _random_score(rules: RuleSet, chance: random.Random) -> int:
    """Any score on the way from the first one to the target; in Gaigel so many units that the pool still has some for every side."""
    if isinstance(rules, GaigelRules):
        return chance.randrange(max(1, rules.match_size // rules.seating.sides))
    assert isinstance(rules, FigureRules)
    return rules.start_score + rules.step(chance.randrange(rules.missing(rules.start_score)))


def _play(pair: Pair, deal: Deal, first_side: int, seed: str, talk: Talk) -> float:
    """The points of the first opponent less those of the second; each seat has the same chance in all games."""
    seating = deal.seating
    bots = [pair.first if seating.side_of(seat) == first_side else pair.second for seat in range(seating.players)]
    rngs = [random.Random(f"{seed}:{seat}") for seat in range(seating.players)]
    if not deal.closed:
        play_out(deal, bots, rngs, first_side, talk)
    others = [points_of(deal, side) for side in range(seating.sides) if side != first_side]
    return points_of(deal, first_side) - _mean(others)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _deviation(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
