"""How figure games were played, in numbers."""

from typing import Final

from weli.core.acts import BET, BLIND, CONCEDE, GOOD, HOLD, LAST_SHOW, RAISE, SHOW, SPIEL, STEP
from weli.core.cards import how_many
from weli.games.figures.engine.deal import STANDING
from weli.games.figures.kinds import F
from weli.ports.measures import Measures

KINDS: Final = {
    BET: "bets",
    BLIND: "bets",
    HOLD: "holds",
    GOOD: "goods",
    RAISE: "raises",
    CONCEDE: "concessions",
    **dict.fromkeys(range(SHOW, LAST_SHOW + 1), "cards shown"),
}


class FigureMeasures(Measures[F]):
    """Giltspiel and Perlaggen."""

    def words(self) -> tuple[str, ...]:
        return "bets", "holds", "goods", "raises", "concessions", "spiel given up", "cards shown", "failed proofs"

    def told(self) -> tuple[str, ...]:
        return "silent_deals", "standing"

    def counted_as(self, deal: F, act: int) -> list[str]:
        if act // STEP == CONCEDE and act % STEP == SPIEL:
            return ["concessions", "spiel given up"]
        return [KINDS[act // STEP]] if act // STEP in KINDS else []

    def at_the_end(self, deal: F, seat: int) -> dict[str, int]:
        return {"failed proofs": how_many(deal.proofs.failed[seat])}

    def is_silent(self, deal: F) -> bool:
        return not any(stake.first_bet for stake in deal.stakes)

    def left_standing(self, deal: F) -> int:
        return len([stake for stake in deal.stakes if stake.owner == STANDING])
