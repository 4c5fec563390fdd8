"""Answers to a bet, and giving a figure up unasked.

Between two sides anybody of the other side answers for it. Where each plays alone, the others answer in turn: who says good is out,
the first hold lets the next one ride free, and raising remains open to both.
"""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import CONCEDE, GOOD, HOLD, RAISE, SPIEL, STEP
from weli.core.cards import BIT, cards_of, highest, how_many, lowest
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import NONE, OPEN, FigureDeal
from weli.games.figures.engine.judge import left, no, reason_of
from weli.games.figures.engine.stakes import check_raise, next_to_answer, propose, take_duty

ANSWERS: Final = (GOOD, HOLD, RAISE)


def check_answer(deal: FigureDeal, seat: i64, figure: i64, kind: i64) -> i64:
    """Whether a player may answer the bet on a figure: good, hold or raise (GS-BET-07, GS-BET-08)."""
    if not deal.has_figure(figure) or deal.stakes[figure].bettor == NONE or not deal.is_in(seat):
        return reasons.NO_BET_TO_ANSWER
    if deal.seating.same_side(deal.stakes[figure].bettor, seat):
        return reasons.OWN_BET
    if not deal.owes_answer(seat, figure):
        return _why_not_asked(deal, seat, figure)
    return _check_kind(deal, seat, figure, kind)


def _check_kind(deal: FigureDeal, seat: i64, figure: i64, kind: i64) -> i64:
    """Whether a player who owes an answer may give this one."""
    if kind == RAISE:
        reason = check_raise(deal, seat, figure)
        return reason or (reasons.FIRST_ANSWER_NO_RAISE if _is_first_of_several(deal, seat, figure) else reasons.FINE)
    if (
        kind == HOLD
        and figure != SPIEL
        and deal.terms.stakes.unbacked_bets == "refuse"
        and not deal.has_example(seat, figure)
    ):
        return reasons.NO_EXAMPLE
    return reasons.FINE


