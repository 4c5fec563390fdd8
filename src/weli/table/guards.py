"""Whether an act still means what it meant when its player decided on it.

A page may be a moment behind the table. An act decided on an older view is taken if the facts it was decided on are unchanged, and
otherwise refused: nobody's card, bet or answer shall land in a situation its player has not seen.
"""

from dataclasses import dataclass
from typing import Any

from weli.deal import Deal
from weli.games import Game
from weli.notation import Line


@dataclass(frozen=True)
class Mark:
    """Where the table stood at one row of the log, and what acts were decided on there."""

    deal: int
    acts: int
    facts: Any  # as its game has them


def mark_of(deal: Deal, game: Game, number: int, acts: int) -> Mark:
    return Mark(number, acts, game.at_table().choices.mark(deal))


def is_stale(line: Line, game: Game, side: int, then: Mark, now: Mark) -> bool:
    """Whether what a line of that side was decided on has changed between two rows."""
    return then.deal != now.deal or game.at_table().choices.is_stale(line, side, then.facts, now.facts)
