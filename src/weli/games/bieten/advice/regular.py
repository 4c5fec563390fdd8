"""The regular at Bieten: counts the chances of each figure, steals what is worth it, bets, holds, and bluffs a little."""

import random

from weli.core.acts import SPIEL, STEP
from weli.core.cards import how_many
from weli.games.bieten.advice.betting import answer, chance_by_cards, speak
from weli.games.bieten.advice.card_play import choose_card, choose_name
from weli.games.bieten.advice.hearing import BietenHeard
from weli.games.bieten.advice.stealing import cut_or_steal
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.advice.trying import worth_trying
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.advice.betting import is_answer
from weli.games.figures.advice.hearing import spoken_by_others
from weli.games.figures.advice.regular import FigureRegular
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import CUT, NONE
from weli.ports.advice import Heard


class BietenRegular(FigureRegular[BietenDeal]):
    """Never bets on what it cannot make; it does only what is allowed, so no house can charge it (BI-PEN)."""

    def __init__(self, at_bieten: BietenTemper, temper: Temper) -> None:
        super().__init__(temper)
        self.at_bieten = at_bieten

    def choose(self, view: BietenDeal, seat: int, options: list[int], rng: random.Random) -> int:
        if view.stage == CUT:
            return cut_or_steal(view, seat, options, self.at_bieten, rng)
        if view.cards.naming != NONE:
            return choose_name(view, seat, options, self.at_bieten, rng)
        if is_answer(options):
            return answer(view, seat, options, self.at_bieten, rng)
        cards = [option for option in options if option < STEP]
        if cards:
            return self._card(view, seat, cards, rng)
        return speak(view, seat, options, self.at_bieten, rng)

    def _card(self, view: BietenDeal, seat: int, cards: list[int], rng: random.Random) -> int:
        return choose_card(view, seat, cards, self.at_bieten, rng)

    def worth_trying(
        self, view: BietenDeal, seat: int, options: list[int], first: int, rng: random.Random
    ) -> list[int]:
        return worth_trying(view, seat, options, self.at_bieten, rng)

    def _is_lost(self, view: BietenDeal, seat: int, figure: int) -> bool:
        return chance_by_cards(view, seat, figure, self.at_bieten) == 0

    def heard(self, view: BietenDeal, seat: int) -> Heard:
        """The Spiel tells nothing here."""
        figures = [figure for figure in view.figures if figure != SPIEL]
        return BietenHeard(spoken_by_others(view, seat, figures), self.at_bieten)

    def shares(self, view: BietenDeal) -> int:
        """One share, and one more for each wild card."""
        return 1 + how_many(view.cards.wild)
