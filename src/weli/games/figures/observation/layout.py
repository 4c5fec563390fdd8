"""The fields of Giltspiel and Perlaggen, in their order."""

from typing import Final

from mypy_extensions import i64

from weli.core.cards import PLACES, SUITS
from weli.core.deal import Deal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.observation.bets import BETS, LEVELS, MORE_BETS, NO_SIDE_OWNS, put_bets, put_more_bets
from weli.games.figures.observation.show import SHOW, put_show
from weli.games.figures.observation.table import (
    BODEN,
    CARDS,
    EXCHANGE,
    TABLE,
    TRICKS,
    TRUMPS,
    WILD,
    put_cards,
    put_exchange,
    put_table,
    put_tricks,
    put_trumps,
)
from weli.ports.encoding.fields import Field, Layout
from weli.ports.encoding.marks import Marks

FIELDS: Final[list[Field]] = TABLE + CARDS + TRUMPS + EXCHANGE + TRICKS + BETS + MORE_BETS + SHOW


class FigureLayout(Layout):
    """Those of these fields that a rule set has."""

    def __init__(self, fields: list[Field], rules: FigureRules) -> None:
        self.wild = bool(rules.wild.perlagg_order)
        self.boden = rules.exchange.luck_und_boden
        played = {"": True, WILD: self.wild, BODEN: self.boden}
        super().__init__([field for field in fields if played[field.needs]], sizes_of(rules))

    def put(self, view: Deal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, FigureDeal)
        put_table(view, seat, marks)
        put_cards(view, seat, marks, self.wild)
        put_trumps(view, seat, marks, self.wild, self.boden)
        if self.wild:
            put_exchange(view, seat, marks)
        put_tricks(view, seat, marks)
        put_bets(view, seat, marks)
        put_more_bets(view, seat, marks)
        put_show(view, seat, marks)


def sizes_of(rules: FigureRules) -> dict[str, int]:
    """What the shapes of the fields count."""
    return {
        "seats": rules.players,
        "sides": rules.seating.sides,
        "places": rules.hand_size,
        "cards": PLACES,
        "suits": SUITS,
        "figures": len(rules.figures()),
        "levels": LEVELS,
        "owners": NO_SIDE_OWNS + rules.seating.sides,
    }
