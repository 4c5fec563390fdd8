"""What shows in the show of a figure game, and what was proven."""

from typing import Final

from weli.deal import NONE
from weli.envs.observation.bets import mark_seat_of_each_figure
from weli.envs.observation.fields import Marks, count_up, mark_one, mark_set
from weli.envs.observation.relative import steps_to_side
from weli.parts.deal import FigureDeal

TURNS: Final = 4
"""The most turns to show that are told apart."""


def shower(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The side whose turn to show it is."""
    if view.shower != NONE:
        marks[at + steps_to_side(view, seat, view.shower)] = 1


def turns(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """How many turns to show are over, as a thermometer."""
    count_up(marks, at, view.turns, TURNS)


def quiet(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """How many turns in a row have changed nothing, as a thermometer."""
    count_up(marks, at, view.quiet, TURNS)


def moved(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Whether this turn has brought a card, a bet or a concession."""
    if view.moved:
        marks[at] = 1


def chosen(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures contested in this turn."""
    mark_set(marks, at, view.chosen)


def bet_on(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures bet on in this turn."""
    mark_set(marks, at, view.bet_on)


def laid_by(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Who has laid cards for each figure in this turn."""
    mark_seat_of_each_figure(view, seat, marks, at, view.laid_by)


def barred(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """The figures that the winners of the Spiel may not improve."""
    mark_set(marks, at, view.barred)


def champion(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """Both sides being one short: the side whose figure wins the game."""
    if view.champion != NONE:
        marks[at + steps_to_side(view, seat, view.champion)] = 1


def deciding(view: FigureDeal, seat: int, marks: Marks, at: int) -> None:
    """That figure."""
    mark_one(marks, at, view.deciding)
