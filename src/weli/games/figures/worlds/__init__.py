"""What may lie behind a view of a game of figures."""

from weli.games.figures.worlds.behind import BOTTOM, FigureWorlds

__all__ = ["BOTTOM", "FigureWorlds"]
