"""The fields of Bieten, in their order."""

from typing import Final

from mypy_extensions import i64

from weli.core.cards import SUITS
from weli.core.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.observation.bets import BETS, put_bets
from weli.games.figures.observation.field import put_seat
from weli.games.figures.observation.layout import FigureLayout
from weli.games.figures.observation.table import CARDS, TABLE, TRICKS, WILD, put_cards, put_table, put_tricks
from weli.ports.encoding.fields import Field
from weli.ports.encoding.marks import Marks

THEFTS: Final = 3

FIELDS: Final[list[Field]] = [
    *TABLE,
    *CARDS,
    Field("stolen", "How many cards the cutter has taken, as a thermometer.", THEFTS),
    Field("given_up", "The suits that the observer did not follow with a wild card in hand.", "suits", needs=WILD),
    *TRICKS,
    *BETS,
    Field("first_bettor", "Who bet on each figure first.", "figures", "seats"),
]


class BietenLayout(FigureLayout):
    """Those of these fields that a rule set has."""

    def put(self, view: Deal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, BietenDeal)
        put_table(view, seat, marks)
        put_cards(view, seat, marks, self.wild)
        marks.count_up(view.cut.taken, THEFTS)
        if self.wild:
            marks.put(view.given_up[seat], SUITS)
        put_tricks(view, seat, marks)
        put_bets(view, seat, marks)
        for stake in view.stakes:
            put_seat(view, seat, marks, stake.first_bettor)
