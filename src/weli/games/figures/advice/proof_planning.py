"""Proofs: what a seat can still show of the Gleich and Hanger it has bet on, and whether one Perlagg is promised twice."""

from weli.core.acts import GLEICH, HANGER
from weli.core.cards import BIT
from weli.games.figures.advice.plans import Plan
from weli.games.figures.engine.deal import SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.wild import identities
from weli.games.figures.knowledge import wild_cards


def may_vouch(view: FigureDeal, seat: int, figure: int) -> bool:
    """Whether the seat can prove a bet on the figure beside all it has bet on before; otherwise it never bets or holds (GS-BET-23,
    GS-VAL-06, PL-VAL-07)."""
    return figure not in SHOWN_FIGURES or can_show(view, seat, view.proofs.duties[seat] | BIT[figure])


def can_show(view: FigureDeal, seat: int, figures: int) -> bool:
    """Whether the seat has an example of each of these figures; one Perlagg can serve for both under the right name (PL-VAL-02)."""
    missing = 0
    for figure in SHOWN_FIGURES:
        if figures & BIT[figure]:
            if not view.full_figure(seat, figure):
                return False
            missing += 0 if view.natural_figure(seat, figure) else 1
    free = wild_cards(view, seat)
    return missing <= len(free) or _one_for_both(view, seat, free[0])


def _one_for_both(view: FigureDeal, seat: int, card: int, keys: tuple[int, int] = (1, 1)) -> bool:
    """Whether the Perlagg has a name with which both figures come to these keys."""
    for name in identities(view.rules.wild, view.rules.cards, card):
        world = view.with_name(seat, card, name)
        if world.full_figure(seat, GLEICH) >= keys[0] and world.full_figure(seat, HANGER) >= keys[1]:
            return True
    return False


def spares_duties(view: FigureDeal, seat: int, figure: int, plan: Plan) -> bool:
    """Whether the seat can still show the other figure that it has bet on, once it has laid so many Perlaggen for this one."""
    other = HANGER if figure == GLEICH else GLEICH
    if not view.proofs.duties[seat] & BIT[other] or not plan.perlaggen or view.natural_figure(seat, other):
        return True
    free = wild_cards(view, seat)
    if plan.perlaggen < len(free) or len(free) != 1:
        return plan.perlaggen < len(free)
    keys = (plan.key, 1) if figure == GLEICH else (1, plan.key)
    return _one_for_both(view, seat, free[0], keys)
