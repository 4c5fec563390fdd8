"""The showdown: everything lies open, each figure goes to its best, what was forbidden is priced, and the points are counted."""

from mypy_extensions import i64

from weli.core.acts import BET, HOLD, SPIEL, STEP
from weli.core.cards import BIT, WELI, cards_of
from weli.games.bieten import reasons
from weli.games.bieten.betting import bets_without, figure_of
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.ending import close_game
from weli.games.figures.engine.deal import NOBODY, NONE, OPEN, STANDING
from weli.games.figures.engine.scoring import count_figure, counting_order, penalise
from weli.games.figures.engine.show import Best


def hold_showdown(deal: BietenDeal) -> None:
    """Closes the deal: the figures are counted one after the other in a fixed order (BI-END-03)."""
    _bring_to_light(deal)
    for figure in deal.figures:
        if deal.stakes[figure].owner == OPEN:
            deal.settle(figure, _best(deal, figure))
        else:
            _take_from_offender(deal, figure)
    _void_deals(deal)
    if _lose_game(deal):
        return
    _count_penalties(deal)
    for figure in counting_order(deal):
        if deal.endgame.stopped:
            deal.give(figure, NOBODY)  # not counted any more (BI-END-07)
            continue
        _note_figure(deal, figure)
        if count_figure(deal, figure):
            deal.endgame.stopped = deal.rules.stops_at_winner
    _count_weli(deal)
    close_game(deal)


def _bring_to_light(deal: BietenDeal) -> None:
    """What a player should not have done, with the rule against it; what everybody noticed has been told.

    (BI-PEN-02, BI-PEN-03, BI-PEN-04, BI-PEN-05, BI-PEN-06, BI-Q19)
    """
    for offence in deal.offences:
        if offence.act == NONE:
            continue
        if offence.act // STEP in (BET, HOLD):
            deal.note("offence_bet", offence.reason, seat=offence.seat, figure=figure_of(offence.act))
        else:
            deal.note("offence_card", offence.reason, seat=offence.seat, card=offence.act % STEP)


# Whose figure it is.


def _note_figure(deal: BietenDeal, figure: i64) -> None:
    """Whose a figure is when everything lies open, and what a forbidden act has taken from whom (BI-FIG-17, BI-Q18)."""
    owner, loser = deal.stakes[figure].owner, deal.stakes[figure].lost
    if loser != OPEN:
        deal.note("barred_from", _why_lost(deal, figure), side=loser, figure=figure)
    elif deal.stakes[figure].conceded_at:
        return
    if owner >= 0:
        deal.note("best", reasons.BEST_FIGURE, side=owner, figure=figure)
    elif owner == STANDING:
        deal.note("stands", reasons.FIGURE_STANDS, figure=figure)
    elif loser == OPEN:
        deal.note("nobody", reasons.NOBODY_HAS_ONE, figure=figure)


def _best(deal: BietenDeal, figure: i64) -> i64:
    """The side with the best figure; where several have it equally good, as the rules have it.

    (BI-FIG-08, BI-FIG-11, BI-FIG-16, BI-Q05)
    """
    sides = deal.still_in(figure)
    best = Best()
    for side in range(deal.seating.sides):
        if sides & BIT[side] and _is_barred(deal, side, figure):
            sides &= ~BIT[side]
        if sides & BIT[side]:
            best.compare(side, deal.shown_key(side, figure))
    if best.side != STANDING or deal.rules.height.figure_tie == "stands":
        return best.side
    level = [side for side in cards_of(sides) if deal.shown_key(side, figure) == best.key]
    if deal.rules.height.figure_tie == "turn_order":
        in_turn = [seat for seat in deal.round_from(deal.first_leader()) if seat in level]
        return in_turn[0]
    return deal.stakes[figure].first_bettor if deal.stakes[figure].first_bettor in level else STANDING


def _is_barred(deal: BietenDeal, side: i64, figure: i64) -> bool:
    """Who bet on a figure without having it cannot win it (BI-PEN-10)."""
    if deal.rules.faults.offender_figure == "allowed":
        return False
    for offence in deal.offences:
        if offence.seat != side:
            continue
        if bets_without(offence.reason, offence.act) and figure_of(offence.act) == figure:
            return True
    return False


