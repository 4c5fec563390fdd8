"""Trying acts that belong together out on a copy: the deal after them, or the ground against one of them."""

from weli.acts import LAST_PROVE, NAME, PROVE, argument_of, kind_of
from weli.cards import BIT
from weli.deal import NONE, Deal
from weli.parts import grounds
from weli.parts.deal import FigureDeal
from weli.parts.engine import go_on
from weli.parts.naming import give_name
from weli.parts.proofs import lay_proof


def tried(deal: Deal, seat: int, acts: list[int], *, tolerant: bool = False) -> tuple[Deal, int]:
    """The deal after these acts, or the ground against one of them; where the house tolerates that, the act is written down and done."""
    after = deal
    for act in acts:
        ground = after.check(seat, act)
        if ground and not (tolerant and deal.tolerates(ground)):
            return deal, ground
        if after is deal:
            after = deal.copy()
            after.tape = []
        if ground:
            after.offend(seat, act, ground)
        after.play(seat, act)
    return after, grounds.FINE


def proved(deal: FigureDeal, seat: int, acts: list[int]) -> tuple[FigureDeal, int]:
    """The deal after cards that prove a bet, laid together, or the ground against them.

    Each belongs to an example, which may be as big as one likes (GS-VAL-03).
    """
    after = deal.copy()
    after.tape = []
    for act in acts:
        if PROVE <= kind_of(act) <= LAST_PROVE:
            held = after.cards.hands[seat] & BIT[argument_of(act)] and after.cards.naming == NONE
            ground = deal.check(seat, act) or (grounds.FINE if held else grounds.NOT_HELD)
        else:
            ground = after.check(seat, act)
        if ground:
            return deal, ground
        if PROVE <= kind_of(act) <= LAST_PROVE:
            lay_proof(after, seat, kind_of(act), argument_of(act))
        else:
            give_name(after, argument_of(act) if kind_of(act) == NAME else NONE)
    go_on(after)
    figure = kind_of(acts[0]) - PROVE
    return (deal, grounds.PROVES_NOTHING) if after.owes(seat) & BIT[figure] else (after, grounds.FINE)
