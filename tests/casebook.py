"""The worked examples that the package carries: tests read the same files."""

from pathlib import Path

import weli

CASES = Path(weli.__file__).parent / "cases"
