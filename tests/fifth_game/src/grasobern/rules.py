"""The rule set of Grasobern: what its villages do differently, and how two of them play."""

from dataclasses import dataclass
from typing import Final

from weli.core.cards import ACE, LEAVES, OBER, PACK_32, SEVEN, card_at
from weli.core.parameters import NO_OR_YES, parameter
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games.plain.ranking import Ranking

RANKING: Final = Ranking([*range(SEVEN, ACE + 1)])  # GO-CARD-02
THE_OBER: Final = card_at(LEAVES, OBER)  # the Grasober, whom nobody wants (GO-AIM-01)


@dataclass(frozen=True, repr=False, kw_only=True)
class GrasobernRules(RuleSet):
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
        """Refuses what cannot be played, and fills in what no village changes (GO-CARD-01, GO-DEAL-01)."""
        self.check_each()
        self.fix(players=4, hand_size=8, start_score=0, seating=Seating(4, 4))
        self.fix(talk=False, signal_system="none", first_dealer="random")

    @property
    def cards(self) -> list[int]:
        return PACK_32

    @property
    def begins_before_the_cut(self) -> bool:
        return False

    def is_gestrichen(self, points: int) -> bool:
        return False


UPPER_PALATINATE: Final = GrasobernRules(
    game="grasobern", name="oberpfalz", target=20, first_trick=1, last_trick=1, ober=2, farmer=4, ober_must_go=True
)
"""As Bavarian radio has told it (GO-SCORE-01, GO-SCORE-02, GO-SCORE-03, GO-SCORE-04, GO-PLAY-04)."""

CHAMERAU: Final = UPPER_PALATINATE.but("chamerau", first_trick=0)
"""The first trick costs nothing (GO-VAR-01)."""

PRESETS: Final = {rules.name: rules for rules in (UPPER_PALATINATE, CHAMERAU)}
