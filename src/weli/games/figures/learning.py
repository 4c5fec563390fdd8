"""The figure games as learning programs want them.

Giltspiel and Perlaggen share a table of acts, for Giltspiel too is played with wild cards in places.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from weli.core import acts
from weli.core.acts import FIGURE_WORDS
from weli.core.cards import ACORNS, PACK_33, SUIT, card_text, set_of
from weli.core.deal import Deal
from weli.games.figures.engine.deal import SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.rules.scoring import FIGURE_GAME
from weli.games.figures.kinds import FR
from weli.games.figures.notation import ANSWER_WORDS, BEFORE_PLAY
from weli.games.figures.observation.bets import LEVELS
from weli.games.figures.observation.layout import FIELDS, FigureLayout
from weli.ports.encoding.acts import NOTHING, acts_in
from weli.ports.encoding.fields import Field, Layout
from weli.ports.learning import Group, Learning

_ON_FIGURES: Final = (acts.BET, acts.BLIND)
_ON_A_FIGURE: Final = (acts.HOLD, acts.GOOD, acts.RAISE, acts.CONCEDE, acts.CONTEST)
_CARD_WORDS: Final = {
    acts.PLAY: "play",
    acts.NAME: "name",
    acts.TAKE: "take",
    acts.EXCHANGE: "exchange",
    acts.UPGRADE: "upgrade",
}
_EXCHANGES: Final = 12
"""More often the trump card never changes hands: each seat may give its Perlagg or its acorns once for each kind of exchange."""


class FigureLearning(Learning[FR]):
    """Giltspiel and Perlaggen."""

    def acts(self) -> list[int]:
        """Acts on a figure come before acts on a card."""
        return acts_in(
            [
                (acts.STOP, NOTHING),
                (acts.BET, acts.sets_within(set_of(FIGURE_GAME))),
                *[(kind, FIGURE_GAME) for kind in (acts.HOLD, acts.GOOD, acts.RAISE, acts.CONCEDE)],
                (acts.CONTEST, list(SHOWN_FIGURES)),
                (acts.BLIND, acts.sets_within(set_of(FIGURE_GAME))),
                (acts.PLAY, PACK_33),
                (acts.NAME, PACK_33),
                *[(acts.SHOW + figure, PACK_33) for figure in SHOWN_FIGURES],
                *[(acts.PROVE + figure, PACK_33) for figure in SHOWN_FIGURES],
                (acts.TAKE, PACK_33),
                (acts.EXCHANGE, PACK_33),
                (acts.UPGRADE, [card for card in PACK_33 if SUIT[card] == ACORNS]),
                (acts.CUT, range(1, len(PACK_33))),
            ]
        )

    def label(self, act: int) -> str:
        """`bet gleich hanger`, `hold spiel`, `play HA`, `contest gleich L7`, `cut 12`."""
        kind, argument = acts.kind_of(act), acts.argument_of(act)
        if kind in _ON_FIGURES:
            words = [FIGURE_WORDS[figure] for figure in acts.figures_in(argument)]
            return " ".join([BEFORE_PLAY.get(kind, "bet"), *words])
        if kind in _ON_A_FIGURE:
            return f"{ANSWER_WORDS.get(kind, 'contest')} {FIGURE_WORDS[argument]}"
        if acts.SHOW <= kind <= acts.LAST_SHOW:
            return f"contest {FIGURE_WORDS[kind - acts.SHOW]} {card_text(argument)}"
        if acts.PROVE <= kind <= acts.LAST_PROVE:
            return f"validate {FIGURE_WORDS[kind - acts.PROVE]} {card_text(argument)}"
        if kind == acts.CUT:
            return f"cut {argument}"
        if kind == acts.STOP:
            return BEFORE_PLAY[kind]
        return f"{_CARD_WORDS[kind]} {card_text(argument)}"

    def layout(self, rules: FR) -> Layout:
        return FigureLayout(FIELDS, rules)

    def fields(self) -> Sequence[Field]:
        return FIELDS

    def counted(self) -> Mapping[str, str]:
        return {
            "figures": words_of(FIGURE_GAME),
            "levels": f"the {LEVELS} values a figure may have",
            "owners": "open, it stands, nobody's, and then the sides",
        }

    def most_acts(self, rules: FR) -> int:
        """Every card is laid and named once, every step of every bet is made and answered, every side gives each figure up or contests it
        in every turn of the show; and what comes before."""
        figures = len(rules.figures())
        cards = 2 * rules.players * rules.hand_size
        steps = rules.stakes.max_value + 1
        bets = figures * steps * rules.seating.sides
        shows = figures * (rules.seating.sides + rules.players * rules.hand_size)
        before = 1 + rules.hand_size + figures * rules.players + _EXCHANGES
        return cards + bets + shows + before

    def most_points(self, rules: FR, scores: tuple[int, ...]) -> float:
        """All figures at their highest, or all that is missing; on the other side all penalties, and what the score may fall by."""
        figures, dearest = len(rules.figures()), rules.stakes.max_value
        missing = max([rules.missing(score) for score in scores or (rules.start_score,)])
        gained = max(figures * dearest + 1, missing)
        lost = figures * rules.players * max(rules.proofs.validation_penalty, dearest)
        return float(gained + lost + max(map(abs, scores or (0,))))

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
