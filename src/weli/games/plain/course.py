"""A deal that goes on by itself, trick by trick. A game says what may be added, what else may be said, and what all of it brings."""

from typing import Self

from mypy_extensions import i64, mypyc_attr

from weli.core.act_row import Acts
from weli.core.acts import PLAY, argument_of, kind_of
from weli.core.cards import BIT, PLACES, SUIT, SUIT_SET
from weli.core.deal import NONE, Deal
from weli.core.ruleset import RuleSet
from weli.core.tape import Note, Tape
from weli.games.plain import reasons
from weli.games.plain.deal import PlainDeal

Hands = list[list[int]]
Said = tuple[int, int, int]
"""What somebody has done that is no card: the seat, the act, and how many tricks were over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickByTrick(PlainDeal):
    """A deal at one moment, in which cards are dealt at once and each seat adds one in turn."""

    terms: RuleSet
    said: list[Said]  # in its order
    counted: list[Note]  # the steps of the count, once it is over

    @property
    def rules(self) -> RuleSet:
        return self.terms

    # What a game says of itself.

    def packets(self) -> tuple[list[int], int]:
        """How many cards each seat is dealt at a time, and after how many rounds of that a card is turned up for trumps, -1: none."""
        raise NotImplementedError

    def playable(self, seat: i64) -> i64:
        """The cards of a hand that may be played now, as a set: here one follows suit, or else adds what one likes."""
        return self.in_suit(seat) or self.cards.once[seat]

    def against_card(self, seat: i64, card: i64) -> i64:
        """The reason against a card of the hand that is not among them."""
        return reasons.FOLLOW_SUIT

    def against_word(self, seat: i64, act: i64) -> i64:
        """0, or the reason against an act that is no card: here nothing else is done."""
        return reasons.NOT_ASKED

    def words(self) -> list[int]:
        """Every act that is no card: what may be done now is those of them against which nothing stands."""
        return []

    def say(self, seat: i64, act: i64) -> None:
        """Does what is no card; that it was done is kept already (`said`)."""

    def go_on(self) -> None:
        """What follows once a trick has been taken: where cards are left to be drawn, everybody draws."""
        if self.talon_open():
            self.draw_round()

    def count(self) -> None:
        """Nobody has a card left: closes the deal with what it brings (`close`), and says who has won or lost the game by it."""
        raise NotImplementedError

    # What is the same in all of them.

    def begin(
        self,
        rules: RuleSet,
        dealer: i64,
        start_scores: list[int],
        hands: Hands,
        talon: list[int],
        tape: Tape | None = None,
    ) -> None:
        """Makes it a deal with these hands in which nothing has been played."""
        self.terms = rules
        self.said = []
        self.counted = []
        self.set_table(rules, dealer, start_scores, list(range(rules.players)), tape)
        self.give(hands, talon)
        if talon:
            Deal.note(self, "trump_turned", reasons.INDICATOR_TURNED, seat=dealer, card=self.talon.indicator)
        Deal.note(self, "leads", reasons.FIRST_LEAD, seat=self.tricks.leader)

    def copy_into(self, twin: Self) -> None:
        super().copy_into(twin)
        twin.terms = self.terms
        twin.said = self.said[:]
        twin.counted = self.counted

    def check(self, seat: i64, act: i64) -> i64:
        if self.closed:
            return reasons.PLAY_IS_OVER
        if kind_of(act) != PLAY:
            return self.against_word(seat, act)
        if seat != self.turn():
            return self.why_not_now()
        card = argument_of(act)
        if card >= PLACES or not self.cards.once[seat] & BIT[card]:
            return reasons.NOT_HELD
        return reasons.FINE if self.playable(seat) & BIT[card] else self.against_card(seat, card)

    def add_legal(self, seat: i64, found: Acts) -> None:
        if self.closed:
            return
        if seat == self.turn():
            found.add_each(PLAY, self.playable(seat))
        for act in self.words():
            if self.against_word(seat, act) == reasons.FINE:
                found.add(act)

    def play(self, seat: i64, act: i64) -> None:
        if kind_of(act) == PLAY:
            self._lay(seat, argument_of(act))
        else:
            self.said.append((seat, act, self.tricks_over()))
            self.say(seat, act)

    def close(self, counted: list[Note]) -> None:
        """The deal is over, and these are the steps of its count: each brings its side its number."""
        self.closed = True
        self.counted = counted
        self.gained = [sum([step.number for step in counted if step.side == side]) for side in self.seating.every_side]
        if self.tape is not None:
            self.tape.extend(counted)

    def steps(self) -> list[Note]:
        return self.counted

    def points_for(self, side: i64) -> int:
        """As far as points are a good thing."""
        return self.gained[side]

    def still_said(self) -> list[tuple[int, int]]:
        return [(seat, act) for seat, act, _ in self.said]

    def tricks_with_talon(self) -> int:
        """How many tricks are followed by drawing, where everybody draws after each as long as cards are left."""
        return len(self.rules.cards) // self.rules.players - self.rules.hand_size

    def in_suit(self, seat: i64) -> i64:
        """The cards of a hand of the suit that was led, as a set."""
        return self.cards.once[seat] & SUIT_SET[SUIT[self.tricks.lying[0]]] if self.tricks.lying else 0

    def best_place(self) -> i64:
        """Which card would take the trick as it lies there, counted from the lead; -1 where none lies there."""
        lying = self.tricks.lying
        return self.ranking().best_place(lying, self.talon.trump, (1 << len(lying)) - 1)

    def points(self, side: i64) -> i64:
        """What the cards count that a side has taken."""
        return self.ranking().points_of(self.pile(side))

    def _lay(self, seat: i64, card: i64) -> None:
        self.loses(seat, card)
        self.tricks.lying.append(card)
        Deal.note(self, "played", reasons.CARD_PLAYED, seat=seat, card=card)
        if len(self.tricks.lying) == len(self.active):
            self._take()

    def _take(self) -> None:
        """The trick goes to its best card; whoever took it leads to the next one."""
        place = self.best_place()
        card = self.tricks.lying[place]
        seat = self.seat_after(self.tricks.leader, place)
        trumped = self.talon.trump != NONE and SUIT[card] == self.talon.trump
        why = reasons.TRUMP_WINS if trumped else reasons.TRICK_WON
        self.takes_trick(seat)
        Deal.note(self, "trick", why, seat=seat, card=card, number=self.tricks_over())
        self.go_on()
        if not self.closed and not max(self.cards.held):
            self.count()
