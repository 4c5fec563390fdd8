"""OpenSpiel's own solvers on reduced games, and its search as an opponent in the arena."""

import random
import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy

from weli.bots import bot_named
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.envs.openspiel import WeliGame
from weli.envs.openspiel.opponent import OpenSpielBot, openspiel_bot
from weli.games import asking_for, match_for
from weli.house_rules import named

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_cfr.py"


def loaded(text: str) -> WeliGame:
    game: WeliGame = pyspiel.load_game(text)
    return game


@pytest.mark.parametrize(("windows", "expected"), [("actor", 11 / 24), ("full", 25 / 48)])
def test_who_plays_at_random_can_be_exploited_so_much(windows: str, expected: float) -> None:
    """Points a deal that a best response wins beyond the value of the game, on average of both seats; one card each, bets to two."""
    game = loaded(f"weli_giltspiel(preset=one-card,windows={windows})")
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(expected)


@pytest.mark.few(0)
def test_counterfactual_regret_minimisation_comes_near_an_equilibrium() -> None:
    """OpenSpiel's solver in C++ and its best response, on a game in Python."""
    game = loaded("weli_giltspiel(preset=one-card,windows=actor)")
    solver = pyspiel.CFRPlusSolver(game)
    distances = []
    for iterations in (1, 4, 8):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        distances.append(pyspiel.exploitability(game, solver.average_policy()))
    assert distances == sorted(distances, reverse=True)
    assert distances[-1] < 0.1


@pytest.mark.few(0)
def test_the_solver_in_python_finds_the_same_values() -> None:
    game = loaded("weli_giltspiel(preset=one-card,windows=actor)")
    in_python = cfr.CFRSolver(game)
    in_cpp = pyspiel.CFRSolver(game)
    for _ in range(3):
        in_python.evaluate_and_update_policy()
        in_cpp.evaluate_and_update_policy()
    distance = exploitability.exploitability(game, in_python.average_policy())
    assert distance == pytest.approx(pyspiel.exploitability(game, in_cpp.average_policy()))


@pytest.mark.few(0)
def test_the_example_prints_a_distance_that_shrinks() -> None:
    told = run_example("--game", "weli_giltspiel(preset=one-card,windows=actor)", "--iterations", "8", "--every", "4")
    distances = [float(line.split()[-1]) for line in told.splitlines() if line.strip()[:1].isdigit()]
    assert len(distances) == 3
    assert distances == sorted(distances, reverse=True)


def run_example(*arguments: str) -> str:
    told = subprocess.run([sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, check=True)
    return told.stdout


# The opponent.


@pytest.mark.parametrize(
    "preset", ["giltspiel/m1", "giltspiel/fiss", "perlaggen/eichel-imst", "bieten/3p", "gaigel/kreuz-4p"]
)
def test_the_search_plays_a_deal_against_the_stammgast(preset: str) -> None:
    """It may be asked anything that the asking order asks, and sees nothing but views."""
    chance = random.Random(3)
    rules = named(preset).ruleset()
    deal = match_for(rules).next_deal(chance.sample(rules.cards, len(rules.cards)))
    asking = asking_for(deal)
    while not deal.closed:
        seat = asking.seat()
        bot = openspiel_bot(4) if rules.seating.side_of(seat) == 0 else bot_named("stammgast")
        act = bot.choose(deal.seen_by(seat), seat, asking.options(), chance)
        assert act in asking.options()
        asking.take(act)


def test_the_search_chooses_by_view_and_chance_alone() -> None:
    rules = named("giltspiel/fiss").ruleset()
    chance = random.Random(9)
    deal: Deal = match_for(rules).next_deal(chance.sample(rules.cards, len(rules.cards)))
    asking = asking_for(deal)
    seat, options = asking.seat(), asking.options()
    choices = {openspiel_bot(8).choose(deal.seen_by(seat), seat, options, random.Random(1)) for _ in range(3)}
    assert len(choices) == 1


def test_a_search_without_simulations_is_refused() -> None:
    assert openspiel_bot() == OpenSpielBot(100, 4.0)
    with pytest.raises(RulesError, match="at least one simulation a decision, not simulations=0"):
        openspiel_bot(0)
