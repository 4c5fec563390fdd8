"""What Schnapsen says of itself beside what all games of plain tricks have: its words, and how it is played by rule of thumb."""

import random
from typing import Final

from schnapsen.deal import CLOSE, ENOUGH, MARRY, SWAP
from schnapsen.rules import RANKING
from weli.core.acts import PLAY, kind_of
from weli.core.deal import Deal
from weli.games.plain.ports import Words
from weli.ports.advice import Regular

WORDS: Final = Words(
    {"swap": SWAP, "close": CLOSE, "enough": ENOUGH},
    {"marry": MARRY},
    {"austauschen": "swap", "zudrehen": "close", "genug": "enough", "ansagen": "marry"},
)


class SchnapsenRegular(Regular):
    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """Calls, declares and swaps at once, never closes, and otherwise parts with what counts least."""
        said = [act for act in options if kind_of(act) in (ENOUGH, MARRY, SWAP)]
        cards = [act for act in options if kind_of(act) == PLAY]
        return max(said) if said else min(cards, key=lambda card: RANKING.points[card])
