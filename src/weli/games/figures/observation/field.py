"""How a figure game's fields put what is there for each seat, side or figure."""

from librt.vecs import vec
from mypy_extensions import i64

from weli.games.figures.engine.deal import FigureDeal
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import after, steps, turned


def put_seat(view: FigureDeal, seat: i64, marks: Marks, other: i64) -> None:
    """One of the seats, or none."""
    players = view.terms.players
    marks.one_of(steps(seat, other, players), players)


def put_side(view: FigureDeal, seat: i64, marks: Marks, side: i64) -> None:
    """One of the sides, or none."""
    seating = view.seating
    marks.one_of(steps(seating.side_of(seat), side, seating.sides), seating.sides)


def put_sides(view: FigureDeal, seat: i64, marks: Marks, members: i64) -> None:
    """A set of sides."""
    seating = view.seating
    marks.put(turned(members, seating.side_of(seat), seating.sides), seating.sides)


def put_seat_of_each_figure(view: FigureDeal, seat: i64, marks: Marks, seats: vec[i64]) -> None:
    for figure in range(len(view.figures)):
        put_seat(view, seat, marks, seats[figure])


def put_figures_of_each_seat(view: FigureDeal, seat: i64, marks: Marks, figures: vec[i64]) -> None:
    players = view.terms.players
    for step in range(players):
        marks.put(figures[after(seat, step, players)], len(view.figures))


def put_number_of_each_seat(view: FigureDeal, seat: i64, marks: Marks, numbers: vec[i64], most: i64) -> None:
    """Thermometers."""
    players = view.terms.players
    for step in range(players):
        marks.count_up(numbers[after(seat, step, players)], most)
