"""What shows in the show of a figure game, and what was proven."""

from typing import Final

from mypy_extensions import i64

from weli.games.figures.observation.field import FigureField, put_seat_of_each_figure, put_side
from weli.mechanics.deal import FigureDeal
from weli.ports.encoding.marks import Marks

TURNS: Final = 4
"""The most turns to show that are told apart."""


class Shower(FigureField):
    meaning = "The side whose turn to show it is."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_side(view, seat, marks, view.show.shower)


class Turns(FigureField):
    meaning = "How many turns to show are over, as a thermometer."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.count_up(view.show.turns, TURNS)


class Quiet(FigureField):
    meaning = "How many turns in a row have changed nothing, as a thermometer."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.count_up(view.show.quiet_turns, TURNS)


class Moved(FigureField):
    meaning = "Whether this turn has brought a card, a bet or a concession."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.show.moved)


class Chosen(FigureField):
    meaning = "The figures contested in this turn."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.show.chosen, len(view.figures))


class BetOn(FigureField):
    meaning = "The figures bet on in this turn."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.show.bet_on, len(view.figures))


class LaidBy(FigureField):
    meaning = "Who has laid cards for each figure in this turn."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat_of_each_figure(view, seat, marks, view.show.laid_by)


class Barred(FigureField):
    meaning = "The figures that the winners of the Spiel may not improve."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.show.barred, len(view.figures))


class Champion(FigureField):
    meaning = "Both sides being one short: the side whose figure wins the game."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_side(view, seat, marks, view.endgame.champion)


class Deciding(FigureField):
    meaning = "That figure."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(view.endgame.deciding, len(view.figures))
