"""Bets, answers and the Spiel given up: what a rule player says while cards are played, and to every bet."""

import random

from weli.core.acts import CONCEDE, DEFER_ACT, GOOD, HOLD, PASS_ACT, RAISE, SPIEL, STEP, bet_act
from weli.core.cards import BIT, how_many
from weli.core.chances import SURE, ramp, weigh
from weli.core.drawing import below
from weli.games.figures.advice.figure_odds import figure_chance
from weli.games.figures.advice.proof_planning import may_vouch
from weli.games.figures.advice.spiel_odds import spiel_chance
from weli.games.figures.advice.temper import UNKNOWN, Temper
from weli.games.figures.advice.truth import in_the_end
from weli.games.figures.engine.deal import NONE, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.knowledge import other_sides, unseen_cards


def per_mille(rng: random.Random) -> int:
    return below(rng, SURE)


def outlook(view: FigureDeal, seat: int, figure: int, temper: Temper, with_partner: bool = True) -> int:
    """The chance that the seat's side wins the figure, cards and spoken bets considered."""
    if temper.known[figure] != UNKNOWN:
        return temper.known[figure]
    chance = chance_by_cards(view, seat, figure, with_partner)
    if chance in (0, SURE):
        return chance
    return _after_talk(view, seat, figure, chance, temper)


def chance_by_cards(view: FigureDeal, seat: int, figure: int, with_partner: bool = True) -> int:
    """The same, whatever has been said."""
    if figure == SPIEL:
        return spiel_chance(view, seat)
    return in_the_end(view, seat, figure, figure_chance(view, seat, figure, with_partner))


