"""How Bieten is played by rule of thumb."""

from typing import Final

from weli.games.bieten.advice import beginner, exploiters
from weli.games.bieten.advice.beginner import BietenBeginner
from weli.games.bieten.advice.regular import BietenRegular
from weli.games.bieten.advice.temper import AT_BIETEN, BietenTemper, temper_at_bieten
from weli.games.bieten.deal import BietenDeal
from weli.games.figures import advice as figures
from weli.games.figures.advice import FigureAdvice
from weli.games.figures.advice.beginner import TEMPER as BEGINNER
from weli.games.figures.advice.temper import OF_THE_INN, Temper, temper_of
from weli.ports.advice import Regular
from weli.ports.manners import HASTY, LOOSE, MANNERS, TEMPERS

_HASTY_TEMPER: Final = BietenTemper(worlds=6)


class BietenAdvice(FigureAdvice[BietenDeal]):
    """Whoever plays by chance does so as in the other games of figures."""

    def __init__(self) -> None:
        self._beginner = BietenBeginner(beginner.TEMPER, BEGINNER)
        self._at_bieten: dict[str, Regular] = {}
        for manner in [*TEMPERS, LOOSE]:
            self._at_bieten[manner] = BietenRegular(AT_BIETEN[manner], OF_THE_INN[manner])
        for manner in MANNERS:
            self._at_bieten[manner] = BietenRegular(
                temper_at_bieten(manner, BietenTemper()), temper_of(manner, Temper())
            )
            self._at_bieten[HASTY[manner]] = BietenRegular(
                temper_at_bieten(manner, _HASTY_TEMPER), temper_of(manner, figures.HASTY_TEMPER)
            )

    def regular(self, manner: str) -> Regular:
        return self._at_bieten[manner]

    def exploiters(self) -> dict[str, Regular]:
        return exploiters.all_of_them()
