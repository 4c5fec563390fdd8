"""The Stammgast, the regular: plays by rules of thumb, and knows by heart how good a Gleich or a Hanger is."""

import random
from dataclasses import dataclass, field

from weli.acts import PASS_ACT, STEP
from weli.bots.betting import answer, is_answer, speak_before_card
from weli.bots.card_play import choose_card
from weli.bots.showing import prove, show
from weli.bots.temper import Temper
from weli.parts.deal import NONE, Deal


@dataclass(frozen=True)
class Stammgast:
    """Cards by the chance of the Spiel, bets by the chance of each figure, with a little bluff; never a bet it cannot prove."""

    temper: Temper = field(default_factory=Temper)

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        if view.resolved():
            return prove(view, seat, options)
        if is_answer(options):
            return answer(view, seat, options, self.temper, rng)
        if view.shower != NONE:
            return show(view, seat, options, self.temper, rng)
        said = speak_before_card(view, seat, options, self.temper, rng)
        if said != PASS_ACT or options[0] == PASS_ACT:
            return said
        return choose_card(view, seat, [option for option in options if option < STEP], self.temper)
