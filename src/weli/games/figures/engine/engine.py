"""The engine of the figure games: may this act be made, what may be made, and make it.

`check` answers 0 or the reason against an act, `legal` lists acts, `play` trusts that `check` was asked. For a seat's own acts
`check` and `legal` give the same answer on `deal.seen_by(seat)` as on the whole deal.
"""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import (
    BET,
    BLIND,
    CONCEDE,
    CONTEST,
    EXCHANGE,
    GLEICH,
    GOOD,
    HANGER,
    HOLD,
    LAST_PROVE,
    LAST_SHOW,
    NAME,
    PASS,
    PASS_ACT,
    PLAY,
    PROVE,
    RAISE,
    SHOW,
    SPIEL,
    STEP,
    STOP,
    TAKE,
    UPGRADE,
)
from weli.core.acts import CUT as CUT_PACK
from weli.core.cards import BIT, PLACES
from weli.games.figures.engine import reasons
from weli.games.figures.engine.answers import (
    ANSWERS,
    add_answers,
    add_answers_to,
    add_concessions,
    answer_good,
    check_answer,
    check_concession,
    concede,
    hold,
    let_offers_lapse,
    pass_offer,
    raise_bet,
)
from weli.games.figures.engine.cutting import (
    add_cuts,
    bet_blind,
    check_blind,
    check_cut,
    check_take_found,
    cut,
    finish_cut,
    take_found,
)
from weli.games.figures.engine.deal import CUT, NONE, OPEN, TABLE, FigureDeal
from weli.games.figures.engine.endgame import decide_when_both_gestrichen, is_compared_now, stop_when_won
from weli.games.figures.engine.exchange import (
    add_exchanges,
    check_exchange,
    check_taking,
    decline,
    end_exchange,
    give,
    take_open,
)
from weli.games.figures.engine.naming import add_names, check_name, check_no_name, give_name
from weli.games.figures.engine.offences import is_out_of_turn
from weli.games.figures.engine.proofs import add_proofs, admit, check_pass, check_proof, lay_proof, state_failures
from weli.games.figures.engine.scoring import count
from weli.games.figures.engine.show import (
    add_shows,
    begin_show,
    check_contest,
    check_show,
    contest,
    end_turn,
    show_card,
    turn_is_complete,
)
from weli.games.figures.engine.stakes import add_bets, check_bet, make_bet
from weli.games.figures.engine.tricks import add_cards, check_card, play_card


