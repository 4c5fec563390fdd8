"""What a series of duplicate deals says: the difference, how sure it is, and what playing the same cards again has saved."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from weli.arena.talk import Talk

NORMAL_95: Final = 1.96
"""How many standard deviations lie on either side of the mean in a 95 % interval."""


@dataclass(frozen=True)
class Block:
    """One deal played once for each side: points of the first opponent less those of the second (of several, their mean), in each game."""

    games: tuple[float, ...]
    talk: Talk

    @property
    def difference(self) -> float:
        """Points a deal in favour of the first opponent."""
        return mean(self.games)


@dataclass
class Series:
    """Some blocks, and what they say. Blocks are independent of each other, the games of a block are not, so the interval is made of
    blocks and nothing is pooled across them."""

    blocks: list[Block] = field(default_factory=list)
    talk: Talk = field(default_factory=Talk)

    def add(self, block: Block) -> None:
        """One block more."""
        self.blocks.append(block)
        self.talk.add(block.talk)

    @property
    def played(self) -> int:
        """How many blocks there are."""
        return len(self.blocks)

    @property
    def differences(self) -> list[float]:
        """The difference of each block, in points a deal, in their order."""
        return [block.difference for block in self.blocks]

    @property
    def mean(self) -> float:
        """Points a deal in favour of the first opponent."""
        return mean(self.differences)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean; infinite where there are not two blocks to tell it from."""
        if len(self.blocks) < 2:
            return math.inf
        return NORMAL_95 * deviation(self.differences) / math.sqrt(len(self.blocks))

    @property
    def deviation(self) -> float:
        """The standard deviation of a single game."""
        return deviation([game for block in self.blocks for game in block.games])

    @property
    def correlation(self) -> float:
        """Between two games of a block: what makes s² (1 + (k - 1) rho) / k, the variance of the mean of k games with the variance s² each,
        that of a block. The nearer to -1 for two games, the more the cards explain."""
        single = self.deviation**2
        if single == 0:
            return 0.0
        games = len(self.blocks[0].games)
        return (games * deviation(self.differences) ** 2 / single - 1) / (games - 1)

    @property
    def saving(self) -> float:
        """How many times as many games with fresh cards each would be needed for the same interval: 1 / (1 + (k - 1) rho)."""
        single = self.deviation**2
        if single == 0:
            return 1.0
        of_blocks = len(self.blocks[0].games) * deviation(self.differences) ** 2
        return single / of_blocks if of_blocks else math.inf


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation that a sample lets one expect; nothing of fewer than two values."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
