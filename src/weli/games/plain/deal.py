"""A deal of plain tricks: the hands, the trick that lies there, those that are over, what is still to be drawn; and who knows which of it.

Hands are counted, so that a card may be there twice. A game adds its own facts, and changes these by the methods here alone.

Notes are written by `Deal.note(self, ...)`: called as a method of a class that is not compiled, it would be handed zeros for the numbers
that are left out.
"""

from typing import Self

from mypy_extensions import i64, mypyc_attr

from weli.core.cards import BIT, HIDDEN, SUIT, SUIT_SET, cards_of
from weli.core.deal import NONE, WHOLE_TRUTH, Deal
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.games.plain import reasons
from weli.games.plain.facts.cards import Cards, no_cards
from weli.games.plain.facts.talon import Talon
from weli.games.plain.facts.tricks import Tricks, no_tricks
from weli.games.plain.ranking import Ranking


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainDeal(Deal):
    """A deal at one moment."""

    cards: Cards
    tricks: Tricks
    talon: Talon

    def set_table(
        self, rules: RuleSet, dealer: i64, start_scores: list[int], active: list[int], tape: Tape | None
    ) -> None:
        """Makes it a deal in which no card has been dealt."""
        self.set_out(rules, dealer, start_scores, active, tape)
        self.cards = no_cards(rules.players)
        self.tricks = no_tricks(self.first_leader(), rules.seating.sides)
        self.talon = Talon([])

    def give(self, hands: list[list[int]], talon: list[int]) -> None:
        """Gives each seat these cards; the talon lies top first, its last card is open and shows the trumps."""
        for seat, hand in enumerate(hands):
            self.set_hand(seat, [card for card in hand if card != HIDDEN])
            self.cards.held[seat] = len(hand)
        if talon:
            self.talon.cards = talon[:-1]
            self.talon.indicator = talon[-1]
            self.talon.trump = SUIT[talon[-1]]

    def copy_into(self, twin: Self) -> None:
        super().copy_into(twin)
        twin.cards = self.cards.copy()
        twin.tricks = self.tricks.copy()
        twin.talon = self.talon.copy()

    def hide_from(self, seat: i64) -> None:
        """Leaves the seat's own hand, and all that everybody has seen: the tricks, the open card, cards that were shown in a hand."""
        self.knows = seat
        self.talon.cards = [HIDDEN] * len(self.talon.cards)
        for other in range(self.seating.players):
            if other != seat:
                self.set_hand(other, self.cards.shown[other])

    # What a game says of itself.

    def ranking(self) -> Ranking:
        """How its ranks stand."""
        raise NotImplementedError

    def playable(self, seat: i64) -> i64:
        """The cards of a hand that may be played plainly to the present trick, as a set."""
        raise NotImplementedError

    # Where the deal stands.

    def turn(self) -> i64:
        """Whoever leads, then the others in turn."""
        return NONE if self.closed else self.seat_after(self.tricks.leader, len(self.tricks.lying))

    def why_not_now(self) -> i64:
        """The reason against somebody who plays though another is due."""
        if self.tricks.lying:
            return reasons.NOT_YOUR_TURN
        return reasons.NOT_YOUR_FIRST_LEAD if self.is_first_trick() else reasons.NOT_YOUR_LEAD

    def which_duty(self, seat: i64, card: i64) -> i64:
        """Which duty a card would break where one follows, trumps and beats (GA-PLAY-09, GA-PLAY-10, GA-PLAY-11)."""
        led = SUIT[self.tricks.lying[0]]
        if self.cards.once[seat] & SUIT_SET[led]:
            return reasons.BEAT_IT if SUIT[card] == led else reasons.FOLLOW_SUIT
        return reasons.BEAT_IT if SUIT[card] == self.talon.trump else reasons.TRUMP_IT

    def tricks_over(self) -> i64:
        return self.tricks.earlier + len(self.tricks.winners)

    def is_first_trick(self) -> bool:
        return not self.tricks.winners and self.tricks.earlier == 0

    def tricks_of(self, side: i64) -> i64:
        return self.tricks.taken[side]

    def all_tricks(self) -> list[tuple[int, list[int]]]:
        """Every trick, the present one too: who led to it, and its cards in order."""
        leaders = [*self.tricks.leaders, self.tricks.leader]
        return list(zip(leaders, [*self.tricks.finished, self.tricks.lying], strict=True))

    def pile(self, side: i64) -> list[int]:
        """The cards a side has won, in the order in which they were won."""
        cards = self.tricks.won_before[side][:]
        for place, winner in enumerate(self.tricks.winners):
            if self.seating.side_of(winner) == side:
                cards += self.tricks.finished[place]
        return cards

    def trump_suit(self) -> i64:
        return self.talon.trump

    def trumps(self) -> i64:
        """All trumps as a set; no card where no suit is trumps."""
        if self.talon.trump == NONE:
            return 0
        return SUIT_SET[self.talon.trump]

    def suit_led(self) -> i64:
        return NONE if not self.tricks.lying or self.tricks.lying[0] == HIDDEN else SUIT[self.tricks.lying[0]]

    def last_card(self) -> i64:
        """The open card that will be drawn last, or -1."""
        return self.talon.indicator

    def to_draw(self) -> i64:
        return len(self.talon.cards) + (1 if self.last_card() != NONE else 0)

    def talon_open(self) -> bool:
        return self.to_draw() > 0

    # What lies where.

    @property
    def hands(self) -> tuple[list[int], ...]:
        """All hands; to change one, `set_hand`."""
        return tuple([self.hand(seat) for seat in range(self.seating.players)])

    def hand(self, seat: i64) -> list[int]:
        """The cards of a hand that this view knows, low to high, of which a card may be there twice."""
        found: list[int] = []
        for card in cards_of(self.cards.once[seat]):
            found.append(card)
            if self.cards.twice[seat] & BIT[card]:
                found.append(card)
        return found

    def hand_cards(self, seat: i64) -> list[int]:
        there = self.hand(seat)
        return [*there, *[HIDDEN] * (self.cards.held[seat] - len(there))]

    def laid_by(self, seat: i64) -> list[tuple[int, int]]:
        """The card in the present trick."""
        place = (seat - self.tricks.leader) % self.seating.players
        return [(card, NONE) for card in self.tricks.lying[place : place + 1]]

    def has_played(self, seat: i64) -> bool:
        return not self.is_first_trick() or len(self.laid_by(seat)) > 0

    def open_cards(self) -> list[int]:
        return [] if self.talon.indicator == NONE else [self.talon.indicator]

    def unknown_cards(self) -> list[int]:
        """Those that are in the talon, in other hands, or face down."""
        rest = self.rules.cards[:]
        for cards in [*self.tricks.won_before, *self.tricks.finished, *self.hands, self.tricks.lying, self.talon.cards]:
            for card in cards:
                if card != HIDDEN:
                    rest.remove(card)
        for card in self.open_cards():
            rest.remove(card)
        return rest

    # Changes that every part of a game makes.

    def set_hand(self, seat: i64, cards: list[int]) -> None:
        """Gives a seat these cards instead of its own."""
        self.cards.once[seat] = 0
        self.cards.twice[seat] = 0
        for card in cards:
            self.cards.twice[seat] |= self.cards.once[seat] & BIT[card]
            self.cards.once[seat] |= BIT[card]

    def gets(self, seat: i64, card: i64, openly: bool) -> None:
        """A card comes into a hand; `HIDDEN` where this view does not see which."""
        self.cards.held[seat] += 1
        if card != HIDDEN and (openly or self.knows in (WHOLE_TRUTH, seat)):
            self.cards.twice[seat] |= self.cards.once[seat] & BIT[card]
            self.cards.once[seat] |= BIT[card]
        if openly:
            self.cards.shown[seat].append(card)
            self.cards.shown[seat].sort()

    def loses(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; of two copies first the one that everybody has seen, and the one that is used up (GA-Q63)."""
        self.cards.held[seat] -= 1
        if card != HIDDEN:
            self.cards.once[seat] &= ~BIT[card] | self.cards.twice[seat]
            self.cards.twice[seat] &= ~BIT[card]
        shown = self.cards.shown[seat]
        if shown and card in shown:
            shown.remove(card)

    def shows(self, seat: i64, cards: list[int]) -> None:
        """Everybody has seen that these cards are in that hand."""
        rest = self.cards.shown[seat][:]
        for card in cards:
            if card in rest:
                rest.remove(card)
            else:
                self.cards.shown[seat].append(card)
        self.cards.shown[seat].sort()

    def takes_trick(self, seat: i64) -> None:
        """The trick that lies there is complete and belongs to that seat, which leads to the next one."""
        self.tricks.leaders.append(self.tricks.leader)
        self.tricks.winners.append(seat)
        self.tricks.finished.append(self.tricks.lying)
        self.tricks.taken[self.seating.side_of(seat)] += 1
        self.tricks.lying = []
        self.tricks.leader = seat

    def draw_round(self) -> None:
        """Everybody draws a card, the winner of the trick first; the last of all lies open (GA-PLAY-01, GA-PLAY-08, GA-PLAY-17)."""
        Deal.note(self, "drawn", reasons.DRAWN, seat=self.tricks.leader)
        for step in range(len(self.active)):
            seat = self.seat_after(self.tricks.leader, step)
            if self.talon.cards:
                self.gets(seat, self.talon.cards.pop(0), openly=False)
            elif self.last_card() != NONE:
                card = self.take_last()
                Deal.note(self, "drew_open", reasons.FINAL_DRAW, seat=seat, card=card)
                self.gets(seat, card, openly=True)

    def take_last(self) -> i64:
        """Takes the card that is drawn last from the table."""
        card = self.talon.indicator
        self.talon.indicator = NONE
        return card
