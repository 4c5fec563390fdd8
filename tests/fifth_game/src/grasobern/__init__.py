"""Grasobern, an old Bavarian card game: four players, no trumps, and nobody wants the Ober of leaves."""

from typing import Final

from grasobern import reasons
from grasobern.advice import GrasobernAdvice
from grasobern.deal import GrasobernDeal
from grasobern.ports import GrasobernTalk
from grasobern.rules import PRESETS
from weli.games.plain.ports import PlainEngine, PlainRecords
from weli.ports.game import Game, later, names_of

GRASOBERN: Final = Game(
    name="grasobern",
    ports=1,
    presets=PRESETS,
    reasons=names_of(reasons),
    citations=reasons.CITATIONS,
    engine=PlainEngine(GrasobernDeal),
    advice=GrasobernAdvice(),
    records=PlainRecords(GrasobernDeal),
    talk=GrasobernTalk(),
    learning=later("grasobern.learning:LEARNING"),
    at_table=later("grasobern.at_table:AT_TABLE"),
)
