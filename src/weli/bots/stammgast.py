"""The Stammgast, the regular: plays by rules of thumb, and knows by heart how good a Gleich or a Hanger is."""

import random
from dataclasses import dataclass, field
from typing import Final

from weli.acts import EXCHANGE, PASS_ACT, STEP, TAKE, UPGRADE
from weli.bots.before_play import cut_or_bet_blind, exchange
from weli.bots.betting import answer, is_answer, raise_at_once, speak_before_card
from weli.bots.bieten import BietenStammgast, temper_at_bieten
from weli.bots.card_play import choose_card
from weli.bots.gaigel import GaigelStammgast
from weli.bots.manners import BETS, CALLS, MANNERS, USUAL
from weli.bots.naming import name
from weli.bots.showing import prove, show
from weli.bots.temper import Temper, temper_of
from weli.deal import Deal
from weli.errors import RulesError
from weli.games.bieten.deal import BietenDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import CUT, NONE, FigureDeal
from weli.portable import Portable


@dataclass(frozen=True)
class Stammgast(Portable):
    """Cards by the chance of the Spiel, bets by the chance of each figure, with a little bluff; never a bet it cannot prove.

    `manner`: how it bets and answers, one of `MANNERS`; another than the usual one takes the place of its thresholds.
    """

    temper: Temper = field(default_factory=Temper)
    bieten: BietenStammgast = field(default_factory=BietenStammgast)
    gaigel: GaigelStammgast = field(default_factory=GaigelStammgast)
    manner: str = USUAL

    def __post_init__(self) -> None:
        if self.manner not in MANNERS:
            known = ", ".join(MANNERS)
            raise RulesError(
                de=f"Die Einstellung „manner“ ist eine von {known}, nicht „{self.manner}“.",
                en=f"The setting 'manner' is one of {known}, not '{self.manner}'.",
            )

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        if self.manner != USUAL:
            return _MANNERED[self.manner].choose(view, seat, options, rng)
        if isinstance(view, BietenDeal):
            return self.bieten.choose(view, seat, options, rng)
        if isinstance(view, GaigelDeal):
            return self.gaigel.choose(view, seat, options, rng)
        assert isinstance(view, FigureDeal)
        return self._choose_in_figure_games(view, seat, options, rng)

    def _choose_in_figure_games(self, view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
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
        return choose_card(view, seat, [option for option in options if option < STEP], self.temper)


def in_manner(manner: str, regular: Stammgast) -> Stammgast:
    """A regular like that one who bets and answers in that manner."""
    bieten = BietenStammgast(temper_at_bieten(manner, regular.bieten.temper))
    return Stammgast(temper=temper_of(manner, regular.temper), bieten=bieten, gaigel=regular.gaigel)


_MANNERED: Final = {manner: in_manner(manner, Stammgast()) for manner in (BETS, CALLS)}
