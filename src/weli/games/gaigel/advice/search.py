"""Looking through the last cards with all hands open: one side wants most, the others together want to give it least."""

from typing import Final

from weli.core.cards import SUIT
from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.ranks import HEIGHT_OF, POINTS_OF, RANKING

_WON: Final = 1000  # for a deal won, besides the points
_DOUBLE: Final = 300  # more, where the losers have no trick
_MOST: Final = 10**6


class Search:
    """The cards of all hands, and what each side has so far. Whoever has enough is taken to call at once."""

    def __init__(self, memory: Memory, hands: list[list[int]]) -> None:
        view = memory.view
        self.hands = [sorted(hand, key=HEIGHT_OF.__getitem__) for hand in hands]
        self.trump = view.talon.trump
        self.target = view.rules.target
        self.players = view.rules.players
        self.sides = view.seating.sides
        self.counts = memory.counts[:]
        self.taken = view.tricks.taken[:]
        self.mine = memory.side
        self.seat = memory.seat
        self.leader = view.tricks.leader
        self.trick = view.tricks.lying[:]

    def value_of(self, card: int) -> int:
        """What comes of playing that card now, for the side that plays it."""
        return self._play(self.seat, card, self.leader, self.trick, -_MOST, _MOST)

    def _best(self, leader: int, trick: list[int], low: int, high: int) -> int:
        seat = (leader + len(trick)) % self.players
        if not self.hands[seat]:
            return self._at_the_end()
        cards = self._playable(seat, trick)
        if seat % self.sides == self.mine:
            best = -_MOST
            for card in cards:
                best = max(best, self._play(seat, card, leader, trick, max(low, best), high))
                if best >= high:
                    break
            return best
        worst = _MOST
        for card in cards:
            worst = min(worst, self._play(seat, card, leader, trick, low, min(high, worst)))
            if worst <= low:
                break
        return worst

    def _play(self, seat: int, card: int, leader: int, trick: list[int], low: int, high: int) -> int:
        hand = self.hands[seat]
        place = hand.index(card)
        del hand[place]
        lying = [*trick, card]
        found = (
            self._best(leader, lying, low, high) if len(lying) < self.players else self._take(leader, lying, low, high)
        )
        hand.insert(place, card)
        return found

    def _take(self, leader: int, trick: list[int], low: int, high: int) -> int:
        """The trick goes to its winner, who calls if that is enough."""
        best = 0
        points = 0
        for step, card in enumerate(trick):
            points += POINTS_OF[card]
            if RANKING.beats(card, trick[best], self.trump):
                best = step
        winner = (leader + best) % self.players
        side = winner % self.sides
        self.counts[side] += points
        self.taken[side] += 1
        found = self._won_by(side) if self.counts[side] >= self.target else self._best(winner, [], low, high)
        self.counts[side] -= points
        self.taken[side] -= 1
        return found

    def _won_by(self, side: int) -> int:
        points = self.counts[self.mine] - max([self.counts[one] for one in range(self.sides) if one != self.mine])
        if side != self.mine:
            return points - _WON - (0 if self.taken[self.mine] else _DOUBLE)
        trickless = [one for one in range(self.sides) if one != side and not self.taken[one]]
        return points + _WON + (_DOUBLE if trickless else 0)

    def _at_the_end(self) -> int:
        """Nobody has enough: the most points win."""
        return self._won_by(self.counts.index(max(self.counts)))

    def _playable(self, seat: int, trick: list[int]) -> list[int]:
        """The cards that the duties after the talon leave, lowest first."""
        hand = self.hands[seat]
        if not trick:
            return _each_once(hand)
        led = SUIT[trick[0]]
        cards = [card for card in hand if SUIT[card] == led] or [card for card in hand if SUIT[card] == self.trump]
        if not cards:
            return _each_once(hand)
        best = trick[0]
        for card in trick:
            if RANKING.beats(card, best, self.trump):
                best = card
        return _each_once([card for card in cards if RANKING.beats(card, best, self.trump)] or cards)


def _each_once(cards: list[int]) -> list[int]:
    return list(dict.fromkeys(cards))
