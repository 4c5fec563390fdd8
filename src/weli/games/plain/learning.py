"""Plain tricks as learning programs want them."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from weli.core.acts import PLAY, argument_of, kind_of
from weli.core.cards import PLACES, SUITS, card_text, set_of
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games.plain.course import TrickByTrick
from weli.games.plain.dealing import left_over
from weli.games.plain.rules import PlainRules
from weli.ports.encoding.acts import NOTHING, acts_in
from weli.ports.encoding.fields import Field, Layout
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import steps
from weli.ports.learning import Learning
from weli.ports.notation import Notation

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
SAID: Final[list[Field]] = [
    Field("said", "What each seat has said in this deal, in the order of the acts.", "seats", "words")
]
"""Where something is done beside playing cards."""


class PlainLayout(Layout):
    """The fields of a rule set; `words` are the acts that are no cards."""

    def __init__(self, rules: RuleSet, words: Sequence[int]) -> None:
        self.tricks = len(rules.cards) // rules.players
        self.talon = left_over(rules)
        self.words = list(words)
        sizes = {"places": PLACES, "seats": rules.players, "tricks": self.tricks, "suits": SUITS}
        sizes |= {"talon": self.talon, "words": len(words)}
        super().__init__([*FIELDS, *(DRAWN if self.talon else []), *(SAID if words else [])], sizes)

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
        said = view.still_said()
        for other in view.round_from(seat) if self.words else []:
            for word in self.words:
                marks.say((other, word) in said)

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
class PlainLearning(Learning[PlainRules]):
    """The acts that a game has words for, each with every card that it needs.

    Args:
        cards: all cards of the game.
        notation: its words.
        points: how many a deal brings a side at most, by whatever rules.
    """

    def __init__(self, cards: Sequence[int], notation: Notation, points: float) -> None:
        self._points = points
        self._verbs = {kind: verb for words in (notation.with_card(), notation.bare()) for verb, kind in words.items()}
        self._acts = acts_in([(kind, cards) for kind in notation.with_card().values()])
        self._acts += acts_in([(kind, NOTHING) for kind in notation.bare().values()])
        self._bare = list(notation.bare().values())

    def acts(self) -> list[int]:
        return self._acts

    def label(self, act: int) -> str:
        verb = self._verbs[kind_of(act)]
        return verb if kind_of(act) in self._bare else f"{verb} {card_text(argument_of(act))}"

    def layout(self, rules: PlainRules) -> Layout:
        return PlainLayout(rules, [act for act in self._acts if kind_of(act) != PLAY])

    def fields(self) -> Sequence[Field]:
        return [*FIELDS, *DRAWN, *SAID]

    def most_acts(self, rules: PlainRules) -> int:
        """Nothing is done twice."""
        return len(self._acts)

    def most_points(self, rules: PlainRules, scores: tuple[int, ...]) -> float:
        return self._points
