"""Giltspiel: its presets, and the rules behind each refusal and each point."""

from dataclasses import replace

from weli.games.cites import giltspiel, perlaggen
from weli.games.family import Game
from weli.parts.ruleset import FigureRules

FISS = FigureRules(game="giltspiel", name="fiss")
THREE_PERLIQUE = replace(FISS, name="3-perlique", perlagg_order=("T7", "TO", "TU"))

GILTSPIEL = Game(
    name="giltspiel",
    presets={"fiss": FISS, "3-perlique": THREE_PERLIQUE},
    cites=perlaggen.CITES | giltspiel.CITES,
)
