"""Grasobern, an old Bavarian card game: four players, no trumps, and nobody wants the Ober of leaves."""

from typing import Final

from grasobern import reasons
from grasobern.advice import GrasobernRegular
from grasobern.deal import GrasobernDeal
from grasobern.rules import MOST_POINTS, PRESETS, RANKING
from weli.games.plain.ports import OneRegular, PlainEngine, PlainRecords, Silent, learning
from weli.ports.game import Game, later, names_of
from weli.ports.notation import Notation

GRASOBERN: Final = Game(
    name="grasobern",
    ports=1,
    presets=PRESETS,
    reasons=names_of(reasons),
    citations=reasons.CITATIONS,
    engine=PlainEngine(GrasobernDeal),
    advice=OneRegular(GrasobernRegular()),
    records=PlainRecords(GrasobernDeal),
    talk=Silent("GO-PLAY-06"),
    learning=learning(RANKING.faces, MOST_POINTS, Notation()),
    at_table=later("grasobern.at_table:AT_TABLE"),
)