def _why_not_asked(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    if deal.exchanging():
        return reasons.EXCHANGE_FIRST
    if deal.is_out(deal.seating.side_of(seat), figure):
        return reasons.SAID_GOOD
    if deal.show.shower != NONE and deal.unchosen():
        return reasons.OTHER_FIGURE_FIRST
    if deal.comes_later(figure):
        return reasons.BLIND_IN_ORDER
    return reasons.ANSWER_IN_TURN if deal.stakes[figure].waiting != NONE else reasons.OTHER_FIGURE_FIRST


def _is_first_of_several(deal: FigureDeal, seat: i64, figure: i64) -> bool:
    """Where the first to answer may not raise at once: whether another answer would follow theirs (PL-STRAF-12, PL-OQ-34, PL-OQ-44)."""
    return not deal.terms.stakes.first_answer_may_raise and next_to_answer(deal, figure, seat) != NONE


def answer_good(deal: FigureDeal, seat: i64, figure: i64) -> None:
    """The player's side is out; if no other is in, the bettor's has won the figure at the old value.

    Otherwise the next one must say good, hold or raise.

    (GS-BET-09, PL-3P-07, PL-3P-09, PL-3P-14, PL-STRAF-13, PL-STRAF-15, PL-STRAF-24)
    """
    bettor = deal.stakes[figure].bettor
    following = next_to_answer(deal, figure, seat)
    spiel_aus = deal.stakes[figure].value == deal.terms.stakes.max_value
    give_up(deal, seat, figure, "good", reasons.SPIEL_AUS_ANSWERED_GOOD if spiel_aus else reasons.ANSWERED_GOOD)
    if deal.stakes[figure].owner != OPEN:
        if figure == SPIEL and deal.terms.stakes.last_trick_spiel_rule and deal.last_trick_led():
            _show_last_card(deal, bettor)
    elif following != NONE:
        deal.stakes[figure].waiting = following
    else:
        _end_answers(deal, figure)


def _show_last_card(deal: FigureDeal, seat: i64) -> None:
    """Good only if the card fits: it is shown; a Perlagg is named when it is next used (GS-BET-26, PL-BET-20, PL-OQ-31)."""
    for card in cards_of(deal.cards.hands[seat]):
        deal.note("last_card", reasons.LAST_CARD_SHOWN, seat=seat, card=card)
    deal.cards.known |= deal.cards.hands[seat]
    natural = deal.cards.hands[seat] & ~deal.cards.wild
    if natural:
        deal.lay(seat, highest(natural))


def hold(deal: FigureDeal, seat: i64, figure: i64) -> None:
    """Accepts the proposed value without raising it."""
    accept(deal, seat, figure)
    note_held(deal, seat, figure)
    if deal.betting.on_offer & BIT[figure]:
        following = deal.stakes[figure].offers[0]
        if following != seat and deal.pledged(following, figure) < deal.stakes[figure].value:
            deal.note("free_ride", reasons.FREE_RIDE, seat=following, figure=figure)


def note_held(deal: FigureDeal, seat: i64, figure: i64) -> None:
    if deal.is_for_the_game(figure):
        deal.note("held_to_the_end", reasons.GAME_WON_BY_SPIEL_AUS, also=reasons.BET_HELD, seat=seat, figure=figure)
    else:
        deal.note("held", reasons.BET_HELD, seat=seat, figure=figure, number=deal.stakes[figure].value)


def accept(deal: FigureDeal, seat: i64, figure: i64) -> None:
    """The proposed value is accepted; those still in may bet next, except whoever made the bet.

    With the free ride nobody else need answer: the next one counts as holding, and is asked only whether he raises.

    (GS-AIM-05, PL-AIM-02, GS-BET-10, GS-BET-12, PL-3P-08, PL-3P-15, PL-3P-16, PL-STRAF-14, PL-STRAF-24)
    """
    bettor = deal.stakes[figure].bettor
    deal.stakes[figure].value = deal.stakes[figure].proposed
    deal.betting.pledge_level(figure, deal.stakes[figure].value, bettor, seat)
    take_duty(deal, seat, figure)
    following = next_to_answer(deal, figure, seat)
    if following != NONE and not deal.terms.stakes.free_ride:
        deal.stakes[figure].waiting = following
        return
    _end_answers(deal, figure)
    if following != NONE and deal.stakes[figure].value < deal.terms.stakes.max_value:
        deal.offer(figure, [following, seat])


def _end_answers(deal: FigureDeal, figure: i64) -> None:
    """Nobody need answer any more; all who are still in may bet next, but for the bettor's side (GS-BET-12, PL-STRAF-20)."""
    side = deal.seating.side_of(deal.stakes[figure].bettor)
    deal.stakes[figure].may_bet = deal.still_in(figure) & ~BIT[side]
    deal.stakes[figure].bettor = NONE
    deal.betting.unanswered &= ~BIT[figure]
    deal.stakes[figure].waiting = NONE


def raise_bet(deal: FigureDeal, seat: i64, figure: i64) -> None:
    """Accepts the proposed value, for which the raiser gets the figure if all say good, and proposes one more.

    (GS-BET-11, PL-3P-10, PL-3P-11)
    """
    accept(deal, seat, figure)
    value = deal.stakes[figure].value
    if value == deal.terms.stakes.max_value:
        deal.note("raised_to_the_end", reasons.SPIEL_AUS, seat=seat, figure=figure, number=value + 1)
    else:
        deal.note("raised", reasons.BET_RAISED, seat=seat, figure=figure, number=value + 1)
    propose(deal, seat, figure, NONE)


def pass_offer(deal: FigureDeal, seat: i64) -> None:
    """Declines to raise at once; the next player who may raise is asked (PL-3P-13, PL-3P-17, PL-WORD-07)."""
    for figure in deal.figures:
        if deal.stakes[figure].offers[:1] == [seat]:
            deal.note("silent", reasons.FREE_RIDE, seat=seat)
            deal.offer(figure, deal.stakes[figure].offers[1:])
            return


def let_offers_lapse(deal: FigureDeal) -> None:
    """The table has gone on: raising at once is no longer possible, raising later may be (PL-OQ-34)."""
    if deal.betting.on_offer:
        for figure in deal.figures:
            deal.withdraw_offer(figure)


def check_concession(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    """Whether a player may give a figure away unasked (GS-CONC-01, GS-CONC-06, PL-3P-22, PL-OQ-59, GS-CONC-04)."""
    if not deal.has_figure(figure) or deal.stakes[figure].owner != OPEN or not deal.is_in(seat):
        return reasons.SPIEL_SETTLED if figure == SPIEL and deal.show.shower != NONE else reasons.NOTHING_TO_CONCEDE
    return reason_of(_judge_concessions(deal, seat, BIT[figure]))


def _judge_concessions(deal: FigureDeal, seat: i64, ruling: i64) -> i64:
    """Which of these open figures a player may give away."""
    side = deal.seating.side_of(seat)
    for figure in deal.figures:
        if left(ruling) & deal.betting.unanswered & BIT[figure]:
            reason = _check_giving_in(deal, seat, figure)
            if reason:
                ruling = no(ruling, reason, BIT[figure])
    unasked = ~deal.betting.unanswered
    ruling = no(ruling, reasons.SAID_GOOD, unasked & deal.given_up_by(side))
    if deal.terms.show.spontaneous_concession == "show_only" and deal.show.shower != side:
        ruling = no(ruling, reasons.NO_LONE_SPIEL, unasked & BIT[SPIEL])
        ruling = no(ruling, reasons.NO_LONE_CONCESSION, unasked)
    if deal.show.shower == side:
        ruling = no(ruling, reasons.ONE_CHOICE, unasked & (deal.show.chosen | deal.laid_for() & ~deal.show.bet_on))
    return ruling


def _check_giving_in(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    """Whether a player may concede a figure on which a bet is open: that is an answer, and nobody withdraws their own side's bet."""
    if deal.seating.same_side(deal.stakes[figure].bettor, seat):
        return reasons.NOT_WITHDRAWN
    return check_answer(deal, seat, figure, GOOD)


def concede(deal: FigureDeal, seat: i64, figure: i64) -> None:
    """Gives a figure up at its accepted value (GS-CONC-02, GS-SHOW-05); to an open bet this is an answer."""
    if deal.stakes[figure].bettor != NONE:
        answer_good(deal, seat, figure)
        return
    if deal.stakes[figure].first_bet == 0:
        deal.betting.gifts |= BIT[figure]
    give_up(deal, seat, figure, "conceded", reasons.CONCEDED)


def give_up(deal: FigureDeal, seat: i64, figure: i64, what: str, reason: i64) -> None:
    """A side is out of a figure; the last one in has won it, conceded at this moment, for that reason.

    (PL-3P-26, PL-OQ-70, GS-PLAY-17, GS-CONC-05, GS-CONC-06)
    """
    deal.stakes[figure].out |= BIT[deal.seating.side_of(seat)]
    deal.show.moved = deal.show.shower != NONE
    left = deal.still_in(figure)
    if how_many(left) > 1:
        deal.note("out", reasons.NOW_OUT, seat=seat, figure=figure)
        return
    winner = lowest(left)
    deal.note(what, reason, seat=seat, side=winner, figure=figure, number=deal.stakes[figure].value)
    if figure == SPIEL and deal.tricks.in_trick:
        deal.note("broken_off", reasons.PLAY_BROKEN_OFF)
    deal.write_good(figure)
    deal.settle(figure, winner)


def add_answers(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds every answer to an open bet that a seat may give."""
    for figure in deal.figures:
        if deal.owes_answer(seat, figure):
            deal.add_answers_to(seat, figure, found)


def add_answers_to(deal: FigureDeal, seat: i64, figure: i64, found: Acts) -> None:
    """Adds what a seat that owes an answer to the bet on a figure may say."""
    for kind in ANSWERS:
        if not _check_kind(deal, seat, figure, kind):
            found.add(kind * STEP + figure)


def add_concessions(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds every figure that a seat may give up."""
    if not deal.betting.unsettled or not deal.is_in(seat):
        return
    ruling = _judge_concessions(deal, seat, deal.betting.unsettled)
    for figure in deal.figures:
        if left(ruling) & BIT[figure]:
            found.add(CONCEDE * STEP + figure)
