"""A deal of Gaigel, and what follows from its facts: whose turn it is, who is winning the trick, which phase the deal is in.

Everything that can be derived is derived; `state` holds the facts, `engine` changes a deal.
"""

from typing import Final

from mypy_extensions import i64

from weli.core.acts import DRAW_ACT, GOOD, PASS_ACT, PLAY, STEP, act_of
from weli.core.cards import BIT, KING, SEVEN, SUIT_SET, SUITS, card_at, how_many
from weli.core.deal import NONE, WHOLE_TRUTH
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import AUS, DISSLE, FARBE, PAIR, SIEBENER, TAUCHEN, ZWEITE
from weli.games.gaigel.facts.cut import CUT, TABLE
from weli.games.gaigel.facts.opening import DISSLE_QUEST, FARBE_QUEST, NO_QUEST, SEVENS_QUESTS, SIEBENER_QUEST
from weli.games.gaigel.facts.pairs import by_suit
from weli.games.gaigel.ranks import COPIES, HAND, RANKING, SEVENS
from weli.games.gaigel.state import State

__all__ = ["GOOD_ACT", "NONE", "WHOLE_TRUTH", "GaigelDeal"]

GOOD_ACT: Final = GOOD * STEP

ANNOUNCED: Final = {SIEBENER_QUEST: SIEBENER, DISSLE_QUEST: DISSLE, FARBE_QUEST: FARBE}
"""The act with which each quest is announced."""

# Irregular acts that can be carried out and are proven later, and those that are proven as they are tried (GA-Q46).
CARRIED_OUT: Final = [
    reasons.FOLLOW_SUIT,
    reasons.TRUMP_IT,
    reasons.BEAT_IT,
    reasons.NO_TRUMP_IN_FIRST_TRICK,
    reasons.NEITHER_TRUMP_NOR_ACE,
]
PROVEN_AT_ONCE: Final = [
    reasons.NOT_YOUR_FIRST_LEAD,
    reasons.NOT_YOUR_LEAD,
    reasons.NOT_YOUR_TURN,
    reasons.NO_PAIR,
    reasons.PAIR_USED,
    reasons.PAIR_WITHOUT_TRICK,
    reasons.PAIR_NOT_NOW,
    reasons.ALL_FOUR_AT_ONCE,
    reasons.NO_DISS,
    reasons.ROB_WITHOUT_TRICK,
    reasons.ROB_BLOCKED,
    reasons.ROB_TOO_LATE,
    reasons.ROB_NOT_NOW,
]


