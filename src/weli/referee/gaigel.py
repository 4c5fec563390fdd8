"""Seeing what an act in Gaigel has brought about: the deal, openings, cards, draws, pairs, the Seven of trumps, calls.

What lies face down is not told, nor what somebody draws, nor how many points anybody has before the cards are counted at the end
(GA-PLAY-17, GA-Q49).
"""

from collections.abc import Mapping
from typing import Final

from weli.acts import (
    ACCUSE,
    AUS,
    CUT,
    DISSLE,
    DRAW,
    ELFEN,
    FARBE,
    FETCH,
    GOOD,
    HANDOVER,
    KNOCK,
    LAY_FIVE,
    PAIR,
    PASS,
    PLAY,
    PROOF,
    ROB,
    SIEBENER,
    TAUCHEN,
    ZWEITE,
    argument_of,
    kind_of,
)
from weli.cards import KING, OBER, SUIT, card_at
from weli.games.gaigel.deal import CARRIED_OUT, NONE, TABLE, GaigelDeal
from weli.games.gaigel.deal import CUT as BEFORE_THE_DEAL
from weli.games.gaigel.quests import five_to_show, quest_completed
from weli.games.gaigel.state import DIVE, ELFEN_LEAD, FIFTH_CARD, FIVE_TRUMPS, ZWEITE_LEAD
from weli.parts import grounds
from weli.referee.event import Event
from weli.referee.gaigel_end import tell_end
from weli.referee.teller import Teller

# What is done in public with nothing more to tell about it.
BARE: Final = {
    CUT: ("cut", grounds.CUT_MADE),
    KNOCK: ("knocked", grounds.KNOCKED),
    TAUCHEN: ("led_tauchen", grounds.LED_TAUCHEN),
    ZWEITE: ("led_zweite", grounds.LED_ZWEITE),
    HANDOVER: ("asks_handover", grounds.HANDOVER_ASKED),
    DISSLE: ("announces_dissle", grounds.DISSLE_ANNOUNCED),
    SIEBENER: ("announces_siebener", grounds.SIEBENER_ANNOUNCED),
    FARBE: ("announces_farbe", grounds.FARBE_ANNOUNCED),
    AUS: ("says_aus", grounds.AUS_SAID),
}
FIRST_TRICKS: Final = {
    ELFEN_LEAD: grounds.ELFEN_WINS,
    DIVE: grounds.DIVE_DECIDED,
    ZWEITE_LEAD: grounds.ZWEITE_DECIDED,
    FIVE_TRUMPS: grounds.OPEN_LEAD_DECIDED,
    FIFTH_CARD: grounds.OPEN_LEAD_DECIDED,
}


