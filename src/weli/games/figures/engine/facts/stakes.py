"""What is at stake: the value of each figure, whose word it was, whose it is."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.cards import BIT
from weli.core.deal import NONE, NOTHING_YET

# Who has a figure; a number from 0 is a side.
OPEN: Final = -1
STANDING: Final = -2
NOBODY: Final = -3

ANY: Final = -1  # every side


@final
class Stake:
    """One figure: what it is worth, who may say what to it, and whose it is (GS-BET-01, PL-BET-01)."""

    value: i64 = 1
    proposed: i64 = 1  # the value last proposed
    bettor: i64 = NONE  # whose bet waits for an answer
    first_bettor: i64 = NONE
    last_bettor: i64 = NONE
    may_bet: i64 = ANY  # the sides that may bet next
    blind: i64 = NONE  # who bet on it blind
    waiting: i64 = NONE  # who must answer, where answers are given in turn
    offers: list[int]  # who may raise at once before play goes on, in their order; replaced, never changed
    out: i64 = 0  # the sides that have given the figure up
    first_bet: i64 = 0  # when the figure was first bet on; 0: never
    conceded_at: i64 = 0  # when it was conceded; 0: never
    owner: i64 = OPEN
    lost: i64 = OPEN  # who had it until a failed proof, or none at all, took it away

    def level(self, proposed: bool) -> i64:
        """The accepted value; or the one last proposed, as if it were accepted."""
        return self.proposed if proposed else self.value

    def copy(self) -> "Stake":
        twin = Stake()
        twin.value = self.value
        twin.proposed = self.proposed
        twin.bettor = self.bettor
        twin.first_bettor = self.first_bettor
        twin.last_bettor = self.last_bettor
        twin.may_bet = self.may_bet
        twin.blind = self.blind
        twin.waiting = self.waiting
        twin.offers = self.offers
        twin.out = self.out
        twin.first_bet = self.first_bet
        twin.conceded_at = self.conceded_at
        twin.owner = self.owner
        twin.lost = self.lost
        return twin


@final
class Betting:
    """What follows from the stakes of all figures and every step needs, as sets of figures; and the count of words spoken."""

    calls: i64 = 0  # stamps bets and concessions in their order
    turn_stamp: i64 = 0  # one stamp for all blind bets, and for all bets of a turn to show
    unanswered: i64 = 0  # figures whose bet waits for an answer
    on_offer: i64 = 0  # figures that somebody may raise at once
    conceded: i64 = 0  # figures that were
    unsettled: i64  # figures that nobody has yet, nor ever will have
    gifts: i64 = 0  # figures conceded unasked
    all_gestrichen: bool = False  # whether every side lacks one point, as far as figures are won
    won: vec[i64]  # what each side's figures are worth so far
    won_conceded: vec[i64]  # the same of conceded figures alone
    pledge: vec[i64]  # by seat and figure: the highest level bet, held or raised, and accepted; replaced, never changed

    def copy(self) -> "Betting":
        twin = Betting()
        twin.calls = self.calls
        twin.turn_stamp = self.turn_stamp
        twin.unanswered = self.unanswered
        twin.on_offer = self.on_offer
        twin.conceded = self.conceded
        twin.unsettled = self.unsettled
        twin.gifts = self.gifts
        twin.all_gestrichen = self.all_gestrichen
        twin.won = self.won[:]
        twin.won_conceded = self.won_conceded[:]
        twin.pledge = self.pledge
        return twin

    def pledge_level(self, figure: i64, level: i64, bettor: i64, seat: i64) -> None:
        """Notes that one player has bet or raised a figure to a level and another has held it (PL-STRAF-26)."""
        pledge = self.pledge[:]
        pledge[bettor * FIGURES + figure] = level
        pledge[seat * FIGURES + figure] = level
        self.pledge = pledge

    def add_won(self, figure: i64, side: i64, points: i64) -> None:
        self.won[side] += points
        if self.conceded & BIT[figure]:
            self.won_conceded[side] += points


def nothing_bet(out: i64) -> Stake:
    """A figure that nobody has bet on; these sides do not play."""
    stake = Stake()
    stake.offers = NOTHING_YET
    stake.out = out
    return stake


def nothing_said(sides: i64, figures: i64, nought: vec[i64]) -> Betting:
    """Nobody has bet on these figures; `nought` stands for each seat and figure."""
    betting = Betting()
    betting.unsettled = figures
    betting.won = vec[i64]([0] * sides)
    betting.won_conceded = vec[i64]([0] * sides)
    betting.pledge = nought
    return betting
