"""What an opponent is: somebody who is shown a seat's view and what that seat may do, and names one of those acts."""

import random
from typing import Protocol

from weli.core.deal import Deal


class Bot(Protocol):
    """An opponent. It remembers nothing between two questions: all it may use lies in the view."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options.

        `view` is what that seat may know (`deal.seen_by(seat)`), of whatever game; `options` may hold `PASS_ACT`, to let things go on,
        and `DEFER_ACT`, to leave an answer or a choice to the partner. All chance comes from `rng`.
        """
        ...
