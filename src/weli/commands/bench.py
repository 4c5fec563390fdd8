"""The command `weli bench`."""

import json
import sys
from typing import Final, TextIO

from rich.console import Console
from rich.progress import Progress

from weli.bench.measuring import Found, measure
from weli.bench.report import as_facts, as_markdown, as_table
from weli.core.texts import COMMON_LANGUAGE, listed, text

ROUNDS: Final = 5
SECONDS: Final = 0.4
"""How long each figure is measured in each round."""
WIDTH: Final = 132


def bench_command(
    rounds: int = ROUNDS,
    *,
    seconds: float = SECONDS,
    as_json: bool = False,
    markdown: bool = False,
    lang: str = COMMON_LANGUAGE,
    out: TextIO | None = None,
) -> int:
    """Measures and prints: least, middle and most of the rounds. Returns the exit status, always 0."""
    said = Console(file=sys.stderr)
    with Progress(console=said, transient=True) as progress:
        task = progress.add_task("weli bench", total=None)
        found = measure(rounds, seconds, lambda done, of: progress.update(task, completed=done, total=of))
    for line in left_out(found, lang):
        said.print(line, highlight=False, markup=False)
    if as_json:
        print(json.dumps(as_facts(found)), file=out or sys.stdout)
    elif markdown:
        print(as_markdown(found, lang), file=out or sys.stdout)
    else:
        Console(file=out or sys.stdout, width=WIDTH).print(as_table(found, lang))
    return 0


def left_out(found: Found, lang: str) -> list[str]:
    """A sentence for each group of rows that could not be measured here."""
    lines = []
    if "compiled" not in found.values:
        lines.append(text("bench.not-compiled", lang))
    if found.missing:
        lines.append(text("bench.missing", lang, packages=listed(found.missing, lang)))
    return lines
