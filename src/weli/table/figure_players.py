"""How computer players of a figure game act in one breath, and when that is a line."""

from weli.acts import CONTEST, DEFER_ACT, LAST_PROVE, LAST_SHOW, PASS_ACT, PROVE, SHOW, act_of, kind_of
from weli.deal import NONE
from weli.parts.deal import FigureDeal


def lets_go_on(act: int, deal: FigureDeal, seat: int) -> bool:
    """Whether the choice is to do nothing. A pass that the rules know does something: it declines, keeps a face, or admits."""
    return act == DEFER_ACT or (act == PASS_ACT and PASS_ACT not in deal.legal(seat))


def _half_done(deal: FigureDeal) -> bool:
    """Whether a card just laid still lacks its name, or one given its exchange (PL-WILD-05, PL-EXCH-01)."""
    return deal.cards.naming != NONE or deal.exchange.giving != NONE


def continuing(options: list[int], acts: list[int], deal: FigureDeal) -> list[int]:
    """What may follow in the same breath: a name, more cards for the same figure, or that they are enough."""
    if _half_done(deal):
        return options
    kind = kind_of(acts[0])
    enough = act_of(CONTEST, kind - SHOW)  # no act at all where a bet is proven
    return [act for act in options if kind_of(act) == kind or act == enough]


def is_whole(acts: list[int], before: FigureDeal, after: FigureDeal, seat: int) -> bool:
    """Whether acts are a line already: cards laid in the show wait for the word that they are enough, proofs for the whole example."""
    if _half_done(after):
        return False
    kind = kind_of(acts[0])
    if SHOW <= kind <= LAST_SHOW:
        return before.show.chosen & (1 << kind - SHOW) != 0 or kind_of(acts[-1]) == CONTEST
    if PROVE <= kind <= LAST_PROVE:
        return not after.owes(seat) & (1 << kind - PROVE) or after.closed
    return True
