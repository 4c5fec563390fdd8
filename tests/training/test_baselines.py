"""The table of baselines: every net of it lies there, plays, and stands on its page as it was measured."""

import csv
import random
from pathlib import Path

import pytest

from weli.arena import Pair, duplicate_deals
from weli.bots import bot_named
from weli.house_rules import named
from weli.training.config import config_in

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "baselines"
PAGE = (DOCS / "baselines.md").read_text("utf-8")
COLUMNS = ["net", "rules", "against", "points", "margin", "deals", "seed", "weli", "by"]
MOST_BYTES = 200_000

with (FOLDER / "leaderboard.csv").open(encoding="utf-8") as file:
    HEAD, *FOUND = csv.reader(file)
ROWS = [dict(zip(HEAD, row, strict=True)) for row in FOUND]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['net']} {row['against']} {row['seed']}")
def test_a_net_of_the_table_plays_and_stands_on_the_page(row: dict[str, str]) -> None:
    assert list(row) == COLUMNS
    path = FOLDER / row["net"]
    assert path.stat().st_size <= MOST_BYTES
    rules = FOLDER / row["rules"]
    pair = Pair(bot_named(f"net:{path}"), bot_named("random"))
    series = duplicate_deals(pair, named(str(rules)).ruleset(), deals=2, seed=random.Random(1).randrange(99))
    assert len(series.blocks) == 2
    points, margin = float(row["points"]), float(row["margin"])
    line = f"| `{row['net']}` | {row['against']} | {points:+.3f} ± {margin:.3f} | {int(row['deals'])} | {row['seed']} |"
    assert line in PAGE


def test_how_each_net_was_trained_lies_beside_it() -> None:
    for name in {row["net"] for row in ROWS}:
        config = config_in(FOLDER / name.replace(".npz", "-training.toml"))
        assert config.rules.endswith(".toml")
