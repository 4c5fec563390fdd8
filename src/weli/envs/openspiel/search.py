"""OpenSpiel's information-set Monte Carlo tree search, put together so that it works on these games.

Its C++ form (`pyspiel.ISMCTSBot`) does not: it asks for another world in a way that no game written in Python can answer, and the process
ends in a segmentation fault.
"""

import random
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from weli.envs.openspiel.game import WeliGame, WeliState

USUAL_UCT_C = 4.0


def make_ismcts(
    game: WeliGame,
    simulations: int,
    seed: int,
    *,
    uct_c: float = USUAL_UCT_C,
    evaluator: Evaluator | None = None,
) -> ISMCTSBot:
    """OpenSpiel's Python search with that many simulations a decision, each in a world of its own; all chance comes from the seed.

    `evaluator` plays random deals out where none is given. The move that was tried most often is chosen.
    """
    chance = np.random.RandomState(seed)
    bot = ISMCTSBot(
        game,
        evaluator or RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c,
        simulations,
        random_state=chance,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    worlds = random.Random(seed)

    def another_world(state: WeliState, player: int) -> Any:
        return game.state_in(state.walk.resampled(player, worlds))

    bot.set_resampler(another_world)
    return bot
