"""One deal of a figure game as a small value: bit sets, small integers and short lists, nothing else.

Everything that can be derived is derived: whose turn it is, who owes an answer, which phase the deal is in. `engine` changes a deal.
"""

from typing import Final

from weli.acts import FIGURES, GLEICH, HANGER, SPIEL
from weli.cards import BIT, HIDDEN, SUIT, cards_of
from weli.parts.figures import figure_key
from weli.parts.ruleset import Rules
from weli.seats import Seating

# Who has a figure; a number from 0 is a side.
OPEN: Final = -1
STANDING: Final = -2
NOBODY: Final = -3

ANY: Final = -1
NONE: Final = -1
WHOLE_TRUTH: Final = -1
WHOLE_GAME: Final = 1000

SHOWN_FIGURES: Final = [GLEICH, HANGER]


class Counted:
    """One step of the count: what a side gets for a figure (-1: a penalty), and on which ground."""

    def __init__(self, side: int, figure: int, points: int, ground: int) -> None:
        self.side = side
        self.figure = figure
        self.points = points
        self.ground = ground

    def facts(self) -> tuple[int, int, int, int]:
        return self.side, self.figure, self.points, self.ground


class Deal:
    """A deal at one moment. Seats, sides and figures are indices; sets of cards and of figures are bit sets.

    `new_deal` makes one. There is no `__init__`, so that a copy need not fill in what it replaces at once.
    """

    rules: Rules
    seating: Seating
    dealer: int
    before: list[int]  # score of each side before the deal
    knows: int  # WHOLE_TRUTH, or the one seat whose view this is

    hands: list[int]  # sets of cards in hand; empty where this view may not know them
    held: list[int]  # how many cards are in hand
    rows: list[list[int]]  # cards laid open, in order
    visible: list[int]  # the same as sets
    played: list[int]  # how many of the row were played to tricks
    turned: list[int]
    trump: int

    leader: int
    in_trick: int  # cards lying in the present trick
    leaders: list[int]  # who led to each finished trick
    winners: list[int]  # who took each finished trick
    taken: list[int]  # tricks of each side

    calls: int  # stamps bets and concessions in their order
    value: list[int]
    bettor: list[int]  # whose bet waits for an answer
    last: list[int]  # who bet last
    right: list[int]  # which side may bet next
    first_bet: list[int]  # when the figure was first bet on; 0: never
    good: list[int]  # when it was conceded; 0: never
    owner: list[int]
    gifts: int  # figures conceded unasked
    duties: list[int]  # figures whose example each player owes
    failed: list[int]

    shower: int  # side whose turn to show it is
    turns: int  # turns to show that are over
    chosen: int  # figures it has contested in this turn
    laid_by: list[int]  # who has laid cards for a figure in this turn
    bet_on: int  # figures it has bet on
    bet_stamp: int  # one stamp for all bets of a turn
    moved: bool  # whether the turn has brought a card, a bet or a concession
    quiet: int  # turns in a row that have not
    barred: int  # figures the winners of the Spiel may not improve
    frozen: list[int]  # what they had when the bar fell

    lost: list[int]  # who had a figure that a failed proof, or none at all, took away
    compared: int  # the ground on which two gestrichen sides were compared; 0: they were not
    champion: int  # side whose figure wins the game, both being gestrichen
    deciding: int  # that figure
    stopped: bool  # a concession has won the game; nothing more is played for
    closed: bool  # counted
    counted: list[Counted]
    gained: list[int]
    winner: int

    def copy(self) -> "Deal":
        twin = Deal()
        twin.rules = self.rules
        twin.seating = self.seating
        twin.dealer = self.dealer
        twin.before = self.before
        twin.knows = self.knows
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.rows = [row[:] for row in self.rows]
        twin.visible = self.visible[:]
        twin.played = self.played[:]
        twin.turned = self.turned
        twin.trump = self.trump
        twin.leader = self.leader
        twin.in_trick = self.in_trick
        twin.leaders = self.leaders[:]
        twin.winners = self.winners[:]
        twin.taken = self.taken[:]
        twin.calls = self.calls
        twin.value = self.value[:]
        twin.bettor = self.bettor[:]
        twin.last = self.last[:]
        twin.right = self.right[:]
        twin.first_bet = self.first_bet[:]
        twin.good = self.good[:]
        twin.owner = self.owner[:]
        twin.gifts = self.gifts
        twin.duties = self.duties[:]
        twin.failed = self.failed[:]
        twin.shower = self.shower
        twin.turns = self.turns
        twin.chosen = self.chosen
        twin.laid_by = self.laid_by[:]
        twin.bet_on = self.bet_on
        twin.bet_stamp = self.bet_stamp
        twin.moved = self.moved
        twin.quiet = self.quiet
        twin.barred = self.barred
        twin.frozen = self.frozen[:]
        twin.lost = self.lost[:]
        twin.compared = self.compared
        twin.champion = self.champion
        twin.deciding = self.deciding
        twin.stopped = self.stopped
        twin.closed = self.closed
        twin.counted = self.counted[:]
        twin.gained = self.gained[:]
        twin.winner = self.winner
        return twin

    def seen_by(self, seat: int) -> "Deal":
        """The deal as that seat knows it: its own hand, and all that lies open."""
        view = self.copy()
        view.knows = seat
        for other in range(self.rules.players):
            if other != seat:
                view.hands[other] = 0
        return view

    def facts(self) -> tuple[object, ...]:
        """Everything there is to compare two deals by."""
        return (
            self.rules,
            (self.dealer, tuple(self.before), self.knows, tuple(self.turned)),
            (tuple(self.hands), tuple(self.held), tuple([tuple(row) for row in self.rows]), tuple(self.played)),
            (self.leader, self.in_trick, tuple(self.leaders), tuple(self.winners)),
            (self.calls, tuple(self.value), tuple(self.bettor), tuple(self.last), tuple(self.right)),
            (tuple(self.first_bet), tuple(self.good), tuple(self.owner), self.gifts),
            (tuple(self.duties), tuple(self.failed)),
            (
                self.shower,
                self.turns,
                self.chosen,
                tuple(self.laid_by),
                self.bet_on,
                self.bet_stamp,
                self.moved,
                self.quiet,
            ),
            (self.barred, tuple(self.frozen), tuple(self.lost)),
            (self.compared, self.champion, self.deciding, self.stopped, self.closed),
            (tuple([step.facts() for step in self.counted]), tuple(self.gained), self.winner),
        )

    # What follows from the facts.

    def phase(self) -> str:
        """`play`, `show`, `validate` or `done`."""
        if self.closed:
            return "done"
        if self.resolved():
            return "validate"
        return "play" if self.shower == NONE else "show"

    def resolved(self) -> bool:
        """Whether every figure has gone to somebody, stands, or is nobody's."""
        return OPEN not in self.owner

    def bet_open(self) -> bool:
        return max(self.bettor) != NONE

    def turn(self) -> int:
        """The seat due to play a card once any open bet is answered, or -1 (GS-PLAY-01, GS-PLAY-02, GS-PLAY-10)."""
        if self.owner[SPIEL] != OPEN:
            return NONE
        return (self.leader + self.in_trick) % self.rules.players

    def answering_side(self, figure: int) -> int:
        """The side that owes an answer on a figure now, or -1 (GS-BET-07, GS-SHOW-11)."""
        if self.bettor[figure] == NONE or (self.shower != NONE and self.unchosen()):
            return NONE
        return 1 - self.seating.side_of(self.bettor[figure])

    def answering(self) -> list[int]:
        """The seats that owe an answer now, each for its side."""
        sides = [self.answering_side(figure) for figure in range(FIGURES)]
        return [seat for seat in range(self.rules.players) if self.seating.side_of(seat) in sides]

    def undecided(self) -> int:
        """The figures that the showing side must still concede or contest; one it has bet on, once that is held (GS-SHOW-14)."""
        rest = 0
        for figure in SHOWN_FIGURES:
            if self.owner[figure] == OPEN and not self.chosen & BIT[figure] and self.bettor[figure] == NONE:
                rest |= BIT[figure]
        return rest

    def unchosen(self) -> int:
        """The figures that the showing side has neither conceded nor contested nor bet on in this turn (GS-SHOW-04, GS-SHOW-11)."""
        return self.undecided() & ~self.bet_on

    def last_trick_led(self) -> bool:
        """Whether a card has been led to the trick that decides (GS-BET-24)."""
        return len(self.winners) == self.rules.hand_size - 1 and self.in_trick > 0

    def is_barred(self, side: int, figure: int) -> bool:
        """GS-TIE-03."""
        return self.barred & BIT[figure] != 0 and self.owner[SPIEL] == side

    def shown_key(self, side: int, figure: int) -> int:
        """The best instance of a figure that a side has lying open; what it had when the bar fell (GS-SHOW-07, GS-FIG-15, GS-TIE-06)."""
        if self.rules.standing_bar_scope == "freeze_figure" and self.is_barred(side, figure):
            return self.frozen[figure]
        best = 0
        for seat in range(side, self.rules.players, self.rules.sides):
            best = max(best, figure_key(self.visible[seat], figure))
        return best

    def has_example(self, seat: int, figure: int) -> bool:
        """Whether a player has an instance of a figure among all his cards, open or in hand (GS-FIG-16)."""
        return figure_key(self.hands[seat] | self.visible[seat], figure) > 0

    def owes(self, seat: int) -> int:
        """The figures a player must still prove (GS-VAL-01, GS-VAL-04)."""
        rest = 0
        for figure in SHOWN_FIGURES:
            if (
                self.duties[seat] & ~self.failed[seat] & BIT[figure]
                and figure_key(self.visible[seat], figure) == 0
                and (self.rules.validate_after_concession or self.owner[figure] == self.seating.side_of(seat))
            ):
                rest |= BIT[figure]
        return rest

    def holder(self, figure: int) -> int:
        """Who has a figure: its owner, or the side for which it has decided the game without being counted (GS-END-07, GS-END-15)."""
        undone = self.closed and self.winner != self.champion
        return self.champion if figure == self.deciding and not undone else self.owner[figure]

    def all_open(self) -> bool:
        for held in self.held:
            if held:
                return False
        return True

    def points(self, side: int) -> int:
        """The points a side has, those of figures already its own in this deal included (GS-END-03)."""
        total = self.before[side]
        for figure in range(FIGURES):
            if self.owner[figure] == side:
                total += self.worth(figure)
        return total

    def points_conceded(self, side: int) -> int:
        """The same with conceded figures alone, which are counted before all others (GS-OQ-51)."""
        total = self.before[side]
        for figure in range(FIGURES):
            if self.owner[figure] == side and self.good[figure]:
                total += self.worth(figure)
        return total

    def brought(self, side: int) -> int:
        """What the deal has brought a side: once it is closed what was counted, before that the figures it has already."""
        if self.closed:
            return self.gained[side]
        total = 0
        for figure in range(FIGURES):
            if self.owner[figure] == side and self.value[figure] <= self.rules.max_value:
                total += self.value[figure]
        return total

    def worth(self, figure: int) -> int:
        """The points a figure brings; where Spiel aus was held, enough for any game (GS-BET-19)."""
        return self.value[figure] if self.value[figure] <= self.rules.max_value else WHOLE_GAME

    def both_gestrichen(self) -> bool:
        """GS-END-06, GS-END-12."""
        short = self.rules.target - 1
        for side in range(self.rules.sides):
            if self.points(side) != short:
                return False
        return True

    def lay(self, seat: int, card: int) -> None:
        """Turns a card of the hand open; it joins the player's row."""
        self.hands[seat] &= ~BIT[card]
        self.held[seat] -= 1
        self.rows[seat].append(card)
        self.visible[seat] |= BIT[card]

    def lay_all(self, seat: int, cards: int) -> None:
        for card in cards_of(cards & self.hands[seat]):
            self.lay(seat, card)

    def settle(self, figure: int, owner: int) -> None:
        """A figure goes to a side, stands, or is nobody's; an open bet on it lapses."""
        self.owner[figure] = owner
        self.bettor[figure] = NONE

    def stamp(self) -> int:
        self.calls += 1
        return self.calls


