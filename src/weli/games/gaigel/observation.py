"""The fields of Gaigel, in their order. A card is one of 24 faces; its two copies are counted."""

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


class GaigelField(Field):
    """A fact of a view of Gaigel."""

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        """Puts its marks for a view and its seat, as many as its shape has."""
        raise NotImplementedError


class GaigelLayout(Layout):
    """The fields of a rule set of Gaigel."""

    _fields: vec[GaigelField]

    def __init__(self, rules: GaigelRules) -> None:
        super().__init__(FIELDS, sizes_of(rules))
        self._fields = vec[GaigelField](FIELDS)

    def put(self, view: Deal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, GaigelDeal)
        for field in self._fields:
            field.put(view, seat, marks)


class Dealer(GaigelField):
    meaning = "Whose deal it is."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seat(view, seat, marks, view.dealer)


class Units(GaigelField):
    meaning = "The units of each side before the deal, game points in a tournament, as a thermometer; more than 32 look like 32."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        first = seating.side_of(seat)
        for step in range(seating.sides):
            marks.count_up(view.start_scores[after(first, step, seating.sides)], UNITS)


class Cleaning(GaigelField):
    meaning = "Whether this is a deal of the cleaning phase."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.cleaning)


class Phase(GaigelField):
    meaning = "Where the deal stands: cut, play, call (the last words), done."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(PHASES.index(view.phase()), len(PHASES))


class Knocked(GaigelField):
    meaning = "Whether the cutter has knocked."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.cut.knocked)


class Hand(GaigelField):
    meaning = "The observer's cards in hand: one of each face, two of it."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        together: i64 = 0
        rest = view.cards.once[seat]
        while rest:
            card = lowest(rest)
            first = ONE[FACE_OF[card] * COPIES]
            together |= 3 * first if view.cards.twice[seat] & BIT[card] else first
            rest &= rest - 1
        marks.put(together, len(FACES) * COPIES)


class Held(GaigelField):
    meaning = "How many cards each player holds, as a thermometer."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            marks.count_up(view.cards.held[after(seat, step, players)], HAND)


class Shown(GaigelField):
    meaning = "The cards in each hand that everybody has seen."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            _put_cards(marks, view.cards.shown[after(seat, step, players)])


class UsedKings(GaigelField):
    meaning = "The Kings in each hand that a declaration has used up, as a thermometer for each suit."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_used(view, seat, marks, view.pairs.used_kings)


class UsedObers(GaigelField):
    meaning = "The Obers in each hand that a declaration has used up."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_used(view, seat, marks, view.pairs.used_obers)


class Duty(GaigelField):
    meaning = "The suits of which each player must play a card next, having declared its King and Ober."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            duty = view.pairs.duty[after(seat, step, players)]
            for suit in range(SUITS):
                marks.say(bool(duty) and card_at(suit, KING) in duty)


class Trump(GaigelField):
    meaning = "The suit of trumps; none before the deal."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(view.talon.trump, SUITS)


class Indicator(GaigelField):
    meaning = "The open card under the talon that shows the trumps, until it is in a hand."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_face(marks, view.talon.indicator)


class Diss(GaigelField):
    meaning = "Whether the Seven of trumps lies under the talon."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.talon.diss != NONE)


class Left(GaigelField):
    meaning = "How many cards are still to be drawn, the open one included, as a thermometer."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.count_up(view.left(), len(PACK_48) - view.terms.players * HAND)


class Drawing(GaigelField):
    meaning = "Whether a trick is over and cards are still to be drawn."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.tricks.drawing)


class Claimant(GaigelField):
    meaning = "Who has, or had, the right to the indicator."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seat(view, seat, marks, view.robbing.claimant)


class Asked(GaigelField):
    meaning = "The claimant, while asked to hand their right over."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seat(view, seat, marks, view.robbing.asked)


class Handing(GaigelField):
    meaning = "The partner who asks him."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seat(view, seat, marks, view.robbing.handing)


class Declined(GaigelField):
    meaning = "Whether the claimant has refused since the last trick was over."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.robbing.declined_in == view.tricks_over())


class Opening(GaigelField):
    meaning = (
        "How the first trick was opened: Ge-Elfen, a dive, the second Ace, five trumps, the fifth card of a collector."
    )

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(view.opening.way, OPENINGS)


class Forced(GaigelField):
    meaning = "Who, as the observer knows, played a trump to the first trick from a hand of nothing else."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seats(view, seat, marks, view.opening.forced)


class Proven(GaigelField):
    meaning = "Who has shown their hand after the first trick."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seats(view, seat, marks, view.opening.proven)


class Leader(GaigelField):
    meaning = "Who leads, or has led, to the present trick."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seat(view, seat, marks, view.tricks.leader)


class Trick(GaigelField):
    meaning = "The card of each player in the present trick, where it lies open or is the observer's."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_trick(view, seat, marks, view.tricks.leader, view.tricks.lying)


