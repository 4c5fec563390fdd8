"""The Seven of trumps: laying it under the talon, taking the indicator, handing the right over to the partner."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import STEP
from weli.core.cards import RANK, SEVEN
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import FETCH, HANDOVER, ROB
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.facts.robbing import Robbing
from weli.games.gaigel.tricks import take_indicator


def check_rob(deal: GaigelDeal, seat: i64) -> i64:
    """Whether a player may lay their Seven under the talon now (GA-ROB-01, GA-ROB-04, GA-ROB-08, GA-ROB-09, GA-ROB-11, GA-Q08, GA-Q15)."""
    if not deal.has_diss_card(seat):
        return reasons.NO_DISS
    if is_too_late(deal):
        return reasons.ROB_TOO_LATE
    if deal.robbing.diss != NONE:
        return reasons.ROB_BLOCKED
    if RANK[deal.talon.indicator] == SEVEN:
        return reasons.INDICATOR_IS_SEVEN
    if not _has_trick(deal, seat):
        return reasons.ROB_WITHOUT_TRICK
    if not _in_time(deal, seat, deal.terms.robbing.rob_window):
        return reasons.ROB_NOT_NOW
    return reasons.HANDOVER_WAITS if deal.robbing.asked != NONE else reasons.FINE


def is_too_late(deal: GaigelDeal) -> bool:
    """Once the last trick before the final draw is over, nothing is exchanged any more (GA-ROB-09, GA-ROB-13, GA-Q08)."""
    return not deal.talon_open() or (deal.terms.robbing.rob_final_draw_barred and _before_final_draw(deal))


def _before_final_draw(deal: GaigelDeal) -> bool:
    return deal.tricks.drawing and deal.is_final_draw()


def _has_trick(deal: GaigelDeal, seat: i64) -> bool:
    if deal.terms.robbing.rob_needs_trick == "player":
        return deal.seat_has_trick(seat)
    return deal.side_has_trick(deal.seating.side_of(seat))


def _in_time(deal: GaigelDeal, seat: i64, window: str) -> bool:
    """From the second trick on: at one's turn before one plays, only before one leads, or at any time (GA-Q08).

    Where the final draw does not bar it, a Seven may be laid down until that draw itself.
    """
    if deal.is_first_trick():
        return False
    return _before_final_draw(deal) or deal.is_time_for(seat, window)


def check_fetch(deal: GaigelDeal, seat: i64) -> i64:
    """Whether a claimant may take the indicator now: at the same turn, or a later one of theirs (GA-ROB-02, GA-ROB-07)."""
    if not deal.claim_pends() or deal.robbing.claimant != seat:
        return reasons.NOT_YOUR_CLAIM
    return _why_not_now(deal, seat)


def check_handover(deal: GaigelDeal, seat: i64) -> i64:
    """Whether the partner with the second Seven may ask for the right to the indicator (GA-ROB-05, GA-Q13)."""
    if not deal.terms.robbing.rob_partner_swap or not deal.claim_pends() or deal.robbing.claimant == seat:
        return reasons.NO_HANDOVER
    if not deal.seating.same_side(deal.robbing.claimant, seat):
        return reasons.NO_HANDOVER
    if not deal.has_diss_card(seat):
        return reasons.NO_DISS
    declined = deal.robbing.declined_in == deal.tricks_over()
    return _why_not_now(deal, seat) or (reasons.HANDOVER_DECLINED if declined else reasons.FINE)


def _why_not_now(deal: GaigelDeal, seat: i64) -> i64:
    """What keeps claimant and partner waiting. Theirs is no new exchange: any own turn will do, also where the exchange needs the lead."""
    if is_too_late(deal):
        return reasons.ROB_TOO_LATE
    if deal.robbing.asked != NONE:
        return reasons.HANDOVER_WAITS
    window = "any_time" if deal.terms.robbing.rob_window == "any_time" else "own_turn"
    return reasons.FINE if _in_time(deal, seat, window) else reasons.ROB_NOT_NOW


def add_robbing(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    if check_rob(deal, seat) == reasons.FINE:
        found.add(ROB * STEP)
    if check_fetch(deal, seat) == reasons.FINE:
        found.add(FETCH * STEP)
    if check_handover(deal, seat) == reasons.FINE:
        found.add(HANDOVER * STEP)


def rob(deal: GaigelDeal, seat: i64) -> None:
    """Lays the Seven under the talon: from now on nobody else can (GA-ROB-04, GA-ROB-10, GA-ROB-12)."""
    deal.robbing = deal.robbing.copy()
    deal.robbing.diss = deal.diss_card()
    deal.robbing.claimant = seat
    deal.note("robbed", reasons.DISS_LAID, seat=seat, card=deal.robbing.diss)
    deal.loses(seat, deal.robbing.diss)
    if not deal.terms.robbing.rob_pending:
        take_indicator(deal, "fetched", reasons.INDICATOR_FETCHED)


def ask_for_handover(deal: GaigelDeal, seat: i64) -> None:
    deal.note("asks_handover", reasons.HANDOVER_ASKED, seat=seat)
    deal.robbing = deal.robbing.copy()
    deal.robbing.asked = deal.robbing.claimant
    deal.robbing.handing = seat


def hand_over(deal: GaigelDeal) -> None:
    """The claimant takes their Seven back, the partner's lies there instead, and the right is the partner's (GA-ROB-05, GA-Q13)."""
    deal.note("handed_over", reasons.HANDED_OVER, seat=deal.robbing.asked)
    deal.gets(deal.robbing.claimant, deal.robbing.diss, openly=True)
    deal.loses(deal.robbing.handing, deal.robbing.diss)
    _end_question(deal, deal.robbing.handing, deal.robbing.declined_in)


def refuse_handover(deal: GaigelDeal) -> None:
    """The claimant keeps the right, and is not asked again in this trick."""
    deal.note("keeps_right", reasons.HANDOVER_REFUSED, seat=deal.robbing.asked)
    _end_question(deal, deal.robbing.claimant, deal.tricks_over())


def _end_question(deal: GaigelDeal, claimant: i64, declined_in: i64) -> None:
    deal.robbing = Robbing(claimant, declined_in=declined_in, diss=deal.robbing.diss)