def _take_from_offender(deal: BietenDeal, figure: i64) -> None:
    """What was called good although the bettor did not have it goes to the best of the others at its value (BI-PEN-10)."""
    side = deal.stakes[figure].owner
    if _is_barred(deal, side, figure):
        deal.take_away(figure, NOBODY)
        deal.settle(figure, _best(deal, figure))


def _void_deals(deal: BietenDeal) -> None:
    """Who did not follow suit cannot score the Spiel; in the harsher forms an offender scores nothing (BI-PEN-13, BI-PEN-11, BI-Q29)."""
    for figure in deal.figures:
        side = deal.stakes[figure].owner
        if side >= 0 and (_has_revoked(deal, side, figure) or _scores_nothing(deal, side)):
            deal.take_away(figure, NOBODY)


def _why_lost(deal: BietenDeal, figure: i64) -> i64:
    """The reason for which a figure was taken from the side that had it (BI-PEN-10, BI-PEN-13, BI-Q29)."""
    side = deal.stakes[figure].lost
    if _is_barred(deal, side, figure):
        return reasons.OFFENDER_BARRED
    return reasons.REVOKE_BARRED if _has_revoked(deal, side, figure) else reasons.OFFENDER_SCORES_NOTHING


def _has_revoked(deal: BietenDeal, side: i64, figure: i64) -> bool:
    """Whether a figure is the Spiel, and that player has not followed suit; then they cannot score it (BI-PEN-13, BI-PLAY-09)."""
    revoked = figure == SPIEL and _has_offended(deal, side, reasons.FOLLOW_OR_TRUMP)
    return revoked and deal.rules.faults.offender_figure != "allowed"


def _scores_nothing(deal: BietenDeal, side: i64) -> bool:
    """Whether a player has lost the points of the deal by an offence."""
    voids = deal.rules.faults.offender_figure == "no_score_in_deal" or deal.rules.faults.penalty == "score_to_zero"
    return voids and _has_offended(deal, side)


def _has_offended(deal: BietenDeal, side: i64, reason: i64 = reasons.FINE) -> bool:
    """Whether a player has done anything forbidden, or that one thing."""
    for offence in deal.offences:
        if offence.seat == side and reason in (reasons.FINE, offence.reason):
            return True
    return False


# What it brings.


def _count_penalties(deal: BietenDeal) -> None:
    """Before the figures, so that a penalty can keep the offender from winning (BI-PEN-01, BI-Q19)."""
    for side in deal.playing_sides():
        offences = len([offence for offence in deal.offences if offence.seat == side])
        if not offences:
            continue
        if deal.rules.faults.penalty == "score_to_zero":
            penalise(deal, side, max(0, deal.start_scores[side]), "score_lost", reasons.SCORE_LOST)
        else:
            penalise(deal, side, deal.rules.faults.penalty_points * offences, "penalty", reasons.PENALTY)


def _lose_game(deal: BietenDeal) -> bool:
    """In the harshest form an offence loses the whole game, and nobody wins it (BI-PEN-12, BI-Q29)."""
    if deal.rules.faults.penalty != "lose_game" or not deal.offences:
        return False
    for figure in counting_order(deal):
        _note_figure(deal, figure)
    deal.losers = [side for side in deal.playing_sides() if _has_offended(deal, side)]
    for side in deal.losers:
        deal.count_step("game_lost", reasons.GAME_LOST, side, NONE, 0)
    deal.closed = True
    return True


def _count_weli(deal: BietenDeal) -> None:
    """The Weli's holder pays a point without a figure, or gets one where it is not wild (BI-SCORE-03, BI-VAR-04, BI-Q32, BI-Q39)."""
    if deal.endgame.stopped:
        return
    holder = weli_holder(deal)
    if holder == NONE:
        return
    if deal.rules.weli.weli_point:
        if _scores_nothing(deal, holder):
            return
        deal.gain(holder, deal.rules.weli.weli_point)
        deal.count_step("weli_point", reasons.WELI_POINT, holder, NONE, deal.rules.weli.weli_point)
    elif all(stake.owner != holder for stake in deal.stakes):
        penalise(deal, holder, deal.rules.weli.weli_zero_penalty, "weli_lost", reasons.WELI_LOST_POINT)


def weli_holder(deal: BietenDeal) -> i64:
    """Who has played the Weli, dealt or stolen; or -1 where nobody has it (BI-SCORE-04)."""
    for seat in deal.active:
        if deal.own_cards(seat) & BIT[WELI]:
            return deal.seating.side_of(seat)
    return NONE
