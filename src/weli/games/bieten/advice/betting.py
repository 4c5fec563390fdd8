"""Bets, threes and answers at Bieten.

A hold risks nothing but the extra point, so it takes little; a bet pays where the figure is won oftener than by one in as many as play.
Near the end it counts who would win the game by what is at stake.
"""

import random

from weli.core.acts import BET, GOOD, HOLD, PASS_ACT, SPIEL, STEP, figures_in
from weli.core.cards import BIT
from weli.core.chances import SURE, ramp
from weli.games.bieten.advice.figure_odds import chance_of, key_of
from weli.games.bieten.advice.last_trick import spiel_chance
from weli.games.bieten.advice.plans import planned, worth
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.name_set import unnamed
from weli.games.figures.advice.betting import others_would_win, per_mille
from weli.games.figures.knowledge import other_sides


def outlook(view: BietenDeal, seat: int, figure: int, temper: BietenTemper, rng: random.Random) -> int:
    """The chance to win a figure with a bet or a hold on it, less what binding a wild card to it costs elsewhere."""
    must = BIT[figure]
    cards = planned(view, seat, temper, must)
    if cards is None:
        return 0
    lost = 0
    if unnamed(view, seat):
        free = planned(view, seat, temper)
        if free is not None:
            lost = worth(view, seat, free, temper) - worth(view, seat, cards, temper)
    if figure == SPIEL:
        chance = spiel_chance(view, seat, temper.worlds, rng)
    else:
        chance = chance_of(view, seat, figure, key_of(view, *cards, figure), temper)
    return max(0, chance - lost // (view.stakes[figure].value + 1))


def chance_by_cards(view: BietenDeal, seat: int, figure: int, temper: BietenTemper) -> int:
    """The chance to win a figure other than the Spiel, wild cards under the names that serve all figures best."""
    cards = planned(view, seat, temper, BIT[figure])
    return 0 if cards is None else chance_of(view, seat, figure, key_of(view, *cards, figure), temper)


def speak(view: BietenDeal, seat: int, options: list[int], temper: BietenTemper, rng: random.Random) -> int:
    """A bet, a three, or `PASS_ACT`; one bets just before one's own card (BI-BET-03)."""
    if view.turn() != seat:
        return PASS_ACT
    mood, nerve = per_mille(rng), per_mille(rng)
    best, most = PASS_ACT, 0
    bluff, nearest = PASS_ACT, -SURE
    last_card = view.cards.held[seat] == 1
    for option in options:
        if option // STEP != BET:
            continue
        figure = figures_in(option % STEP)[0]
        chance = outlook(view, seat, figure, temper, rng)
        least = bet_at(view, seat, figure, temper)
        keen = ramp(chance, least, temper.band)
        if not last_card:
            keen = keen * temper.eager // SURE
        if chance > 0 and mood < keen and chance - least >= most:
            best, most = option, chance - least
        if view.stakes[figure].value == 1 and chance - least > nearest:
            bluff, nearest = option, chance - least
    if best == PASS_ACT and bluff != PASS_ACT and nerve < _bluff_rate(view, bluff, temper):
        return bluff
    return best


def _bluff_rate(view: BietenDeal, act: int, temper: BietenTemper) -> int:
    on_spiel = act % STEP == BIT[SPIEL]
    return temper.last_trick_bluff if on_spiel and view.last_trick_led() else temper.bluff


def bet_at(view: BietenDeal, seat: int, figure: int, temper: BietenTemper) -> int:
    """The chance from which a bet or a three pays."""
    least = SURE // len(view.active)
    if others_would_win(view, seat, figure):
        return least // 2
    least += temper.bet_margin if view.stakes[figure].value == 1 else temper.three_margin
    if others_would_win(view, seat, figure, 1):
        least += temper.hold_dear
    return least - temper.hurry if somebody_is_gespannt(view, seat) else least


def somebody_is_gespannt(view: BietenDeal, seat: int) -> bool:
    """Whether another player needs but one point, so that what is not bet on may not be counted any more (BI-END-07)."""
    return any(view.rules.missing(view.points(side)) <= 1 for side in other_sides(view, seat))


def answer(view: BietenDeal, seat: int, options: list[int], temper: BietenTemper, rng: random.Random) -> int:
    """Good or hold."""
    good = next(option for option in options if option // STEP == GOOD)
    figure = good % STEP
    holding = HOLD * STEP + figure
    if holding not in options:
        return good
    chance = outlook(view, seat, figure, temper, rng)
    return holding if chance > 0 and chance >= hold_at(view, seat, figure, temper) else good


def hold_at(view: BietenDeal, seat: int, figure: int, temper: BietenTemper) -> int:
    """The chance from which a hold is better than giving the bettor the figure at its old value.

    Who could win the game by the raised value is better kept out of it: a bettor never wins it by what is conceded (BI-END-14).
    """
    proposed = view.stakes[figure].value + 1
    least = SURE // (len(view.active) * proposed)
    if view.rules.missing(view.points(view.seating.side_of(seat))) <= proposed:
        return least // 2  # it is counted before what nobody has bet on, and wins the game (BI-END-04, BI-END-11)
    if others_would_win(view, seat, figure, 1):
        least += temper.hold_dear
    return least + temper.hold_margin
