"""How Bieten was played, in numbers."""

from typing import Final

from weli.core.acts import BET, GOOD, HOLD, STEP, TAKE, figures_in
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.measures import FigureMeasures

KINDS: Final = {BET: "bets", HOLD: "holds", GOOD: "goods", TAKE: "cards stolen"}


class BietenMeasures(FigureMeasures[BietenDeal]):
    def words(self) -> tuple[str, ...]:
        return "bets", "holds", "goods", "threes", "bluffs", "cards stolen"

    def told(self) -> tuple[str, ...]:
        """Its games have a loser too (BI-SCORE-06)."""
        return *super().told(), "lost"

    def counted_as(self, deal: BietenDeal, act: int) -> list[str]:
        kind = act // STEP
        if kind == BET and deal.stakes[figures_in(act % STEP)[0]].value > 1:
            return ["threes"]
        return [KINDS[kind]] if kind in KINDS else []

    def at_the_end(self, deal: BietenDeal, seat: int) -> dict[str, int]:
        return {"bluffs": bluffs(deal, deal.seating.side_of(seat))}


def bluffs(deal: BietenDeal, side: int) -> int:
    """The figures of a side that everybody called good although another had a better one (BI-BET-07, BI-BET-25)."""
    count = 0
    for figure in deal.figures:
        if deal.stakes[figure].owner == side and deal.stakes[figure].conceded_at:
            others = [deal.shown_key(other, figure) for other in deal.playing_sides() if other != side]
            count += 1 if max(others) > deal.shown_key(side, figure) else 0
    return count
