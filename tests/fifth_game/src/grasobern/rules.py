"""The rule set of Grasobern: what its villages do differently, and how two of them play."""

from dataclasses import dataclass
from typing import Final

from weli.core.cards import ACE, LEAVES, OBER, PACK_32, SEVEN, card_at
from weli.core.parameters import NO_OR_YES, parameter
from weli.games.plain.ranking import Ranking
from weli.games.plain.rules import PlainRules

RANKING: Final = Ranking([*range(SEVEN, ACE + 1)])  # GO-CARD-02
MOST_POINTS: Final = 8.0  # that a deal can cost somebody, in whatever village (GO-SCORE-04)
THE_OBER: Final = card_at(LEAVES, OBER)  # the Grasober, whom nobody wants (GO-AIM-01)


@dataclass(frozen=True, repr=False, kw_only=True)
class GrasobernRules(PlainRules):
    """How one table plays. A game ends at `target` points; the others are what the first trick, the last one, the one with the Ober and
    all of them together cost, and whether the Ober has to be thrown where its holder cannot follow suit."""

    game: str
    name: str
    target: int = parameter(choice=range(5, 101), group="score")
    first_trick: int = parameter(choice=range(3), group="score")
    last_trick: int = parameter(choice=range(3), group="score")
    ober: int = parameter(choice=range(1, 5), group="score")
    farmer: int = parameter(choice=range(9), group="score")
    ober_must_go: bool = parameter(choice=NO_OR_YES, group="tricks")

    def __post_init__(self) -> None:
        """Thirty-two cards, for four (GO-CARD-01, GO-DEAL-01)."""
        self.settle(players=4, hand_size=8)

    @property
    def cards(self) -> list[int]:
        return PACK_32


UPPER_PALATINATE: Final = GrasobernRules(
    game="grasobern", name="oberpfalz", target=20, first_trick=1, last_trick=1, ober=2, farmer=4, ober_must_go=True
)
"""As Bavarian radio has told it (GO-SCORE-01, GO-SCORE-02, GO-SCORE-03, GO-SCORE-04, GO-PLAY-04)."""

CHAMERAU: Final = UPPER_PALATINATE.but("chamerau", first_trick=0)
"""The first trick costs nothing (GO-VAR-01)."""

PRESETS: Final = {rules.name: rules for rules in (UPPER_PALATINATE, CHAMERAU)}
