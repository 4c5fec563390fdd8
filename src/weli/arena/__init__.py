"""Measuring opponents: duplicate deals, in which both sides play the same cards, and whole games.

>>> series = duplicate_deals(pair, FISS, deals=1000, seed=1)
>>> series.mean, series.margin
(1.93, 0.11)
"""

from weli.arena.duplicate import Block, Pair, Series, duplicate_deals, play_block
from weli.arena.games import Games, play_games
from weli.arena.playing import play_out
from weli.arena.talk import Talk

__all__ = ["Block", "Games", "Pair", "Series", "Talk", "duplicate_deals", "play_block", "play_games", "play_out"]
