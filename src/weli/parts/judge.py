"""A rule is a line: it names its ground and the figures that it forbids.

`legal` asks which figures are left when all lines have been heard, `check` which ground came first; so the two cannot say different things.
"""

from typing import Final, final

from mypy_extensions import i64

from weli.acts import FIGURES
from weli.parts import grounds

EVERY_FIGURE: Final = 2**FIGURES - 1


@final
class Judge:
    """Hears the rules about some figures, one after the other."""

    left: i64  # the figures that nothing has forbidden yet
    ground: i64  # the first one that has forbidden any of them

    def __init__(self, figures: i64) -> None:
        self.left = figures
        self.ground = grounds.FINE

    def no(self, ground: i64, figures: i64) -> None:
        """These figures are forbidden on that ground."""
        if self.left & figures:
            if not self.ground:
                self.ground = ground
            self.left &= ~figures
