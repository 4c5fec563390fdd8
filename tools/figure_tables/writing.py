"""Writing measured numbers down as JSON, in lines that a difference can be read in."""

import json
from pathlib import Path
from textwrap import fill
from typing import Any

_WIDTH = 120


def write_numbers(path: Path, numbers: Any) -> None:
    """Writes the file anew, and says so."""
    path.write_text(fill(json.dumps(numbers), _WIDTH, break_on_hyphens=False) + "\n", "utf-8")
    print(f"Wrote {path.name}.")
