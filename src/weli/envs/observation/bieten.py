"""The fields of Bieten, in their order."""

from typing import Final

from weli.envs.observation import figures
from weli.envs.observation.bets import mark_seat_of_each_figure
from weli.envs.observation.fields import Field, Marks, count_up, mark_set
from weli.games.bieten.deal import BietenDeal

THEFTS: Final = 3


def stolen(view: BietenDeal, seat: int, marks: Marks, at: int) -> None:
    """How many cards the cutter has taken, as a thermometer."""
    count_up(marks, at, view.stolen, THEFTS)


def first_bettor(view: BietenDeal, seat: int, marks: Marks, at: int) -> None:
    """Who bet on each figure first."""
    mark_seat_of_each_figure(view, seat, marks, at, view.first_bettor)


def given_up(view: BietenDeal, seat: int, marks: Marks, at: int) -> None:
    """The suits that the observer has failed to follow with a wild card in hand."""
    mark_set(marks, at, view.given_up[seat])


FIELDS: Final = (
    *figures.TABLE,
    *figures.CARDS,
    Field(stolen, (THEFTS,)),
    Field(given_up, ("suits",), figures.WILD),
    *figures.TRICKS,
    *figures.BETS,
    Field(first_bettor, ("figures", "seats")),
)
