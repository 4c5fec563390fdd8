"""Whether an act still means what it meant when its player decided on it.

A page may be a moment behind the table. An act decided on an older view is taken if the facts it was decided on are unchanged, and
otherwise refused: nobody's card, bet or answer shall land in a situation its player has not seen.
"""

from dataclasses import dataclass

from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.notation import Line
from weli.parts.deal import FigureDeal
from weli.table.figure_guards import FigureMark, figure_mark, is_stale_in_figures
from weli.table.gaigel_guards import GaigelMark, gaigel_mark, is_stale_in_gaigel


@dataclass(frozen=True)
class Mark:
    """Where the table stood at one row of the log, and what acts were decided on there."""

    deal: int
    acts: int
    facts: FigureMark | GaigelMark


def mark_of(deal: Deal, number: int, acts: int) -> Mark:
    if isinstance(deal, GaigelDeal):
        return Mark(number, acts, gaigel_mark(deal))
    assert isinstance(deal, FigureDeal)
    return Mark(number, acts, figure_mark(deal))


def is_stale(line: Line, side: int, then: Mark, now: Mark) -> bool:
    """Whether what a line of that side was decided on has changed between two rows."""
    if then.deal != now.deal:
        return True
    if isinstance(then.facts, GaigelMark) and isinstance(now.facts, GaigelMark):
        return is_stale_in_gaigel(line, then.facts, now.facts)
    assert isinstance(then.facts, FigureMark)
    assert isinstance(now.facts, FigureMark)
    return is_stale_in_figures(line, side, then.facts, now.facts)
