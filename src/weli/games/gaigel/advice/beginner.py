"""The beginner at Gaigel: sees the trick that lies there, declares every pair at once, and counts a little late."""

import random
from typing import Final

from weli.core.acts import STEP
from weli.core.cards import KING, OBER, RANK, SUIT
from weli.core.deal import NONE
from weli.games.gaigel.acts import AUS
from weli.games.gaigel.advice.calls import call
from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.advice.regular import GaigelRegular
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import HEIGHT_OF, POINTS_OF, RANKING
from weli.games.gaigel.tricks import winning_seat

_COUNTS: Final = 0.8  # how often enough points are noticed at the first moment


class GaigelBeginner(GaigelRegular):
    """Knows the rules and the pairs; of the cards that are gone it has kept nothing in mind."""

    def _call(self, view: GaigelDeal, seat: int, options: list[int], rng: random.Random) -> int:
        called = call(view, seat, options)
        return NONE if called // STEP == AUS and rng.random() >= _COUNTS else called

    def _card(self, memory: Memory, cards: list[int], rng: random.Random) -> int:
        """High where it wins, something for the partner where he has the trick, otherwise what is easiest to spare."""
        view = memory.view
        holder = winning_seat(view)
        trump = view.talon.trump
        if holder == NONE:
            return min(cards, key=lambda card: _dear(view, card))
        if memory.is_friend(holder):
            plain = [card for card in cards if SUIT[card] != trump] or cards
            return max(plain, key=lambda card: POINTS_OF[card])
        best = view.tricks.lying[(holder - view.tricks.leader) % view.rules.players]
        winning = [card for card in cards if RANKING.beats(card, best, trump)]
        if winning:
            return max(winning, key=lambda card: (SUIT[card] != trump, HEIGHT_OF[card]))
        return min(cards, key=lambda card: _dear(view, card))


def _dear(view: GaigelDeal, card: int) -> tuple[bool, bool, int]:
    """How hard it is to part with a card: trumps, then King and Ober, then the high ones."""
    return SUIT[card] == view.talon.trump, RANK[card] in (KING, OBER), HEIGHT_OF[card]
