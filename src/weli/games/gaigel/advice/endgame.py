"""The last cards: every way they can be played is looked through, in several worlds that may be the true one."""

import random

from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.advice.search import Search
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.worlds import GaigelWorlds


def is_endgame(view: GaigelDeal, temper: GaigelTemper) -> bool:
    """Whether so few cards are left that all can be looked through; not where somebody collects Sevens."""
    if view.talon_open() or view.is_first_trick() or sum(view.cards.held) > temper.search_cards:
        return False
    return not any(view.seeks_sevens(seat) for seat in view.active)


def choose_last_card(memory: Memory, cards: list[int], temper: GaigelTemper, rng: random.Random) -> int:
    """The card that does best over these worlds, if everybody saw all cards; of equal ones the first."""
    totals = [0] * len(cards)
    worlds = GaigelWorlds(memory.view, memory.seat)
    for _ in range(1 if worlds.is_certain() else temper.worlds):
        search = Search(memory, [*worlds.draw(rng).hands])
        for place, card in enumerate(cards):
            totals[place] += search.value_of(card)
    return cards[totals.index(max(totals))]
