"""What a player knows who has counted along: points, cards still out, and who cannot hold what.

Every trick lay open once it was over, so all this is memory and nothing else (GA-TAC-01).
"""

from weli.cards import PLACES, SUIT
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import FACES, HAND, beats


class Memory:
    """The cards that one seat cannot place, how many of them are in each hand, and the points of each side."""

    def __init__(self, view: GaigelDeal, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.side = view.seating.side_of(seat)
        self.out = [0] * PLACES  # copies of each card that may be anywhere
        unknown = view.unknown_cards()
        for card in unknown:
            self.out[card] += 1
        self.many = len(unknown)
        self.counts = [view.true_count(side) for side in range(view.seating.sides)]

    def is_friend(self, other: int) -> bool:
        """Whether that seat is of one's own side."""
        return self.view.seating.side_of(other) == self.side

    def hidden(self, other: int) -> int:
        """How many cards of another hand one does not know."""
        return self.view.held[other] - len(self.view.hands[other])

    def holds(self, other: int, cards: list[int]) -> float:
        """The chance that another hand has at least one of these cards."""
        for card in cards:
            if card in self.view.hands[other]:
                return 1.0
        hidden = self.hidden(other)
        if not self.many or not hidden:
            return 0.0
        wanted = sum([self.out[card] for card in cards])
        without = 1.0
        for step in range(hidden):
            without *= max(0.0, 1.0 - wanted / max(1, self.many - step))
        return 1.0 - without

    def draws(self) -> int:
        """How many cards one will still draw."""
        return self.view.left() // len(self.view.active)

    def comes(self, card: int) -> float:
        """The chance that one still draws that card."""
        if not self.many:
            return 0.0
        return 1.0 - (1.0 - self.out[card] / self.many) ** self.draws()


def has_played_on(view: GaigelDeal, side: int) -> bool:
    """Whether a side has added a card although it had enough, for all that everybody has seen (GA-OUT-06, GA-OUT-08)."""
    if view.true_count(side) < view.rules.target:
        return False
    books = view.copy()
    books.recount()
    return books.over[side]


def better_cards(card: int, trump: int) -> tuple[list[int], list[int]]:
    """The cards that beat one, first those of its own suit, then the trumps where it is none itself."""
    own = [other for other in FACES if SUIT[other] == SUIT[card] and beats(other, card, trump)]
    return own, [] if SUIT[card] == trump else [other for other in FACES if SUIT[other] == trump]


def impossible_cards(view: GaigelDeal) -> list[set[int]]:
    """For each seat the cards that it cannot hold: those it did not play when it had to, after the talon (GA-PLAY-09 to 12)."""
    never: list[set[int]] = [set() for _ in range(view.rules.players)]
    if view.talon_open():
        return never
    finished = HAND - max(view.held)
    for place in range(max(0, len(view.tricks) - finished), len(view.tricks)):
        _read_trick(view, view.leaders[place], view.tricks[place], never)
    _read_trick(view, view.leader, view.trick, never)
    return never


def _read_trick(view: GaigelDeal, leader: int, cards: list[int], never: list[set[int]]) -> None:
    if not cards:
        return
    led = SUIT[cards[0]]
    best = cards[0]
    for step in range(1, len(cards)):
        seat = view.seat_after(leader, step)
        card = cards[step]
        if SUIT[card] != led:
            never[seat] |= set(_suit(led))
            if SUIT[card] != view.trump:
                never[seat] |= set(_suit(view.trump))
        if beats(card, best, view.trump):
            best = card
        elif SUIT[card] in (led, view.trump):
            never[seat] |= {other for other in _suit(SUIT[card]) if beats(other, best, view.trump)}


def _suit(suit: int) -> list[int]:
    return [face for face in FACES if SUIT[face] == suit]


def seven_out(memory: Memory) -> bool:
    """Whether the other Seven of trumps may still come to light (GA-ROB-03)."""
    return memory.out[memory.view.diss_card()] > 0
