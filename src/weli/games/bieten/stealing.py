"""The cut: the cutter lifts the upper part of the pack and may steal up to three cards from its bottom, unseen by the others."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import CUT as CUT_ACT
from weli.core.acts import STOP_ACT, TAKE, act_of
from weli.core.cards import BIT
from weli.games.bieten import reasons
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.cutting import finish_cut
from weli.games.figures.engine.deal import CUT, NONE

LEAST_LIFTED: Final = 4
"""So that three thefts leave a bottom card (BI-Q25)."""


def check_cut(deal: BietenDeal, seat: i64, lifted: i64) -> i64:
    """Whether a player may lift so many cards: at least four, and one must stay (BI-CUT-01, BI-Q25)."""
    if deal.stage != CUT or deal.cut.lifted:
        return reasons.CUT_IS_OVER
    if seat != deal.cutter():
        return reasons.NOT_YOUR_CUT
    return reasons.FINE if LEAST_LIFTED <= lifted < deal.settled.pack_size else reasons.NOT_SO_MANY


def cut(deal: BietenDeal, lifted: i64) -> None:
    """The cutter lifts the upper part and looks at its lowest card (BI-CUT-02)."""
    deal.note("cut", reasons.CUT_MADE, seat=deal.cutter())
    deal.cut.lifted = lifted
    deal.cut.finding = deal.cut.pack[:lifted]
    deal.cut.pack = deal.cut.pack[lifted:]
    _look(deal)


def check_theft(deal: BietenDeal, seat: i64, card: i64) -> i64:
    """Whether a player may take the card they see, or stop (BI-CUT-03, BI-CUT-04, BI-CUT-05)."""
    if deal.stage != CUT or not deal.cut.lifted:
        return reasons.STEALING_IS_OVER
    if seat != deal.cutter():
        return reasons.NOT_YOUR_CUT
    return reasons.FINE if card == deal.cut.bottom else reasons.STEALS_IN_ORDER


def steal(deal: BietenDeal) -> None:
    """The card goes face down into the cutter's hand, and the next one comes to light (BI-CUT-03, BI-CUT-04, BI-CUT-06)."""
    cutter = deal.cutter()
    deal.cards.hands[cutter] |= BIT[deal.cut.bottom]
    deal.cards.held[cutter] += 1
    deal.cut.taken += 1
    deal.note("stolen", reasons.STOLEN, seat=cutter, number=deal.cut.taken)
    deal.cut.finding = deal.cut.finding[:-1]
    _look(deal)


def _look(deal: BietenDeal) -> None:
    """After the last card they may steal there is nothing left to ask; the lower part goes on top (BI-CUT-04, BI-CUT-07)."""
    deal.cut.bottom = deal.cut.finding[-1] if deal.cut.finding else NONE
    if deal.cut.taken == deal.rules.stealing.steal_max:
        finish_cut(deal)


def add_thefts(deal: BietenDeal, seat: i64, found: Acts) -> None:
    """Adds what the cutter may do."""
    if seat != deal.cutter():
        return
    if deal.cut.lifted:
        found.add(act_of(TAKE, deal.cut.bottom))
        found.add(STOP_ACT)
    else:
        for lifted in range(LEAST_LIFTED, deal.settled.pack_size):
            found.add(act_of(CUT_ACT, lifted))
