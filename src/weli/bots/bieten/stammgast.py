"""The Stammgast at Bieten: counts his chances of each figure, steals what is worth it, bets, holds, and bluffs a little."""

import random
from dataclasses import dataclass, field

from weli.acts import STEP
from weli.bots.betting import is_answer
from weli.bots.bieten.betting import answer, speak
from weli.bots.bieten.card_play import choose_card, choose_name
from weli.bots.bieten.stealing import cut_or_steal
from weli.bots.bieten.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.parts.deal import CUT, NONE
from weli.portable import Portable


@dataclass(frozen=True)
class BietenStammgast(Portable):
    """Never bets on what he cannot make; what he may do is always allowed, so no house can charge him (BI-PEN)."""

    temper: BietenTemper = field(default_factory=BietenTemper)

    def choose(self, view: BietenDeal, seat: int, options: list[int], rng: random.Random) -> int:
        if view.stage == CUT:
            return cut_or_steal(view, seat, options, self.temper, rng)
        if view.cards.naming != NONE:
            return choose_name(view, seat, options, self.temper, rng)
        if is_answer(options):
            return answer(view, seat, options, self.temper, rng)
        cards = [option for option in options if option < STEP]
        if cards:
            return choose_card(view, seat, cards, self.temper, rng)
        return speak(view, seat, options, self.temper, rng)
