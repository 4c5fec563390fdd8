"""What has been bet in a figure game, and whose the figures are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.cards import BIT
from weli.core.deal import NONE
from weli.games.figures.observation.field import (
    FigureField,
    StakeField,
    put_figures_of_each_seat,
    put_seat,
    put_side,
    put_sides,
)
from weli.mechanics.deal import OPEN, FigureDeal
from weli.mechanics.facts.stakes import Stake
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import after, steps

LEVELS: Final = 8
"""The highest value of a figure, Spiel aus included."""

NO_SIDE_OWNS: Final = 3  # open, it stands, nobody's


class Value(StakeField):
    meaning = "What each figure is worth, as a thermometer; Spiel aus is one more than the highest number."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.count_up(stake.value, LEVELS)


class Proposed(StakeField):
    meaning = "The value last proposed for each figure, as a thermometer."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.count_up(stake.proposed, LEVELS)


class Bettor(StakeField):
    meaning = "Whose bet on each figure waits for an answer."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, stake.bettor)


class Waiting(StakeField):
    meaning = "Who must answer it, where answers are given in turn."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, stake.waiting)


class Offers(StakeField):
    meaning = "Who may raise at once before play goes on."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        together: i64 = 0
        for other in stake.offers:
            together |= BIT[steps(seat, other, players)]
        marks.put(together, players)


class Last(StakeField):
    meaning = "Who bet on each figure last."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, stake.last_bettor)


class Blind(StakeField):
    meaning = "Who bet on each figure blind."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, stake.blind)


class Right(StakeField):
    meaning = "The sides that may bet on each figure next, as far as the bets alone say."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_sides(view, seat, marks, stake.may_bet)


class Out(StakeField):
    meaning = "The sides that have given each figure up."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_sides(view, seat, marks, stake.out)


class Pledge(FigureField):
    meaning = "The highest level each player has bet, held or raised each figure to, once somebody accepted it, as a thermometer."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            other = after(seat, step, players)
            for figure in view.figures:
                marks.count_up(view.betting.pledge[other * FIGURES + figure], LEVELS)


class BetOrder(FigureField):
    meaning = "The figures that were bet on, in the order of their first bets."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        _put_order(view, marks, vec[i64]([stake.first_bet for stake in view.stakes]))


class GoodOrder(FigureField):
    meaning = "The figures that were given up, in their order."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        _put_order(view, marks, vec[i64]([stake.conceded_at for stake in view.stakes]))


class Gifts(FigureField):
    meaning = "The figures given up unasked."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.betting.gifts, len(view.figures))


class Owner(StakeField):
    meaning = "Whose each figure is: open, it stands, nobody's, or a side's."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        whose = stake.owner
        own = seating.side_of(seat)
        place = OPEN - whose if whose < 0 else NO_SIDE_OWNS + steps(own, whose, seating.sides)
        marks.one_of(place, NO_SIDE_OWNS + seating.sides)


class Lost(StakeField):
    meaning = "The side that had each figure and lost it for want of a proof."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_side(view, seat, marks, max(stake.lost, NONE))


class Duties(FigureField):
    meaning = "The figures that each player must be able to show, for all that the observer knows."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_figures_of_each_seat(view, seat, marks, view.proofs.duties)


class Failed(FigureField):
    meaning = "The figures that each player could not show."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_figures_of_each_seat(view, seat, marks, view.proofs.failed)


class Unshown(FigureField):
    meaning = "The figures bet on blind that each player could not show for their side."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_figures_of_each_seat(view, seat, marks, view.proofs.unshown)


def _put_order(view: FigureDeal, marks: Marks, stamps: vec[i64]) -> None:
    """Which figure came first, second and so on, by their stamps, of those that stand together the lower one; 0 is none."""
    figures = len(view.figures)
    rest: i64 = 0
    for figure in range(figures):
        if stamps[figure]:
            rest |= BIT[figure]
    for _place in range(figures):
        first: i64 = NONE
        for figure in range(figures):
            if rest & BIT[figure] and (first == NONE or stamps[figure] < stamps[first]):
                first = figure
        marks.one_of(first, figures)
        if first != NONE:
            rest &= ~BIT[first]
