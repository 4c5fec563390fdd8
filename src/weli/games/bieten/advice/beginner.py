"""The beginner at Bieten: the one of the other games of figures, who steals, bets and holds here as it comes."""

import random
from typing import Final

from weli.games.bieten.advice.regular import BietenRegular
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.advice.beginner import card_for_the_trick

TEMPER: Final = BietenTemper(
    bet_margin=120, band=200, bluff=0, last_trick_bluff=0, hold_margin=-80, hold_dear=0, hurry=0, exposure=0, worlds=6
)


class BietenBeginner(BietenRegular):
    """Plays to the trick that lies there, although only the last one counts."""

    def _card(self, view: BietenDeal, seat: int, cards: list[int], rng: random.Random) -> int:
        return card_for_the_trick(view, seat, cards)
