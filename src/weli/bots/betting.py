"""Bets, answers and the Spiel given up: what a rule player says while cards are played, and to every bet."""

import random

from weli.acts import CONCEDE, DEFER_ACT, FIGURES, GOOD, HOLD, PASS_ACT, RAISE, SPIEL, STEP, bet_act
from weli.bots.chances import SURE, ramp, weigh
from weli.bots.figure_odds import figure_chance
from weli.bots.knowledge import own_cards, partners
from weli.bots.spiel_odds import spiel_chance
from weli.bots.temper import Temper
from weli.cards import BIT
from weli.parts.deal import NONE, OPEN, SHOWN_FIGURES, Deal
from weli.parts.figures import figure_key


def per_mille(rng: random.Random) -> int:
    return int(rng.random() * SURE)


def may_vouch(view: Deal, seat: int, figure: int) -> bool:
    """Whether the seat can prove a bet on the figure; without an example it never bets or holds (GS-BET-23, GS-VAL-06)."""
    return figure == SPIEL or figure_key(own_cards(view, seat), figure) > 0


def outlook(view: Deal, seat: int, figure: int, temper: Temper, with_partner: bool = True) -> int:
    """The chance that the seat's side wins the figure, cards and spoken bets considered."""
    if figure == SPIEL:
        chance = spiel_chance(view, seat)
    else:
        chance = figure_chance(view, seat, figure, with_partner)
    if chance in (0, SURE):
        return chance
    return _after_talk(view, seat, figure, chance, temper)


def _after_talk(view: Deal, seat: int, figure: int, chance: int, temper: Temper) -> int:
    """Bets alternate, so their number and the last bettor tell how many each side has made (GS-BET-13)."""
    last = view.last[figure]
    if last == NONE:
        return chance
    side = view.seating.side_of(seat)
    bets = view.value[figure] - 1 + (1 if view.bettor[figure] != NONE else 0)
    theirs = bets // 2
    if view.seating.side_of(last) != side:
        theirs = bets - theirs
    for _ in range(theirs):
        chance = weigh(chance, temper.respect_bet[figure])
    if _partner_spoke(view, seat, figure):
        chance = weigh(chance, SURE * SURE // temper.trust)
    return chance


def _partner_spoke(view: Deal, seat: int, figure: int) -> bool:
    for other in partners(view, seat):
        if view.last[figure] == other or view.duties[other] & BIT[figure]:
            return True
    return False


def own_side_is_due(view: Deal, seat: int) -> bool:
    """Whether the next card is the seat's or its partner's: the moment to bet (GS-TACT-02)."""
    due = view.turn()
    return due != NONE and view.seating.side_of(due) == view.seating.side_of(seat)


def speak_before_card(view: Deal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """A bet, the Spiel given up, or `PASS_ACT`: nothing is said."""
    if not own_side_is_due(view, seat):
        return PASS_ACT
    mood = per_mille(rng)
    nerve = per_mille(rng)
    if CONCEDE * STEP + SPIEL in options and _spiel_is_hopeless(view, seat, temper):
        return CONCEDE * STEP + SPIEL
    for figure in range(FIGURES):
        if bet_act(BIT[figure]) in options and may_vouch(view, seat, figure):
            if _wants_to_bet(view, seat, figure, temper, mood, nerve):
                return bet_act(BIT[figure])
    return PASS_ACT


def _wants_to_bet(view: Deal, seat: int, figure: int, temper: Temper, mood: int, nerve: int) -> bool:
    bluff = temper.bluff[figure]
    if figure == SPIEL and view.last_trick_led():
        bluff = temper.last_trick_bluff
    if nerve < bluff and view.value[figure] == 1:
        return True
    if mood >= temper.eager:
        return False
    chance = outlook(view, seat, figure, temper)
    if others_would_win(view, seat, figure):
        return chance >= temper.free_bet_at
    return mood * SURE < ramp(chance, temper.bet_at[figure], temper.band) * temper.eager


def others_would_win(view: Deal, seat: int, figure: int, more: int = 0) -> bool:
    """Whether the figure, at its present value and so many more, would bring the other side to the target."""
    other = 1 - view.seating.side_of(seat)
    return view.points(other) + view.value[figure] + more >= view.rules.target


def _spiel_is_hopeless(view: Deal, seat: int, temper: Temper) -> bool:
    """Nearly lost, something left to show, and not the game: then let the others show first (GS-TACT-04, GS-CONC-08)."""
    if others_would_win(view, seat, SPIEL) or all(view.owner[figure] != OPEN for figure in SHOWN_FIGURES):
        return False
    return outlook(view, seat, SPIEL, temper) < temper.concede_at


def answer(view: Deal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """Good, hold or raise; the partner is left to answer where he may know better (GS-TACT-11)."""
    figure = next(option % STEP for option in options if option // STEP == GOOD)
    may_defer = DEFER_ACT in options
    mood = per_mille(rng)
    nerve = per_mille(rng)
    if not may_vouch(view, seat, figure):
        return DEFER_ACT if may_defer else GOOD * STEP + figure
    chance = outlook(view, seat, figure, temper, with_partner=may_defer)
    raising = RAISE * STEP + figure
    if raising in options:
        if chance >= temper.raise_at and mood < temper.raise_rate:
            return raising
        if nerve < temper.bluff_raise and view.value[figure] == 1:
            return raising
    if chance >= hold_at(view, seat, figure, temper):
        return HOLD * STEP + figure
    return DEFER_ACT if may_defer else GOOD * STEP + figure


def hold_at(view: Deal, seat: int, figure: int, temper: Temper) -> int:
    """The chance from which holding is better than giving the figure away at its old value."""
    if others_would_win(view, seat, figure):
        return 0
    least = SURE // (2 * (view.value[figure] + 1)) + temper.hold_margin[figure]
    if others_would_win(view, seat, figure, 1):
        least += temper.hold_dear
    return least


def is_answer(options: list[int]) -> bool:
    return any(option // STEP == GOOD for option in options)
