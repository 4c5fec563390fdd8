"""Makes `data.py` and `perlaggen.py` anew: `python tools/make_figure_tables.py`, or one of them by its name.

They are what `weli.games.figures.advice.tables` holds. Each takes a few minutes.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from figure_tables.counting import all_hands, not_better_table
from figure_tables.forms import FORMS
from figure_tables.spiel import fit_weights
from figure_tables.truth import truth_table
from weli.games.figures.advice import tables
from weli.games.figures.advice.spiel_weights import BY_TABLE
from weli.games.figures.advice.table_kind import TABLES
from weli.games.figures.advice.tables.perlaggen import FIGURE_TRUTH
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

_IN_A_ROW = 16
_HEAD = '''"""Made by `python tools/make_figure_tables.py`; not edited by hand."""

from typing import Final

# fmt: off
'''
_NATURAL = """
# Thousandths of the other hands that have no better Gleich, no better Hanger, by one's own key (`parts.figures`).
NOT_BETTER: Final[list[list[int]]] = [{tables}]

# Hundredths of a logit for the Spiel, by feature (`advice.spiel_weights`).
SPIEL_WEIGHTS: Final[list[int]] = {weights}
"""
_WILD = """
# Hundredths of a logit for the Spiel, by feature, for each kind of table (`advice.spiel_weights`).
PERLAGGEN_WEIGHTS: Final[dict[str, list[int]]] = {{
{weights}
}}

# Thousandths of the figures won, by figure, by one's own free Perlaggen, and by how it looked: never, 100, 200 ... (`advice.truth`).
FIGURE_TRUTH: Final[dict[str, list[list[list[int]]]]] = {{
{truth}
}}
"""


def main() -> None:
    wanted = sys.argv[1:] or ["data", "perlaggen"]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        if "data" in wanted:
            counting = progress.add_task("Counting hands", total=HANDS)
            playing = progress.add_task("Playing deals", total=DEALS * ROUNDS)
            better = not_better_table(progress.track(all_hands(), task_id=counting))
            weights = fit_weights([FISS], DEALS, ROUNDS, SEED, lambda: progress.advance(playing))
            _write("data", data_text(better, weights))
        if "perlaggen" in wanted:
            playing = progress.add_task(
                "Playing Perlaggen", total=len(TABLES) * (WILD_DEALS * WILD_ROUNDS + TRUTH_DEALS)
            )
            _write("perlaggen", perlaggen_text(*wild_tables(TABLES, lambda: progress.advance(playing))))


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


def _write(name: str, source: str) -> None:
    (TABLES_IN / f"{name}.py").write_text(source, "utf-8")
    print(f"Wrote {name}.py.")


def data_text(not_better: list[list[int]], weights: list[int]) -> str:
    """The source of `data.py`."""
    return _HEAD + _NATURAL.format(tables=", ".join(_block(table) for table in not_better), weights=_block(weights))


def perlaggen_text(weights: dict[str, list[int]], truth: dict[str, Rows]) -> str:
    """The source of `perlaggen.py`."""
    lists = [f'    "{kind}": {_block(numbers)},' for kind, numbers in weights.items()]
    rows = [f'    "{kind}": [{", ".join(map(_rows, figures))}],' for kind, figures in truth.items()]
    return _HEAD + _WILD.format(weights="\n".join(lists), truth="\n".join(rows))


def _block(numbers: list[int]) -> str:
    starts = range(0, len(numbers), _IN_A_ROW)
    rows = [", ".join(map(str, numbers[start : start + _IN_A_ROW])) for start in starts]
    return "[\n" + "".join(f"    {row},\n" for row in rows) + "]"


def _rows(rows: list[list[int]]) -> str:
    return "[\n" + "".join(f"    {row},\n" for row in rows) + "]"


if __name__ == "__main__":
    main()
