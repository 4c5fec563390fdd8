"""What lies on a table of a figure game, and who took what: seats, score, cards, wild cards, the exchange, tricks."""

from typing import Final

from mypy_extensions import i64

from weli.core.acts import HANGER, PLAY, PROVE, SHOW
from weli.core.cards import BIT, PLACES, SUITS, set_of
from weli.core.deal import NONE
from weli.games.figures.observation.field import FigureField, put_number_of_each_seat, put_seat
from weli.mechanics.deal import FigureDeal
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import after

MISSING: Final = 32
"""The most points to a target that are told apart."""

LAID_FOR: Final = 5
RIGHTS: Final = 3
PHASES: Final[list[str]] = ["cut", "exchange", "play", "show", "validate", "done"]


class Dealer(FigureField):
    meaning = "Whose deal it is."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, view.dealer)


class Active(FigureField):
    meaning = "Who still plays; all, unless a game is played on for the next places."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            marks.say(view.is_in(after(seat, step, players)))


class Missing(FigureField):
    meaning = "How many points each side was away from the target before the deal, as a thermometer; more than 32 look like 32."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        first = seating.side_of(seat)
        for step in range(seating.sides):
            side = after(first, step, seating.sides)
            marks.count_up(view.terms.missing(view.start_scores[side]), MISSING)


class Phase(FigureField):
    meaning = "Where the deal stands: cut, exchange, play, show, validate, done."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(PHASES.index(view.phase()), len(PHASES))


class Hand(FigureField):
    meaning = "The observer's cards in hand."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.cards.hands[seat], PLACES)


class Held(FigureField):
    meaning = "How many cards each player holds, as a thermometer."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_number_of_each_seat(view, seat, marks, view.cards.held, view.terms.hand_size)


class Known(FigureField):
    meaning = "The cards in each hand that everybody has seen: found in the cut, or got in an exchange."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        players = view.terms.players
        for step in range(players):
            marks.put(view.cards.hands[after(seat, step, players)] & view.cards.known, PLACES)


class Rows(FigureField):
    meaning = "The cards each player has laid open, in order; the first ones were played to tricks."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        _put_rows(view, seat, marks, view.cards.rows)


class Names(FigureField):
    meaning = "What each of those cards stands for."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        _put_rows(view, seat, marks, view.cards.names)


class Named(FigureField):
    meaning = "The wild cards that have been given a name, which may be their own."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.cards.named, PLACES)


class Played(FigureField):
    meaning = "How many cards of their row each player has played to tricks, as a thermometer."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_number_of_each_seat(view, seat, marks, view.cards.played, view.terms.hand_size)


class Trump(FigureField):
    meaning = "The suit of trumps; none before the deal."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(view.cards.trump, SUITS)


class Turned(FigureField):
    meaning = "The cards lying open beside the pack."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(set_of(view.cards.turned), PLACES)


class TrumpCard(FigureField):
    meaning = "The one of them that shows the trumps."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(BIT[view.cards.turned[-1]] if view.cards.turned else 0, PLACES)


class Wild(FigureField):
    meaning = "The wild cards of this deal."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.cards.wild, PLACES)


class Boden(FigureField):
    meaning = "Undealt cards that lie open."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(set_of(view.cut.boden), PLACES)


class Lifted(FigureField):
    meaning = "Whether the pack has been cut, where it is."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.cut.lifted != 0)


class Bottom(FigureField):
    meaning = "The card that the observer, as the cutter, has seen in the cut; in Bieten, after it, the undealt card that all see."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(view.cut.bottom, PLACES)


class Naming(FigureField):
    meaning = "The wild card just laid, which is to be named."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(view.cards.naming, PLACES)


class NamingSeat(FigureField):
    meaning = "Who has to name it."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, view.cards.naming_seat if view.cards.naming != NONE else NONE)


class NamingFor(FigureField):
    meaning = "What it was laid for: a trick, the show of Gleich or of Hanger, the proof of either."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(self._purpose(view), LAID_FOR)

    def _purpose(self, view: FigureDeal) -> i64:
        kind = view.cards.naming_for
        if view.cards.naming == NONE:
            return NONE
        if kind == PLAY:
            return 0
        return 1 + kind - SHOW if kind < PROVE else 2 + HANGER + kind - PROVE


class Asked(FigureField):
    meaning = "Who is asked whether he exchanges."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, view.exchange.asked)


class Step(FigureField):
    meaning = "What is asked about: the trump card against a natural card, against a wild one, the acorns beside it."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.exchange.step if view.exchange.asked != NONE else 0, RIGHTS)


class Rights(FigureField):
    meaning = "Which of these the observer may do now."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.exchange.rights, RIGHTS)


class Declined(FigureField):
    meaning = "Which of these the observer has declined."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.put(view.exchange.declined[seat], RIGHTS)


class Giving(FigureField):
    meaning = "The card given, until another is taken for it."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.one_of(view.exchange.giving, PLACES)


class Changed(FigureField):
    meaning = "Whether this round of asking has changed anything."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        marks.say(view.exchange.changed)


class Leader(FigureField):
    meaning = "Who leads, or has led, to the present trick."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        put_seat(view, seat, marks, view.tricks.leader)


class Winners(FigureField):
    meaning = "Who took each finished trick."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        for winner in view.tricks.winners:
            put_seat(view, seat, marks, winner)
        marks.skip((view.terms.hand_size - len(view.tricks.winners)) * view.terms.players)


class Taken(FigureField):
    meaning = "The tricks of each side, as a thermometer."

    def put(self, view: FigureDeal, seat: i64, marks: Marks) -> None:
        seating = view.seating
        first = seating.side_of(seat)
        for step in range(seating.sides):
            marks.count_up(view.tricks.taken[after(first, step, seating.sides)], view.terms.hand_size)


def _put_rows(view: FigureDeal, seat: i64, marks: Marks, cards: list[list[int]]) -> None:
    players = view.terms.players
    for step in range(players):
        row = cards[after(seat, step, players)]
        for card in row:
            marks.put(BIT[card], PLACES)
        marks.skip((view.terms.hand_size - len(row)) * PLACES)
