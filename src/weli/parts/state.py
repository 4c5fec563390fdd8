"""The facts of one deal of a figure game: bit sets, small integers, rows of them; what could be derived only where every step needs it."""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from weli.acts import FIGURES
from weli.cards import BIT
from weli.deal import NONE, Deal
from weli.parts.ruleset import FigureRules
from weli.parts.settled import Settled
from weli.tape import Note

# Who has a figure; a number from 0 is a side.
OPEN: Final = -1
STANDING: Final = -2
NOBODY: Final = -3

ANY: Final = -1  # every side

WHOLE_GAME: Final = 1000

# What the deal has come to before cards are played.
CUT: Final = 0
EXCHANGE: Final = 1
TABLE: Final = 2


class Counted:
    """One step of the count: what it is called, what a side gets for a figure (-1: a penalty), and on which ground."""

    def __init__(self, what: str, ground: i64, side: i64, figure: i64, points: int) -> None:
        self.what = what
        self.side = side
        self.figure = figure
        self.points = points
        self.ground = ground

    def facts(self) -> tuple[int, int, int, int]:
        return self.side, self.figure, self.points, self.ground

    def note(self) -> Note:
        return Note(self.what, self.ground, side=self.side, figure=self.figure, number=self.points)


class State(Deal):
    """A deal at one moment. Seats, sides and figures are indices; sets of cards, of figures, of seats and of sides are bit sets.

    `outset.begin` fills in the first one.
    """

    terms: FigureRules
    settled: Settled  # what follows from them
    figures: vec[i64]  # those of the game, in the order in which they are asked about
    figure_set: i64

    stage: i64
    pattern: i64  # which of the rule set's ways of dealing, until the cards are dealt
    pack: list[int]  # before the cut, top card first; otherwise empty
    lifted: i64  # how many cards the cutter has lifted; 0: none yet
    finding: list[int]  # the lifted part while the cutter may still take from it
    bottom: i64  # the card the cutter has seen and not taken; his alone to know
    boden: list[int]  # Luck und Boden: undealt cards shown to everybody

    hands: vec[i64]  # sets of cards in hand; where this view may not know them, only those that everybody has seen
    held: vec[i64]  # how many cards are in hand
    known: i64  # cards in hands that everybody has seen
    rows: list[list[int]]  # cards laid open, in order
    names: list[list[int]]  # what each of them stands for
    named: i64  # the Perlaggen that have been named
    visible: vec[i64]  # what lies open, as sets of what the cards stand for
    again: vec[i64]  # what lies there more than once, counted by rank
    open_keys: vec[i64]  # by seat, Gleich and Hanger in turn: how good the best one is that lies open
    played: vec[i64]  # how many of the row were played to tricks
    turned: list[int]  # open beside the pack; the last one shows the trumps
    trump: i64
    strength: list[int]  # the place of each card among the Perlaggen, from the lowest; 0: a natural card
    wild: i64  # the Perlaggen of this deal

    naming: i64  # the Perlagg just laid, which is to be named
    naming_for: i64  # the kind of act it was laid with
    naming_seat: i64

    asked: i64  # the seat asked to exchange
    rights: i64  # what it may do; its own to know
    declined: vec[i64]  # what each seat has declined to do; its own to know
    giving: i64  # the card it gives, until it takes another
    step: i64  # what it is asked about: the trump card, acorns, or both
    changed: bool  # whether this round of asking has changed anything

    leader: i64
    in_trick: i64  # cards lying in the present trick
    leaders: list[int]  # who led to each finished trick
    winners: list[int]  # who took each finished trick
    taken: vec[i64]  # tricks of each side

    calls: i64  # stamps bets and concessions in their order
    value: vec[i64]
    proposed: vec[i64]  # the value last proposed
    bettor: vec[i64]  # whose bet waits for an answer
    unanswered: i64  # figures with such a bet
    last: vec[i64]  # who bet last
    right: vec[i64]  # the sides that may bet next
    blind: vec[i64]  # who bet on it blind
    waiting: vec[i64]  # who must answer, where answers are given in turn
    offers: list[list[int]]  # who may raise at once before play goes on, in their order
    on_offer: i64  # figures that somebody may raise at once
    out: vec[i64]  # the sides that have given the figure up
    pledge: vec[i64]  # by seat and figure: the highest level bet, held or raised, and accepted
    first_bet: vec[i64]  # when the figure was first bet on; 0: never
    good: vec[i64]  # when it was conceded; 0: never
    conceded: i64  # figures that were
    owner: vec[i64]
    unsettled: i64  # figures that nobody has yet, nor ever will have
    won: vec[i64]  # what each side's figures are worth so far
    won_conceded: vec[i64]  # the same of conceded figures alone
    gifts: i64  # figures conceded unasked
    duties: vec[i64]  # figures whose example each player owes
    failed: vec[i64]
    unshown: vec[i64]  # figures bet on blind that each player could not show for his side
    out_of_turn: vec[i64]  # how often each player has acted out of turn
    forbidden: vec[i64]  # how often he has tried something else that is forbidden

    shower: i64  # side whose turn to show it is
    turns: i64  # turns to show that are over
    chosen: i64  # figures it has contested in this turn
    laid_by: vec[i64]  # who has laid cards for a figure in this turn
    bet_on: i64  # figures it has bet on
    bet_stamp: i64  # one stamp for all bets of a turn
    moved: bool  # whether the turn has brought a card, a bet or a concession
    quiet: i64  # turns in a row that have not
    barred: i64  # figures the winners of the Spiel may not improve
    frozen: vec[i64]  # what they had when the bar fell

    lost: vec[i64]  # who had a figure that a failed proof, or none at all, took away
    compared: i64  # the ground on which two gestrichen sides were compared; 0: they were not
    champion: i64  # side whose figure wins the game, both being gestrichen
    deciding: i64  # that figure
    beaten: i64  # the best that any other side had; nobody's to know
    stopped: bool  # a concession has won the game; nothing more is played for
    counted: list[Counted]

    @property
    def rules(self) -> FigureRules:
        return self.terms

    def copy_into(self, twin: Self) -> None:
        twin.terms = self.terms
        twin.settled = self.settled
        twin.figures = self.figures
        twin.figure_set = self.figure_set
        twin.seating = self.seating
        twin.active = self.active
        twin.playing = self.playing
        twin.dealer = self.dealer
        twin.before = self.before
        twin.knows = self.knows
        twin.stage = self.stage
        twin.pattern = self.pattern
        twin.pack = self.pack
        twin.lifted = self.lifted
        twin.finding = self.finding
        twin.bottom = self.bottom
        twin.boden = self.boden
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.known = self.known
        twin.rows = [row[:] for row in self.rows]
        twin.names = [row[:] for row in self.names]
        twin.named = self.named
        twin.visible = self.visible[:]
        twin.again = self.again[:]
        twin.open_keys = self.open_keys[:]
        twin.played = self.played[:]
        twin.turned = self.turned
        twin.trump = self.trump
        twin.strength = self.strength
        twin.wild = self.wild
        twin.naming = self.naming
        twin.naming_for = self.naming_for
        twin.naming_seat = self.naming_seat
        twin.asked = self.asked
        twin.rights = self.rights
        twin.declined = self.declined[:]
        twin.giving = self.giving
        twin.step = self.step
        twin.changed = self.changed
        twin.leader = self.leader
        twin.in_trick = self.in_trick
        twin.leaders = self.leaders[:]
        twin.winners = self.winners[:]
        twin.taken = self.taken[:]
        twin.calls = self.calls
        twin.value = self.value[:]
        twin.proposed = self.proposed[:]
        twin.bettor = self.bettor[:]
        twin.unanswered = self.unanswered
        twin.last = self.last[:]
        twin.right = self.right[:]
        twin.blind = self.blind[:]
        twin.waiting = self.waiting[:]
        twin.offers = self.offers[:]
        twin.on_offer = self.on_offer
        twin.out = self.out[:]
        twin.pledge = self.pledge[:]
        twin.first_bet = self.first_bet[:]
        twin.good = self.good[:]
        twin.conceded = self.conceded
        twin.owner = self.owner[:]
        twin.unsettled = self.unsettled
        twin.won = self.won[:]
        twin.won_conceded = self.won_conceded[:]
        twin.gifts = self.gifts
        twin.duties = self.duties[:]
        twin.failed = self.failed[:]
        twin.unshown = self.unshown[:]
        twin.out_of_turn = self.out_of_turn[:]
        twin.forbidden = self.forbidden[:]
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
        twin.beaten = self.beaten
        twin.stopped = self.stopped
        twin.closed = self.closed
        twin.counted = self.counted[:]
        twin.gained = self.gained[:]
        twin.winner = self.winner
        twin.reached = self.reached[:]
        twin.losers = self.losers
        twin.offences = self.offences[:]

    def hide_from(self, seat: i64) -> None:
        """Leaves of the cards only what that seat may know: its own hand, and all that everybody has seen.

        (GS-TALK-02, GS-PLAY-13, PL-TALK-02)
        """
        self.knows = seat
        self.pack = []
        self.finding = []
        self.beaten = 0
        if seat != self.cutter():
            self.bottom = NONE
        if seat != self.asked:
            self.rights = 0
        for other in range(self.terms.players):
            if other != seat:
                self.declined[other] = 0
                self.hands[other] &= self.known

    def facts(self) -> tuple[object, ...]:
        """Everything there is to compare two deals by."""
        return (
            (self.terms, tuple(self.active), self.dealer, tuple(self.before), self.knows),
            (
                self.stage,
                self.pattern,
                tuple(self.pack),
                self.lifted,
                tuple(self.finding),
                self.bottom,
                tuple(self.boden),
            ),
            (tuple(self.hands), tuple(self.held), self.known, _rows(self.rows), _rows(self.names), self.named),
            (tuple(self.visible), tuple(self.again), tuple(self.open_keys)),
            (tuple(self.played), tuple(self.turned), self.trump),
            (self.naming, self.naming_for, self.naming_seat),
            (self.asked, self.rights, tuple(self.declined), self.giving, self.step, self.changed),
            (self.leader, self.in_trick, tuple(self.leaders), tuple(self.winners)),
            (
                self.calls,
                tuple(self.value),
                tuple(self.proposed),
                tuple(self.bettor),
                self.unanswered,
                tuple(self.last),
                tuple(self.right),
            ),
            (tuple(self.blind), tuple(self.waiting), _rows(self.offers), tuple(self.out), tuple(self.pledge)),
            (tuple(self.first_bet), tuple(self.good), tuple(self.owner), self.unsettled, tuple(self.won), self.gifts),
            (
                tuple(self.duties),
                tuple(self.failed),
                tuple(self.unshown),
                tuple(self.out_of_turn),
                tuple(self.forbidden),
            ),
            (self.shower, self.turns, self.chosen, tuple(self.laid_by), self.bet_on, self.bet_stamp),
            (self.moved, self.quiet, self.barred, tuple(self.frozen), tuple(self.lost)),
            (self.compared, self.champion, self.deciding, self.beaten, self.stopped, self.closed),
            (tuple([step.facts() for step in self.counted]), tuple(self.gained), self.winner, tuple(self.reached)),
        )

    # Changes that every part of the engine makes.

    def count_step(self, what: str, ground: i64, side: i64, figure: i64, points: int) -> None:
        """Writes down a step of the count."""
        self.counted.append(Counted(what, ground, side, figure, points))
        if self.tape is not None:
            self.tape.append(self.counted[-1].note())

    def steps(self) -> list[Note]:
        return [step.note() for step in self.counted]

    def settle(self, figure: i64, owner: i64) -> None:
        """A figure goes to a side, stands, or is nobody's; an open bet on it lapses."""
        self.give(figure, owner)
        self.bettor[figure] = NONE
        self.unanswered &= ~BIT[figure]
        self.waiting[figure] = NONE
        self.withdraw_offer(figure)

    def give(self, figure: i64, owner: i64) -> None:
        """Writes down whose a figure is, and what that makes of the points."""
        worth = self.worth(figure)
        loser = self.owner[figure]
        if loser >= 0:
            self._add_won(figure, loser, -worth)
        self.owner[figure] = owner
        self.unsettled &= ~BIT[figure]
        if owner >= 0:
            self._add_won(figure, owner, worth)

    def _add_won(self, figure: i64, side: i64, points: i64) -> None:
        self.won[side] += points
        if self.conceded & BIT[figure]:
            self.won_conceded[side] += points

    def offer(self, figure: i64, seats: list[int]) -> None:
        """Lets these seats raise a figure at once, in their order, before play goes on; or nobody."""
        self.offers[figure] = seats
        if seats:
            self.on_offer |= BIT[figure]
        else:
            self.on_offer &= ~BIT[figure]

    def withdraw_offer(self, figure: i64) -> None:
        """Nobody may raise a figure at once any more."""
        if self.on_offer & BIT[figure]:
            self.offer(figure, [])

    def write_good(self, figure: i64) -> None:
        """Writes down that a figure has been conceded just now (GS-CONC-07)."""
        self.good[figure] = self.stamp()
        self.conceded |= BIT[figure]

    def worth(self, figure: i64) -> i64:
        """The points a figure brings; where Spiel aus was held, enough for any game (GS-BET-19, BI-FIG-02, GS-SCORE-02, BI-BET-09)."""
        value = self.value[figure]
        return value if value <= self.terms.max_value else WHOLE_GAME

    def stamp(self) -> i64:
        self.calls += 1
        return self.calls

    def has_figure(self, figure: i64) -> bool:
        """Whether that number is a figure of this game."""
        return figure < FIGURES and self.figure_set & BIT[figure] != 0

    def pledged(self, seat: i64, figure: i64) -> i64:
        """The highest level a player has bet, held or raised a figure to, once somebody accepted it; 0: none (PL-STRAF-26)."""
        return self.pledge[seat * FIGURES + figure]

    def is_out(self, side: i64, figure: i64) -> bool:
        """Whether a side has given a figure up, or does not play at all (PL-3P-09)."""
        return self.out[figure] & BIT[side] != 0


def _rows(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in rows])
