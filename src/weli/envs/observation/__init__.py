"""What a seat sees, as an array of bytes of a fixed length.

>>> deal = weli.new_game("giltspiel/fiss", seed=7).deal
>>> encoder = encoder_for(deal.rules)
>>> encoder.encode(deal.seen_by(2), 2).shape == (encoder.size,)
True

Every byte is 0 or 1. Seats and sides are counted from the observer on, in order of turn. The array is made from the view alone, so it holds
nothing that the seat may not know; `docs/encodings.md` lists the fields, and what they leave out of a view.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.extras import missing_extra
from weli.envs.versions import version_of
from weli.games import game_of
from weli.ports.encoding.marks import Marks

if TYPE_CHECKING:
    import numpy as np


class Encoder:
    """Turns views of a rule set into arrays. `size` is their length; encoders of the same `version` give arrays that mean the same."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.layout = game_of(rules).learning().layout(rules)
        self.size = self.layout.size
        self.version = version_of(self.layout.description)

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder_for, (self.rules,)

    def encode(self, view: Deal, seat: int) -> "np.ndarray[tuple[int], np.dtype[np.uint8]]":
        """What a seat sees, as a new array: uint8 `[size]`, every number 0 or 1. `view` is `deal.seen_by(seat)`.

        Raises:
            RulesError: the view is the whole truth, or another seat's.
            MissingExtra: numpy is not installed.
        """
        try:
            from weli.envs.observation.arrays import spread  # noqa: PLC0415 (only arrays need numpy)
        except ImportError:
            raise missing_extra("numpy", "pettingzoo") from None
        marks = Marks(1, self.size)
        self.write(view, seat, marks, 0)
        array: np.ndarray[tuple[int], np.dtype[np.uint8]] = spread(marks, 1, self.size)[0]
        return array

    def write(self, view: Deal, seat: int, marks: Marks, row: int) -> None:
        """Writes the same marks into a row."""
        if view.knows != seat:
            raise RulesError("env.no-view", seat=seat)
        marks.begin(row)
        self.layout.put(view, seat, marks)
        marks.end()


@cache
def encoder_for(rules: RuleSet) -> Encoder:
    """The encoder of a rule set."""
    return Encoder(rules)
