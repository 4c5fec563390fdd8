"""What a seat sees of Gaigel: the fields in their order, and their marks. A card is one of 24 faces; its two copies are counted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import BIT, HIDDEN, KING, PLACES, SUITS, card_at, lowest, set_of
from weli.core.deal import NONE, Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.opening import FARBE_QUEST, FIFTH_CARD
from weli.games.gaigel.facts.pairs import by_suit
from weli.games.gaigel.ranks import COPIES, FACES, HAND, PACK_48
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.encoding.fields import Field, Layout
from weli.ports.encoding.marks import ONE, Marks
from weli.ports.encoding.relative import after, steps, turned

UNITS: Final = 32
"""The most units that are told apart."""

STEP_OF_POINTS: Final = 5
STEPS_OF_POINTS: Final = 24
PHASES: Final[list[str]] = ["cut", "play", "call", "done"]
OPENINGS: Final = FIFTH_CARD + 1
QUESTS: Final = FARBE_QUEST

FACE_OF: Final[vec[i64]] = vec[i64]([FACES.index(card) if card in FACES else NONE for card in range(PLACES)])


def sizes_of(rules: GaigelRules) -> dict[str, int]:
    """What the shapes of the fields count."""
    return {
        "seats": rules.players,
        "sides": rules.seating.sides,
        "places": HAND,
        "faces": len(FACES),
        "copies": COPIES,
        "suits": SUITS,
        "talon": len(PACK_48) - rules.players * HAND,
        "tricks": len(PACK_48) // rules.players,
    }


class GaigelLayout(Layout):
    """The fields of a rule set of Gaigel."""

    def __init__(self, rules: GaigelRules) -> None:
        super().__init__(FIELDS, sizes_of(rules))

    def put(self, view: Deal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, GaigelDeal)
        _put_table(view, seat, marks)
        _put_hands(view, seat, marks)
        _put_talon(view, seat, marks)
        _put_opening(view, seat, marks)
        _put_tricks(view, seat, marks)
        _put_count(view, seat, marks)


_TABLE: Final[list[Field]] = [
    Field("dealer", "Whose deal it is.", "seats"),
    Field("units", "Units (in a tournament, game points) before the deal, as a thermometer up to 32.", "sides", UNITS),
    Field("cleaning", "Whether this is a deal of the cleaning phase."),
    Field("phase", "Where the deal stands: cut, play, call (the last words), done.", len(PHASES)),
    Field("knocked", "Whether the cutter has knocked."),
]


def _put_table(view: GaigelDeal, seat: i64, marks: Marks) -> None:
    _put_seat(view, seat, marks, view.dealer)
    sides = view.seating.sides
    first = view.seating.side_of(seat)
    for step in range(sides):
        marks.count_up(view.start_scores[after(first, step, sides)], UNITS)
    marks.say(view.cleaning)
    marks.one_of(PHASES.index(view.phase()), len(PHASES))
    marks.say(view.cut.knocked)


_HANDS: Final[list[Field]] = [
    Field("hand", "The observer's cards in hand: one of each face, two of it.", "faces", "copies"),
    Field("held", "How many cards each player holds, as a thermometer.", "seats", "places"),
    Field("shown", "The cards in each hand that everybody has seen.", "seats", "faces", "copies"),
    Field("used_kings", "Kings used up by declarations, as a thermometer for each suit.", "seats", "suits", "copies"),
    Field("used_obers", "Obers used up likewise.", "seats", "suits", "copies"),
    Field("duty", "The suits of declared pairs of which each player must play a card next.", "seats", "suits"),
]


def _put_hands(view: GaigelDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    _put_hand(marks, view.cards.once[seat], view.cards.twice[seat])
    for step in range(players):
        marks.count_up(view.cards.held[after(seat, step, players)], HAND)
    for step in range(players):
        _put_cards(marks, view.cards.shown[after(seat, step, players)])
    _put_used(view, seat, marks, view.pairs.used_kings)
    _put_used(view, seat, marks, view.pairs.used_obers)
    for step in range(players):
        duty = view.pairs.duty[after(seat, step, players)]
        for suit in range(SUITS):
            marks.say(duty & BIT[card_at(suit, KING)] != 0)


_TALON: Final[list[Field]] = [
    Field("trump", "The suit of trumps; none before the deal.", "suits"),
    Field("indicator", "The open card under the talon that shows the trumps, until it is in a hand.", "faces"),
    Field("diss", "Whether the Seven of trumps lies under the talon."),
    Field("left", "How many cards are still to be drawn, the open one included, as a thermometer.", "talon"),
    Field("drawing", "Whether a trick is over and cards are still to be drawn."),
    Field("claimant", "Who has, or had, the right to the indicator.", "seats"),
    Field("asked", "The claimant, while he is asked to hand that right over.", "seats"),
    Field("handing", "The partner who asks.", "seats"),
    Field("declined", "Whether the claimant has refused since the last trick was over."),
]


def _put_talon(view: GaigelDeal, seat: i64, marks: Marks) -> None:
    marks.one_of(view.talon.trump, SUITS)
    _put_face(marks, view.talon.indicator)
    marks.say(view.robbing.diss != NONE)
    marks.count_up(view.to_draw(), len(PACK_48) - view.terms.players * HAND)
    marks.say(view.tricks.drawing)
    _put_seat(view, seat, marks, view.robbing.claimant)
    _put_seat(view, seat, marks, view.robbing.asked)
    _put_seat(view, seat, marks, view.robbing.handing)
    marks.say(view.robbing.declined_in == view.tricks_over())


_OPENING: Final[list[Field]] = [
    Field("opening", "First trick: Ge-Elfen, a dive, the second Ace, five trumps, a collector's fifth card.", OPENINGS),
    Field("forced", "Who, as the observer knows, had nothing but trumps to play to the first trick.", "seats"),
    Field("proven", "Who has shown their hand after the first trick.", "seats"),
]


def _put_opening(view: GaigelDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    marks.one_of(view.opening.way, OPENINGS)
    marks.put(turned(view.opening.forced, seat, players), players)
    marks.put(turned(view.opening.proven, seat, players), players)


_TRICKS: Final[list[Field]] = [
    Field("leader", "Who leads, or has led, to the present trick.", "seats"),
    Field("trick", "The card of each player in the present trick, if open or the observer's.", "seats", "faces"),
    Field("face_down", "Whose card in it the observer cannot see.", "seats"),
    Field("tricks", "The card of each player in each finished trick.", "tricks", "seats", "faces"),
    Field("winners", "Who took each finished trick.", "tricks", "seats"),
]


def _put_tricks(view: GaigelDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    tricks = view.tricks
    _put_seat(view, seat, marks, tricks.leader)
    _put_trick(view, seat, marks, tricks.leader, tricks.lying)
    for step in range(players):
        place = steps(tricks.leader, after(seat, step, players), players)
        marks.say(place < len(tricks.lying) and tricks.lying[place] == HIDDEN)
    to_come = len(PACK_48) // players - len(tricks.finished)
    for number in range(len(tricks.finished)):
        _put_trick(view, seat, marks, tricks.leaders[number], tricks.finished[number])
    marks.skip(to_come * players * len(FACES))
    for winner in tricks.winners:
        _put_seat(view, seat, marks, winner)
    marks.skip(to_come * players)


_COUNT: Final[list[Field]] = [
    Field("piles", "The cards each side has won: one of each face, two of it.", "sides", "faces", "copies"),
    Field(
        "points", "Points in tricks and pairs, in fives, as a thermometer; all could count.", "sides", STEPS_OF_POINTS
    ),
    Field("enough", "Whether that is enough to call.", "sides"),
    Field("declared", "Pairs that each player has declared in each suit: a thermometer.", "seats", "suits", "copies"),
    Field("quest", "What each player has announced: Siebener, auf Dissle, auf Farbe.", "seats", QUESTS),
    Field("caller", "Who has rightly called, while the others may still accuse.", "seats"),
    Field("calling", "The sides that still have a last word.", "sides"),
]


def _put_count(view: GaigelDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    sides = view.seating.sides
    first = view.seating.side_of(seat)
    for step in range(sides):
        _put_cards(marks, view.pile(after(first, step, sides)))
    for step in range(sides):
        marks.count_up(view.true_count(after(first, step, sides)) // STEP_OF_POINTS, STEPS_OF_POINTS)
    for step in range(sides):
        marks.say(view.true_count(after(first, step, sides)) >= view.terms.target)
    _put_declared(view, seat, marks)
    for step in range(players):
        marks.one_of(view.opening.quests[after(seat, step, players)] - 1, QUESTS)
    _put_seat(view, seat, marks, view.calls.caller)
    marks.put(turned(set_of(view.calls.calling), first, sides), sides)


def _put_seat(view: GaigelDeal, seat: i64, marks: Marks, other: i64) -> None:
    """One of the seats, or none."""
    players = view.terms.players
    marks.one_of(steps(seat, other, players), players)


def _put_face(marks: Marks, card: i64) -> None:
    """A card, or none."""
    marks.one_of(NONE if card == HIDDEN else FACE_OF[card], len(FACES))


def _put_hand(marks: Marks, once: i64, twice: i64) -> None:
    """A thermometer for each face, given the set of faces that are held, and of those held twice."""
    together: i64 = 0
    rest = once
    while rest:
        card = lowest(rest)
        first = ONE[FACE_OF[card] * COPIES]
        together |= 3 * first if twice & BIT[card] else first
        rest &= rest - 1
    marks.put(together, len(FACES) * COPIES)


def _put_cards(marks: Marks, cards: list[int]) -> None:
    """Cards of which there may be two alike, as a thermometer for each face."""
    together: i64 = 0
    for card in cards:
        first = ONE[FACE_OF[card] * COPIES]
        together |= 2 * first if together & first else first
    marks.put(together, len(FACES) * COPIES)


def _put_used(view: GaigelDeal, seat: i64, marks: Marks, used: vec[i64]) -> None:
    players = view.terms.players
    for step in range(players):
        other = after(seat, step, players)
        for suit in range(SUITS):
            marks.count_up(used[by_suit(other, suit)], COPIES)


def _put_trick(view: GaigelDeal, seat: i64, marks: Marks, led_by: i64, cards: list[int]) -> None:
    """The card of each player in a trick, where it can be seen."""
    players = view.terms.players
    for step in range(players):
        place = steps(led_by, after(seat, step, players), players)
        _put_face(marks, cards[place] if place < len(cards) else HIDDEN)


def _put_declared(view: GaigelDeal, seat: i64, marks: Marks) -> None:
    players = view.terms.players
    if not view.pairs.declared:
        marks.skip(players * SUITS * COPIES)
        return
    for step in range(players):
        other = after(seat, step, players)
        for suit in range(SUITS):
            marks.count_up(view.pairs_declared(other, suit), COPIES)


FIELDS: Final[list[Field]] = _TABLE + _HANDS + _TALON + _OPENING + _TRICKS + _COUNT