class GaigelWatch(Teller):
    """Tells the events between two moments of one deal of Gaigel."""

    def __init__(self, before: GaigelDeal, after: GaigelDeal, cites: Mapping[int, tuple[str, ...]]) -> None:
        super().__init__(after.seating, cites)
        self.before = before
        self.after = after

    def start(self) -> list[Event]:
        if self.after.stage == TABLE:
            self._dealt()
        return self.events

    def act(self, seat: int, acts: list[int]) -> list[Event]:
        kind, argument = kind_of(acts[0]), argument_of(acts[0])
        if not self._is_refused(kind):
            self._done(seat, kind, argument)
        self._followed()
        return self.events

    def _is_refused(self, kind: int) -> bool:
        """Whether it was a forbidden act that is not carried out, but proven at once (GA-Q46)."""
        if len(self.after.offences) == len(self.before.offences):
            return False
        return not (self.after.offences[-1].ground in CARRIED_OUT and kind in (PLAY, TAUCHEN))

    # What the player did.

    def _done(self, seat: int, kind: int, argument: int) -> None:
        before = self.before
        if kind in BARE:
            name, ground = BARE[kind]
            self.tell(name, ground, seat=seat)
        elif kind == PLAY:
            self._played(seat, argument)
        elif kind == ELFEN:
            self.tell("led_elfen", grounds.LED_ELFEN, seat=seat, cards=(argument,))
        elif kind == DRAW:
            self._drawn(seat)
        elif kind == PAIR:
            self._declared(seat, argument)
        elif kind == ROB:
            self._robbed(seat)
        elif kind == FETCH:
            self.tell("fetched", grounds.INDICATOR_FETCHED, seat=seat, cards=(before.indicator,))
        elif kind == PROOF:
            self.tell("proof", grounds.HAND_PROVEN, seat=argument, cards=tuple(before.hand(argument)))
        elif kind == LAY_FIVE:
            self.tell("lays_five", five_to_show(before, seat), seat=seat, cards=tuple(before.hand(seat)))
        elif kind == ACCUSE:
            self._accused(seat, argument)
        else:
            self._answered(seat, kind)
        if before.stage == BEFORE_THE_DEAL and self.after.stage == TABLE:
            self._dealt()

    def _dealt(self) -> None:
        """The trumps, and who leads; a case may begin with neither."""
        deal = self.after
        if deal.indicator != NONE:
            self.tell("trump_turned", grounds.INDICATOR_TURNED, seat=deal.dealer, cards=(deal.indicator,))
        if deal.closed:
            tell_end(self, self.before, deal)
        elif not deal.earlier:
            self.tell("leads", grounds.FIRST_LEAD, seat=deal.leader)

    def _played(self, seat: int, card: int) -> None:
        if self.before.is_face_down():
            self.tell("played_down", grounds.ADDED_FACE_DOWN, seat=seat)
        elif self.before.before_opening():
            fifth = self.before.seeks_sevens(seat)
            name, ground = ("led_fifth", grounds.LED_THE_FIFTH) if fifth else ("led_trump", grounds.LED_FIVE_TRUMPS)
            self.tell(name, ground, seat=seat, cards=(card,))
        else:
            self.tell("played", grounds.CARD_PLAYED, seat=seat, cards=(card,))

    def _drawn(self, seat: int) -> None:
        """Everybody takes a card that nobody else sees; the open one at the bottom alone is known (GA-PLAY-01, -08, -17, GA-ROB-13)."""
        deal = self.before
        final = deal.is_final_draw()
        if final and deal.claim_pends():
            self.tell("handed_out", grounds.INDICATOR_HANDED_OUT, seat=deal.claimant, cards=(deal.indicator,))
        self.tell("drawn", grounds.DRAWN, seat=seat)
        if final:
            last = deal.round_from(seat)[deal.left() - 1]
            self.tell("drew_open", grounds.FINAL_DRAW, seat=last, cards=(deal.last_card(),))

    def _declared(self, seat: int, suit: int) -> None:
        """The cards that are shown: King and Ober, or where the house asks for it both of each (GA-PAIR-03, GA-PAIR-07)."""
        deal = self.after
        of_each = deal.pairs_declared(seat, suit) if deal.rules.pair_repeat == "all_four_at_once" else 1
        cards = (card_at(suit, KING),) * of_each + (card_at(suit, OBER),) * of_each
        ground = grounds.TRUMP_PAIR if suit == deal.trump else grounds.PLAIN_PAIR
        self.tell("pair", ground, seat=seat, cards=cards, number=deal.pair_points(suit))

    def _robbed(self, seat: int) -> None:
        self.tell("robbed", grounds.DISS_LAID, seat=seat, cards=(self.before.diss_card(),))
        if not self.after.claim_pends():
            self.tell("fetched", grounds.INDICATOR_FETCHED, seat=seat, cards=(self.before.indicator,))

    def _accused(self, seat: int, side: int) -> None:
        self.tell("accuses", grounds.ACCUSED, seat=seat, side=side)
        if not self.before.over[side] and self.after.ended != grounds.ACCUSED_WRONGLY:
            self.tell("accused_in_vain", grounds.ACCUSED_IN_VAIN)

    def _answered(self, seat: int, kind: int) -> None:
        """A dealer after the knock, a claimant whose partner asks, a side that was asked for its last word."""
        if self.before.stage == BEFORE_THE_DEAL:
            self.tell("deals_fives" if kind == GOOD else "deals_packets", grounds.KNOCKED, seat=seat)
        elif self.before.asked == seat:
            name, ground = (
                ("handed_over", grounds.HANDED_OVER) if kind == GOOD else ("keeps_right", grounds.HANDOVER_REFUSED)
            )
            self.tell(name, ground, seat=seat)
        elif kind == PASS:
            self.tell("passes_call", grounds.CALL_PASSED, seat=seat)

    # What followed by itself.

    def _followed(self) -> None:
        before, deal = self.before, self.after
        if len(deal.winners) > len(before.winners):
            self._trick()
        collector = quest_completed(deal)
        if collector != NONE and not before.closed:
            self.tell("lays_five", grounds.SEVENS_COLLECTED, seat=collector, cards=tuple(deal.hand(collector)))
        if deal.caller != NONE and before.caller == NONE:
            side = deal.seating.side_of(deal.caller)
            self.tell("counted_out", grounds.AUS_RIGHT, side=side, number=deal.counts[side])
        elif deal.calling and not before.calling:
            self.tell("last_call", grounds.LAST_CALL)
        if deal.closed and before.stage == TABLE:
            tell_end(self, before, deal)

    def _trick(self) -> None:
        """The trick, of whose points nothing is said; what lay face down is turned over first (GA-OPEN-08)."""
        deal = self.after
        cards, leader, winner = deal.tricks[-1], deal.leaders[-1], deal.winners[-1]
        if self.before.is_face_down():
            for place, card in enumerate(cards):
                self.tell("uncovers", grounds.UNCOVERED, seat=deal.seat_after(leader, place), cards=(card,))
        card = cards[(winner - leader) % deal.rules.players]
        if deal.tricks_over() == 1:
            ground = FIRST_TRICKS[deal.opening]
        else:
            ground = grounds.TRUMP_WINS if SUIT[card] == deal.trump else grounds.TRICK_WON
        self.tell("trick", ground, seat=winner, cards=(card,), number=deal.tricks_over())