class ShowDeal(FigureDeal):
    """A deal of a game with a staged show: Giltspiel or Perlaggen."""

    def empty(self) -> "ShowDeal":
        return ShowDeal()

    def check(self, seat: i64, act: i64) -> i64:
        kind = act // STEP
        argument = act % STEP
        if kind == BLIND:
            return check_blind(self, seat, argument)
        if self.stage == CUT:
            return _check_before_the_deal(self, seat, kind, argument)
        if self.cards.naming != NONE:
            return _check_naming(self, seat, kind, argument)
        if kind in (EXCHANGE, UPGRADE):
            return check_exchange(self, seat, kind, argument) if argument < PLACES else reasons.NOT_HELD
        if kind == TAKE:
            return check_taking(self, seat, argument) if argument < PLACES else reasons.NOT_FOR_THIS
        if kind == PASS and argument == 0:
            return _check_pass(self, seat)
        if self.exchanging():
            return reasons.EXCHANGE_FIRST
        return _check_at_the_table(self, seat, kind, argument)

    def add_legal(self, seat: i64, found: Acts) -> None:
        if not self.is_in(seat):
            return
        if self.stage == CUT:
            add_cuts(self, seat, found)
        elif self.cards.naming != NONE:
            add_names(self, seat, found)
        elif self.resolved():
            add_proofs(self, seat, found)
        else:
            if not self.exchanging():
                _add_at_the_table(self, seat, found)
            add_exchanges(self, seat, found)

    def add_answers_to(self, seat: i64, figure: i64, found: Acts) -> None:
        add_answers_to(self, seat, figure, found)

    def play(self, seat: i64, act: i64) -> None:
        _carry_out(self, seat, act // STEP, act % STEP)
        go_on(self)

    def after(self, seat: i64, acts: list[int], *, tolerant: bool = False) -> tuple["ShowDeal", i64]:
        """Cards that prove a bet are laid together, so that an example may be as big as one likes (GS-VAL-03)."""
        if not acts or not PROVE <= acts[0] // STEP <= LAST_PROVE:
            return super().after(seat, acts, tolerant=tolerant)
        then = self.copy()
        then.tape = []
        for act in acts:
            reason = _check_among_proofs(self, then, seat, act)
            if reason:
                return self, reason
            _carry_out(then, seat, act // STEP, act % STEP)
        go_on(then)
        proven = not then.owes(seat) & BIT[acts[0] // STEP - PROVE]
        return (then, reasons.FINE) if proven else (self, reasons.PROVES_NOTHING)

    def charges(self, reason: i64) -> bool:
        """PL-STRAF-28, PL-OQ-46, GS-OQ-29."""
        return is_out_of_turn(self, reason) or self.terms.proofs.illegal_act_policy == "penalise"

    def is_out_of_turn(self, reason: i64) -> bool:
        return is_out_of_turn(self, reason)

    def is_needless_to_ask(self, seat: i64) -> bool:
        """Whether a player is asked to exchange or raise who has nothing for it: no card to give, no example to show (PL-3P-17)."""
        if self.answering():
            return False
        offered = [figure for figure in self.figures if self.stakes[figure].offers[:1] == [seat]]
        if offered:
            return not any(figure == SPIEL or self.has_example(seat, figure) for figure in offered)
        if self.phase() != "exchange" or self.exchange.asked != seat:
            return False
        return not any(act // STEP in (EXCHANGE, UPGRADE) for act in self.legal(seat))

    def note_dealt(self) -> None:
        """Tells of the cards as they have been dealt: what was turned, what Luck und Boden shows, who is asked or leads."""
        self.note("dealt", reasons.TRUMP_TURNED, seat=self.dealer, card=self.cards.turned[-1])
        for card in self.cards.turned[:-1]:
            self.note("turned_on", reasons.ACORN_TURNED, card=card)
        for card in self.cut.boden:
            self.note("boden", reasons.LUCK_UND_BODEN, card=card)
        if self.exchange.asked != NONE:
            self.note("exchange_open", reasons.NOTHING_EXCHANGED, seat=self.exchange.asked)
        self.note_first_lead()

    def note_first_lead(self) -> None:
        told = self.tape is not None and self.stage == TABLE
        if told and self.turn() != NONE and not is_compared_now(self):
            self.note("leads", reasons.FIRST_LEAD, seat=self.tricks.leader)

    def implied_act(self, seat: i64) -> i64:
        """The pass of a seat that has no other choice: being asked must betray nothing."""
        return PASS_ACT if self.legal(seat) == [PASS_ACT] else NONE


def _check_before_the_deal(deal: FigureDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == CUT_PACK:
        return check_cut(deal, seat, argument)
    if kind == TAKE:
        return check_take_found(deal, seat, argument)
    if kind == STOP and argument == 0:
        return check_take_found(deal, seat, deal.cut.bottom)
    return reasons.CUT_FIRST


def _check_naming(deal: FigureDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == NAME:
        return check_name(deal, seat, argument)
    return check_no_name(deal, seat) if kind == PASS and argument == 0 else reasons.NAME_FIRST


def _check_among_proofs(before: ShowDeal, deal: ShowDeal, seat: i64, act: i64) -> i64:
    """Whether the next of the cards that are laid together to prove a bet will do, or the name it gets.

    `before` is the deal without them: beside an example that lies there already no card would prove anything.
    """
    if not PROVE <= act // STEP <= LAST_PROVE or deal.cards.naming != NONE:
        return deal.check(seat, act)
    held = deal.cards.hands[seat] & BIT[act % STEP]
    return before.check(seat, act) or (reasons.FINE if held else reasons.NOT_HELD)


def _check_pass(deal: FigureDeal, seat: i64) -> i64:
    """Whether a player is asked something that they may decline: to exchange, to raise at once, to prove a bet."""
    if (deal.exchange.asked == seat and deal.exchange.giving == NONE) or deal.is_offered(seat):
        return reasons.FINE
    if deal.exchanging():
        return reasons.NOT_FOR_THIS if deal.exchange.asked == seat else reasons.EXCHANGE_NOT_YOURS
    return reasons.MUST_ANSWER if deal.owing() & BIT[seat] else check_pass(deal, seat)


def _check_at_the_table(deal: FigureDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == PLAY:
        return check_card(deal, seat, argument) if argument < PLACES else reasons.NOT_HELD
    if kind == NAME:
        return reasons.NOT_WILD
    if kind in (CUT_PACK, STOP):
        return reasons.CUT_IS_OVER
    if kind == BET:
        return check_bet(deal, seat, argument)
    if kind in ANSWERS:
        return check_answer(deal, seat, argument, kind)
    if kind == CONCEDE:
        return check_concession(deal, seat, argument)
    if kind == CONTEST:
        return check_contest(deal, seat, argument)
    if SHOW <= kind <= LAST_SHOW:
        return check_show(deal, seat, kind - SHOW, argument) if argument < PLACES else reasons.NOT_HELD
    if PROVE <= kind <= LAST_PROVE:
        return check_proof(deal, seat, kind - PROVE, argument) if argument < PLACES else reasons.NOT_HELD
    return reasons.NOT_ASKED


def _add_at_the_table(deal: FigureDeal, seat: i64, found: Acts) -> None:
    add_cards(deal, seat, found)
    add_bets(deal, seat, found)
    if deal.bet_open():
        add_answers(deal, seat, found)
    add_concessions(deal, seat, found)
    add_shows(deal, seat, found)
    if deal.is_offered(seat) and seat != deal.exchange.asked:
        found.add(PASS_ACT)


def _carry_out(deal: FigureDeal, seat: i64, kind: i64, argument: i64) -> None:
    if kind == PASS:
        _decline(deal, seat)
        return
    let_offers_lapse(deal)
    if kind == PLAY:
        play_card(deal, seat, argument)
    elif kind == NAME:
        give_name(deal, argument)
    elif kind == BET:
        make_bet(deal, seat, argument)
    elif kind == HOLD:
        hold(deal, seat, argument)
    elif kind == GOOD:
        answer_good(deal, seat, argument)
    elif kind == RAISE:
        raise_bet(deal, seat, argument)
    elif kind == CONCEDE:
        concede(deal, seat, argument)
    elif kind == CONTEST:
        contest(deal, seat, argument)
    elif SHOW <= kind <= LAST_SHOW:
        show_card(deal, seat, kind - SHOW, argument)
    elif PROVE <= kind <= LAST_PROVE:
        lay_proof(deal, seat, kind, argument)
    else:
        _before_play(deal, seat, kind, argument)


def _before_play(deal: FigureDeal, seat: i64, kind: i64, argument: i64) -> None:
    if kind == BLIND:
        bet_blind(deal, seat, argument)
    elif kind == CUT_PACK:
        cut(deal, argument)
    elif kind == STOP:
        finish_cut(deal)
    elif kind == TAKE and deal.stage == CUT:
        take_found(deal)
    elif kind == TAKE:
        take_open(deal, argument)
    else:
        give(deal, argument)


def _decline(deal: FigureDeal, seat: i64) -> None:
    if deal.cards.naming != NONE:
        give_name(deal, NONE)
    elif deal.exchange.asked == seat:
        decline(deal)
    elif deal.is_offered(seat):
        pass_offer(deal, seat)
    else:
        admit(deal, seat)


def go_on(deal: FigureDeal) -> None:
    """What follows by itself: the stop when the game is won, both gestrichen, the show and its turns, the proofs, the count."""
    while not (deal.closed or deal.stage == CUT or deal.cards.naming != NONE or deal.exchanging()):
        if stop_when_won(deal) or decide_when_both_gestrichen(deal):
            continue
        if deal.resolved():
            end_exchange(deal)
            if not state_failures(deal):
                return
            count(deal)
        elif turn_is_complete(deal):
            end_turn(deal)
        elif deal.show.shower < 0 and deal.stakes[SPIEL].owner != OPEN and not deal.bet_open() and _figures_open(deal):
            end_exchange(deal)
            begin_show(deal)
        else:
            return


def _figures_open(deal: FigureDeal) -> bool:
    return deal.stakes[GLEICH].owner == OPEN or deal.stakes[HANGER].owner == OPEN
