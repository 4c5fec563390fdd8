"""Five Sevens and five of a suit: what to announce.

Played out many times, four Sevens are worth announcing where they are of no other use: no trump among the five cards, and the first
trick is the others' anyhow. On Dissle the first trump or Ace that one draws loses the deal, so that is left alone.
"""

from typing import Final

from weli.core.acts import STEP
from weli.core.cards import SUIT
from weli.core.deal import NONE
from weli.games.gaigel.acts import FARBE, SIEBENER
from weli.games.gaigel.advice.memory import Memory

_DRAWS_NEEDED: Final = 5  # for a fifth Seven to come in time


def announce(memory: Memory, options: list[int]) -> int:
    """The quest to announce, or -1."""
    if FARBE * STEP in options:
        return FARBE * STEP  # costs nothing
    return SIEBENER * STEP if SIEBENER * STEP in options and _has_nothing_else(memory) else NONE


def _has_nothing_else(memory: Memory) -> bool:
    view = memory.view
    trumps = [card for card in view.hand(memory.seat) if SUIT[card] == view.talon.trump]
    return not trumps and not memory.is_friend(view.first_leader()) and memory.draws() >= _DRAWS_NEEDED
