"""Grasobern as learning programs want it."""

from collections.abc import Sequence
from typing import Final

from grasobern.deal import GrasobernDeal
from grasobern.rules import GrasobernRules
from weli.core.acts import PLAY
from weli.core.cards import PACK_32, PLACES, set_of
from weli.core.deal import NONE, Deal
from weli.core.ruleset import RuleSet
from weli.ports.encoding.acts import acts_in
from weli.ports.encoding.fields import Field, Layout
from weli.ports.encoding.marks import Marks
from weli.ports.encoding.relative import steps
from weli.ports.learning import Learning

FIELDS: Final = (
    Field("hand", "The observer's cards in hand.", "places"),
    Field("laid", "The cards of each trick, by who laid them.", "tricks", "seats", "places"),
    Field("takers", "Who took each trick that is over.", "tricks", "seats"),
)


class GrasobernLayout(Layout):
    def __init__(self, rules: GrasobernRules) -> None:
        super().__init__(FIELDS, {"places": PLACES, "seats": rules.players, "tricks": rules.hand_size})

    def put(self, view: Deal, seat: int, marks: Marks) -> None:
        assert isinstance(view, GrasobernDeal)
        around = view.round_from(seat)
        to_come = range(len(view.takers), view.rules.hand_size)
        marks.put(view.hands[seat], PLACES)
        for leader, trick in view.tricks()[: view.rules.hand_size] + [(seat, []) for _ in to_come[1:]]:
            for other in around:
                place = (other - leader) % len(around)
                marks.put(set_of(trick[place : place + 1]), PLACES)
        for taker in view.takers + [NONE for _ in to_come]:
            marks.one_of(steps(seat, taker, len(around)), len(around))


class GrasobernLearning(Learning):
    def acts(self) -> list[int]:
        return acts_in([(PLAY, PACK_32)])

    def layout(self, rules: RuleSet) -> Layout:
        assert isinstance(rules, GrasobernRules)
        return GrasobernLayout(rules)

    def fields(self) -> Sequence[Field]:
        return FIELDS

    def most_acts(self, rules: RuleSet) -> int:
        return len(rules.cards)

    def most_points(self, rules: RuleSet, scores: tuple[int, ...]) -> float:
        assert isinstance(rules, GrasobernRules)
        return float(max(rules.first_trick + rules.last_trick + rules.ober, rules.farmer))
