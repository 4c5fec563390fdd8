"""Schnapsen, the Viennese game for two: 66 points, marriages, and a talon that somebody may close."""

from typing import Final

from schnapsen import reasons
from schnapsen.deal import SchnapsenDeal
from schnapsen.rooms import WORDS, SchnapsenRegular
from schnapsen.rules import PRESETS, RANKING
from weli.games.plain.ports import OneRegular, PlainEngine, PlainRecords, Silent, learning
from weli.ports.game import Game, later, names_of

SCHNAPSEN: Final = Game(
    name="schnapsen",
    ports=1,
    presets=PRESETS,
    reasons=names_of(reasons),
    citations=reasons.CITATIONS,
    engine=PlainEngine(SchnapsenDeal),
    advice=OneRegular(SchnapsenRegular()),
    records=PlainRecords(SchnapsenDeal),
    talk=Silent("SN-PLAY-01"),
    notation=WORDS,
    learning=learning(RANKING.faces, 3.0, WORDS),
    at_table=later("weli.games.plain.at_table:AT_TABLE"),
)
