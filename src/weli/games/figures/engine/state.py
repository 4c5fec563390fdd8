"""The facts of one deal of a figure game, in groups, and the changes to them that every part of the engine makes."""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.cards import BIT
from weli.core.deal import NONE, Deal, facts_of
from weli.core.tape import Note
from weli.games.figures.engine.derived_rules import Settled
from weli.games.figures.engine.facts.cards import Cards
from weli.games.figures.engine.facts.cut import Cut
from weli.games.figures.engine.facts.endgame import Endgame
from weli.games.figures.engine.facts.exchange import Exchange
from weli.games.figures.engine.facts.proofs import Proofs
from weli.games.figures.engine.facts.show import Show
from weli.games.figures.engine.facts.stakes import ANY, NOBODY, OPEN, STANDING, Betting, Stake
from weli.games.figures.engine.facts.tricks import Tricks
from weli.games.figures.engine.ruleset import FigureRules

__all__ = ["ANY", "CUT", "EXCHANGE", "NOBODY", "OPEN", "STANDING", "TABLE", "State"]

WHOLE_GAME: Final = 1000

# What the deal has come to before cards are played.
CUT: Final = 0
EXCHANGE: Final = 1
TABLE: Final = 2


class State(Deal):
    """A deal at one moment. Seats, sides and figures are indices; sets of cards, of figures, of seats and of sides are bit sets.

    `setup.begin` fills in the first one.
    """

    terms: FigureRules
    settled: Settled  # what follows from them
    figures: vec[i64]  # those of the game, in the order in which they are asked about
    figure_set: i64
    stage: i64
    cut: Cut
    exchange: Exchange
    cards: Cards
    tricks: Tricks
    stakes: list[Stake]  # by figure
    betting: Betting
    show: Show
    proofs: Proofs
    endgame: Endgame
    counted: list[Note]  # the steps of the count: the number of each is what it brings a side

    @property
    def rules(self) -> FigureRules:
        return self.terms

    def copy_into(self, twin: Self) -> None:
        super().copy_into(twin)
        twin.terms = self.terms
        twin.settled = self.settled
        twin.figures = self.figures
        twin.figure_set = self.figure_set
        twin.stage = self.stage
        twin.cut = self.cut.copy() if self.stage == CUT else self.cut
        twin.exchange = self.exchange.copy() if self.stage == EXCHANGE else self.exchange
        twin.cards = self.cards.copy()
        twin.tricks = self.tricks.copy()
        twin.stakes = [stake.copy() for stake in self.stakes]
        twin.betting = self.betting.copy()
        twin.show = self.show if self.show.shower == NONE else self.show.copy()
        twin.proofs = self.proofs.copy()
        twin.endgame = self.endgame.copy()
        twin.counted = self.counted

    def hide_from(self, seat: i64) -> None:
        """Leaves of the cards only what that seat may know: its own hand, and all that everybody has seen.

        (GS-TALK-02, GS-PLAY-13, PL-TALK-02)
        """
        self.knows = seat
        self.cut = self.cut.seen(self.knows_bottom(seat))
        self.exchange = self.exchange.seen_by(seat)
        self.cards.hide_from(seat)
        self.endgame.beaten = 0

    def knows_bottom(self, seat: i64) -> bool:
        """Whether a player knows the bottom card that the cut has brought to light."""
        return seat == self.cutter()

    def facts(self) -> tuple[object, ...]:
        """Everything there is to compare two deals by."""
        return (
            (self.terms, tuple(self.active), self.dealer, tuple(self.start_scores), self.knows),
            self.stage,
            facts_of(self.cut),
            facts_of(self.exchange),
            facts_of(self.cards),
            facts_of(self.tricks),
            tuple([facts_of(stake) for stake in self.stakes]),
            facts_of(self.betting, but=("all_gestrichen",)),
            facts_of(self.show),
            facts_of(self.proofs),
            facts_of(self.endgame),
            tuple([each.facts() for each in self.offences]),
            tuple([step.facts() for step in self.counted]),
            (self.closed, tuple(self.gained), self.winner, tuple(self.reached), tuple(self.losers)),
        )

    # Changes that every part of the engine makes.

    def count_step(self, what: str, reason: i64, side: i64, figure: i64, points: i64) -> None:
        """Writes down a step of the count."""
        step = Note(what, reason, side=side, figure=figure, number=points)
        self.counted = [*self.counted, step]
        if self.tape is not None:
            self.tape.append(step)

    def gain(self, side: i64, points: i64) -> None:
        """Changes a side's score by so many points."""
        gained = self.gained[:]
        gained[side] += points
        self.gained = gained

    def steps(self) -> list[Note]:
        return self.counted

    def settle(self, figure: i64, owner: i64) -> None:
        """A figure goes to a side, stands, or is nobody's; an open bet on it lapses."""
        self.give(figure, owner)
        self.stakes[figure].bettor = NONE
        self.betting.unanswered &= ~BIT[figure]
        self.stakes[figure].waiting = NONE
        self.withdraw_offer(figure)

    def give(self, figure: i64, owner: i64) -> None:
        """Writes down whose a figure is, and what that makes of the points."""
        worth = self.worth(figure)
        loser = self.stakes[figure].owner
        if loser >= 0:
            self.betting.add_won(figure, loser, -worth)
        self.stakes[figure].owner = owner
        self.betting.unsettled &= ~BIT[figure]
        if owner >= 0:
            self.betting.add_won(figure, owner, worth)
        if loser >= 0 or owner >= 0:
            self.betting.all_gestrichen = self.are_all_gestrichen()

    def points(self, side: i64) -> i64:
        """The score of a side, figures already its own in this deal included (GS-END-03)."""
        return self.start_scores[side] + self.terms.step(self.betting.won[side])

    def are_all_gestrichen(self) -> bool:
        """Whether every side lacks one point (GS-END-06, GS-END-12, PL-OQ-26)."""
        for side in self.playing_sides():
            if not self.terms.is_gestrichen(self.points(side)):
                return False
        return True

    def take_away(self, figure: i64, heir: i64) -> None:
        """A figure goes from the side that had it to another, or to nobody; who has lost it stays known."""
        self.stakes[figure].lost = self.stakes[figure].owner
        self.give(figure, heir)

    def offer(self, figure: i64, seats: list[int]) -> None:
        """Lets these seats raise a figure at once, in their order, before play goes on; or nobody."""
        self.stakes[figure].offers = seats
        if seats:
            self.betting.on_offer |= BIT[figure]
        else:
            self.betting.on_offer &= ~BIT[figure]

    def withdraw_offer(self, figure: i64) -> None:
        """Nobody may raise a figure at once any more."""
        if self.betting.on_offer & BIT[figure]:
            self.offer(figure, [])

    def write_good(self, figure: i64) -> None:
        """Writes down that a figure has been conceded just now (GS-CONC-07)."""
        self.stakes[figure].conceded_at = self.stamp()
        self.betting.conceded |= BIT[figure]

    def worth(self, figure: i64) -> i64:
        """The points a figure brings; one that is for the whole game enough for any (BI-FIG-02, GS-SCORE-02, BI-BET-09)."""
        if self.is_for_the_game(figure):
            return WHOLE_GAME
        return self.stakes[figure].value

    def is_for_the_game(self, figure: i64) -> bool:
        """Whether Spiel aus was held on a figure: whoever wins it has won the whole game (GS-BET-19)."""
        return self.stakes[figure].value > self.terms.stakes.max_value

    def stamp(self) -> i64:
        self.betting.calls += 1
        return self.betting.calls

    def has_figure(self, figure: i64) -> bool:
        """Whether that number is a figure of this game."""
        return figure < FIGURES and self.figure_set & BIT[figure] != 0

    def pledged(self, seat: i64, figure: i64) -> i64:
        """The highest level a player has bet, held or raised a figure to, once somebody accepted it; 0: none (PL-STRAF-26)."""
        return self.betting.pledge[seat * FIGURES + figure]

    def is_out(self, side: i64, figure: i64) -> bool:
        """Whether a side has given a figure up, or does not play at all (PL-3P-09)."""
        return self.stakes[figure].out & BIT[side] != 0
