"""The games in OpenSpiel: importing this package registers them.

>>> import pyspiel
>>> import weli.envs.openspiel
>>> game = pyspiel.load_game("weli_giltspiel(preset=m1,windows=actor)")
>>> game.num_players()
2
"""

from weli.envs.extras import missing_extra

try:
    import pyspiel  # noqa: F401
except ImportError:
    raise missing_extra("open_spiel", "openspiel") from None

from weli.envs.openspiel.game import WeliGame, WeliState, game_for, register
from weli.envs.openspiel.search import make_ismcts

register()

__all__ = ["WeliGame", "WeliState", "game_for", "make_ismcts"]
