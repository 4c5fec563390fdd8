"""What OpenSpiel shows a player of a state: as text, and as an array of zeros and ones.

The observation is the present view (`envs.observation`); the information state adds everything that was heard of the present deal, act by
act. Of an act: whose it was, counted from the observer on, and its number in the action table plus one in binary digits, the lowest first;
an act whose card the observer has not seen has no digits.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from weli.envs.lengths import most_heard
from weli.envs.observation import encoder_for
from weli.envs.openspiel.memory import Memory, digest_of, in_words
from weli.envs.openspiel.walk import Start
from weli.play.drawing import in_letters


class Observer:
    """Follows OpenSpiel's observer protocol: `tensor`, `dict`, `set_from`, `string_from`.

    The parts of the tensor are `view`, and of an information state `heard`: one row after the other for each act, the first one first.
    `remembers`: whether it shows the information state, otherwise the observation. Without `has_tensor` it gives texts alone.
    """

    def __init__(self, start: Start, *, remembers: bool, has_tensor: bool = True) -> None:
        self.start = start
        self.remembers = remembers
        self.encoder = encoder_for(start.rules)
        self.digits = start.table.size.bit_length()
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if has_tensor:
            self._lay_out()

    def _lay_out(self) -> None:
        players = self.start.rules.players
        rows = most_heard(self.start.rules) if self.remembers else 0
        self.tensor = np.zeros(self.encoder.size + rows * (players + self.digits), np.float32)
        self.dict["view"] = self.tensor[: self.encoder.size]
        if self.remembers:
            self.dict["heard"] = self.tensor[self.encoder.size :]

    def set_from(self, state: Any, player: int) -> None:
        """Fills the arrays with what the player knows; zeros before the first deal."""
        assert self.tensor is not None
        memory: Memory = state.walk.memory(player)
        self.tensor.fill(0)
        if memory.view is None:
            return
        self.dict["view"][:] = self.encoder.encode(memory.view, player)
        if self.remembers:
            self._write_heard(memory, player)

    def _write_heard(self, memory: Memory, player: int) -> None:
        players = self.start.rules.players
        rows = self.dict["heard"].reshape(-1, players + self.digits)
        for row, (who, number) in zip(rows, memory.heard, strict=False):
            row[(who - player) % players] = 1
            for digit in range(self.digits if number >= 0 else 0):
                row[players + digit] = (number + 1) >> digit & 1

    def string_from(self, state: Any, player: int) -> str:
        """The same as a text; an observation ends with a digest of the whole view, so that views that differ give texts that differ."""
        memory: Memory = state.walk.memory(player)
        if self.remembers:
            return in_words(memory, player, self.start.table)
        if memory.view is None:
            return ""
        return f"{in_letters(memory.view)}\n{digest_of(memory.view).hex()}"
