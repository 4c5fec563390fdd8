"""Makes `data.py` anew: `python -m weli.bots.tables`. Takes about two minutes."""

from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from weli.bots.tables.figures import all_hands, not_better_table
from weli.bots.tables.spiel import fit_weights

HANDS = 201_376
DEALS = 30_000
ROUNDS = 3
SEED = 1853

_IN_A_ROW = 16
_HEAD = '''"""Made by `python -m weli.bots.tables`; not edited by hand."""

from typing import Final

# fmt: off

# Thousandths of the other hands that have no better Gleich, no better Hanger, by one's own key (`parts.figures`).
NOT_BETTER: Final[list[list[int]]] = [{tables}]

# Hundredths of a logit for the Spiel, by feature (`bots.spiel_odds`).
SPIEL_WEIGHTS: Final[list[int]] = {weights}
'''


def main() -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        counting = progress.add_task("Counting hands", total=HANDS)
        playing = progress.add_task("Playing deals", total=DEALS * ROUNDS)
        tables = not_better_table(progress.track(all_hands(), task_id=counting))
        weights = fit_weights(DEALS, ROUNDS, SEED, lambda: progress.advance(playing))
    Path(__file__).with_name("data.py").write_text(data_text(tables, weights), "utf-8")
    print(f"Wrote {len(tables)} tables and {len(weights)} weights.")


def data_text(tables: list[list[int]], weights: list[int]) -> str:
    """The source of `data.py`."""
    return _HEAD.format(tables=", ".join(_block(table) for table in tables), weights=_block(weights))


def _block(numbers: list[int]) -> str:
    starts = range(0, len(numbers), _IN_A_ROW)
    rows = [", ".join(map(str, numbers[start : start + _IN_A_ROW])) for start in starts]
    return "[\n" + "".join(f"    {row},\n" for row in rows) + "]"


if __name__ == "__main__":
    main()
