"""Declaring King and Ober: at once where it is enough, otherwise before one's own card."""

from weli.core.acts import STEP
from weli.core.cards import KING, OBER, RANK, SUIT
from weli.core.deal import NONE
from weli.games.gaigel.acts import PAIR
from weli.games.gaigel.advice.card_play import value
from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.advice.temper import GaigelTemper


def declare(memory: Memory, options: list[int], temper: GaigelTemper) -> int:
    """The pair to declare now, trumps first, or -1."""
    view = memory.view
    pairs = [act for act in options if act // STEP == PAIR]
    pairs.sort(key=lambda act: view.pair_points(act % STEP), reverse=True)
    points = sum([view.pair_points(act % STEP) for act in pairs])
    if not pairs:
        return NONE
    if memory.counts[memory.side] + points >= view.rules.target:
        return pairs[0]
    if view.turn() != memory.seat or view.tricks.drawing:
        return NONE  # the opponents need not know yet
    return (
        NONE
        if view.rules.pairs.pair_play_next and _costs_too_much(memory, pairs[0] % STEP, options, temper)
        else pairs[0]
    )


def _costs_too_much(memory: Memory, suit: int, options: list[int], temper: GaigelTemper) -> bool:
    """Whether the duty to play King or Ober next is dearer than waiting (GA-PAIR-12); not while the hand will soon be too short."""
    view = memory.view
    cards = [act for act in options if act < STEP]
    of_pair = [card for card in cards if SUIT[card] == suit and RANK[card] in (KING, OBER)]
    if not of_pair:
        return False  # the duties after the talon are stronger, and the duty lapses
    best = max([value(memory, card, temper) for card in cards])
    dutiful = max([value(memory, card, temper, declared=suit) for card in of_pair])
    return view.talon_open() and best - dutiful > temper.declare_cost
