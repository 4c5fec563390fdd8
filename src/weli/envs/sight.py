"""What one agent of Gymnasium or PettingZoo is shown, and the space in which that lies: what both frameworks want alike."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from weli.core.ruleset import RuleSet
from weli.envs.action_table import action_table
from weli.envs.episode import Episode
from weli.envs.observation import encoder_for

Observation = dict[str, np.ndarray[Any, Any]]


class Sight:
    """The acts of a game by number, what is seen by a rule set as an array."""

    def __init__(self, rules: RuleSet) -> None:
        self.table = action_table(rules.game)
        self._encoder = encoder_for(rules)
        self.space = Dict(
            observation=Box(0, 1, (self._encoder.size,), np.uint8), action_mask=Box(0, 1, (self.table.size,), np.int8)
        )

    def of(self, episode: Episode, seat: int) -> Observation:
        """What that seat sees, and what it may do: nothing unless it is asked."""
        mask = np.zeros(self.table.size, np.int8)
        if episode.seat() == seat:
            mask[[self.table.number(act) for act in episode.options()]] = 1
        return {"observation": self._encoder.encode(episode.view(seat), seat), "action_mask": mask}