class FaceDown(GaigelField):
    meaning = "Whose card in it the observer cannot see."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            place = steps(view.tricks.leader, after(seat, step, players), players)
            marks.say(place < len(view.tricks.lying) and view.tricks.lying[place] == HIDDEN)


class Tricks(GaigelField):
    meaning = "The card of each player in each finished trick."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        for number in range(len(view.tricks.finished)):
            _put_trick(view, seat, marks, view.tricks.leaders[number], view.tricks.finished[number])
        players = view.terms.players
        marks.skip((len(PACK_48) // players - len(view.tricks.finished)) * players * len(FACES))


class Winners(GaigelField):
    meaning = "Who took each finished trick."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        for winner in view.tricks.winners:
            _put_seat(view, seat, marks, winner)
        players = view.terms.players
        marks.skip((len(PACK_48) // players - len(view.tricks.winners)) * players)


class Piles(GaigelField):
    meaning = "The cards each side has won: one of each face, two of it."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        first = seating.side_of(seat)
        for step in range(seating.sides):
            _put_cards(marks, view.pile(after(first, step, seating.sides)))


class Points(GaigelField):
    meaning = "What each side has by its tricks and pairs, in fives, as a thermometer; anybody could have counted it."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        first = seating.side_of(seat)
        for step in range(seating.sides):
            count = view.true_count(after(first, step, seating.sides))
            marks.count_up(count // STEP_OF_POINTS, STEPS_OF_POINTS)


class Enough(GaigelField):
    meaning = "Whether that is enough to call."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        first = seating.side_of(seat)
        for step in range(seating.sides):
            marks.say(view.true_count(after(first, step, seating.sides)) >= view.terms.target)


class Declared(GaigelField):
    meaning = "How many pairs of each suit each player has declared, as a thermometer."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        if not view.pairs.declared:
            marks.skip(players * SUITS * COPIES)
            return
        for step in range(players):
            other = after(seat, step, players)
            for suit in range(SUITS):
                marks.count_up(view.pairs_declared(other, suit), COPIES)


class Quest(GaigelField):
    meaning = "What each player has announced: Siebener, auf Dissle, auf Farbe."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            marks.one_of(view.opening.quests[after(seat, step, players)] - 1, QUESTS)


class Caller(GaigelField):
    meaning = "Who has rightly called, while the others may still accuse."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        _put_seat(view, seat, marks, view.calls.caller)


class Calling(GaigelField):
    meaning = "The sides that still have a last word."

    def put(self, view: GaigelDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        marks.put(turned(set_of(view.calls.calling), seating.side_of(seat), seating.sides), seating.sides)


def _put_seat(view: GaigelDeal, seat: i64, marks: Marks, other: i64) -> None:
    """One of the seats, or none."""
    players = view.terms.players
    marks.one_of(steps(seat, other, players), players)


def _put_seats(view: GaigelDeal, seat: i64, marks: Marks, members: i64) -> None:
    """A set of seats."""
    players = view.terms.players
    marks.put(turned(members, seat, players), players)


def _put_face(marks: Marks, card: i64) -> None:
    """A card, or none."""
    marks.one_of(NONE if card == HIDDEN else FACE_OF[card], len(FACES))


def _put_cards(marks: Marks, cards: list[int]) -> None:
    """Cards of which there may be two alike, as a thermometer for each face."""
    together: i64 = 0
    for card in cards:
        first = ONE[FACE_OF[card] * COPIES]
        together |= 2 * first if together & first else first
    marks.put(together, len(FACES) * COPIES)


def _put_used(view: GaigelDeal, seat: i64, marks: Marks, used: list[int]) -> None:
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


FIELDS: Final[list[GaigelField]] = [
    Dealer("seats"),
    Units("sides", UNITS),
    Cleaning(),
    Phase(len(PHASES)),
    Knocked(),
    Hand("faces", "copies"),
    Held("seats", "places"),
    Shown("seats", "faces", "copies"),
    UsedKings("seats", "suits", "copies"),
    UsedObers("seats", "suits", "copies"),
    Duty("seats", "suits"),
    Trump("suits"),
    Indicator("faces"),
    Diss(),
    Left("talon"),
    Drawing(),
    Claimant("seats"),
    Asked("seats"),
    Handing("seats"),
    Declined(),
    Opening(OPENINGS),
    Forced("seats"),
    Proven("seats"),
    Leader("seats"),
    Trick("seats", "faces"),
    FaceDown("seats"),
    Tricks("tricks", "seats", "faces"),
    Winners("tricks", "seats"),
    Piles("sides", "faces", "copies"),
    Points("sides", STEPS_OF_POINTS),
    Enough("sides"),
    Declared("seats", "suits", "copies"),
    Quest("seats", QUESTS),
    Caller("seats"),
    Calling("sides"),
]
