"""OpenSpiel's tree search as an opponent in the arena: an outside reference, which knows of the games nothing but their rules."""

import random
from dataclasses import dataclass
from functools import cache

from weli.bots.determinize import determinize
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.episode import Episode, Settings
from weli.envs.openspiel.game import WeliGame, game_for
from weli.envs.openspiel.search import USUAL_UCT_C, make_ismcts
from weli.envs.openspiel.walk import Walk


@dataclass(frozen=True)
class OpenSpielBot:
    """Information-set Monte Carlo tree search with random rollouts, as OpenSpiel has it; a `weli.bots.Bot` like all others."""

    simulations: int
    uct_c: float

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """The option tried most often; the search sees one world behind the view, and draws another for every simulation."""
        if len(options) == 1:
            return options[0]
        game = _game(view.rules)
        world = determinize(view, seat).draw(rng)
        walk = Walk(game.start, Episode.begun_at(game.start.settings, world, seat, options))
        search = make_ismcts(game, self.simulations, rng.getrandbits(32), uct_c=self.uct_c)
        return game.start.table.act(int(search.step(game.state_in(walk))))


@cache
def _game(rules: RuleSet) -> WeliGame:
    return game_for(Settings(rules))


def openspiel_bot(simulations: int = 100, uct_c: float = USUAL_UCT_C) -> OpenSpielBot:
    """OpenSpiel's search with that many simulations a decision; `uct_c` weighs trying what was seldom tried, in points of the deal.

    Raises:
        RulesError: fewer than one simulation.
    """
    if simulations < 1:
        raise RulesError("env.simulations", simulations=simulations)
    return OpenSpielBot(simulations, uct_c)
