"""Solves a reduced game with OpenSpiel: counterfactual regret minimisation, and how far its policy still is from an equilibrium.

    python examples/openspiel_cfr.py
    python examples/openspiel_cfr.py --game "weli_giltspiel(preset=tiny,windows=actor)" --iterations 200 --every 20

The distance is the exploitability: points a deal that a perfect opponent would win beyond the value of the game. Needs the extra
`weli[openspiel]`. Games of more than some ten thousand moments are for the compiled solver: `weli.solving`.
"""

import argparse

import pyspiel
from rich.console import Console
from rich.progress import track

import weli.envs.openspiel  # noqa: F401 (registers the games)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="weli_giltspiel(preset=one-card)")
    asked.add_argument("--iterations", type=int, default=100)
    asked.add_argument("--every", type=int, default=20, help="measure the distance after so many iterations")
    wanted = asked.parse_args()
    game = pyspiel.load_game(wanted.game)
    solver = pyspiel.CFRPlusSolver(game)
    print(f"{game}\niterations  distance from an equilibrium, points a deal")
    print(f"{0:10}  {pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)):.5f}")
    for done in track(range(1, wanted.iterations + 1), description="", transient=True, console=Console(stderr=True)):
        solver.evaluate_and_update_policy()
        if done % wanted.every == 0:
            print(f"{done:10}  {pyspiel.exploitability(game, solver.average_policy()):.5f}")


if __name__ == "__main__":
    main()
