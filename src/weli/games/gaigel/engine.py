"""The engine of Gaigel: may this act be made, what may be made, and make it.

`check` answers 0 or the reason against an act, `legal` lists acts, `play` trusts that `check` was asked. For a seat's own acts
`check` and `legal` give the same answer on `deal.seen_by(seat)` as on the whole deal.
"""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import CUT, DRAW, GOOD, PASS, PASS_ACT, PLAY, STEP
from weli.core.cards import BIT, KING, OBER, PLACES, card_at
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import (
    ACCUSE,
    AUS,
    DISSLE,
    ELFEN,
    FARBE,
    FETCH,
    HANDOVER,
    KNOCK,
    LAY_FIVE,
    PAIR,
    PROOF,
    ROB,
    SIEBENER,
    TAUCHEN,
    ZWEITE,
)
from weli.games.gaigel.cutting import (
    add_cuts,
    check_cut,
    check_knock,
    check_packets,
    choose_packets,
    cut,
    knock,
)
from weli.games.gaigel.deal import GOOD_ACT, NONE, WHOLE_TRUTH, GaigelDeal
from weli.games.gaigel.ending import (
    accuse,
    add_calls,
    ask_for_last_words,
    call_aus,
    check_accusation,
    check_aus,
    check_last_pass,
    end_if_over,
    lay_five,
    pass_last_word,
    throw_in,
)
from weli.games.gaigel.facts.cut import CUT as BEFORE_THE_DEAL
from weli.games.gaigel.irregular import expose, expose_first_trick, offend
from weli.games.gaigel.openings import (
    LEADS,
    OPENINGS,
    add_openings,
    check_opening,
    has_opening,
    note_opening,
    open_lead,
)
from weli.games.gaigel.pairs import add_pairs, check_pair, declare
from weli.games.gaigel.proofs import add_proofs, check_proof, show_hand
from weli.games.gaigel.quests import (
    ANNOUNCEMENTS,
    add_quests,
    announce,
    check_announcement,
    five_to_show,
    quest_completed,
)
from weli.games.gaigel.ranks import RANKING
from weli.games.gaigel.robbing import (
    add_robbing,
    ask_for_handover,
    check_fetch,
    check_handover,
    check_rob,
    hand_over,
    refuse_handover,
    rob,
)
from weli.games.gaigel.tricks import (
    add_cards,
    add_draw,
    check_card,
    check_draw,
    draw,
    play_card,
    playable,
    take_indicator,
)
from weli.games.plain.ranking import Ranking

WITHOUT_ARGUMENT: Final = (AUS, DRAW, FETCH, GOOD, HANDOVER, KNOCK, LAY_FIVE, PASS, ROB, DISSLE, SIEBENER, FARBE)


