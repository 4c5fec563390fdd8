"""What has been bet in a figure game, and whose the figures are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.acts import FIGURES
from weli.deal import NONE
from weli.envs.observation.fields import Marks, count_up, mark_set
from weli.envs.observation.relative import mark_sides, seats_from, steps_to, steps_to_side
from weli.parts.deal import OPEN, FigureDeal

LEVELS: Final = 8
"""The highest value of a figure, Spiel aus included."""

NO_SIDE_OWNS: Final = 3  # open, it stands, nobody's


def value(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """What each figure is worth, as a thermometer; Spiel aus is one more than the highest number."""
    for figure in view.figures:
        count_up(marks, at + figure * LEVELS, view.value[figure], LEVELS)


def proposed(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The value last proposed for each figure, as a thermometer."""
    for figure in view.figures:
        count_up(marks, at + figure * LEVELS, view.proposed[figure], LEVELS)


def bettor(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Whose bet on each figure waits for an answer."""
    mark_seat_of_each_figure(view, seat, marks, at, view.bettor)


def waiting(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who must answer it, where answers are given in turn."""
    mark_seat_of_each_figure(view, seat, marks, at, view.waiting)


def offers(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who may raise at once before play goes on."""
    for figure in view.figures:
        for other in view.offers[figure]:
            marks[at + figure * view.rules.players + steps_to(view, seat, other)] = 1


def last(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who bet on each figure last."""
    mark_seat_of_each_figure(view, seat, marks, at, view.last)


def blind(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who bet on each figure blind."""
    mark_seat_of_each_figure(view, seat, marks, at, view.blind)


def right(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The sides that may bet on each figure next, as far as the bets alone say."""
    for figure in view.figures:
        mark_sides(view, seat, marks, at + figure * view.seating.sides, view.right[figure])


def out(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The sides that have given each figure up."""
    for figure in view.figures:
        mark_sides(view, seat, marks, at + figure * view.seating.sides, view.out[figure])


def pledge(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The highest level each player has bet, held or raised each figure to, once somebody accepted it, as a thermometer."""
    place = at
    for other in seats_from(view, seat):
        for figure in view.figures:
            count_up(marks, place, view.pledge[other * FIGURES + figure], LEVELS)
            place += LEVELS


def bet_order(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures that were bet on, in the order of their first bets."""
    _mark_order(view, marks, at, view.first_bet)


def good_order(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures that were given up, in their order."""
    _mark_order(view, marks, at, view.good)


def gifts(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures given up unasked."""
    mark_set(marks, at, view.gifts)


def owner(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Whose each figure is: open, it stands, nobody's, or a side's."""
    width = NO_SIDE_OWNS + view.seating.sides
    for figure in view.figures:
        whose = view.owner[figure]
        place = OPEN - whose if whose < 0 else NO_SIDE_OWNS + steps_to_side(view, seat, whose)
        marks[at + figure * width + place] = 1


def lost(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The side that had each figure and lost it for want of a proof."""
    for figure in view.figures:
        if view.lost[figure] >= 0:
            marks[at + figure * view.seating.sides + steps_to_side(view, seat, view.lost[figure])] = 1


def duties(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures that each player must be able to show, for all that the observer knows."""
    mark_figures_of_each_seat(view, seat, marks, at, view.duties)


def failed(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures that each player could not show."""
    mark_figures_of_each_seat(view, seat, marks, at, view.failed)


def unshown(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures bet on blind that each player could not show for his side."""
    mark_figures_of_each_seat(view, seat, marks, at, view.unshown)


def mark_seat_of_each_figure(view: FigureDeal, seat: int, marks: Marks, at: int, seats: vec[i64]) -> None:
    for figure in view.figures:
        if seats[figure] != NONE:
            marks[at + figure * view.rules.players + steps_to(view, seat, seats[figure])] = 1


def mark_figures_of_each_seat(view: FigureDeal, seat: int, marks: Marks, at: int, figures: vec[i64]) -> None:
    for step, other in enumerate(seats_from(view, seat)):
        mark_set(marks, at + step * len(view.figures), figures[other])


def _mark_order(view: FigureDeal, marks: Marks, at: int, stamps: vec[i64]) -> None:
    """Which figure came first, second and so on, by their stamps; 0 is none."""
    for place, figure in enumerate(sorted([one for one in view.figures if stamps[one]], key=stamps.__getitem__)):
        marks[at + place * len(view.figures) + figure] = 1
