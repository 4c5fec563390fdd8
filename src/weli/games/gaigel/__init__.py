"""Gaigel: its presets, and the rules behind each refusal and each point."""

from weli.games.cites.gaigel import CITES
from weli.games.gaigel.advice import GaigelAdvice
from weli.games.gaigel.measures import GaigelMeasures
from weli.games.gaigel.narration import GaigelNarration
from weli.games.gaigel.ports import GaigelEngine, GaigelNotation, gaigel_learning
from weli.games.gaigel.presets import PRESETS
from weli.games.gaigel.records import GaigelRecords
from weli.games.gaigel.talk import GaigelTalk
from weli.ports.game import Game

GAIGEL = Game(
    name="gaigel",
    presets=PRESETS,
    cites=CITES,
    engine=GaigelEngine(),
    measures=GaigelMeasures(),
    notation=GaigelNotation(),
    advice=GaigelAdvice(),
    narration=GaigelNarration(),
    records=GaigelRecords(),
    talk=GaigelTalk(),
    learning=gaigel_learning,
)
