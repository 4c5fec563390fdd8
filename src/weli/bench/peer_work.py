"""The work behind the figures of others: OpenSpiel's and RLCard's card games, played at random and searched."""

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final

from weli.bench.figures import OPENSPIEL, OPENSPIEL_SEARCHED, RLCARD

Work = Callable[[], int]

SEED: Final = 1853
GAMES_AT_ONCE: Final = 50
PLAYOUTS: Final = 500
SIMULATIONS: Final = 500
SAMPLE: Final = 200  # games whose mean length says how many steps a game has that is played where nobody counts them
CHOICES: Final = 4  # so many has the one who searches
OPTIONS: Final = {
    "bridge": "bridge(use_double_dummy_result=false)"
}  # otherwise it ends with the bidding, and solves the cards
PACKAGES: Final = {"pyspiel": "open_spiel", "rlcard": "rlcard"}


def missing() -> list[str]:
    """The packages that are not installed."""
    return [package for module, package in PACKAGES.items() if not find_spec(module)]


def versions() -> dict[str, str]:
    return {package: version(package) for module, package in PACKAGES.items() if find_spec(module)}


def peer_works() -> dict[str, Work]:
    """The pieces of work by the names of their figures, of those packages that are installed."""
    works: dict[str, Work] = {}
    if find_spec("pyspiel"):
        for name in OPENSPIEL:
            game = OpenSpielGame(name)
            works[f"openspiel.python.{name}"] = game.stepped_from_python
            works[f"openspiel.games.{name}"] = game.played_by_its_bots
            works[f"openspiel.playouts.{name}"] = game.played_out
            if name in OPENSPIEL_SEARCHED:
                works[f"openspiel.search.{name}"] = game.searched
    if find_spec("rlcard"):
        works |= {f"rlcard.{name}": rlcard_work(name) for name in RLCARD}
    return works


class OpenSpielGame:
    """One game of OpenSpiel, driven from Python and inside its C++. Steps are decisions; dealing takes time and is not counted."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.pyspiel: Any = pyspiel
        self.chance = random.Random(SEED)
        self.game = pyspiel.load_game(OPTIONS.get(name, name))
        self.dealt = self.some_way_in(0)
        self.choosing = self.to_be_searched(OPENSPIEL_SEARCHED[name]) if name in OPENSPIEL_SEARCHED else None
        self.steps = sum(self.stepped_from_python() for _ in range(SAMPLE)) / SAMPLE
        self.bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(self.game.num_players())]
        rollouts = pyspiel.RandomRolloutEvaluator(PLAYOUTS, SEED)
        self.evaluator = pyspiel.MCTSBot(self.game, rollouts, 1.0, 1, 100, False, SEED, False)

    def some_way_in(self, steps: int) -> Any:
        """A dealt game after some random steps."""
        state = self.game.new_initial_state()
        while state.is_chance_node() or steps > 0:
            steps -= not state.is_chance_node()
            self.step(state)
        return state

    def to_be_searched(self, steps: int) -> Any:
        state = self.some_way_in(steps)
        while len(state.legal_actions()) < CHOICES:
            state = self.some_way_in(steps)
        return state

    def step(self, state: Any) -> None:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.chance.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(self.chance.random() * len(actions))])

    def stepped_from_python(self) -> int:
        """A whole game through the Python interface."""
        state = self.game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            self.step(state)
        return steps

    def played_by_its_bots(self) -> int:
        """Whole games, dealt and played in C++ by its own random bots."""
        for _ in range(GAMES_AT_ONCE):
            seed = self.chance.getrandbits(30)
            self.pyspiel.evaluate_bots(self.game.new_initial_state(), self.bots, seed)
        return round(GAMES_AT_ONCE * self.steps)

    def played_out(self) -> int:
        """One dealt hand played out at random in C++, many times: all that a search with a single simulation does."""
        self.evaluator.step(self.dealt)
        return round(PLAYOUTS * self.steps)

    def searched(self) -> int:
        """Simulations of its information-set search, each with one random playout."""
        rollout = self.pyspiel.RandomRolloutEvaluator(1, SEED)
        final = self.pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
        self.pyspiel.ISMCTSBot(SEED, rollout, 1.0, SIMULATIONS, -1, final, False, True).step(self.choosing)
        return SIMULATIONS


def rlcard_work(name: str) -> Work:
    import rlcard

    return partial(played_in_rlcard, rlcard.make(name, config={"seed": SEED}), random.Random(SEED))


def played_in_rlcard(env: Any, chance: random.Random) -> int:
    """A whole game through RLCard's interface."""
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        state, _ = env.step(chance.choice(list(state["legal_actions"])))
        steps += 1
    return steps
