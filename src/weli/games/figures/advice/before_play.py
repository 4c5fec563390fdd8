"""Before cards are played: the cut, blind bets in need, and the exchange."""

import random

from weli.core.acts import BLIND, CUT, EXCHANGE, PASS_ACT, STEP, TAKE, UPGRADE
from weli.core.cards import BIT
from weli.core.drawing import below
from weli.games.figures.advice.naming import FINE, figures_worth, keys_of
from weli.games.figures.advice.spiel_odds import spiel_chance
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.knowledge import other_sides


def cut_or_bet_blind(view: FigureDeal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """Takes what the cut brings; bets blind in need; and cuts somewhere in the middle (PL-BLIND-03)."""
    for option in options:
        if option // STEP == TAKE:
            return option
    blind = [option for option in options if option // STEP == BLIND]
    if blind and _in_need(view, seat, temper):
        return max(blind, key=lambda option: (option % STEP).bit_count() * STEP + option % STEP)
    if PASS_ACT in options:
        return PASS_ACT
    cuts = [option for option in options if option // STEP == CUT]
    third = len(cuts) // 3
    return cuts[third + below(rng, len(cuts) - 2 * third)]


def _in_need(view: FigureDeal, seat: int, temper: Temper) -> bool:
    """Far behind while others are gestrichen or nearly so (PL-BLIND-03); where holding has its price, only of two players, the other at
    one (PL-STRAF-37)."""
    rules = view.rules
    own = rules.missing(view.start_scores[view.seating.side_of(seat)])
    nearest = min([rules.missing(view.start_scores[side]) for side in other_sides(view, seat)])
    if rules.proofs.losing_bet_penalty:
        return len(view.active) == 2 and nearest == 1 < own
    return nearest <= temper.nearly_there and own >= temper.far_behind


def exchange(view: FigureDeal, seat: int, options: list[int]) -> int:
    """Fetches a Perlagg for the natural card that is missed least, or a higher Perlagg for one of acorns; otherwise passes."""
    taking = [option for option in options if option // STEP == TAKE]
    if taking:
        return max(taking, key=lambda option: view.cards.strength[option % STEP])
    gives = [option for option in options if option // STEP == EXCHANGE]
    if gives:
        return max(gives, key=lambda option: _worth_without(view, seat, option % STEP))
    lower = [
        option
        for option in options
        if option // STEP == UPGRADE and view.cards.strength[option % STEP] < view.cards.strength[view.cards.turned[-1]]
    ]
    return min(lower, key=lambda option: view.cards.strength[option % STEP]) if lower else PASS_ACT


def _worth_without(view: FigureDeal, seat: int, card: int) -> int:
    """What the hand is worth once that card is given away, all three figures together."""
    world = view.with_hand(seat, view.cards.hands[seat] & ~BIT[card])
    return FINE * (figures_worth(world, seat, keys_of(world, seat)) + spiel_chance(world, seat))
