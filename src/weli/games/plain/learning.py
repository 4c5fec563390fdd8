"""Plain tricks as learning programs want them."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from weli.core.acts import PLAY
from weli.core.cards import PLACES, SUITS, set_of
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games.plain.course import TrickByTrick
from weli.games.plain.ports import left_over
from weli.ports.encoding.acts import acts_in
from weli.ports.encoding.fields import Field, Layout
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import steps
from weli.ports.learning import Learning

FIELDS: Final[list[Field]] = [
    Field("hand", "The observer's cards in hand.", "places"),
    Field("shown", "The cards in each hand that everybody has seen.", "seats", "places"),
    Field("laid", "The cards of each trick, by who laid them.", "tricks", "seats", "places"),
    Field("takers", "Who took each trick that is over.", "tricks", "seats"),
]
DRAWN: Final[list[Field]] = [
    Field("trump", "The suit of trumps.", "suits"),
    Field("indicator", "The open card under the talon, until it is in a hand.", "places"),
    Field("left", "How many cards are still to be drawn, the open one included, as a thermometer.", "talon"),
]
"""Where cards are left over when all have their hands."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainLayout(Layout):
    """The fields of a rule set; what a game has beside them is put after them (`put_more`)."""

    def __init__(self, rules: RuleSet, more: Sequence[Field] = ()) -> None:
        self.tricks = len(rules.cards) // rules.players
        self.talon = left_over(rules)
        sizes = {"places": PLACES, "seats": rules.players, "tricks": self.tricks, "suits": SUITS, "talon": self.talon}
        super().__init__([*FIELDS, *(DRAWN if self.talon else []), *more], sizes)

    def put(self, view: Deal, seat: i64, marks: Marks) -> None:
        assert isinstance(view, TrickByTrick)
        marks.put(view.cards.once[seat], PLACES)
        for other in view.round_from(seat):
            marks.put(set_of(view.cards.shown[other]), PLACES)
        self._put_tricks(view, seat, marks)
        if self.talon:
            marks.one_of(view.talon.trump, SUITS)
            marks.one_of(view.talon.indicator, PLACES)
            marks.count_up(view.to_draw(), self.talon)
        self.put_more(view, seat, marks)

    def put_more(self, view: Deal, seat: i64, marks: Marks) -> None:
        """Puts the marks of a game's own fields; here there are none."""

    def _put_tricks(self, view: TrickByTrick, seat: i64, marks: Marks) -> None:
        around = view.round_from(seat)
        tricks = view.all_tricks()[: self.tricks]
        for leader, cards in tricks:
            for other in around:
                place = view.round_from(leader).index(other)
                marks.put(set_of(cards[place : place + 1]), PLACES)
        marks.skip((self.tricks - len(tricks)) * len(around) * PLACES)
        for winner in view.tricks.winners:
            marks.one_of(steps(seat, winner, len(around)), len(around))
        marks.skip((self.tricks - len(view.tricks.winners)) * len(around))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainLearning(Learning):
    """A game in which nothing is done but to play a card; one with more to do adds it to `acts`, and says it in `label`."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.every_card = cards

    def acts(self) -> list[int]:
        return acts_in([(PLAY, self.every_card)])

    def layout(self, rules: RuleSet) -> Layout:
        return PlainLayout(rules)

    def fields(self) -> Sequence[Field]:
        return [*FIELDS, *DRAWN]

    def most_acts(self, rules: RuleSet) -> int:
        return len(rules.cards)
