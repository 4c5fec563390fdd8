"""Gaigel: its presets, and the rules behind each refusal and each point."""

from weli.games.gaigel import reasons
from weli.games.gaigel.advice import GaigelAdvice
from weli.games.gaigel.citations import CITATIONS
from weli.games.gaigel.measures import GaigelMeasures
from weli.games.gaigel.narration import GaigelNarration
from weli.games.gaigel.outline import GaigelOutline
from weli.games.gaigel.ports import GaigelEngine, GaigelNotation
from weli.games.gaigel.presets import PRESETS
from weli.games.gaigel.records import GaigelRecords
from weli.games.gaigel.talk import GaigelTalk
from weli.ports.game import VERSION, Game, later, names_of

GAIGEL = Game(
    name="gaigel",
    ports=VERSION,
    presets=PRESETS,
    reasons=names_of(reasons),
    citations=CITATIONS,
    engine=GaigelEngine(),
    measures=GaigelMeasures(),
    notation=GaigelNotation(),
    advice=GaigelAdvice(),
    narration=GaigelNarration(),
    records=GaigelRecords(),
    talk=GaigelTalk(),
    learning=later("weli.games.gaigel.learning:GaigelLearning"),
    at_table=later("weli.games.gaigel.at_table:AT_TABLE"),
    outline=GaigelOutline(),
)
