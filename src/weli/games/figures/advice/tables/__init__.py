"""What a regular knows by heart, as numbers: how good each Gleich and Hanger is, and what each card is worth for the Spiel.

The files beside this one are made by `python tools/make_figure_tables.py` and not edited by hand: the figures by counting all 201,376
hands, the weights of the Spiel by simulated deals from a fixed seed, and so is how figures with Perlaggen turn out. The numbers of
`natural.json` are for natural cards, those of `perlaggen.json` for each kind of table.
"""

import json
from importlib.resources import files
from typing import Any, Final


def _numbers(name: str) -> Any:
    return json.loads(files("weli.games.figures.advice.tables").joinpath(name).read_text("utf-8"))


_NATURAL: Final[dict[str, Any]] = _numbers("natural.json")
_PERLAGGEN: Final[dict[str, Any]] = _numbers("perlaggen.json")

NOT_BETTER: Final[list[list[int]]] = _NATURAL["not_better"]
"""Thousandths of the other hands that have no better Gleich, no better Hanger, by one's own key (`engine.figures`)."""

SPIEL_WEIGHTS: Final[list[int]] = _NATURAL["spiel_weights"]
"""Hundredths of a logit for the Spiel, by feature (`advice.spiel_weights`)."""

PERLAGGEN_WEIGHTS: Final[dict[str, list[int]]] = _PERLAGGEN["spiel_weights"]
"""The same for each kind of table."""

FIGURE_TRUTH: Final[dict[str, list[list[list[int]]]]] = _PERLAGGEN["figure_truth"]
"""Thousandths of the figures won, for each kind of table, by figure, by one's own free Perlaggen, and by how it looked: never, 100,
200 ... (`advice.truth`)."""
