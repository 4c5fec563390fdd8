"""What others have said at Bieten, and what it tells of their cards."""

from weli.core.deal import Deal
from weli.games.bieten.advice import betting
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.advice.hearing import before_respect
from weli.ports.advice import Heard, Spoken


class BietenHeard(Heard):
    """Here most is said late, so that everything counts by the cards of the moment."""

    def __init__(self, spoken: list[Spoken], temper: BietenTemper) -> None:
        super().__init__(spoken)
        self._temper = temper

    def cards(self, world: Deal, each: Spoken) -> int:
        assert isinstance(world, BietenDeal)
        return world.own_cards(each.seat)

    def could(self, world: Deal, each: Spoken) -> bool:
        assert isinstance(world, BietenDeal)
        return betting.chance_by_cards(world, each.seat, each.figure, self._temper) > 0

    def surplus(self, world: Deal, each: Spoken) -> int:
        assert isinstance(world, BietenDeal)
        temper = self._temper
        chance = betting.chance_by_cards(world, each.seat, each.figure, temper)
        if not each.held:
            return chance - betting.bet_at(world, each.seat, each.figure, temper)
        respected = betting.hold_at(world, each.seat, each.figure, temper)
        return chance - before_respect(respected, temper.respect_bettor)
