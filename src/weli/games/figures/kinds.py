"""What the ports of the games of figures are generic in: Bieten says that its deals and rules are of a class of their own."""

from typing import TypeVar

from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.ruleset import FigureRules

F = TypeVar("F", bound=FigureDeal)
FR = TypeVar("FR", bound=FigureRules)
