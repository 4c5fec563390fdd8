"""What others have said at Bieten, and what it tells of their cards."""

from weli.games.bieten.advice import betting
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.advice.hearing import before_respect
from weli.ports.advice import Heard, Spoken


class BietenHeard(Heard[BietenDeal]):
    """Here most is said late, so that everything counts by the cards of the moment."""

    def __init__(self, spoken: list[Spoken], temper: BietenTemper) -> None:
        super().__init__(spoken)
        self._temper = temper

    def cards(self, world: BietenDeal, each: Spoken) -> int:
        return world.own_cards(each.seat)

    def could(self, world: BietenDeal, each: Spoken) -> bool:
        return betting.chance_by_cards(world, each.seat, each.figure, self._temper) > 0

    def surplus(self, world: BietenDeal, each: Spoken) -> int:
        temper = self._temper
        chance = betting.chance_by_cards(world, each.seat, each.figure, temper)
        if not each.held:
            return chance - betting.bet_at(world, each.seat, each.figure, temper)
        respected = betting.hold_at(world, each.seat, each.figure, temper)
        return chance - before_respect(respected, temper.respect_bettor)
