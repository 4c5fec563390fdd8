"""The fields of Bieten, in their order."""

from typing import Final

from mypy_extensions import i64

from weli.core.cards import SUITS
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.observation.field import FigureField, StakeField, put_seat
from weli.games.figures.observation.layout import BETS, CARDS, TABLE, TRICKS, WILD
from weli.mechanics.deal import FigureDeal
from weli.mechanics.facts.stakes import Stake
from weli.ports.encoding.marks import Marks

THEFTS: Final = 3


class Stolen(FigureField):
    meaning = "How many cards the cutter has taken, as a thermometer."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, BietenDeal)
        marks.count_up(view.cut.taken, THEFTS)


class FirstBettor(StakeField):
    meaning = "Who bet on each figure first."

    def put_of(self, stake: Stake, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, stake.first_bettor)


class GivenUp(FigureField):
    meaning = "The suits that the observer has failed to follow with a wild card in hand."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, BietenDeal)
        marks.put(view.given_up[seat], SUITS)


FIELDS: Final[list[FigureField]] = [
    *TABLE,
    *CARDS,
    Stolen(THEFTS),
    GivenUp("suits", needs=WILD),
    *TRICKS,
    *BETS,
    FirstBettor("figures", "seats"),
]
