"""What shows in the show of a figure game, and what was proven."""

from typing import Final

from mypy_extensions import i64

from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.observation.field import put_seat_of_each_figure, put_side
from weli.ports.encoding.fields import Field
from weli.ports.encoding.marks import Marks

TURNS: Final = 4
"""The most turns to show that are told apart."""

SHOW: Final[list[Field]] = [
    Field("shower", "The side whose turn to show it is.", "sides"),
    Field("turns", "How many turns to show are over, as a thermometer.", TURNS),
    Field("quiet", "How many turns in a row have changed nothing, as a thermometer.", TURNS),
    Field("moved", "Whether this turn has brought a card, a bet or a concession."),
    Field("chosen", "The figures contested in this turn.", "figures"),
    Field("bet_on", "The figures bet on in this turn.", "figures"),
    Field("laid_by", "Who has laid cards for each figure in this turn.", "figures", "seats"),
    Field("barred", "The figures that the winners of the Spiel may not improve.", "figures"),
    Field("champion", "Both sides being one short: the side whose figure wins the game.", "sides"),
    Field("deciding", "That figure.", "figures"),
]


def put_show(view: FigureDeal, seat: i64, marks: Marks) -> None:
    show = view.show
    figures = len(view.figures)
    put_side(view, seat, marks, show.shower)
    marks.count_up(show.turns, TURNS)
    marks.count_up(show.quiet_turns, TURNS)
    marks.say(show.moved)
    marks.put(show.chosen, figures)
    marks.put(show.bet_on, figures)
    put_seat_of_each_figure(view, seat, marks, show.laid_by)
    marks.put(show.barred, figures)
    put_side(view, seat, marks, view.endgame.champion)
    marks.one_of(view.endgame.deciding, figures)
