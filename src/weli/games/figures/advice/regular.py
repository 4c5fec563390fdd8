"""The regular at Giltspiel and Perlaggen: plays by rules of thumb, and knows by heart how good a Gleich or a Hanger is."""

import random
from dataclasses import replace
from typing import Final

from weli.core.acts import BET, CONCEDE, EXCHANGE, PASS_ACT, SPIEL, STEP, TAKE, UPGRADE
from weli.core.chances import SURE
from weli.games.figures.advice import blunders
from weli.games.figures.advice.before_play import cut_or_bet_blind, exchange
from weli.games.figures.advice.betting import (
    answer,
    is_answer,
    outlook,
    own_side_is_due,
    raise_at_once,
    speak_before_card,
)
from weli.games.figures.advice.card_play import choose_card
from weli.games.figures.advice.figure_odds import figure_chance
from weli.games.figures.advice.hearing import FigureHeard, has_been_quiet, spoken_by_others
from weli.games.figures.advice.naming import name
from weli.games.figures.advice.proof_planning import can_show
from weli.games.figures.advice.showing import prove, show
from weli.games.figures.advice.temper import UNKNOWN, Temper, of_strangers
from weli.games.figures.advice.trying import worth_trying
from weli.games.figures.engine.deal import CUT, NONE
from weli.games.figures.kinds import F
from weli.ports.advice import Heard, Regular

_TWO_ERRORS: Final = 4  # standard errors, squared


class FigureRegular(Regular[F]):
    """Cards by the chance of the Spiel, bets by the chance of each figure, with a little bluff; never a bet it cannot prove."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self._strangers = of_strangers(temper)

    def choose(self, view: F, seat: int, options: list[int], rng: random.Random) -> int:
        if view.stage == CUT:
            return cut_or_bet_blind(view, seat, options, self.temper, rng)
        if view.cards.naming != NONE:
            return name(view, seat, options, self.temper)
        if view.exchanging() or any(option // STEP in (TAKE, EXCHANGE, UPGRADE) for option in options):
            act = exchange(view, seat, options)
            if act != PASS_ACT or view.exchanging():
                return act
        if view.resolved():
            return prove(view, seat, options)
        if is_answer(options):
            return answer(view, seat, options, self.temper, rng)
        if seat in view.offered():
            return raise_at_once(view, seat, options, self.temper, rng)
        if view.show.shower != NONE:
            return show(view, seat, options, self.temper, rng)
        said = speak_before_card(view, seat, options, self.temper, rng)
        if said != PASS_ACT or options[0] == PASS_ACT:
            return said
        return self._card(view, seat, [option for option in options if option < STEP], rng)

    def _card(self, view: F, seat: int, cards: list[int], rng: random.Random) -> int:
        return choose_card(view, seat, cards, self.temper)

    def worth_trying(self, view: F, seat: int, options: list[int], first: int, rng: random.Random) -> list[int]:
        return worth_trying(view, seat, options, self.temper)

    def is_safe(self, view: F, act: int) -> bool:
        return blunders.is_safe(view, act)

    def is_senseless(self, view: F, seat: int, act: int) -> bool:
        """Whether it gives away what may yet be won, or stakes something on what cannot be won, or raises far what hardly can."""
        if self.gives_away(act):
            return blunders.gives_away(view, seat, act % STEP, self.temper)
        figure = self.staked(act)
        if figure == NONE:
            return False
        return (figure != SPIEL and self._is_lost(view, seat, figure)) or blunders.raises_far(
            view, seat, act, self.temper
        )

    def _is_lost(self, view: F, seat: int, figure: int) -> bool:
        """Whether what lies open, and what may be hidden, leave no chance of a figure."""
        return figure_chance(view, seat, figure) == 0

    def heard(self, view: F, seat: int) -> Heard:
        return FigureHeard(spoken_by_others(view, seat, list(view.figures)), self._strangers)

    def figures(self, view: F) -> list[int]:
        return list(view.figures)

    def weighs(self, view: F, seat: int, options: list[int]) -> bool:
        if view.stage == CUT or view.cards.naming != NONE or not super().weighs(view, seat, options):
            return False
        return is_answer(options) or seat in view.offered() or own_side_is_due(view, seat)

    def knowing(self, view: F, seat: int, counted: dict[int, int], worlds: int) -> Regular:
        """What differs from their own reckoning by no more than chance alone makes so many worlds differ tells them nothing, and what does
        so the less the nearer it comes to that."""
        known = [UNKNOWN, UNKNOWN, UNKNOWN]
        for figure, chance in counted.items():
            own = outlook(view, seat, figure, self.temper)
            difference = chance - own
            by_chance = _TWO_ERRORS * max(chance * (SURE - chance), own * (SURE - own)) // worlds
            if difference * difference > by_chance:
                known[figure] = chance - by_chance // difference
        return FigureRegular(replace(self.temper, known=(known[0], known[1], known[2])))

    def has_been_quiet(self, view: F, side: int) -> bool:
        return has_been_quiet(view, side)

    def gives_away(self, act: int) -> bool:
        return act // STEP == CONCEDE

    def staked(self, act: int) -> int:
        return act % STEP if self.gives_away(act) else blunders.staked(act)

    def has_won(self, deal: F, figure: int, side: int) -> bool:
        return deal.stakes[figure].owner == side

    def can_prove(self, view: F, seat: int) -> bool:
        return can_show(view, seat, view.proofs.duties[seat])

    def shares(self, view: F) -> int:
        """Where cards are named it takes twice as long."""
        return 2 if view.cards.wild else 1

    def is_far_fetched(self, deal: F, seat: int, act: int) -> bool:
        """One figure in a bet is enough."""
        return act // STEP == BET and (act % STEP).bit_count() > 1
