"""Measuring opponents: duplicate deals, in which both sides play the same cards, and whole games.

>>> pair = Pair(weli.bot("stammgast"), weli.bot("lehrbua"))
>>> series = duplicate_deals(pair, weli.rules("giltspiel/fiss"), deals=20, seed=1)
>>> series.played, series.mean > 0  # points a deal, within `series.margin`
(20, True)

A `Contest` is several opponents, all against all, by their names; its results can be kept in a file and gone on with.
"""

from weli.arena.contest import Contest, Standings, run
from weli.arena.duplicate import Pair, duplicate_deals, play_block
from weli.arena.facts import facts_of
from weli.arena.games import Games, play_games
from weli.arena.playing import play_out
from weli.arena.result_file import ResultFile, header_of, read
from weli.arena.sequential import Question
from weli.arena.series import Block, Series
from weli.arena.talk import Talk

__all__ = [
    "Block",
    "Contest",
    "Games",
    "Pair",
    "Question",
    "ResultFile",
    "Series",
    "Standings",
    "Talk",
    "duplicate_deals",
    "facts_of",
    "header_of",
    "play_block",
    "play_games",
    "play_out",
    "read",
    "run",
]
