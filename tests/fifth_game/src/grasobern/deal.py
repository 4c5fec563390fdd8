"""A deal of Grasobern: its facts, who may play what, and what comes of it."""

from typing import Self

from grasobern import reasons
from grasobern.rules import THE_OBER, GrasobernRules
from weli.core.act_row import Acts
from weli.core.acts import PLAY, argument_of, kind_of
from weli.core.cards import BIT, HIDDEN, RANK, SUIT, SUIT_SET, cards_of, set_of
from weli.core.deal import NONE, Deal
from weli.core.tape import Note, Tape


class GrasobernDeal(Deal):
    """A deal at one moment. Cards in hand are sets; of a hand that this view may not know the set is empty, and `held` says how many."""

    kind: GrasobernRules
    hands: list[int]
    held: list[int]
    lying: list[int]  # the cards in the present trick, in order
    finished: list[list[int]]  # those of each trick that is over
    takers: list[int]  # who took each of them

    @property
    def rules(self) -> GrasobernRules:
        return self.kind

    def turn(self) -> int:
        """Whoever leads, then the others to the left (GO-DEAL-01, GO-PLAY-02)."""
        return NONE if self.closed else self.seat_after(self.leader, len(self.lying))

    @property
    def leader(self) -> int:
        """Whoever took the last trick (GO-PLAY-01, GO-PLAY-03)."""
        return self.takers[-1] if self.takers else self.first_leader()

    def check(self, seat: int, act: int) -> int:
        card = argument_of(act)
        if self.closed:
            return reasons.PLAY_IS_OVER
        if seat != self.turn():
            to_lead = reasons.NOT_YOUR_LEAD if self.finished else reasons.NOT_YOUR_FIRST_LEAD
            return reasons.NOT_YOUR_TURN if self.lying else to_lead
        if kind_of(act) != PLAY or card not in cards_of(self.hands[seat]):
            return reasons.NOT_HELD
        if card not in cards_of(self.playable(seat)):
            return reasons.FOLLOW_SUIT if self.suit_in(seat) else reasons.OBER_MUST_GO
        return reasons.FINE

    def add_legal(self, seat: int, found: Acts) -> None:
        if seat == self.turn():
            found.add_each(PLAY, self.playable(seat))

    def playable(self, seat: int) -> int:
        """The cards that a seat may play: of the suit that was led; without any, the Ober before all others (GO-PLAY-02, GO-PLAY-04)."""
        hand = self.hands[seat]
        the_ober = hand & BIT[THE_OBER] if self.lying and self.rules.ober_must_go else 0
        return self.suit_in(seat) or the_ober or hand

    def suit_in(self, seat: int) -> int:
        """The cards in a hand of the suit that was led."""
        return self.hands[seat] & SUIT_SET[self.suit_led()] if self.lying else 0

    def play(self, seat: int, act: int) -> None:
        card = argument_of(act)
        self.hands[seat] &= ~BIT[card]
        self.held[seat] -= 1
        self.lying.append(card)
        self.note("played", reasons.CARD_PLAYED, seat=seat, card=card)
        if len(self.lying) == len(self.active):
            self._finish_trick()
        if not self.lying and not self.held[seat]:
            self._close()

    def taking(self) -> int:
        """The highest card of the suit that was led, so far (GO-PLAY-03, GO-CARD-02)."""
        return max([card for card in self.lying if SUIT[card] == self.suit_led()], key=lambda card: RANK[card])

    def _finish_trick(self) -> None:
        card = self.taking()
        taker = self.seat_after(self.leader, self.lying.index(card))
        self.finished.append(self.lying)
        self.takers.append(taker)
        self.lying = []
        self.note("trick", reasons.TRICK_WON, seat=taker, card=card, number=len(self.finished))

    def _close(self) -> None:
        """The deal is over with the last trick, and the game when somebody has reached the target (GO-PLAY-05, GO-SCORE-05)."""
        self.closed = True
        self.gained = [sum(step.number for step in self.steps() if step.side == side) for side in self.active]
        scores = [before + points for before, points in zip(self.start_scores, self.gained, strict=True)]
        self.losers = [side for side, score in enumerate(scores) if self.rules.missing(score) <= 0]
        if self.losers and scores.count(min(scores)) == 1:
            self.winner = scores.index(min(scores))
        if self.tape is not None:
            self.tape.extend(self.steps())
        if self.winner != NONE:
            self.note("game_won", reasons.GAME_OVER, side=self.winner)

    def steps(self) -> list[Note]:
        """What costs something, in the order of the tricks (GO-AIM-01, GO-SCORE-01, GO-SCORE-02, GO-SCORE-03, GO-SCORE-04)."""
        if not self.closed:
            return []
        if self.rules.farmer and len(set(self.takers)) == 1:
            return [Note("go_farmer", reasons.FARMER, side=self.takers[0], number=self.rules.farmer)]
        of_the_ober = next(trick for trick, cards in enumerate(self.finished) if THE_OBER in cards)
        costs = [
            (0, "go_first", reasons.FIRST_TRICK, self.rules.first_trick),
            (of_the_ober, "go_ober", reasons.OBER_TAKEN, self.rules.ober),
            (len(self.takers) - 1, "go_last", reasons.LAST_TRICK, self.rules.last_trick),
        ]
        return [Note(what, why, side=self.takers[trick], number=cost) for trick, what, why, cost in costs if cost]

    def copy_into(self, twin: Self) -> None:
        super().copy_into(twin)
        twin.kind = self.kind
        twin.hands, twin.held = self.hands[:], self.held[:]
        twin.lying, twin.finished, twin.takers = self.lying[:], self.finished[:], self.takers[:]

    def hide_from(self, seat: int) -> None:
        self.knows = seat
        self.hands = [hand if other == seat else 0 for other, hand in enumerate(self.hands)]

    def points_for(self, side: int) -> int:
        return -self.gained[side]

    def hand_cards(self, seat: int) -> list[int]:
        known = cards_of(self.hands[seat])
        return known + [HIDDEN] * (self.held[seat] - len(known))

    def laid_by(self, seat: int) -> list[tuple[int, int]]:
        return [(card, NONE) for place, card in enumerate(self.lying) if self.seat_after(self.leader, place) == seat]

    def tricks(self) -> list[tuple[int, list[int]]]:
        """Every trick, the present one too: who led to it, and its cards in order."""
        return list(zip([self.first_leader(), *self.takers], [*self.finished, self.lying], strict=True))

    def suit_led(self) -> int:
        return SUIT[self.lying[0]] if self.lying else NONE

    def tricks_of(self, side: int) -> int:
        return self.takers.count(side)


def begin(
    rules: GrasobernRules, dealer: int, start_scores: list[int], hands: list[list[int]], tape: Tape | None
) -> GrasobernDeal:
    """A deal with these hands, in which nothing has been played (GO-PLAY-01)."""
    deal = GrasobernDeal()
    deal.set_out(rules, dealer, start_scores, list(range(rules.players)), tape)
    deal.kind = rules
    deal.hands = [set_of(hand) for hand in hands]
    deal.held = [len(hand) for hand in hands]
    deal.lying, deal.finished, deal.takers = [], [], []
    deal.note("leads", reasons.FIRST_LEAD, seat=deal.leader)
    return deal


def dealt(pack: list[int], dealer: int, players: int) -> list[list[int]]:
    """The hands that a pack gives, top card first: four cards at a time, twice round, the dealer last (GO-DEAL-02)."""
    hands: list[list[int]] = [[] for _ in range(players)]
    for place, card in enumerate(pack):
        hands[(dealer + 1 + place // 4) % players].append(card)
    return hands
