"""What experience adds to the exact chance of a figure where Perlaggen are about: how often such a figure is won in the end (`tables`)."""

from functools import cache
from typing import Final

from weli.core.cards import how_many
from weli.core.chances import SURE
from weli.games.figures.advice.table_kind import table_kind
from weli.games.figures.advice.tables import FIGURE_TRUTH
from weli.games.figures.engine.deal import NONE, FigureDeal
from weli.games.figures.engine.ruleset import FigureRules

GRID: Final = 10  # the chances 0, 100, 200 ... at which the truth was measured
MOST_FREE: Final = 3  # so many free Perlaggen or more


def free_perlaggen(view: FigureDeal, seat: int) -> int:
    return min(how_many(view.cards.hands[seat] & view.cards.wild), MOST_FREE)


def in_the_end(view: FigureDeal, seat: int, figure: int, chance: int) -> int:
    """The chance, in thousandths, that a figure that looks so good is won in the end; in the show it is what it looks."""
    if not view.cards.wild or view.show.shower != NONE or len(view.tricks.winners) == view.rules.hand_size:
        return chance
    row = _truth_for(view.rules)[figure][free_perlaggen(view, seat)]
    place = chance * GRID // SURE
    rest = chance * GRID % SURE
    following = row[min(place + 1, GRID)]
    return row[place] + (following - row[place]) * rest // SURE


@cache
def _truth_for(rules: FigureRules) -> list[list[list[int]]]:
    return FIGURE_TRUTH[table_kind(rules)]
