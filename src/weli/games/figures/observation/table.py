"""What lies on a table of a figure game, and who took what: seats, score, cards, wild cards, the exchange, tricks."""

from typing import Final

from mypy_extensions import i64

from weli.core.acts import HANGER, PLAY, PROVE, SHOW
from weli.core.cards import BIT, PLACES, SUITS, set_of
from weli.core.deal import NONE
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.observation.field import put_number_of_each_seat, put_seat
from weli.ports.encoding.fields import Field
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import after

WILD: Final = "wild cards"
BODEN: Final = "Luck und Boden"

MISSING: Final = 32
"""The most points to a target that are told apart."""

LAID_FOR: Final = 5
RIGHTS: Final = 3
PHASES: Final[list[str]] = ["cut", "exchange", "play", "show", "validate", "done"]

TABLE: Final[list[Field]] = [
    Field("dealer", "Whose deal it is.", "seats"),
    Field("active", "Who still plays; all, unless a game is played on for the next places.", "seats"),
    Field("missing", "Points to the target before the deal, as a thermometer up to 32.", "sides", MISSING),
    Field("phase", "Where the deal stands: cut, exchange, play, show, validate, done.", len(PHASES)),
]


def put_table(view: FigureDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    sides = view.seating.sides
    first = view.seating.side_of(seat)
    put_seat(view, seat, marks, view.dealer)
    for step in range(players):
        marks.say(view.is_in(after(seat, step, players)))
    for step in range(sides):
        marks.count_up(view.terms.missing(view.start_scores[after(first, step, sides)]), MISSING)
    marks.one_of(PHASES.index(view.phase()), len(PHASES))


CARDS: Final[list[Field]] = [
    Field("hand", "The observer's cards in hand.", "cards"),
    Field("held", "How many cards each player holds, as a thermometer.", "seats", "places"),
    Field("rows", "The cards each player has laid open, in order, those of tricks first.", "seats", "places", "cards"),
    Field("names", "What each of those cards stands for.", "seats", "places", "cards", needs=WILD),
    Field("named", "The wild cards that have been given a name, which may be their own.", "cards", needs=WILD),
    Field("naming", "The wild card just laid, which is to be named.", "cards", needs=WILD),
    Field("naming_seat", "Who has to name it.", "seats", needs=WILD),
    Field(
        "naming_for", "What for: a trick, the show of Gleich or of Hanger, the proof of either.", LAID_FOR, needs=WILD
    ),
    Field("played", "How many cards of their row each player has played to tricks.", "seats", "places"),
    Field("lifted", "Whether the pack has been cut, where it is."),
    Field("bottom", "The card that the observer has seen in the cut; in Bieten also one that all see.", "cards"),
]


def put_cards(view: FigureDeal, seat: i64, marks: Marks, wild: bool) -> None:
    """`wild`: whether there are wild cards."""
    cards = view.cards
    marks.put(cards.hands[seat], PLACES)
    put_number_of_each_seat(view, seat, marks, cards.held, view.terms.hand_size)
    players = view.terms.players
    for step in range(players):
        _put_row(view, marks, cards.rows[after(seat, step, players)])
    if wild:
        for step in range(players):
            _put_row(view, marks, cards.names[after(seat, step, players)])
        marks.put(cards.named, PLACES)
        marks.one_of(cards.naming, PLACES)
        put_seat(view, seat, marks, cards.naming_seat if cards.naming != NONE else NONE)
        marks.one_of(_laid_for(view), LAID_FOR)
    put_number_of_each_seat(view, seat, marks, cards.played, view.terms.hand_size)
    marks.say(view.cut.lifted != 0)
    marks.one_of(view.cut.bottom, PLACES)


TRUMPS: Final[list[Field]] = [
    Field("trump", "The suit of trumps; none before the deal.", "suits"),
    Field("turned", "The cards lying open beside the pack.", "cards"),
    Field("trump_card", "The one of them that shows the trumps.", "cards"),
    Field("wild", "The wild cards of this deal.", "cards", needs=WILD),
    Field(
        "known", "The cards in each hand that all have seen, in the cut or an exchange.", "seats", "cards", needs=WILD
    ),
    Field("boden", "Undealt cards that lie open.", "cards", needs=BODEN),
]


def put_trumps(view: FigureDeal, seat: i64, marks: Marks, wild: bool, boden: bool) -> None:
    """`wild`: whether there are wild cards; `boden`: whether undealt ones lie open."""
    cards = view.cards
    marks.one_of(cards.trump, SUITS)
    marks.put(set_of(cards.turned), PLACES)
    marks.put(BIT[cards.turned[-1]] if cards.turned else 0, PLACES)
    if wild:
        players = view.terms.players
        marks.put(cards.wild, PLACES)
        for step in range(players):
            marks.put(cards.hands[after(seat, step, players)] & cards.known, PLACES)
    if boden:
        marks.put(set_of(view.cut.boden), PLACES)


EXCHANGE: Final[list[Field]] = [
    Field("asked", "Who is asked whether they exchange.", "seats", needs=WILD),
    Field(
        "step", "The trump card against a natural card, against a wild one, the acorns beside it.", RIGHTS, needs=WILD
    ),
    Field("rights", "Which of these the observer may do now.", RIGHTS, needs=WILD),
    Field("declined", "Which of these the observer has declined.", RIGHTS, needs=WILD),
    Field("giving", "The card given, until another is taken for it.", "cards", needs=WILD),
    Field("changed", "Whether this round of asking has changed anything.", needs=WILD),
]


def put_exchange(view: FigureDeal, seat: i64, marks: Marks) -> None:
    exchange = view.exchange
    put_seat(view, seat, marks, exchange.asked)
    marks.put(exchange.step if exchange.asked != NONE else 0, RIGHTS)
    marks.put(exchange.rights, RIGHTS)
    marks.put(exchange.declined[seat], RIGHTS)
    marks.one_of(exchange.giving, PLACES)
    marks.say(exchange.changed)


TRICKS: Final[list[Field]] = [
    Field("leader", "Who leads, or has led, to the present trick.", "seats"),
    Field("winners", "Who took each finished trick.", "places", "seats"),
    Field("taken", "The tricks of each side, as a thermometer.", "sides", "places"),
]


def put_tricks(view: FigureDeal, seat: i64, marks: Marks) -> None:
    tricks = view.tricks
    hand_size = view.terms.hand_size
    put_seat(view, seat, marks, tricks.leader)
    for winner in tricks.winners:
        put_seat(view, seat, marks, winner)
    marks.skip((hand_size - len(tricks.winners)) * view.terms.players)
    sides = view.seating.sides
    first = view.seating.side_of(seat)
    for step in range(sides):
        marks.count_up(tricks.taken[after(first, step, sides)], hand_size)


def _put_row(view: FigureDeal, marks: Marks, row: list[int]) -> None:
    """Cards in their order, and the places of a full hand after them."""
    for card in row:
        marks.put(BIT[card], PLACES)
    marks.skip((view.terms.hand_size - len(row)) * PLACES)


def _laid_for(view: FigureDeal) -> i64:
    """What the wild card that is to be named was laid for; none without one."""
    kind = view.cards.naming_for
    if view.cards.naming == NONE:
        return NONE
    if kind == PLAY:
        return 0
    return 1 + kind - SHOW if kind < PROVE else 2 + HANGER + kind - PROVE
