"""What must hold in every deal of Gaigel: a second bookkeeper who follows the acts alone, and compares."""

import random
from collections import Counter

from properties import model_gaigel as model
from properties.may_gaigel import MayGaigel
from properties.model_gaigel import TARGET, Card
from properties.units_gaigel import Book, Result, verdict
from weli.core.acts import CUT, DRAW, GOOD, PASS, PLAY, STEP, act_of
from weli.core.cards import KING, OBER, RANK, SEVEN, SUIT, card_at
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
from weli.games.gaigel.deal import GaigelDeal

CARDS = (PLAY, ELFEN, TAUCHEN, ZWEITE)
OPEN_LEAD, FIFTH = -1, -2


class WatchingGaigel(MayGaigel):
    """Watches a deal of Gaigel from the pack to the units, or from any point between two tricks."""

    def __init__(self, deal: GaigelDeal, chance: random.Random) -> None:
        self.deal = deal
        self.rules = deal.rules
        self.chance = chance
        self.pack = deal.cut.pack[:]
        self.sides = self.rules.seating.sides
        seats = self.rules.players
        self.hands: list[list[int]] = []
        self.talon: list[int] = []
        self.indicator = self.diss = self.trump = -1
        self.opening = 0
        self.trick: list[Card] = []
        self.tricks: list[list[int]] = []
        self.winners: list[int] = []
        self.leader = deal.first_leader()
        self.drawing = False
        self.counts = [0] * self.sides
        self.pairs: list[tuple[int, int]] = []
        self.used: list[Counter[int]] = [Counter() for _ in range(seats)]  # Kings and Obers in hand that are used up
        self.seen: list[Counter[int]] = [Counter() for _ in range(seats)]  # cards in hand that everybody has seen
        self.duty: list[set[int]] = [set() for _ in range(seats)]
        self.quest = [0] * seats
        self.claimant = self.asks = -1
        self.arrived: list[int] = []  # the sides at the target, in their order
        self.late = [-1] * self.sides  # the trick to which a card of the side would be one too many
        self.over = [False] * self.sides
        self.caller = -1
        self.left_to_say: list[int] = []
        self.thrown_in = False
        self.result: Result | None = None
        self.before = [cards[:] for cards in deal.tricks.won_before]  # by each side, before this watching began
        self.taken_before = deal.tricks.taken[:]
        self.opened = any(self.before)
        if any(deal.hands) or self.opened:
            self._take_over()

    def _take_over(self) -> None:
        """A deal whose hands are dealt, as it lies there."""
        talon = self.deal.talon
        self.hands = [sorted(hand) for hand in self.deal.hands]
        self.talon, self.indicator, self.trump = talon.cards[:], talon.indicator, talon.trump
        self.leader = self.deal.tricks.leader
        for side, cards in enumerate(self.before):
            self._add(side, model.points(cards))
        if not any(self.hands):
            self.left_to_say = self._sides_from(self.leader)

    # Following the acts.

    def take(self, seat: int, act: int) -> None:
        kind, argument = divmod(act, STEP)
        assert not self.ended(), "nothing happens after the end"
        if not self.hands:
            self._before_the_deal(kind, argument)
        elif kind in CARDS:
            assert act in self.cards_for(seat), "the card is allowed"
            self._play(seat, kind, argument)
        elif kind == DRAW:
            assert self.drawing
            assert seat == self.leader, "the winner draws first (GA-PLAY-01)"
            self._draw()
        elif kind == PAIR:
            self._declare(seat, argument)
        elif kind in (ROB, FETCH, HANDOVER):
            self._rob(seat, kind)
        elif kind in (DISSLE, SIEBENER, FARBE):
            self._announce(seat, kind)
        elif kind == PROOF:
            self.seen[argument] |= Counter(self.hands[argument])
        else:
            self._say(seat, kind, argument)

    def _before_the_deal(self, kind: int, argument: int) -> None:
        waits = kind == KNOCK and self.rules.dealing.knock == "five_permitted"
        if waits:
            return
        cut = argument if kind == CUT else 0
        in_fives = kind in (KNOCK, GOOD)
        hands, talon = model.dealt_from(self.rules, self.deal.dealer, self.pack[cut:] + self.pack[:cut], in_fives)
        assert len(talon) == model.TALON[self.rules.players], "the talon divides evenly (GA-DEAL-12)"
        self.hands = [sorted(hand) for hand in hands]
        self.talon, self.indicator = talon[:-1], talon[-1]
        self.trump = SUIT[self.indicator]
        self.thrown_in = not self.cards_for(self.leader)

    def _play(self, seat: int, kind: int, card: int) -> None:
        if not self.opened and not self.trick:
            self.opening = kind if kind != PLAY else FIFTH if self.seeks(seat) else OPEN_LEAD
        self.trick.append(Card(seat, card, self._is_live(seat, card)))
        self._lose(seat, card)
        self.duty[seat] = set()
        side = self.side(seat)
        if self.late[side] in range(len(self.tricks) + 1) and self.rules.out.over_trigger == "card_to_next_trick":
            self.over[side] = True
        if len(self.trick) == self.rules.players:
            self._finish_trick()
        if self.rules.out.over_enforce == "automatic" and any(self.over) and not self.ended():
            self._end("over", next(side for side in self.arrived if self.over[side]))

    def _is_live(self, seat: int, card: int) -> bool:
        """Whether a card can win its trick: powerless are the cards of a Siebener, and trumps in the first trick (GA-OPEN-15, -18)."""
        if self.quest[seat] == SIEBENER:
            return False
        if self.opened or SUIT[card] != self.trump:
            return True
        led = self.trick[0].card if self.trick else card
        trumps_led = self.opening in (OPEN_LEAD, FIFTH) and SUIT[led] == self.trump
        return trumps_led and (not self.trick or all(SUIT[one] == self.trump for one in self.hands[seat]))

    def _lose(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.seen[seat] -= Counter([card])
        self.used[seat] -= Counter([card])

    def _finish_trick(self) -> None:
        winner = self._winner()
        number = len(self.tricks)
        if self.rules.out.over_trigger == "next_trick_completed":
            for side in range(self.sides):
                self.over[side] = self.over[side] or self.late[side] in range(number + 1)
        cards = [one.card for one in self.trick]
        self.tricks.append(cards)
        self.winners.append(winner)
        self.trick = []
        self.opened = True
        self.leader = winner
        self._add(self.side(winner), model.points(cards))
        self.drawing = self.left() > 0
        self._end_by_itself(winner)

    def _winner(self) -> int:
        """GA-OPEN-03, -09, -12, -13, -17, -18 for the first trick, GA-PLAY-05 to 07 for the others."""
        leader = self.trick[0]
        if self.opened:
            best = model.best_in(self.trick, self.trump)
            return leader.seat if best is None else best.seat
        if self.opening == ELFEN:
            return leader.seat
        if self.opening == ZWEITE:
            twins = [one for one in self.trick[1:] if one.card == leader.card and one.live]
            return twins[0].seat if twins else leader.seat
        best = model.best_in(self.trick, -1)
        return leader.seat if best is None else best.seat

    def _end_by_itself(self, winner: int) -> None:
        if self.quest[winner] == DISSLE:
            self._end("dissle", self.side(winner))
        elif not any(self.hands):
            self.left_to_say = self._sides_from(winner)

    def _sides_from(self, seat: int) -> list[int]:
        turn = [(seat + step) % self.rules.players for step in range(self.rules.players)]
        return list(dict.fromkeys(self.side(one) for one in turn))

    def _add(self, side: int, points: int) -> None:
        self.counts[side] += points
        if self.counts[side] >= TARGET and self.late[side] < 0:
            self.late[side] = len(self.tricks) + bool(self.trick)
            self.arrived.append(side)

    def _draw(self) -> None:
        """GA-PLAY-01, GA-PLAY-08, GA-ROB-10, GA-ROB-13."""
        players = self.rules.players
        if self.left() == players and self.diss >= 0 and self.indicator >= 0:
            self._get_indicator()
        for step in range(players):
            seat = (self.leader + step) % players
            if self.talon:
                self._get(seat, self.talon.pop(0))
            else:
                assert step == players - 1, "the open card is the last of all (GA-PLAY-08)"
                self._get(seat, self.bottom(), openly=True)
                self.indicator = self.diss = -1
        self.drawing = False
        self._end_by_the_fifth_seven()
        assert all(len(hand) == 5 - self._pends(seat) for seat, hand in enumerate(self.hands)), "all have five again"

    def _end_by_the_fifth_seven(self) -> None:
        """Who has announced wins with it in hand; nothing need be said (GA-Q32). It may come back from under the talon, too."""
        for step in range(self.rules.players):
            seat = (self.leader + step) % self.rules.players
            if self.seeks(seat) and self._sevens(seat) == 5 and not self.ended():
                self.seen[seat] |= Counter(self.hands[seat])
                self._end("quest", self.side(seat))

    def _pends(self, seat: int) -> bool:
        """Whether an indicator that is his still lies there, so that he has one card less (GA-ROB-12)."""
        return seat == self.claimant and self.diss >= 0 and self.indicator >= 0

    def _get(self, seat: int, card: int, openly: bool = False) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])
        if openly:
            self.seen[seat][card] += 1

    def _get_indicator(self) -> None:
        self._get(self.claimant, self.indicator, openly=True)
        self.indicator = -1

    def _declare(self, seat: int, suit: int) -> None:
        """GA-PAIR-01, GA-PAIR-03 to 05."""
        king, ober = card_at(suit, KING), card_at(suit, OBER)
        assert king in self.hands[seat]
        assert ober in self.hands[seat]
        self.used[seat] += Counter([king, ober])
        for card in (king, ober):
            assert self.used[seat][card] <= self.hands[seat].count(card), "no card serves twice (GA-PAIR-05)"
            self.seen[seat][card] = max(self.seen[seat][card], self.used[seat][card])
        self.pairs.append((seat, suit))
        if self.rules.pairs.pair_play_next:
            self.duty[seat] |= {king, ober}
        self._add(self.side(seat), 40 if suit == self.trump else 20)

    def _rob(self, seat: int, kind: int) -> None:
        seven = card_at(self.trump, SEVEN)
        assert self.left() > 0, "only while the talon is open"
        if kind == ROB:
            assert self.diss < 0, "whoever is first bars all others (GA-ROB-04)"
            self._lose(seat, seven)
            self.diss, self.claimant = seven, seat
            if not self.rules.robbing.rob_pending:
                self._get_indicator()
        elif kind == FETCH:
            assert seat == self.claimant
            self._get_indicator()
        else:
            assert self.claimant != seat
            assert self.side(self.claimant) == self.side(seat)
            assert seven in self.hands[seat]
            self.asks = seat

    def _announce(self, seat: int, kind: int) -> None:
        assert not self.opened
        assert not self.trick, "before the opening lead (GA-Q32)"
        assert kind == FARBE or self._sevens(seat) >= 4, "four Sevens (GA-VAR-03, GA-VAR-14)"
        self.quest[seat] = kind

    def _say(self, seat: int, kind: int, argument: int) -> None:
        side = self.side(seat)
        if kind == LAY_FIVE:
            suits = {SUIT[card] for card in self.hands[seat]}
            assert len(self.hands[seat]) == 5
            self.seen[seat] |= Counter(self.hands[seat])
            assert self._sevens(seat) == 5 or (self.rules.quests.auf_farbe and len(suits) == 1)
            self._end("quest", side)
        elif kind == AUS:
            self._aus(seat, side)
        elif kind == ACCUSE:
            self._accuse(side, argument)
        elif self.asks >= 0:
            self._hand_over(kind == GOOD)
        else:
            assert kind == PASS
            self._pass()

    def _hand_over(self, agreed: bool) -> None:
        seven = card_at(self.trump, SEVEN)
        if agreed:
            self._get(self.claimant, seven, openly=True)
            self._lose(self.asks, seven)
            self.claimant = self.asks
            self._end_by_the_fifth_seven()
        self.asks = -1

    def _aus(self, seat: int, side: int) -> None:
        """GA-OUT-01 to 05, GA-Q21."""
        if self.counts[side] < TARGET or self.rules.out.over_enforce == "automatic":
            self._end("aus", side)
        else:
            self.caller = side
            following = (seat + 1) % self.rules.players
            self.left_to_say = [other for other in self._sides_from(following) if other != side]

    def _accuse(self, side: int, accused: int) -> None:
        """GA-OUT-06, GA-OUT-07, GA-Q20."""
        if self.over[accused]:
            self._end("over", accused)
        elif self.rules.out.false_accusation != "none":
            self._end("wrong accusation", side)
        elif self.left_to_say:
            self._pass()

    def _pass(self) -> None:
        """GA-Q21, GA-Q23, GA-OUT-10."""
        self.left_to_say.pop(0)
        if not self.left_to_say:
            self._end("cards" if self.caller < 0 else "aus", max(self.caller, 0))

    def _end(self, how: str, side: int) -> None:
        tricks = [self._taken(side) for side in range(self.sides)]
        collectors = {self.side(seat) for seat in range(self.rules.players) if self.seeks(seat)}
        self.result = Result(how, side, self.counts[:], tricks, collectors, self.deal.lots)

    # Where it stands.

    def ended(self) -> bool:
        return self.thrown_in or self.result is not None

    def side(self, seat: int) -> int:
        return seat % self.sides

    def seeks(self, seat: int) -> bool:
        return self.quest[seat] in (SIEBENER, DISSLE)

    def _sevens(self, seat: int) -> int:
        return sum(RANK[card] == SEVEN for card in self.hands[seat])

    def _taken(self, side: int) -> int:
        """The tricks that a side has."""
        return self.taken_before[side] + sum(self.side(seat) == side for seat in self.winners)

    def bottom(self) -> int:
        """The open card that is drawn last."""
        return self.diss if self.diss >= 0 else self.indicator

    def left(self) -> int:
        return len(self.talon) + (self.bottom() >= 0)

    # Comparing.

    def holds(self) -> None:
        deal = self.deal
        if not self.hands:
            assert sorted(deal.cut.pack) == sorted(deal.rules.cards)
            return
        self._cards_are_in_one_place()
        assert deal.talon.trump == self.trump
        assert deal.tricks.finished == self.tricks
        assert deal.tricks.winners == self.winners
        assert deal.tricks.taken == [self._taken(side) for side in range(self.sides)]
        assert [(pair.seat, pair.suit) for pair in deal.pairs.declared] == self.pairs
        assert deal.score.counts == self.counts
        assert [deal.true_count(side) for side in range(self.sides)] == self.counts
        assert deal.score.over == self.over
        assert deal.score.arrived == self.arrived
        assert len(self.tricks) <= model.TRICKS[self.rules.players]
        if not self.ended():
            self._may_is_legal()

    def _cards_are_in_one_place(self) -> None:
        """Every card twice, over hands, talon, tricks and what lies open (GA-CARD-01)."""
        deal = self.deal
        for seat, hand in enumerate(self.hands):
            assert deal.hands[seat] == hand
            assert deal.cards.held[seat] == len(hand)
            assert Counter(deal.cards.shown[seat]) == +self.seen[seat]
        assert deal.talon.cards == self.talon
        assert (deal.talon.indicator, deal.robbing.diss) == (self.indicator, self.diss)
        assert deal.tricks.lying == [one.card for one in self.trick]
        lying = [card for card in (deal.talon.indicator, deal.robbing.diss) if card >= 0]
        everywhere = Counter([*lying, *deal.talon.cards, *deal.tricks.lying])
        for cards in [*deal.hands, *self.before, *deal.tricks.finished]:
            everywhere.update(cards)
        assert set(everywhere.values()) == {2}
        assert len(everywhere) == 24

    def _may_is_legal(self) -> None:
        deal = self.deal
        assert deal.phase() == ("call" if self.left_to_say else "play")
        for seat in range(deal.rules.players):
            found = deal.legal(seat)
            assert {act for act in found if act // STEP in CARDS} == self.cards_for(seat), f"seat {seat}"
            pairs = {act for act in found if act // STEP == PAIR}
            expected = self.pairs_for(seat)
            early = deal.rules.pairs.pair_guarantee and not self._taken(self.side(seat))
            assert pairs == expected or early, f"seat {seat}"
            assert act_of(DRAW, 0) not in found or (self.drawing and seat == self.leader)
            assert any(deal.must_act(seat) for seat in range(deal.rules.players)), "somebody can go on"

    def ends_well(self) -> None:
        deal = self.deal
        cards = [card for won in (*self.before, *self.tricks) for card in won]
        in_pairs = sum(40 if suit == self.trump else 20 for _, suit in self.pairs)
        assert model.points(cards) + in_pairs == sum(self.counts)
        if not any(self.hands):
            assert model.points(cards) == model.WHOLE_PACK, "240 in all (GA-CARD-05)"
            assert len(cards) == model.TRICKS[self.rules.players] * self.rules.players
        book = Book.before(deal)
        if self.thrown_in:
            assert deal.ending.champion == -1
            assert not any(deal.gained)
            return
        assert self.result is not None, "the deal is over"
        ruling = verdict(self.rules, self.result)
        assert deal.ending.champion == (-1 if ruling.champion is None else ruling.champion)
        assert deal.ending.culprit == (-1 if ruling.culprit is None else ruling.culprit)
        assert deal.gained == book.enter(self.result), self.result
        assert deal.winner == (-1 if book.winner is None else book.winner)
        assert deal.ending.cleaning_next == book.cleaning
