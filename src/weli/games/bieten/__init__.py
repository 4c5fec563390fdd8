"""Bieten: its presets, and the rules behind each refusal and each point."""

from weli.games.bieten import reasons
from weli.games.bieten.advice import BietenAdvice
from weli.games.bieten.citations import CITATIONS
from weli.games.bieten.measures import BietenMeasures
from weli.games.bieten.narration import BietenNarration
from weli.games.bieten.outline import BietenOutline
from weli.games.bieten.ports import BietenEngine
from weli.games.bieten.records import BietenRecords
from weli.games.bieten.ruleset import THREE_WILDS, BietenRules
from weli.games.bieten.talk import BietenTalk
from weli.games.figures.ports import FigureNotation
from weli.ports.game import VERSION, Game, later, names_of

FOUR = BietenRules(game="bieten", name="4p")
STRICT = FOUR.but("strict", irregularities="penalise")

_PRESETS = (
    FOUR,
    FOUR.but("3p", players=3),
    FOUR.but("5p", players=5),
    FOUR.but("np", players=6),
    FOUR.but("15", target=15),
    FOUR.but("drop-out", drop_out=True, count_stop="all_figures"),
    FOUR.but("three-wilds", wilds=THREE_WILDS),
    FOUR.but("weli-point", wilds=(), weli_zero_penalty=0, weli_point=1),
    STRICT.but("harsh", penalty="score_to_zero", offender_figure="no_score_in_deal"),
    STRICT.but("harsh-game", penalty="lose_game", offender_figure="no_score_in_deal"),
    STRICT,
)
"""Players from three to six, a higher target, dropping out, three wild cards, a point for the Weli, harsher penalties.

(BI-VAR-01, BI-VAR-03, BI-VAR-05)
"""

BIETEN = Game(
    name="bieten",
    ports=VERSION,
    presets={rules.name: rules for rules in _PRESETS},
    reasons=names_of(reasons),
    citations=CITATIONS,
    engine=BietenEngine(),
    measures=BietenMeasures(),
    notation=FigureNotation(),
    advice=BietenAdvice(),
    narration=BietenNarration(),
    records=BietenRecords(),
    talk=BietenTalk(),
    learning=later("weli.games.bieten.learning:BietenLearning"),
    at_table=later("weli.games.bieten.at_table:AT_TABLE"),
    outline=BietenOutline(),
)