def new_deal(rules: Rules, dealer: int, before: list[int], hands: list[int], turned: list[int]) -> Deal:
    """A deal in which nothing has been done yet."""
    seats = rules.players
    sides = rules.sides
    deal = Deal()
    deal.rules = rules
    deal.seating = rules.seating
    deal.dealer = dealer
    deal.before = before[:]
    deal.knows = WHOLE_TRUTH
    deal.hands = hands[:]
    deal.held = [hand.bit_count() for hand in hands]
    deal.rows = [[] for _ in range(seats)]
    deal.visible = [0] * seats
    deal.played = [0] * seats
    deal.turned = turned[:]
    deal.trump = SUIT[turned[-1]]
    deal.leader = (dealer + 1) % seats
    deal.in_trick = 0
    deal.leaders = []
    deal.winners = []
    deal.taken = [0] * sides
    deal.calls = 0
    deal.value = [1] * FIGURES
    deal.bettor = [NONE] * FIGURES
    deal.last = [NONE] * FIGURES
    deal.right = [ANY] * FIGURES
    deal.first_bet = [0] * FIGURES
    deal.good = [0] * FIGURES
    deal.owner = [OPEN] * FIGURES
    deal.gifts = 0
    deal.duties = [0] * seats
    deal.failed = [0] * seats
    deal.shower = NONE
    deal.turns = 0
    deal.chosen = 0
    deal.laid_by = [NONE] * FIGURES
    deal.bet_on = 0
    deal.bet_stamp = 0
    deal.moved = False
    deal.quiet = 0
    deal.barred = 0
    deal.frozen = [0] * FIGURES
    deal.lost = [OPEN] * FIGURES
    deal.compared = 0
    deal.champion = NONE
    deal.deciding = NONE
    deal.stopped = False
    deal.closed = False
    deal.counted = []
    deal.gained = [0] * sides
    deal.winner = NONE
    return deal


def hidden_hand(deal: Deal, seat: int) -> bool:
    """Whether this view may not know the cards in that hand."""
    return deal.knows not in (WHOLE_TRUTH, seat) and deal.held[seat] > 0


def hand_cards(deal: Deal, seat: int) -> list[int]:
    """The cards in a hand; `HIDDEN` for each card that this view may not know."""
    return [HIDDEN] * deal.held[seat] if hidden_hand(deal, seat) else cards_of(deal.hands[seat])
