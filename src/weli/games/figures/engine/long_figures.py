"""Figures of three cards or more, by which gestrichen sides are compared: more cards, then Gleich before Hanger, then height."""

from typing import Final

from mypy_extensions import i64

from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.deal import SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import KEY, rank_of_key, size_of_key

_KIND: Final = 32


def long_figure(deal: FigureDeal, seat: i64, least: i64) -> i64:
    """A player's best figure of at least so many cards, their free Perlaggen under the best names; 0: none (PL-OQ-25).

    More cards, then Gleich before Hanger, then height (GS-END-08, PL-END-07, PL-END-08, PL-EICH-24).
    """
    best: i64 = 0
    for figure in SHOWN_FIGURES:
        key = deal.full_figure(seat, figure)
        if size_of_key(key) >= least:
            kind = 1 if figure == GLEICH else 0
            best = max(best, size_of_key(key) * _KIND + kind * KEY + rank_of_key(key))
    return best


def size_of_long(best: i64) -> i64:
    """How many cards it has."""
    return best // _KIND


def rank_of_long(best: i64) -> i64:
    """The rank of a Gleich, the top rank of a Hanger."""
    return rank_of_key(best % KEY)


def figure_of_long(best: i64) -> i64:
    return GLEICH if best % _KIND >= KEY else HANGER
