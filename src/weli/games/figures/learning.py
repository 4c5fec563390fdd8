"""The figure games as learning programs want them."""

from collections.abc import Mapping, Sequence

from weli.core.acts import FIGURE_WORDS
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games.figures.actions import figure_actions, figure_label
from weli.games.figures.bounds import most_acts, most_points
from weli.games.figures.observation.bets import LEVELS
from weli.games.figures.observation.layout import FIELDS, FigureLayout
from weli.mechanics.deal import FigureDeal
from weli.mechanics.rules.scoring import FIGURE_GAME
from weli.mechanics.ruleset import FigureRules
from weli.ports.encoding.fields import Field, Layout
from weli.ports.learning import Group, Learning


class FigureLearning(Learning):
    """Giltspiel and Perlaggen."""

    def acts(self) -> list[int]:
        return figure_actions()

    def label(self, act: int) -> str:
        return figure_label(act)

    def layout(self, rules: RuleSet) -> Layout:
        assert isinstance(rules, FigureRules)
        return FigureLayout(FIELDS, rules)

    def fields(self) -> Sequence[Field]:
        return FIELDS

    def counted(self) -> Mapping[str, str]:
        return {
            "figures": words_of(FIGURE_GAME),
            "levels": f"the {LEVELS} values a figure may have",
            "owners": "open, it stands, nobody's, and then the sides",
        }

    def most_acts(self, rules: RuleSet) -> int:
        assert isinstance(rules, FigureRules)
        return most_acts(rules)

    def most_points(self, rules: RuleSet, scores: tuple[int, ...]) -> float:
        assert isinstance(rules, FigureRules)
        return most_points(rules, scores)

    def groups(self, laid: Deal) -> list[Group]:
        """Hands, and the cards that lie open; what nobody ever sees does not matter."""
        if laid.phase() == "cut":
            return super().groups(laid)
        assert isinstance(laid, FigureDeal)
        hands = _hands(laid)
        return [*hands, *[(place,) for place in _open_places(laid, hands)]]


def words_of(figures: list[int]) -> str:
    """The names of figures, in their order."""
    return ", ".join([FIGURE_WORDS[figure] for figure in figures])


def _hands(laid: FigureDeal) -> list[Group]:
    cards = laid.rules.cards
    hands = [
        tuple([place for place, card in enumerate(cards) if laid.cards.hands[seat] >> card & 1]) for seat in laid.active
    ]
    return [hand for hand in hands if hand]


def _open_places(laid: FigureDeal, hands: list[Group]) -> list[int]:
    """Where trumps are turned until they are no acorns, any number of cards may be."""
    cards = laid.rules.cards
    if laid.rules.wild.acorns_may_be_trump:
        return [cards.index(card) for card in [*laid.cards.turned, *laid.cut.boden]]
    dealt = {place for hand in hands for place in hand}
    return [place for place in range(len(cards)) if place not in dealt]
