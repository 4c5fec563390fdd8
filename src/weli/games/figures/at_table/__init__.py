"""What the games of figures offer a live table and its page."""

from weli.games.figures.at_table.choices import FigureChoices
from weli.games.figures.at_table.hints import FigureHints
from weli.games.figures.at_table.insight import FigureInsight
from weli.games.figures.at_table.origins import FigureOrigins
from weli.games.figures.at_table.pauses import FigurePauses
from weli.games.figures.at_table.sheets import FigureSheets
from weli.games.figures.at_table.views import FigureViews
from weli.ports.at_table import AtTable

AT_TABLE = AtTable(
    FigureViews(),
    FigureChoices(),
    FigurePauses(),
    FigureSheets(),
    FigureHints(),
    insight=FigureInsight(),
    origins=FigureOrigins(),
)

__all__ = [
    "AT_TABLE",
    "FigureChoices",
    "FigureHints",
    "FigureInsight",
    "FigureOrigins",
    "FigurePauses",
    "FigureSheets",
    "FigureViews",
]
