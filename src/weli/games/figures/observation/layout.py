"""The fields of Giltspiel and Perlaggen, in their order, and those that Bieten shares with them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import PLACES, SUITS
from weli.core.deal import Deal
from weli.games.figures.observation import bets, show, table
from weli.games.figures.observation.field import FigureField
from weli.mechanics.deal import FigureDeal
from weli.mechanics.ruleset import FigureRules
from weli.ports.encoding.fields import Layout
from weli.ports.encoding.marks import Marks

WILD: Final = "wild cards"
BODEN: Final = "Luck und Boden"

TABLE: Final[list[FigureField]] = [
    table.Dealer("seats"),
    table.Active("seats"),
    table.Missing("sides", table.MISSING),
    table.Phase(len(table.PHASES)),
]
CARDS: Final[list[FigureField]] = [
    table.Hand("cards"),
    table.Held("seats", "places"),
    table.Rows("seats", "places", "cards"),
    table.Names("seats", "places", "cards", needs=WILD),
    table.Named("cards", needs=WILD),
    table.Naming("cards", needs=WILD),
    table.NamingSeat("seats", needs=WILD),
    table.NamingFor(table.LAID_FOR, needs=WILD),
    table.Played("seats", "places"),
    table.Lifted(),
    table.Bottom("cards"),
]
TRICKS: Final[list[FigureField]] = [
    table.Leader("seats"),
    table.Winners("places", "seats"),
    table.Taken("sides", "places"),
]
BETS: Final[list[FigureField]] = [
    bets.Value("figures", "levels"),
    bets.Proposed("figures", "levels"),
    bets.Bettor("figures", "seats"),
    bets.Waiting("figures", "seats"),
    bets.Last("figures", "seats"),
    bets.Right("figures", "sides"),
    bets.Out("figures", "sides"),
    bets.Pledge("seats", "figures", "levels"),
    bets.BetOrder("figures", "figures"),
    bets.GoodOrder("figures", "figures"),
    bets.Owner("figures", "owners"),
    bets.Duties("seats", "figures"),
]

_TRUMPS: Final[list[FigureField]] = [
    table.Trump("suits"),
    table.Turned("cards"),
    table.TrumpCard("cards"),
    table.Wild("cards", needs=WILD),
    table.Known("seats", "cards", needs=WILD),
    table.Boden("cards", needs=BODEN),
]
_EXCHANGE: Final[list[FigureField]] = [
    table.Asked("seats", needs=WILD),
    table.Step(table.RIGHTS, needs=WILD),
    table.Rights(table.RIGHTS, needs=WILD),
    table.Declined(table.RIGHTS, needs=WILD),
    table.Giving("cards", needs=WILD),
    table.Changed(needs=WILD),
]
_MORE_BETS: Final[list[FigureField]] = [
    bets.Offers("figures", "seats"),
    bets.Blind("figures", "seats"),
    bets.Gifts("figures"),
    bets.Lost("figures", "sides"),
    bets.Failed("seats", "figures"),
    bets.Unshown("seats", "figures"),
]
_SHOW: Final[list[FigureField]] = [
    show.Shower("sides"),
    show.Turns(show.TURNS),
    show.Quiet(show.TURNS),
    show.Moved(),
    show.Chosen("figures"),
    show.BetOn("figures"),
    show.LaidBy("figures", "seats"),
    show.Barred("figures"),
    show.Champion("sides"),
    show.Deciding("figures"),
]

FIELDS: Final[list[FigureField]] = TABLE + CARDS + _TRUMPS + _EXCHANGE + TRICKS + BETS + _MORE_BETS + _SHOW


class FigureLayout(Layout):
    """Those of these fields that a rule set has."""

    # Which are not looked at again, as those of a list would be, to see whether they are fields.
    _fields: vec[FigureField]

    def __init__(self, fields: list[FigureField], rules: FigureRules) -> None:
        features = features_of(rules)
        there = [field for field in fields if not field.needs or field.needs in features]
        super().__init__(there, sizes_of(rules))
        self._fields = vec[FigureField](there)

    def put(self, view: Deal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, FigureDeal)
        for field in self._fields:
            field.put(view, seat, marks)


def sizes_of(rules: FigureRules) -> dict[str, int]:
    """What the shapes of the fields count."""
    return {
        "seats": rules.players,
        "sides": rules.seating.sides,
        "places": rules.hand_size,
        "cards": PLACES,
        "suits": SUITS,
        "figures": len(rules.figures()),
        "levels": bets.LEVELS,
        "owners": bets.NO_SIDE_OWNS + rules.seating.sides,
    }


def features_of(rules: FigureRules) -> frozenset[str]:
    """Which of the things are played that not every rule set has."""
    there = {WILD: bool(rules.wild.perlagg_order), BODEN: rules.exchange.luck_und_boden}
    return frozenset(name for name, is_played in there.items() if is_played)
