"""Before the deal: blind bets on cards that nobody has seen, and the cut with its finds."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import BLIND, STEP, STOP_ACT, TAKE, act_of, sets_within
from weli.core.acts import CUT as CUT_ACT
from weli.core.cards import BIT
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import CUT, NONE, FigureDeal
from weli.games.figures.engine.setup import deal_out, permanent_below
from weli.games.figures.engine.stakes import at_the_limit, check_score, propose


def check_blind(deal: FigureDeal, seat: i64, figures: i64) -> i64:
    """Whether a player may bet on these figures before they have seen a card (PL-BLIND-01, PL-BLIND-02, PL-OQ-67, PL-STRAF-37)."""
    if figures <= 0 or figures & ~deal.figure_set:
        return reasons.FIGURE_SETTLED
    if deal.terms.blind.blind_bets == "none":
        return reasons.NO_BLIND_BETS
    if deal.stage != CUT or deal.cut.lifted:
        return reasons.TOO_LATE_FOR_BLIND
    if seat not in deal.active:
        return reasons.NOT_ASKED
    if figures & at_the_limit(deal, proposed=False):
        return reasons.THREE_IS_THE_LIMIT
    for figure in deal.figures:
        if figures & BIT[figure]:
            if deal.stakes[figure].bettor != NONE:
                return reasons.OTHER_BET_WAITS
            reason = check_score(deal, deal.seating.side_of(seat), figure)
            if reason:
                return reason
    return reasons.FINE


def bet_blind(deal: FigureDeal, seat: i64, figures: i64) -> None:
    """All blind bets count as made at the same time (PL-BLIND-05)."""
    if not deal.betting.turn_stamp:
        deal.betting.turn_stamp = deal.stamp()
    for figure in deal.figures:
        if figures & BIT[figure]:
            deal.note("blind", reasons.BLIND_BET_MADE, seat=seat, figure=figure)
            deal.stakes[figure].blind = seat
            propose(deal, seat, figure, deal.betting.turn_stamp)


def check_cut(deal: FigureDeal, seat: i64, lifted: i64) -> i64:
    """Whether a player may lift so many cards: at least one, and one must stay (PL-CUT-01, PL-OQ-12)."""
    if deal.stage != CUT or deal.cut.lifted:
        return reasons.CUT_IS_OVER
    if seat != deal.cutter():
        return reasons.NOT_YOUR_CUT
    return reasons.FINE if 0 < lifted < deal.settled.pack_size else reasons.NOT_SO_MANY


def cut(deal: FigureDeal, lifted: i64) -> None:
    """The cutter lifts the top part and looks at its bottom card (PL-CUT-02, PL-CUT-03, PL-CUT-04)."""
    deal.note("cut", reasons.CUT_MADE, seat=deal.cutter())
    deal.cut.lifted = lifted
    deal.cut.finding = deal.cut.pack[:lifted]
    deal.cut.pack = deal.cut.pack[lifted:]
    deal.betting.turn_stamp = 0
    _look(deal)


def _look(deal: FigureDeal) -> None:
    """Looks at the bottom of the lifted part; Perlaggen are taken until another card comes, or the hand is full (PL-OQ-12).

    Where there is nothing to find, nobody looks (PL-OQ-51).
    """
    full = deal.cards.held[deal.cutter()] == deal.terms.hand_size
    looks = deal.terms.exchange.cut_takes_permanent and not full
    deal.cut.bottom = deal.cut.finding[-1] if deal.cut.finding and looks else NONE
    if deal.cut.bottom == NONE or not permanent_below(deal, deal.cut.bottom):
        finish_cut(deal)
    elif not deal.terms.exchange.cut_take_is_optional:
        take_found(deal)


def check_take_found(deal: FigureDeal, seat: i64, card: i64) -> i64:
    """Where taking is optional: whether the cutter may take that card (PL-CUT-10)."""
    if deal.stage != CUT or not deal.cut.lifted:
        return reasons.NOTHING_FOUND
    if seat != deal.cutter():
        return reasons.NOT_YOUR_CUT
    return reasons.FINE if card == deal.cut.bottom else reasons.NOTHING_FOUND


def take_found(deal: FigureDeal) -> None:
    """A Perlagg found is shown to all and taken into hand (PL-CUT-03)."""
    cutter = deal.cutter()
    deal.note("found", reasons.FOUND_IN_CUT, seat=cutter, card=deal.cut.bottom)
    deal.cards.hands[cutter] |= BIT[deal.cut.bottom]
    deal.cards.held[cutter] += 1
    deal.cards.known |= BIT[deal.cut.bottom]
    deal.cut.finding = deal.cut.finding[:-1]
    _look(deal)


def finish_cut(deal: FigureDeal) -> None:
    """The lower part goes on top of the lifted one, and the cards are dealt (PL-CUT-06, PL-CUT-07)."""
    pack = deal.cut.pack + deal.cut.finding
    deal.cut.pack = []
    deal.cut.finding = []
    deal_out(deal, pack)


def add_cuts(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds what a seat may do before the deal."""
    if deal.settled.blind_bets:
        for figures in sets_within(deal.figure_set):
            if not check_blind(deal, seat, figures):
                found.add(BLIND * STEP + figures)
    if seat != deal.cutter():
        return
    if deal.cut.lifted:
        found.add(act_of(TAKE, deal.cut.bottom))
        found.add(STOP_ACT)
    else:
        for lifted in range(1, deal.settled.pack_size):
            found.add(act_of(CUT_ACT, lifted))
