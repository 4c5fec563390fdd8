"""The Seven of trumps: laid at once, so that nobody else can; the indicator left lying where the partner may make a pair of it."""

from typing import Final

from weli.core.acts import GOOD, PASS_ACT, STEP
from weli.core.cards import KING, OBER, RANK
from weli.core.deal import NONE
from weli.games.gaigel.acts import FETCH, HANDOVER, ROB
from weli.games.gaigel.advice.memory import Memory, seven_out
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import sevens_in

_SEVENS_TO_KEEP: Final = 4


def exchange(memory: Memory, options: list[int]) -> int:
    """What to do about the exchange now, or -1."""
    view = memory.view
    if ROB * STEP in options and not _keeps_sevens(view, memory.seat):
        return ROB * STEP  # at once: it shuts the opponents out (GA-TAC-03)
    if FETCH * STEP in options and not leaves_it(memory):
        return FETCH * STEP
    if HANDOVER * STEP in options and completes_pair(view, memory.seat):
        return HANDOVER * STEP  # GA-ROB-06
    return NONE


def leaves_it(memory: Memory) -> bool:
    """Whether to leave the indicator lying: a King or Ober, while a partner may still get the other Seven (GA-TAC-02)."""
    view = memory.view
    if not view.rules.robbing.rob_partner_swap or completes_pair(view, memory.seat):
        return False
    return RANK[view.talon.indicator] in (KING, OBER) and seven_out(memory)


def completes_pair(view: GaigelDeal, seat: int) -> bool:
    """Whether the indicator makes a new pair with what that seat has in hand."""
    if RANK[view.talon.indicator] not in (KING, OBER):
        return False
    other = OBER if RANK[view.talon.indicator] == KING else KING
    same = RANK[view.talon.indicator]
    return view.fresh(seat, view.talon.trump, other) > view.fresh(seat, view.talon.trump, same)


def answer_partner(view: GaigelDeal, seat: int) -> int:
    """The partner asks for the right to the indicator, and gets it unless one can make the pair oneself (GA-ROB-05)."""
    return PASS_ACT if completes_pair(view, seat) else GOOD * STEP


def _keeps_sevens(view: GaigelDeal, seat: int) -> bool:
    """Whether the Seven is one of those that may win the deal."""
    return "unannounced" in view.rules.quests.sevens_quest and sevens_in(view.hand(seat)) >= _SEVENS_TO_KEEP
