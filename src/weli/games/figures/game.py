"""A game of figures with trumps: what Giltspiel and Perlaggen offer alike, each with presets and citations of its own."""

from collections.abc import Mapping

from weli.games.figures.advice import FigureAdvice
from weli.games.figures.engine import reasons
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.measures import FigureMeasures
from weli.games.figures.narration import FigureNarration
from weli.games.figures.outline import FigureOutline
from weli.games.figures.ports import FigureEngine, FigureNotation
from weli.games.figures.records import FigureRecords
from weli.games.figures.talk import FigureTalk
from weli.ports.game import VERSION, Game, later, names_of


def figure_game(
    name: str,
    presets: Mapping[str, FigureRules],
    citations: Mapping[int, tuple[str, ...]],
    reduced: tuple[FigureRules, ...],
) -> Game:
    """The game of that name by those presets; `reduced` are its games for research."""
    return Game(
        name=name,
        ports=VERSION,
        presets=presets,
        reasons=names_of(reasons),
        citations=citations,
        engine=FigureEngine(),
        measures=FigureMeasures(),
        notation=FigureNotation(),
        advice=FigureAdvice(),
        narration=FigureNarration(),
        records=FigureRecords(),
        talk=FigureTalk(),
        learning=later("weli.games.figures.learning:FigureLearning"),
        solving=later("weli.games.figures.solving:FigureSolving"),
        at_table=later("weli.games.figures.at_table:AT_TABLE"),
        outline=FigureOutline(),
        reduced=reduced,
    )
