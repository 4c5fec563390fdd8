"""How figure games were played, in numbers."""

from typing import Final

from weli.core.acts import BET, BLIND, CONCEDE, GOOD, HOLD, LAST_SHOW, RAISE, SHOW, SPIEL, STEP
from weli.core.cards import how_many
from weli.core.deal import Deal
from weli.games.figures.engine.deal import STANDING, FigureDeal
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


class FigureMeasures(Measures):
    """Giltspiel and Perlaggen."""

    def words(self) -> tuple[str, ...]:
        return "bets", "holds", "goods", "raises", "concessions", "spiel given up", "cards shown", "failed proofs"

    def told(self) -> tuple[str, ...]:
        return "silent_deals", "standing"

    def counted_as(self, deal: Deal, act: int) -> list[str]:
        if act // STEP == CONCEDE and act % STEP == SPIEL:
            return ["concessions", "spiel given up"]
        return [KINDS[act // STEP]] if act // STEP in KINDS else []

    def at_the_end(self, deal: Deal, seat: int) -> dict[str, int]:
        assert isinstance(deal, FigureDeal)
        return {"failed proofs": how_many(deal.proofs.failed[seat])}

    def is_silent(self, deal: Deal) -> bool:
        assert isinstance(deal, FigureDeal)
        return not any(stake.first_bet for stake in deal.stakes)

    def left_standing(self, deal: Deal) -> int:
        assert isinstance(deal, FigureDeal)
        return len([stake for stake in deal.stakes if stake.owner == STANDING])
