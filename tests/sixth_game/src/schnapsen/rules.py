"""The rule set of Schnapsen for two, and the cards it is played with."""

from dataclasses import dataclass
from typing import Final

from weli.core.cards import ACE, KING, OBER, TEN, UNTER
from weli.core.parameters import parameter
from weli.games.plain.ranking import Ranking
from weli.games.plain.rules import PlainRules

RANKING: Final = Ranking([UNTER, OBER, KING, TEN, ACE], {ACE: 11, TEN: 10, KING: 4, OBER: 3, UNTER: 2})  # SN-CARD-02
ENOUGH_POINTS: Final = 66  # SN-AIM-01
HALF: Final = 33  # SN-SCORE-01
FEW: Final = 3  # so many cards have to be left for the talon to be closed, or the Unter to be laid there (SN-TALON-03)


@dataclass(frozen=True, repr=False, kw_only=True)
class SchnapsenRules(PlainRules):
    """How one table plays: to how many game points."""

    game: str
    name: str
    target: int = parameter(choice=range(5, 12), group="score")

    def __post_init__(self) -> None:
        """A pack of twenty, for two (SN-CARD-01, SN-DEAL-01)."""
        self.settle(players=2, hand_size=5)

    @property
    def cards(self) -> list[int]:
        return RANKING.faces


PRESETS: Final = {"wien": SchnapsenRules(game="schnapsen", name="wien", target=7)}
