"""How Gaigel was played, in numbers."""

from typing import Final

from weli.core.acts import STEP
from weli.games.gaigel.acts import ACCUSE, AUS, DISSLE, FARBE, FETCH, HANDOVER, PAIR, PROOF, ROB, SIEBENER
from weli.games.gaigel.deal import GaigelDeal
from weli.ports.measures import Measures

KINDS: Final = {
    PAIR: "pairs",
    ROB: "robberies",
    FETCH: "indicators fetched",
    HANDOVER: "handovers",
    DISSLE: "quests",
    SIEBENER: "quests",
    FARBE: "quests",
    AUS: "aus",
    ACCUSE: "accusations",
    PROOF: "proofs asked",
}


class GaigelMeasures(Measures[GaigelDeal]):
    def words(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(KINDS.values()))

    def counted_as(self, deal: GaigelDeal, act: int) -> list[str]:
        return [KINDS[act // STEP]] if act // STEP in KINDS else []

    def endings(self) -> tuple[int, ...]:
        """That it is over, and that it should have been called so."""
        return (AUS, ACCUSE)
