"""Gaigel: its presets, and the rules behind each refusal and each point."""

from weli.games.cites.gaigel import CITES
from weli.games.family import Game
from weli.games.gaigel.presets import PRESETS

GAIGEL = Game(name="gaigel", presets=PRESETS, cites=CITES)