class GaigelDeal(State):
    """A deal at one moment, with every question one may ask about it."""

    # Where the deal stands.

    def phase(self) -> str:
        """`cut`, `play`, `call` (the last words: who calls, who accuses) or `done`."""
        if self.closed:
            return "done"
        if self.cut.stage == CUT:
            return "cut"
        return "call" if self.calls.calling else "play"

    def turn(self) -> i64:
        """The seat due to play a card, once cards are drawn and whatever else comes first is done, or -1.

        (GA-OPEN-01, GA-PLAY-02, GA-PLAY-03)
        """
        if self.closed or self.cut.stage == CUT or self.calls.calling:
            return NONE
        return self.seat_after(self.tricks.leader, len(self.tricks.lying))

    def is_time_for(self, seat: i64, window: str) -> bool:
        """Whether a window is open to a seat: `any_time`, `own_turn`, or `on_lead`, only before it leads (GA-Q02, GA-Q08, GA-Q53)."""
        if window == "any_time":
            return True
        if seat != self.turn() or self.tricks.drawing:
            return False
        return window == "own_turn" or not self.tricks.lying

    def answering(self) -> list[int]:
        """The seats that owe an answer now: a claimant, the side asked for its last word, a dealer who may deal fives."""
        first = self.first_to_answer()
        if first == NONE:
            return []
        return list(self.seating.members(self.calls.calling[0])) if self.calls.calling else [first]

    def first_to_answer(self) -> i64:
        """The first of them, or -1."""
        if self.closed:
            return NONE
        if self.cut.stage == CUT:
            return self.dealer if self.cut.knocked else NONE
        return self.seating.members(self.calls.calling[0])[0] if self.calls.calling else self.robbing.asked

    def must_act(self, seat: i64) -> bool:
        if self.closed:
            return False
        if self.cut.stage == CUT:
            return seat == (self.dealer if self.cut.knocked else self.cutter())
        owing = self.answering()
        return seat in owing if owing else seat == self.turn()

    def implied_act(self, seat: i64) -> i64:
        """What a seat's silence means: it draws, lets its partner rob, says nothing more; a dealer deals fives after the knock."""
        if seat in self.answering():
            return PASS_ACT if self.calls.calling else GOOD_ACT
        if (
            self.tricks.drawing
            and seat == self.tricks.leader
            and not self.closed
            and not self.calls.calling
            and self.robbing.asked == NONE
        ):
            return DRAW_ACT
        return NONE

    def hides_card(self, act: i64) -> bool:
        """What is led or added face down (GA-OPEN-07, GA-OPEN-11)."""
        kind = act // STEP
        return kind in (TAUCHEN, ZWEITE) or (kind == PLAY and self.is_face_down())

    def tolerates(self, reason: i64) -> bool:
        """Whether the house lets such an irregular act happen, at a price (GA-Q46)."""
        return self.terms.referee.irregularities == "penalise" and (reason in CARRIED_OUT or reason in PROVEN_AT_ONCE)

    def before_opening(self) -> bool:
        """Whether the opening lead is still to come (GA-Q32)."""
        return self.cut.stage == TABLE and self.is_first_trick() and not self.tricks.lying and not self.closed

    # The talon.

    def last_card(self) -> i64:
        """The open card that will be drawn last: the Seven laid there, or the indicator; -1 once it is drawn (GA-DEAL-11, GA-ROB-10)."""
        return self.robbing.diss if self.robbing.diss != NONE else self.talon.indicator

    def take_last(self) -> i64:
        card = self.last_card()
        self.talon.indicator = NONE
        if self.robbing.diss != NONE:
            self.robbing = self.robbing.copy()
            self.robbing.diss = NONE
        return card

    def is_final_draw(self) -> bool:
        """Whether the next draw empties the talon (GA-PLAY-08, GA-6P-02)."""
        return 0 < self.to_draw() <= len(self.active)

    def claim_pends(self) -> bool:
        """Whether the indicator still lies beside the Seven (GA-ROB-02)."""
        return NONE not in (self.talon.indicator, self.robbing.diss)

    def diss_card(self) -> i64:
        """The Seven of trumps."""
        return card_at(self.talon.trump, SEVEN)

    # Sides and tricks.

    def side_has_trick(self, side: i64) -> bool:
        return self.tricks.taken[side] > 0

    def seat_has_trick(self, seat: i64) -> bool:
        """Whether a player themselves has won a trick; tricks from before this record count for every member of the side."""
        side = self.seating.side_of(seat)
        before = bool(self.tricks.won_before[side])
        return before or seat in self.tricks.winners

    def true_count(self, side: i64) -> i64:
        """The points of a side, counted afresh from what everybody has seen: its tricks and its pairs (GA-AIM-02, GA-PLAY-15)."""
        total = RANKING.points_of(self.pile(side))
        for pair in self.pairs.declared:
            if self.seating.side_of(pair.seat) == side:
                total += self.pair_points(pair.suit)
        return total

    def count(self, side: i64) -> i64:
        """The points of a side where this view is told them, otherwise `UNTOLD`."""
        return self.score.counts[side]

    def pairs_declared(self, seat: i64, suit: i64) -> i64:
        """How many pairs of a suit that player has declared."""
        return len([pair for pair in self.pairs.declared if pair.seat == seat and pair.suit == suit])

    def is_powerless(self, seat: i64) -> bool:
        """Whether a player's cards take no tricks: only auf Siebener, while they keep their power auf Dissle.

        (GA-VAR-06, GA-VAR-08, GA-VAR-09)
        """
        return self.opening.quests[seat] == SIEBENER_QUEST

    def seeks_sevens(self, seat: i64) -> bool:
        """Whether a player has announced that they collect Sevens."""
        return self.opening.quests[seat] in SEVENS_QUESTS

    def is_exempt(self, side: i64) -> bool:
        """Whether somebody of the side has collected Sevens, so that having no trick costs it nothing more (GA-OUT-11, GA-VAR-17)."""
        if not self.terms.out.no_trick_exempt_quest:
            return False
        for seat in self.seating.members(side):
            if self.seeks_sevens(seat):
                return True
        return False

    def broken_dissle(self) -> i64:
        """Who has won a trick although they are on Dissle and must not, or -1 (GA-VAR-09, GA-VAR-10)."""
        if self.tricks.winners and self.opening.quests[self.tricks.winners[-1]] == DISSLE_QUEST:
            return self.tricks.winners[-1]
        return NONE

    def may_announce(self) -> bool:
        """Whether any quest can be announced in these rules."""
        return self.terms.quests.auf_farbe or bool(self.terms.quests.sevens_quest)

    # Hands.

    def fresh(self, seat: i64, suit: i64, rank: i64) -> i64:
        """How many Kings, or Obers, of a suit are in a hand that no declaration has used up (GA-PAIR-05, GA-Q63)."""
        used = self.pairs.used_kings if rank == KING else self.pairs.used_obers
        return self.copies(seat, card_at(suit, rank)) - used[by_suit(seat, suit)]

    def copies(self, seat: i64, card: i64) -> i64:
        """How often a card is in a hand."""
        return self.how_many_of(seat, BIT[card])

    def how_many_of(self, seat: i64, cards: i64) -> i64:
        """How many cards of a hand are in that set, each copy counted."""
        there = self.cards.once[seat] & cards
        if not there:
            return 0
        return how_many(there) + how_many(self.cards.twice[seat] & there)

    def all_trumps(self, seat: i64) -> bool:
        """Whether a hand is trumps and nothing else (GA-OPEN-14, GA-OPEN-16)."""
        return not self.cards.once[seat] & ~self.trumps()

    def has_diss_card(self, seat: i64) -> bool:
        return self.cards.once[seat] & self.trumps() & SEVENS != 0

    def has_five_sevens(self, seat: i64) -> bool:
        return self.how_many_of(seat, SEVENS) >= HAND

    def has_five_of_a_suit(self, seat: i64) -> bool:
        for suit in range(SUITS):
            if not self.cards.once[seat] & ~SUIT_SET[suit]:
                return self.how_many_of(seat, SUIT_SET[suit]) >= HAND
        return False

    def has_announced(self, seat: i64) -> bool:
        return self.opening.quests[seat] != NO_QUEST

    def may_hold(self, seat: i64, card: i64) -> bool:
        """Whether a card may be in that hand, for all that everybody has seen (GA-Q03)."""
        if card in self.cards.shown[seat]:
            return True
        return len(self.cards.shown[seat]) < self.cards.held[seat] and self.seen(card) < COPIES

    def seen(self, card: i64) -> i64:
        """How many copies of a card everybody has seen: in tricks, on the table, under the talon, or shown in a hand."""
        count = self.tricks.lying.count(card)
        for cards in [*self.tricks.won_before, *self.tricks.finished, *self.cards.shown]:
            count += cards.count(card)
        for open_card in (self.talon.indicator, self.robbing.diss):
            if open_card == card:
                count += 1
        return count

    # What the deal has brought.

    def points_for(self, side: i64) -> int:
        """Units collected count against their side and erased ones for it; in a tournament game points.

        (GA-SCORE-02, GA-SCORE-03, GA-TOUR-04)
        """
        return self.gained[side] if self.terms.is_tournament else -self.gained[side]

    def brought(self, side: i64) -> i64:
        """What the deal brings a side: units, in the cleaning phase those it is rid of as a negative number, or game points.

        Where somebody has rightly called and the others may still accuse: what it brings if they do not.
        """
        if self.closed or self.calls.caller == NONE:
            return self.gained[side]
        twin = self.copy()
        while twin.calls.calling and not twin.closed:
            twin.play(twin.answering()[0], PASS_ACT)
        return twin.gained[side]

    # What lies on the table.

    def open_cards(self) -> list[int]:
        """The indicator, and the Seven that was laid there for it."""
        return [card for card in (self.talon.indicator, self.robbing.diss) if card != NONE]

    def still_said(self) -> list[tuple[int, int]]:
        """What was announced before the opening lead, the pairs, and the call that it is over."""
        found: list[tuple[int, int]] = []
        for seat, quest in enumerate(self.opening.quests):
            if quest != NO_QUEST:
                found.append((seat, act_of(ANNOUNCED[quest], 0)))
        for pair in self.pairs.declared:
            found.append((pair.seat, act_of(PAIR, pair.suit)))
        if self.calls.caller != NONE:
            found.append((self.calls.caller, act_of(AUS, 0)))
        return found
