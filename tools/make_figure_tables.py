"""Makes `natural.json` and `perlaggen.json` anew: `python tools/make_figure_tables.py`, or one of them by its name.

They are what `weli.games.figures.advice.tables` holds. Each takes a few minutes.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from figure_tables.counting import all_hands, not_better_table
from figure_tables.forms import FORMS
from figure_tables.spiel import fit_weights
from figure_tables.truth import truth_table
from figure_tables.writing import write_numbers
from weli.games.figures.advice import tables
from weli.games.figures.advice.spiel_weights import BY_TABLE
from weli.games.figures.advice.table_kind import TABLES
from weli.games.figures.advice.tables import FIGURE_TRUTH
from weli.games.giltspiel import FISS

TABLES_IN = Path(tables.__file__).parent
HANDS = 201_376
DEALS = 30_000
ROUNDS = 3
SEED = 1853

# With Perlaggen, for each kind of table.
WILD_DEALS = 800
WILD_ROUNDS = 2
TRUTH_DEALS = 800

Rows = list[list[list[int]]]


def main() -> None:
    wanted = sys.argv[1:] or ["natural", "perlaggen"]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        if "natural" in wanted:
            counting = progress.add_task("Counting hands", total=HANDS)
            playing = progress.add_task("Playing deals", total=DEALS * ROUNDS)
            better = not_better_table(progress.track(all_hands(), task_id=counting))
            weights = fit_weights([FISS], DEALS, ROUNDS, SEED, lambda: progress.advance(playing))
            _write("natural", {"not_better": better, "spiel_weights": weights})
        if "perlaggen" in wanted:
            playing = progress.add_task(
                "Playing Perlaggen", total=len(TABLES) * (WILD_DEALS * WILD_ROUNDS + TRUTH_DEALS)
            )
            weighed, truth = wild_tables(TABLES, lambda: progress.advance(playing))
            _write("perlaggen", {"spiel_weights": weighed, "figure_truth": truth})


def wild_tables(kinds: Iterable[str], tell: Callable[[], None]) -> tuple[dict[str, list[int]], dict[str, Rows]]:
    """What a regular learns at each kind of table: first what cards are worth for the Spiel, and with that how figures turn out."""
    weights: dict[str, list[int]] = {}
    truth: dict[str, Rows] = {}
    for kind in kinds:
        model = BY_TABLE[kind]
        model.weights[:] = [0] * model.shape.size
        weights[kind] = fit_weights(FORMS[kind], WILD_DEALS, WILD_ROUNDS, SEED, tell)
        truth[kind] = FIGURE_TRUTH[kind] = truth_table(FORMS[kind], TRUTH_DEALS, SEED, tell)
    return weights, truth


def _write(name: str, numbers: dict[str, Any]) -> None:
    write_numbers(TABLES_IN / f"{name}.json", numbers)


if __name__ == "__main__":
    main()
