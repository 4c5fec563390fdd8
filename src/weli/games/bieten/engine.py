"""The engine of Bieten: may this act be made, what may be made, and make it."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import BET, GOOD, HOLD, NAME, PASS, PLAY, RAISE, STEP, STOP, TAKE
from weli.core.acts import CUT as CUT_PACK
from weli.core.cards import PLACES
from weli.core.deal import NONE
from weli.games.bieten import reasons
from weli.games.bieten.betting import (
    add_answers_to,
    add_bets,
    answer_good,
    bet,
    check_answer,
    check_bet,
    hold,
)
from weli.games.bieten.card_play import add_cards, add_names, check_card, check_name, name_card, play_card
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.name_set import let_broken_word_lapse
from weli.games.bieten.showdown import hold_showdown
from weli.games.bieten.stealing import add_thefts, check_cut, check_theft, cut, steal
from weli.games.figures.engine.answers import add_answers
from weli.games.figures.engine.cutting import finish_cut
from weli.games.figures.engine.deal import CUT

TOLERATED: Final = (
    reasons.FOLLOW_OR_TRUMP,
    reasons.NO_EXAMPLE,
    reasons.NO_NAME_LEFT,
    reasons.LAST_CARD_UNFIT,
    reasons.GESTRICHEN,
    reasons.WOULD_REACH_TARGET,
    reasons.LEAVES_NO_NAME,
    reasons.NAMES_OWN_CARD,
    reasons.NAMES_SUIT_GIVEN_UP,
    reasons.NAME_FORBIDDEN_BY_SUIT,
    reasons.NAME_AGAINST_BETS,
)
"""What can be done at the table though it is forbidden, and shows when everything lies open.

(BI-PEN-02, BI-PEN-03, BI-PEN-04, BI-PEN-05, BI-PEN-06)
"""

CHARGED: Final = (
    reasons.NOT_YOUR_FIRST_LEAD,
    reasons.NOT_YOUR_LEAD,
    reasons.NOT_YOUR_TURN,
    reasons.BET_WAITS,
    reasons.NO_BET_TO_ANSWER,
    reasons.ANSWER_IN_TURN,
    reasons.BETS_ALTERNATE,
    reasons.THREE_IS_THE_LIMIT,
    reasons.MUST_BE_NAMED,
    reasons.STEALING_IS_OVER,
    reasons.STEALS_IN_ORDER,
)
"""What everybody notices at once, so that it does not come about (BI-PEN-06, BI-PEN-07, BI-PEN-08, BI-PEN-09)."""


class LiveBietenDeal(BietenDeal):
    """A deal of Bieten with its engine."""

    def empty(self) -> "LiveBietenDeal":
        return LiveBietenDeal()

    def check(self, seat: i64, act: i64) -> i64:
        kind = act // STEP
        argument = act % STEP
        if not self.is_in(seat):
            return reasons.NOT_ASKED
        if self.stage == CUT:
            return _check_before_the_deal(self, seat, kind, argument)
        if kind in (CUT_PACK, STOP):
            return reasons.CUT_IS_OVER
        if kind == TAKE:
            return reasons.STEALING_IS_OVER
        if self.cards.naming != NONE:
            return _check_naming(self, seat, kind, argument)
        return _check_at_the_table(self, seat, kind, argument)

    def add_legal(self, seat: i64, found: Acts) -> None:
        if self.closed or not self.is_in(seat):
            return
        if self.stage == CUT:
            add_thefts(self, seat, found)
        elif self.cards.naming != NONE:
            add_names(self, seat, found)
        else:
            add_cards(self, seat, found)
            add_bets(self, seat, found)
            if self.bet_open():
                add_answers(self, seat, found)

    def add_answers_to(self, seat: i64, figure: i64, found: Acts) -> None:
        add_answers_to(self, seat, figure, found)

    def play(self, seat: i64, act: i64) -> None:
        kind = act // STEP
        argument = act % STEP
        if kind == PLAY:
            play_card(self, seat, argument)
        elif kind == NAME:
            name_card(self, seat, argument)
        elif kind == BET:
            bet(self, seat, argument)
        elif kind == HOLD:
            hold(self, seat, argument)
        elif kind == GOOD:
            answer_good(self, seat, argument)
        elif kind == CUT_PACK:
            cut(self, argument)
        elif kind == TAKE:
            steal(self)
        else:
            self.note("stops_stealing", reasons.STEALING_ENDS, seat=seat)
            finish_cut(self)
        if self.offences and kind in (PLAY, NAME):
            let_broken_word_lapse(self, seat)
        if self.play_is_over() and not self.closed and self.cards.naming == NONE:
            hold_showdown(self)

    def tolerates(self, reason: i64) -> bool:
        """BI-Q17."""
        return self.rules.faults.irregularities == "penalise" and reason in TOLERATED

    def charges(self, reason: i64) -> bool:
        return self.rules.faults.irregularities == "penalise" and reason in CHARGED


def _check_before_the_deal(deal: BietenDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == CUT_PACK:
        return check_cut(deal, seat, argument)
    if kind == TAKE:
        return check_theft(deal, seat, argument)
    if kind == STOP and argument == 0:
        return check_theft(deal, seat, deal.cut.bottom)
    return reasons.CUT_FIRST


def _check_naming(deal: BietenDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == NAME:
        return check_name(deal, seat, argument)
    return reasons.MUST_BE_NAMED if kind == PASS and seat == deal.cards.naming_seat else reasons.NAME_FIRST


def _check_at_the_table(deal: BietenDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == PLAY:
        return check_card(deal, seat, argument) if argument < PLACES else reasons.NOT_HELD
    if kind == NAME:
        return reasons.NOT_WILD
    if kind == BET:
        return check_bet(deal, seat, argument)
    if kind in (HOLD, GOOD, RAISE):
        return check_answer(deal, seat, argument, kind)
    return reasons.NOT_IN_THIS_GAME
