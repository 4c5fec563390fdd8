"""What has been bet in a figure game, and whose the figures are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.cards import BIT
from weli.core.deal import NONE
from weli.games.figures.engine.deal import OPEN, FigureDeal
from weli.games.figures.observation.field import put_figures_of_each_seat, put_seat, put_side, put_sides
from weli.ports.encoding.fields import Field
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import after, steps

LEVELS: Final = 8
"""The highest value of a figure, Spiel aus included."""

NO_SIDE_OWNS: Final = 3  # open, it stands, nobody's

BETS: Final[list[Field]] = [
    Field(
        "value",
        "What each figure is worth, as a thermometer; Spiel aus is one more than any number.",
        "figures",
        "levels",
    ),
    Field("proposed", "The value last proposed for each figure, as a thermometer.", "figures", "levels"),
    Field("bettor", "Whose bet on each figure waits for an answer.", "figures", "seats"),
    Field("waiting", "Who must answer it, where answers are given in turn.", "figures", "seats"),
    Field("last", "Who bet on each figure last.", "figures", "seats"),
    Field("right", "The sides that may bet on each figure next, as far as the bets alone say.", "figures", "sides"),
    Field("out", "The sides that have given each figure up.", "figures", "sides"),
    Field(
        "pledge", "The highest accepted level each player has gone to, as a thermometer.", "seats", "figures", "levels"
    ),
    Field("bet_order", "The figures that were bet on, in the order of their first bets.", "figures", "figures"),
    Field("good_order", "The figures that were given up, in their order.", "figures", "figures"),
    Field("owner", "Whose each figure is: open, it stands, nobody's, or a side's.", "figures", "owners"),
    Field("duties", "The figures that each player must be able to show, as far as can be known.", "seats", "figures"),
]


def put_bets(view: FigureDeal, seat: i64, marks: Marks) -> None:
    for stake in view.stakes:
        marks.count_up(stake.value, LEVELS)
    for stake in view.stakes:
        marks.count_up(stake.proposed, LEVELS)
    for stake in view.stakes:
        put_seat(view, seat, marks, stake.bettor)
    for stake in view.stakes:
        put_seat(view, seat, marks, stake.waiting)
    for stake in view.stakes:
        put_seat(view, seat, marks, stake.last_bettor)
    for stake in view.stakes:
        put_sides(view, seat, marks, stake.may_bet)
    for stake in view.stakes:
        put_sides(view, seat, marks, stake.out)
    _put_pledges(view, seat, marks)
    _put_order(view, marks, vec[i64]([stake.first_bet for stake in view.stakes]))
    _put_order(view, marks, vec[i64]([stake.conceded_at for stake in view.stakes]))
    _put_owners(view, seat, marks)
    put_figures_of_each_seat(view, seat, marks, view.proofs.duties)


MORE_BETS: Final[list[Field]] = [
    Field("offers", "Who may raise at once before play goes on.", "figures", "seats"),
    Field("blind", "Who bet on each figure blind.", "figures", "seats"),
    Field("gifts", "The figures given up unasked.", "figures"),
    Field("lost", "The side that had each figure and lost it for want of a proof.", "figures", "sides"),
    Field("failed", "The figures that each player could not show.", "seats", "figures"),
    Field("unshown", "The figures bet on blind that each player could not show for their side.", "seats", "figures"),
]


def put_more_bets(view: FigureDeal, seat: i64, marks: Marks) -> None:
    _put_offers(view, seat, marks)
    for stake in view.stakes:
        put_seat(view, seat, marks, stake.blind)
    marks.put(view.betting.gifts, len(view.figures))
    for stake in view.stakes:
        put_side(view, seat, marks, max(stake.lost, NONE))
    put_figures_of_each_seat(view, seat, marks, view.proofs.failed)
    put_figures_of_each_seat(view, seat, marks, view.proofs.unshown)


def _put_offers(view: FigureDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    for stake in view.stakes:
        together: i64 = 0
        for other in stake.offers:
            together |= BIT[steps(seat, other, players)]
        marks.put(together, players)


def _put_pledges(view: FigureDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    for step in range(players):
        other = after(seat, step, players)
        for figure in view.figures:
            marks.count_up(view.betting.pledge[other * FIGURES + figure], LEVELS)


def _put_owners(view: FigureDeal, seat: i64, marks: Marks) -> None:
    sides = view.seating.sides
    own = view.seating.side_of(seat)
    for stake in view.stakes:
        whose = stake.owner
        place = OPEN - whose if whose < 0 else NO_SIDE_OWNS + steps(own, whose, sides)
        marks.one_of(place, NO_SIDE_OWNS + sides)


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
