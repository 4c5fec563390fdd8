"""How Giltspiel and Perlaggen are played by rule of thumb."""

import random
from typing import Final

from mypy_extensions import i64

from weli.core.ruleset import RuleSet
from weli.games.figures.advice import chance, exploiters
from weli.games.figures.advice.beginner import TEMPER as BEGINNER
from weli.games.figures.advice.beginner import FigureBeginner
from weli.games.figures.advice.regular import FigureRegular
from weli.games.figures.advice.temper import OF_THE_INN, Temper, temper_of
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.equity.prospects import FigureEquity
from weli.games.figures.kinds import F
from weli.ports.advice import Advice, Regular
from weli.ports.equity import Equity
from weli.ports.manners import HASTY, LOOSE, MANNERS, TEMPERS
from weli.ports.turn_order import TEAM

HASTY_TEMPER: Final = Temper(names=6)


class FigureAdvice(Advice[F]):
    def __init__(self) -> None:
        self._regulars: dict[str, Regular] = {}
        self._beginner: Regular = FigureBeginner(BEGINNER)
        for manner in [*TEMPERS, LOOSE]:
            self._regulars[manner] = FigureRegular(OF_THE_INN[manner])
        for manner in MANNERS:
            self._regulars[manner] = FigureRegular(temper_of(manner, Temper()))
            self._regulars[HASTY[manner]] = FigureRegular(temper_of(manner, HASTY_TEMPER))

    def by_chance(self, view: F, seat: int, options: list[int], rng: random.Random) -> int:
        return chance.choose(view, seat, options, rng)

    def apprentice(self, view: F, seat: int, options: list[int], rng: random.Random) -> int:
        return self._beginner.choose(view, seat, options, rng)

    def exploiters(self) -> dict[str, Regular]:
        return exploiters.all_of_them()

    def regular(self, manner: str) -> Regular:
        return self._regulars[manner]

    def tempers(self) -> list[str]:
        return TEMPERS

    def equity(self, rules: RuleSet) -> Equity:
        assert isinstance(rules, FigureRules)
        return FigureEquity(rules)

    def windows_in_thought(self) -> i64:
        """A regular bets only before a card of their own side."""
        return TEAM
