"""The first trick: how Vorhand opens, and what the others add to what lies open or face down."""

import random
from typing import Final

from weli.core.acts import STEP
from weli.core.cards import ACE, HIDDEN, RANK, SUIT, SUITS, card_at
from weli.games.gaigel.acts import ELFEN, TAUCHEN, ZWEITE
from weli.games.gaigel.advice.card_play import later_seats
from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.advice.outcome import outcome
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.advice.worth import worth
from weli.games.gaigel.facts.opening import DIVE, FIFTH_CARD, ZWEITE_LEAD
from weli.games.gaigel.ranks import HEIGHT_OF, POINTS_OF, RANKING

_UNSEEN_POINTS: Final = 5.0  # what a card face down counts, about
_OPEN_TO_ALL: Final = 0.5  # chance of a trick that somebody leads who wants no tricks


def choose_opening(memory: Memory, options: list[int], temper: GaigelTemper, rng: random.Random) -> int:
    """The opening that promises most, or by chance another way: who always opens alike tells with each what they lack."""
    openings = [act for act in options if act // STEP in (ELFEN, TAUCHEN, ZWEITE)]
    if not openings:
        cards = [act for act in options if act < STEP]
        return min(cards, key=lambda card: worth(memory, card, temper) - float(POINTS_OF[card]))
    best = max(openings, key=lambda act: _promise(memory, act, temper))
    others = sorted({act // STEP for act in openings if act // STEP != best // STEP})
    if not others or rng.random() >= temper.mixed:
        return best
    way = others[int(rng.random() * len(others))]
    return max([act for act in openings if act // STEP == way], key=lambda act: _promise(memory, act, temper))


def _promise(memory: Memory, act: int, temper: GaigelTemper) -> float:
    kind, card = act // STEP, act % STEP
    behind = later_seats(memory)
    enemies = [seat for seat in behind if not memory.is_friend(seat)]
    friends = len(behind) - len(enemies)
    points = float(POINTS_OF[card]) + temper.hostile * len(enemies)
    chance = 1.0
    added = friends * temper.friendly
    if kind != ELFEN:
        risk = temper.dive_risk[HEIGHT_OF[card]] if kind == TAUCHEN else 0.0
        for seat in enemies:
            chance *= 1.0 - risk if kind == TAUCHEN else 1.0 - memory.holds(seat, [card])
        added *= temper.blind  # the partner cannot see how safe it is
    more = temper.bait * len(enemies) if kind == ZWEITE else 0.0
    lost = points + friends * temper.hostile
    return outcome(memory, chance, points + added, lost, card, temper) + more - worth(memory, card, temper)


def follow_first_trick(memory: Memory, cards: list[int], temper: GaigelTemper) -> int:
    """What to add to the first trick."""
    return max(cards, key=lambda card: _worth_adding(memory, card, temper))


def _worth_adding(memory: Memory, card: int, temper: GaigelTemper) -> float:
    view = memory.view
    friend = memory.is_friend(view.tricks.leader)
    lying = RANKING.points_of([one for one in view.tricks.lying if one != HIDDEN]) + POINTS_OF[card]
    points = float(lying) + _UNSEEN_POINTS * view.tricks.lying.count(HIDDEN)
    chance = 1.0 if friend else 0.0
    if view.opening.way == FIFTH_CARD:
        chance = _OPEN_TO_ALL
    elif view.opening.way in (DIVE, ZWEITE_LEAD):
        hit = temper.hit * _hits(memory, card)
        chance = hit + (1.0 - hit) * temper.blind if friend else hit
    return outcome(memory, chance, points, points, card, temper) - worth(memory, card, temper)


def _hits(memory: Memory, card: int) -> float:
    """The chance that a card is the one that takes what Vorhand has led face down."""
    view = memory.view
    if SUIT[card] == view.talon.trump:
        return 0.0
    if view.opening.way == ZWEITE_LEAD:
        aces = [memory.out[card_at(suit, ACE)] for suit in range(SUITS) if suit != view.talon.trump]
        return memory.out[card] / max(1, sum(aces)) if RANK[card] == ACE else 0.0
    return float(HEIGHT_OF[card]) / float(HEIGHT_OF[card_at(0, ACE)] * (SUITS - 1)) if HEIGHT_OF[card] else 0.0
