"""Writes the playthroughs again, after a change that is meant: `python tests/envs/playthroughs/generate.py`.

OpenSpiel plays each game once by random choices and writes down all that it shows of it. Whatever changes in rules, numbers, texts or
arrays shows as a difference in these files. The digests that end the texts are left out: they change with the facts that the engine keeps.
"""

import re
from pathlib import Path

import weli.envs.openspiel  # noqa: F401 (registers the games)

FOLDER = Path(__file__).parent
SEED = 11
DIGEST = re.compile(r"(?<![0-9a-fx])[0-9a-f]{16}(?=\")")
GAMES = {
    "giltspiel-m1": "weli_giltspiel(preset=m1)",
    "giltspiel-match": "weli_giltspiel(preset=one-card,scores=9:9,unit=match,windows=actor)",
    "perlaggen-2": "weli_perlaggen(players=2,windows=actor)",
    "bieten-3": "weli_bieten(players=3,windows=actor)",
    "gaigel-2": "weli_gaigel(players=2,windows=actor)",
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def generated(name: str) -> str:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    return DIGEST.sub("DIGEST", playthrough(GAMES[name], None, seed=SEED))


if __name__ == "__main__":
    for name in GAMES:
        path_of(name).write_text(generated(name), "utf-8")
