"""Bets, answers and threes: on any figure, by anybody, at any moment of the play."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import BET, GOOD, HOLD, STEP, bet_act, figures_in
from weli.core.cards import BIT, how_many
from weli.games.bieten import reasons
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.name_set import bind, check_possession
from weli.games.figures.engine.answers import accept, let_offers_lapse, note_held
from weli.games.figures.engine.deal import NONE
from weli.games.figures.engine.judge import EVERY_FIGURE, left, no, reason_of
from weli.games.figures.engine.stakes import at_the_limit, judge_scores, make_bet, next_to_answer


def check_bet(deal: BietenDeal, seat: i64, figures: i64) -> i64:
    """Whether a player may bet on a figure, or say three to it (BI-BET-29, BI-BET-30, BI-BET-32)."""
    if figures <= 0 or figures & ~deal.figure_set:
        return reasons.FIGURE_SETTLED
    if how_many(figures) > 1:
        return reasons.ONE_FIGURE_AT_A_TIME
    return reason_of(_judge_bets(deal, seat, figures))


def _judge_bets(deal: BietenDeal, seat: i64, ruling: i64) -> i64:
    """On which figures a player may bet, or say three.

    (BI-BET-02, BI-BET-17, BI-BET-27)
    """
    side = deal.seating.side_of(seat)
    if deal.play_is_over():
        ruling = no(ruling, reasons.PLAY_IS_OVER, EVERY_FIGURE)
    if deal.bet_open():
        ruling = no(ruling, reasons.OTHER_BET_WAITS, EVERY_FIGURE)
    ruling = no(ruling, reasons.FIGURE_CONCEDED, ~deal.betting.unsettled)
    if deal.rules.bidding.bet_window == "own_turn" and deal.turn() != seat:
        ruling = no(ruling, reasons.BETS_IN_TURN, EVERY_FIGURE)
    ruling = no(ruling, reasons.SAID_GOOD, deal.given_up_by(side))
    ruling = no(ruling, reasons.THREE_IS_THE_LIMIT, at_the_limit(deal, proposed=False))
    ruling = no(ruling, reasons.BETS_ALTERNATE, ~deal.betting_is_up_to(side))
    ruling = _judge_possession(deal, seat, ruling)
    if deal.rules.ending.bet_cap == "conceded_only" and left(ruling):
        # Need alone decides (BI-END-08, BI-END-09, BI-END-10, BI-END-11, BI-END-12, BI-END-13).
        ruling = judge_scores(deal, side, ruling, proposed=False)
    return ruling


def _judge_possession(deal: BietenDeal, seat: i64, ruling: i64) -> i64:
    """A player must have the figures they bet on, or say three to (BI-BET-11, BI-BET-14, BI-BET-18)."""
    for figure in deal.figures:
        if left(ruling) & BIT[figure]:
            reason = check_possession(deal, seat, figure)
            if reason:
                ruling = no(ruling, reason, BIT[figure])
    return ruling


def check_answer(deal: BietenDeal, seat: i64, figure: i64, kind: i64) -> i64:
    """Whether a player may answer a bet: good always, hold with the figure.

    (BI-BET-05, BI-BET-06, BI-BET-11, BI-BET-16, BI-BET-28, BI-END-11)
    """
    if not deal.has_figure(figure) or deal.stakes[figure].bettor == NONE:
        return reasons.NO_BET_TO_ANSWER
    if deal.stakes[figure].bettor == seat:
        return reasons.OWN_BET
    if not deal.owes_answer(seat, figure):
        return reasons.ANSWER_IN_TURN
    if kind == GOOD:
        return reasons.FINE
    return check_possession(deal, seat, figure) if kind == HOLD else reasons.HOLD_OR_GOOD


def bet(deal: BietenDeal, seat: i64, figures: i64) -> None:
    figure = figures_in(figures)[0]
    if deal.stakes[figure].first_bettor == NONE:
        deal.stakes[figure].first_bettor = seat
    make_bet(deal, seat, figures)
    bind(deal, seat, figure)


def hold(deal: BietenDeal, seat: i64, figure: i64) -> None:
    """The first hold ends the asking; after it everybody but the bettor may say three, or the holder alone.

    (BI-BET-08, BI-BET-17, BI-BET-18, BI-BET-26)
    """
    accept(deal, seat, figure)
    note_held(deal, seat, figure)
    let_offers_lapse(deal)
    bind(deal, seat, figure)
    if deal.rules.bidding.three_by == "holder_only":
        deal.stakes[figure].may_bet = BIT[deal.seating.side_of(seat)]


def answer_good(deal: BietenDeal, seat: i64, figure: i64) -> None:
    """Lets the bettor have what the figure was worth; who says good can still win it if another holds, and say three.

    (BI-BET-07, BI-BET-10, BI-BET-18, BI-BET-25)
    """
    if not deal.rules.bidding.good_can_win:
        deal.stakes[figure].out |= BIT[deal.seating.side_of(seat)]
    deal.note("says_good", reasons.ANSWERED_GOOD, seat=seat, figure=figure)
    following = next_to_answer(deal, figure, seat)
    if following != NONE:
        deal.stakes[figure].waiting = following
        return
    deal.write_good(figure)
    side = deal.seating.side_of(deal.stakes[figure].bettor)
    deal.note("uncontested", reasons.ANSWERED_GOOD, side=side, figure=figure, number=deal.stakes[figure].value)
    deal.settle(figure, side)


def add_bets(deal: BietenDeal, seat: i64, found: Acts) -> None:
    """Adds every bet and every three of a seat."""
    ruling = _judge_bets(deal, seat, deal.figure_set)
    for figure in deal.figures:
        if left(ruling) & BIT[figure]:
            found.add(bet_act(BIT[figure]))


def add_answers_to(deal: BietenDeal, seat: i64, figure: i64, found: Acts) -> None:
    """Adds what a seat that owes an answer to the bet on a figure may say."""
    found.add(GOOD * STEP + figure)
    if not check_possession(deal, seat, figure):
        found.add(HOLD * STEP + figure)


def bets_without(reason: i64, act: i64) -> bool:
    """Whether somebody bet on a figure, or held it, that they did not have; then they cannot win it (BI-PEN-10)."""
    return act // STEP in (BET, HOLD) and reason in (reasons.NO_EXAMPLE, reasons.NO_NAME_LEFT, reasons.LAST_CARD_UNFIT)


def figure_of(act: i64) -> i64:
    """The figure that a bet or an answer is about."""
    argument = act % STEP
    return figures_in(argument)[0] if act // STEP == BET else argument
