"""Hands that the others may have, for all that one knows, once the talon is gone."""

import random
from typing import Final

from weli.bots.gaigel.memory import Memory, impossible_cards
from weli.games.gaigel.ranks import FACES

_TRIES: Final = 30


def possible_hands(memory: Memory, count: int, rng: random.Random) -> list[list[list[int]]]:
    """So many ways to give out the cards one cannot place, each as hands by seat; one only where there is no choice."""
    view = memory.view
    never = impossible_cards(view)
    others = [seat for seat in view.active if seat != memory.seat and memory.hidden(seat)]
    others.sort(key=lambda seat: len(never[seat]), reverse=True)
    rest = [card for card in FACES for _ in range(memory.out[card])]
    return [_deal_out(memory, others, rest, never, rng) for _ in range(count if len(others) > 1 else 1)]


def _deal_out(
    memory: Memory, others: list[int], rest: list[int], never: list[set[int]], rng: random.Random
) -> list[list[int]]:
    """Gives out the cards at random; where that cannot be done without a card that somebody cannot hold, in the end with it."""
    hands: list[list[int]] = []
    for attempt in range(_TRIES):
        left = rest[:]
        rng.shuffle(left)
        hands = [hand[:] for hand in memory.view.hands]
        fits = True
        for seat in others:
            wanted = memory.hidden(seat)
            fit = [card for card in left if card not in never[seat] or attempt == _TRIES - 1][:wanted]
            fits = fits and len(fit) == wanted
            for card in fit:
                left.remove(card)
            hands[seat] += fit
        if fits:
            break
    return hands