def _after_talk(view: FigureDeal, seat: int, figure: int, chance: int, temper: Temper) -> int:
    respect = temper.perlaggen_respect if view.cards.wild else temper.respect_bet
    for _ in range(_their_bets(view, seat, figure)):
        chance = weigh(chance, respect[figure])
    if _partner_spoke(view, seat, figure):
        chance = weigh(chance, SURE * SURE // temper.trust)
    return chance


def _their_bets(view: FigureDeal, seat: int, figure: int) -> int:
    """How many bets others have made: between two sides they alternate (GS-BET-13); among three, the last one counts, whoever has held."""
    last = view.stakes[figure].last_bettor
    if last == NONE:
        return 0
    if view.rules.stakes.answer_mode == "strict_turn":
        return 1 if last != seat else 0
    bets = view.stakes[figure].value - 1 + (1 if view.stakes[figure].bettor != NONE else 0)
    theirs = bets // 2
    if not view.seating.same_side(last, seat):
        theirs = bets - theirs
    return theirs


def _partner_spoke(view: FigureDeal, seat: int, figure: int) -> bool:
    for other in view.seating.partners(seat):
        if view.stakes[figure].last_bettor == other or view.proofs.duties[other] & BIT[figure]:
            return True
    return False


def own_side_is_due(view: FigureDeal, seat: int) -> bool:
    """Whether the next card is the seat's or its partner's: the moment to bet (GS-TACT-02)."""
    due = view.turn()
    return due != NONE and view.seating.same_side(due, seat)


def speak_before_card(view: FigureDeal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """A bet, the Spiel given up, or `PASS_ACT`: nothing is said."""
    if not own_side_is_due(view, seat):
        return PASS_ACT
    mood = per_mille(rng)
    nerve = per_mille(rng)
    spiel = UNKNOWN
    if CONCEDE * STEP + SPIEL in options and not _needs_spiel(view, seat):
        spiel = outlook(view, seat, SPIEL, temper)
        if spiel < temper.concede_at:
            return CONCEDE * STEP + SPIEL
    for figure in view.figures:
        if bet_act(BIT[figure]) in options and may_vouch(view, seat, figure):
            if _wants_to_bet(view, seat, figure, temper, mood, nerve, spiel if figure == SPIEL else UNKNOWN):
                return bet_act(BIT[figure])
    return PASS_ACT


def _wants_to_bet(view: FigureDeal, seat: int, figure: int, temper: Temper, mood: int, nerve: int, chance: int) -> bool:
    """`chance` is the outlook of the figure, where somebody has reckoned it already."""
    bluff = temper.bluff[figure]
    if figure == SPIEL and view.last_trick_led():
        bluff = temper.perlaggen_last_trick_bluff if view.cards.wild else temper.last_trick_bluff
    if figure == SPIEL and _has_three_tricks(view, seat):
        return True
    if nerve < bluff and view.stakes[figure].value == 1:
        return True
    if mood >= eager(view, temper):
        return False
    if chance == UNKNOWN:
        chance = outlook(view, seat, figure, temper)
    if others_would_win(view, seat, figure):
        return chance >= temper.free_bet_at
    if view.rules.stakes.answer_mode == "strict_turn" and view.stakes[figure].value > 1:
        return chance >= raise_at(view, temper)
    return mood * SURE < ramp(chance, bet_at(view, figure, temper), _band(view, temper)) * eager(view, temper)


def bet_at(view: FigureDeal, figure: int, temper: Temper) -> int:
    """The chance from which a bet is thought of."""
    if view.rules.proofs.losing_bet_penalty:
        return temper.penal_bet_at
    return temper.perlaggen_bet_at[figure] if view.cards.wild else temper.bet_at[figure]


def eager(view: FigureDeal, temper: Temper) -> int:
    """How often a bet that is thought of is made at once."""
    return temper.perlaggen_eager if view.cards.wild else temper.eager


def _band(view: FigureDeal, temper: Temper) -> int:
    return temper.perlaggen_band if view.cards.wild else temper.band


def _has_three_tricks(view: FigureDeal, seat: int) -> bool:
    """One trick short of the Spiel where holding has its price: then the others will hardly hold (PL-STRAF-43, PL-STRAF-44)."""
    if not view.rules.proofs.losing_bet_penalty or view.stakes[SPIEL].value > 1:
        return False
    needed = view.rules.stakes.tricks_for_spiel
    nobody_near = all(needed - view.tricks.taken[side] > 1 for side in other_sides(view, seat))
    return view.tricks.taken[view.seating.side_of(seat)] == needed - 1 and nobody_near


def others_would_win(view: FigureDeal, seat: int, figure: int, more: int = 0) -> bool:
    """Whether the figure, at its present value and so many more, would bring another side to the target."""
    for side in other_sides(view, seat):
        if not view.is_out(side, figure) and view.rules.missing(view.points(side)) <= view.stakes[figure].value + more:
            return True
    return False


def _needs_spiel(view: FigureDeal, seat: int) -> bool:
    """Whether the Spiel cannot be given away: it would cost the game, or nothing is left to show (GS-TACT-04, GS-CONC-08)."""
    return others_would_win(view, seat, SPIEL) or all(view.stakes[figure].owner != OPEN for figure in SHOWN_FIGURES)


def answer(view: FigureDeal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """Good, hold or raise; the partner is left to answer where they may know better (GS-TACT-11)."""
    figure = next(option % STEP for option in options if option // STEP == GOOD)
    may_defer = DEFER_ACT in options
    mood = per_mille(rng)
    nerve = per_mille(rng)
    if not may_vouch(view, seat, figure):
        return DEFER_ACT if may_defer else GOOD * STEP + figure
    chance = outlook(view, seat, figure, temper, with_partner=may_defer)
    raising = RAISE * STEP + figure
    if raising in options:
        if chance >= raise_at(view, temper) and mood < temper.raise_rate:
            return raising
        if nerve < _bluff_raise(view, temper) and view.stakes[figure].value == 1:
            return raising
    if HOLD * STEP + figure in options and chance >= hold_at(view, seat, figure, temper):
        return HOLD * STEP + figure
    return DEFER_ACT if may_defer else GOOD * STEP + figure


def raise_at(view: FigureDeal, temper: Temper) -> int:
    return temper.perlaggen_raise_at if view.cards.wild else temper.raise_at


def _bluff_raise(view: FigureDeal, temper: Temper) -> int:
    return temper.perlaggen_bluff_raise if view.cards.wild else temper.bluff_raise


def hold_at(view: FigureDeal, seat: int, figure: int, temper: Temper) -> int:
    """The chance from which holding is better than giving the figure away at its old value.

    Where a lost stake has its price, only a realistic chance will do (PL-STRAF-42); where it has none, holding an early bet may make
    the bettors spend Perlaggen (PL-TACT-05, PL-STRAF-45).
    """
    if others_would_win(view, seat, figure):
        return 0
    if view.rules.proofs.losing_bet_penalty:
        return temper.penal_hold_at
    margin = temper.perlaggen_margin if view.cards.wild else temper.hold_margin
    least = SURE // (view.seating.sides * (view.stakes[figure].value + 1)) + margin[figure]
    if others_would_win(view, seat, figure, 1):
        least += temper.hold_dear
    if figure in SHOWN_FIGURES and view.stakes[figure].value == 1 and _others_may_have_perlaggen(view, seat):
        least -= temper.tie_up
    return least


def _others_may_have_perlaggen(view: FigureDeal, seat: int) -> bool:
    """Whether at least two Perlaggen may be in other hands, early in a deal between two sides."""
    about = (unseen_cards(view, seat) | view.cards.known & ~view.cards.hands[seat]) & view.cards.wild
    early = len(view.tricks.winners) <= 1
    return early and view.seating.sides == 2 and how_many(about) >= 2


def raise_at_once(view: FigureDeal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """Whoever holds, or rides free on another's hold, raises to three with a strong hand only; riding free costs nothing (PL-3P-13,
    PL-3P-17). For three points every Perlagg is kept for the figure, so the exact chance counts."""
    mood = per_mille(rng)
    for figure in view.figures:
        if bet_act(BIT[figure]) in options and may_vouch(view, seat, figure) and mood < temper.raise_rate:
            chance = spiel_chance(view, seat) if figure == SPIEL else figure_chance(view, seat, figure)
            if _after_talk(view, seat, figure, chance, temper) >= temper.three_at:
                return bet_act(BIT[figure])
    return PASS_ACT


def is_answer(options: list[int]) -> bool:
    return any(option // STEP == GOOD for option in options)
