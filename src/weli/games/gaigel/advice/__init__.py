"""How Gaigel is played by rule of thumb: the beginner, who sees one trick, and the regular, who counts along."""

import random
from typing import Final

from weli.core.ruleset import RuleSet
from weli.games.gaigel.advice import chance, exploiters
from weli.games.gaigel.advice.beginner import GaigelBeginner
from weli.games.gaigel.advice.regular import GaigelRegular
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.equity import GaigelEquity
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.advice import Advice, Regular
from weli.ports.equity import Equity
from weli.ports.manners import HASTY

_REGULAR: Final = GaigelRegular(GaigelTemper())
_BEGINNER: Final = GaigelBeginner(GaigelTemper(search_cards=0))
_HASTY: Final = GaigelRegular(GaigelTemper(search_cards=0))


class GaigelAdvice(Advice[GaigelDeal]):
    """There is nothing to bet on, so that all manners are one."""

    def by_chance(self, view: GaigelDeal, seat: int, options: list[int], rng: random.Random) -> int:
        return chance.choose(view, seat, options, rng)

    def apprentice(self, view: GaigelDeal, seat: int, options: list[int], rng: random.Random) -> int:
        return _BEGINNER.choose(view, seat, options, rng)

    def exploiters(self) -> dict[str, Regular]:
        return exploiters.all_of_them()

    def regular(self, manner: str) -> Regular:
        return _HASTY if manner in HASTY.values() else _REGULAR

    def equity(self, rules: RuleSet) -> Equity:
        assert isinstance(rules, GaigelRules)
        return GaigelEquity(rules)
