"""A rule is a line: it names its reason and the figures that it forbids.

`legal` asks which figures are left when all lines have been heard, `check` which reason came first; so the two cannot say different things.
"""

from typing import Final, final

from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.mechanics import reasons

EVERY_FIGURE: Final = 2**FIGURES - 1


@final
class Judge:
    """Hears the rules about some figures, one after the other."""

    left: i64  # the figures that nothing has forbidden yet
    reason: i64  # the first one that has forbidden any of them

    def __init__(self, figures: i64) -> None:
        self.left = figures
        self.reason = reasons.FINE

    def no(self, reason: i64, figures: i64) -> None:
        """Forbids these figures for that reason."""
        if self.left & figures:
            if not self.reason:
                self.reason = reason
            self.left &= ~figures