class LiveGaigelDeal(GaigelDeal):
    """A deal of Gaigel as it is played."""

    def empty(self) -> "LiveGaigelDeal":
        return LiveGaigelDeal()

    def check(self, seat: i64, act: i64) -> i64:
        kind = act // STEP
        argument = act % STEP
        if self.closed:
            return reasons.PLAY_IS_OVER
        if argument and kind in WITHOUT_ARGUMENT:
            return reasons.NOT_ASKED
        if self.cut.stage == BEFORE_THE_DEAL:
            return _check_before_the_deal(self, seat, kind, argument)
        if kind == AUS:
            return check_aus(self, seat)
        if kind == ACCUSE:
            return check_accusation(self, seat, argument)
        if self.calls.calling:
            return check_last_pass(self, seat) if kind == PASS else reasons.PLAY_IS_OVER
        if kind in (GOOD, PASS):
            return reasons.FINE if self.robbing.asked == seat else reasons.NOT_ASKED
        return _check_at_the_table(self, seat, kind, argument)

    def add_legal(self, seat: i64, found: Acts) -> None:
        if self.closed:
            return
        if self.cut.stage == BEFORE_THE_DEAL:
            add_cuts(self, seat, found)
            return
        if not self.calls.calling:
            add_cards(self, seat, found)
            if self.before_opening():
                add_openings(self, seat, found)
            add_draw(self, seat, found)
            add_pairs(self, seat, found)
            add_robbing(self, seat, found)
            add_proofs(self, seat, found)
            add_quests(self, seat, found)
            if self.robbing.asked == seat:
                found.add(GOOD_ACT)
                found.add(PASS_ACT)
        add_calls(self, seat, found)

    def play(self, seat: i64, act: i64) -> None:
        if self.closed:  # by an offence that was proven as it was tried: nothing comes of the act itself
            return
        _carry_out(self, seat, act // STEP, act % STEP)
        go_on(self)

    def ranking(self) -> Ranking:
        return RANKING

    def playable(self, seat: i64) -> i64:
        return playable(self, seat)

    def has_done(self, seat: i64, act: i64) -> bool:
        """The fifth Seven of who has announced used to be shown once it was drawn (GA-Q32)."""
        return self.closed and act == LAY_FIVE * STEP and quest_completed(self) == seat

    def offend(self, seat: i64, act: i64, reason: i64) -> None:
        offend(self, seat, act, reason)


def _check_before_the_deal(deal: GaigelDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == CUT:
        return check_cut(deal, seat, argument)
    if kind == KNOCK:
        return check_knock(deal, seat)
    return check_packets(deal, seat) if kind in (GOOD, PASS) else reasons.CUT_FIRST


def _check_at_the_table(deal: GaigelDeal, seat: i64, kind: i64, argument: i64) -> i64:
    if kind == PLAY:
        return check_card(deal, seat, argument) if argument < PLACES else reasons.NOT_HELD
    if kind in OPENINGS:
        return check_opening(deal, seat, kind, argument)
    if kind == DRAW:
        return check_draw(deal, seat)
    if kind == PAIR:
        return check_pair(deal, seat, argument)
    if kind == ROB:
        return check_rob(deal, seat)
    if kind == FETCH:
        return check_fetch(deal, seat)
    if kind == HANDOVER:
        return check_handover(deal, seat)
    if kind == PROOF:
        return check_proof(deal, seat, argument)
    if kind in ANNOUNCEMENTS:
        return check_announcement(deal, seat, kind)
    if kind == LAY_FIVE:
        return reasons.FINE if five_to_show(deal, seat) else reasons.NO_FIVE
    return reasons.CUT_IS_OVER if kind in (CUT, KNOCK) else reasons.NOT_ASKED


def _carry_out(deal: GaigelDeal, seat: i64, kind: i64, argument: i64) -> None:
    if kind == PLAY:
        _play_openly(deal, seat, argument)
    elif kind in (ELFEN, TAUCHEN, ZWEITE):
        note_opening(deal, seat, kind, argument)
        deal.opening = deal.opening.copy()
        deal.opening.way = LEADS[kind - ELFEN]
        play_card(deal, seat, argument)
    elif kind == DRAW:
        draw(deal)
    elif kind == PAIR:
        declare(deal, seat, argument)
        expose(deal, seat, BIT[card_at(argument, KING)] | BIT[card_at(argument, OBER)])
    elif kind == ROB:
        rob(deal, seat)
    elif kind == FETCH:
        take_indicator(deal, "fetched", reasons.INDICATOR_FETCHED)
    elif kind == HANDOVER:
        ask_for_handover(deal, seat)
    elif kind == PROOF:
        show_hand(deal, argument)
        expose(deal, argument, deal.cards.once[argument])
    elif kind in ANNOUNCEMENTS:
        announce(deal, seat, kind)
    else:
        _say(deal, seat, kind, argument)


def _play_openly(deal: GaigelDeal, seat: i64, card: i64) -> None:
    """A card to the trick; one that a player had held back before proves their offence (GA-Q46)."""
    _note_played(deal, seat, card)
    if deal.before_opening():
        deal.opening = deal.opening.copy()
        deal.opening.way = open_lead(deal, seat)
    noticed = not deal.is_face_down() and expose(deal, seat, BIT[card])
    if not noticed:
        play_card(deal, seat, card)


def _note_played(deal: GaigelDeal, seat: i64, card: i64) -> None:
    if deal.is_face_down():
        deal.note("played_down", reasons.ADDED_FACE_DOWN, seat=seat)
    elif not deal.before_opening():
        deal.note("played", reasons.CARD_PLAYED, seat=seat, card=card)
    elif deal.seeks_sevens(seat):
        deal.note("led_fifth", reasons.LED_THE_FIFTH, seat=seat, card=card)
    else:
        deal.note("led_trump", reasons.LED_FIVE_TRUMPS, seat=seat, card=card)


def _say(deal: GaigelDeal, seat: i64, kind: i64, argument: i64) -> None:
    if kind == CUT:
        cut(deal, argument)
    elif kind == KNOCK:
        knock(deal)
    elif deal.cut.stage == BEFORE_THE_DEAL:
        choose_packets(deal, in_fives=kind == GOOD)
    elif kind == LAY_FIVE:
        lay_five(deal, seat)
    elif kind == AUS:
        call_aus(deal, seat)
    elif kind == ACCUSE:
        accuse(deal, seat, argument)
    elif kind == GOOD:
        hand_over(deal)
    elif deal.calls.calling:
        deal.note("passes_call", reasons.CALL_PASSED, seat=seat)
        pass_last_word(deal)
    else:
        refuse_handover(deal)


def go_on(deal: GaigelDeal) -> None:
    """What follows by itself: a deal thrown in, a wrong dive seen, an end that nobody need call, the last words after the last card."""
    if deal.closed or deal.cut.stage == BEFORE_THE_DEAL or deal.calls.calling:
        return
    if deal.before_opening():
        if deal.knows == WHOLE_TRUTH and not has_opening(deal, deal.first_leader()):
            throw_in(deal)
        return
    if not deal.tricks.lying and len(deal.tricks.winners) == 1 and expose_first_trick(deal):
        return
    if end_if_over(deal):
        return
    collector = quest_completed(deal)
    if collector != NONE:
        lay_five(deal, collector)
        return
    if deal.tricks.lying or deal.tricks.drawing:
        return
    if deal.calls.caller == NONE and not _any_cards(deal):
        ask_for_last_words(deal)


def _any_cards(deal: GaigelDeal) -> bool:
    """Whether somebody has a card left."""
    for held in deal.cards.held:
        if held:
            return True
    return False
