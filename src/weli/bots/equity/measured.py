"""Made by `python -m weli.bots.equity`; not edited by hand."""

from typing import Final

# fmt: off

# How often each course was seen, and its steps: whose, counted from the dealer's side, and points towards the target (`equity.courses`).
COURSES: Final[dict[str, list[tuple[int, tuple[int, ...]]]]] = {
}
