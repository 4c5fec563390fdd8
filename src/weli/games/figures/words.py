"""What people say at a table of figure games: bets, answers, shows, cutting and exchange."""

from typing import Final

from weli.core.acts import FIGURES, GLEICH, HANGER, SPIEL
from weli.core.line import FIGURE_NUMBERS, Line
from weli.ports.notation import Shape

SHAPES: Final[dict[str, Shape]] = {
    "bet": Shape(figures=(1, FIGURES), numbers=(0, 1)),
    "hold": Shape(figures=(0, FIGURES)),
    "good": Shape(figures=(0, FIGURES)),
    "raise": Shape(figures=(0, FIGURES), numbers=(0, 1)),
    "concede": Shape(figures=(1, FIGURES)),
    "contest": Shape(figures=(1, 1), cards=(0, 7), named=True),
    "validate": Shape(figures=(1, 1), cards=(1, 7), named=True),
    "blind": Shape(figures=(1, 3)),
    "exchange": Shape(cards=(2, 2)),
    "upgrade": Shape(cards=(2, 2)),
    "steal": Shape(),
    "stop": Shape(),
}

VERBS: Final[dict[str, str]] = {
    "biete": "bet",
    "bieten": "bet",
    "geboten": "bet",
    "halte": "hold",
    "halten": "hold",
    "schaue": "hold",
    "anschauen": "hold",
    "hebe": "hold",
    "heben": "hold",
    "see": "hold",
    "gut": "good",
    "gebe": "raise",
    "geben": "raise",
    "zeige": "contest",
    "zeigen": "contest",
    "ungesehen": "blind",
    "höll": "blind",
    "tausche": "exchange",
}
"""What people say for each act, in German and in English; a hold is also what poker calls "see", a counter bet "raise".

(GS-WORD-10, PL-WORD-11)
"""
GOOD: Final = ("gut", "good")


def figure_said(said: str, words: list[str]) -> Line | None:
    """The line of a saying that names its figures in a way of its own; nothing where the words are no such saying. (PL-BLIND-06)"""
    if _is_standing_remark(words):
        return Line("say", text=said)
    if words[-2:] == ["bei", "farbe"] and words[0] in GOOD:
        return Line("good", (SPIEL,))
    if words == ["höll"]:
        return Line("blind", (GLEICH, HANGER, SPIEL))
    return None


def _is_standing_remark(words: list[str]) -> bool:
    """ "Der Gleich steht" binds nobody (GS-WORD-08, PL-WORD-10, GS-TIE-02)."""
    return len(words) == 2 and words[0] in FIGURE_NUMBERS and words[1] in ("steht", "stands")
