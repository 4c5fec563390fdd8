"""The show: bet, lay as little as suffices, leave it to the partner, or give the figure away."""

import random

from weli.core.acts import CONCEDE, CONTEST, DEFER_ACT, STEP, bet_act, prove_act, show_act
from weli.core.cards import BIT
from weli.games.figures.advice.betting import eager, others_would_win, outlook, per_mille
from weli.games.figures.advice.plans import cheapest
from weli.games.figures.advice.proof_planning import may_vouch, spares_duties
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import NONE, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.show import needed_key


def show(view: FigureDeal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """One choice of the showing side: for each open figure bet, contest or concede."""
    mood = per_mille(rng)
    nerve = per_mille(rng)
    waiting = [figure for figure in SHOWN_FIGURES if view.undecided() & BIT[figure]]
    begun = [figure for figure in waiting if view.show.laid_by[figure] != NONE]
    for figure in begun or waiting:
        act = _bet(view, seat, figure, options, temper, mood)
        if act < 0:
            act = _contest(view, seat, figure, options)
        if act >= 0:
            return act
    if DEFER_ACT in options:
        return DEFER_ACT
    return _without_cards(view, seat, waiting, options, temper, nerve)


def _bet(view: FigureDeal, seat: int, figure: int, options: list[int], temper: Temper, mood: int) -> int:
    """A bet before anything is laid, where the figure is likely won and this seat can carry it; otherwise -1."""
    act = bet_act(BIT[figure])
    if act not in options or not _can_match(view, seat, figure) or not may_vouch(view, seat, figure):
        return -1
    if mood < eager(view, temper) and outlook(view, seat, figure, temper) >= temper.show_bet_at:
        return act
    return -1


def _can_match(view: FigureDeal, seat: int, figure: int) -> bool:
    """Whether the seat's own cards, or what its side has lying open, are enough to contest."""
    ours = max(view.full_figure(seat, figure), view.shown_key(view.show.shower, figure))
    return ours >= needed_key(view, view.show.shower, figure)


def _contest(view: FigureDeal, seat: int, figure: int, options: list[int]) -> int:
    """Contests with what lies there if it leads, otherwise with the fewest Perlaggen and cards that suffice; -1 where neither is possible.

    A tie is not left standing while a card would win it (GS-TACT-10).
    """
    enough = CONTEST * STEP + figure
    theirs = view.best_shown_against(view.show.shower, figure)
    if enough in options and view.shown_key(view.show.shower, figure) > theirs:
        return enough
    plan = cheapest(view, seat, figure, theirs + 1)
    if not plan.is_possible() and enough not in options:
        plan = cheapest(view, seat, figure, needed_key(view, view.show.shower, figure))
    if plan.is_possible() and show_act(figure, plan.cards[0]) in options and spares_duties(view, seat, figure, plan):
        return show_act(figure, plan.cards[0])
    if enough in options and DEFER_ACT not in options:
        return enough
    return -1


def _without_cards(
    view: FigureDeal, seat: int, waiting: list[int], options: list[int], temper: Temper, nerve: int
) -> int:
    """What cannot be contested is conceded, or bet on by somebody who can at least prove it: once in a while, and always where the
    concession would cost the game."""
    for figure in waiting:
        if CONTEST * STEP + figure in options:
            return CONTEST * STEP + figure
    for figure in waiting:
        if bet_act(BIT[figure]) in options and may_vouch(view, seat, figure):
            if nerve < temper.show_bluff or others_would_win(view, seat, figure):
                return bet_act(BIT[figure])
    for figure in waiting:
        if CONCEDE * STEP + figure in options:
            return CONCEDE * STEP + figure
    return options[0]


def prove(view: FigureDeal, seat: int, options: list[int]) -> int:
    """The first card of the cheapest example, in natur where that is possible; the last option admits that there is none (PL-TACT-08)."""
    for figure in SHOWN_FIGURES:
        plan = cheapest(view, seat, figure, 1)
        if plan.is_possible() and prove_act(figure, plan.cards[0]) in options:
            return prove_act(figure, plan.cards[0])
    return options[-1]
