"""The chance of the last trick: the cards one has not seen are dealt anew a number of times, and the tricks played out.

Everybody then plays by the same rough rules: win the trick before the last to have the lead, otherwise keep the highest card.
"""

import random
from typing import Final

from weli.core.acts import SPIEL
from weli.core.cards import ACE, BIT, HEARTS, PLACES, RANK, SUIT, cards_of
from weli.core.chances import SURE, weigh
from weli.games.bieten.advice.figure_odds import has_spoken, void_suits
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import NONE
from weli.games.figures.engine.tricks import REAL, strength_of
from weli.games.figures.knowledge import unseen_cards

_HEIGHTS: Final = 32
_WILD: Final = 1000
_HIGHEST_WILD: Final = 2 * ACE
_RESPECT: Final = 1300
_TAKES_SECOND: Final = 0.8
_TAKES_FIRST: Final = 0.4
_LEADS_HIGH: Final = 0.75

World = list[list[int]]
"""Each player's cards as suit and height in one number, or `_WILD`."""


def _coded(card: int, real: bool = True) -> int:
    return SUIT[card] * _HEIGHTS + 2 * RANK[card] + (1 if real else 0)


def suit_of(code: int) -> int:
    """The suit of a card in a world; none that there is for a wild one."""
    return code // _HEIGHTS


def worlds(view: BietenDeal, seat: int, count: int, rng: random.Random) -> list[World]:
    """Random ways in which the unseen cards may lie; as far as possible, nobody holds a suit that they have failed to follow."""
    unseen = cards_of(unseen_cards(view, seat))
    codes = [_WILD if view.cards.wild & BIT[card] else _coded(card) for card in range(PLACES)]
    void = [
        void_suits(view, other) & ~view.cards.wild if other in view.active else 0 for other in range(view.rules.players)
    ]
    others = sorted([other for other in view.active if other != seat], key=lambda other: -void_suits(view, other))
    own = [codes[card] for card in cards_of(view.cards.hands[seat])]
    found: list[World] = []
    for _ in range(count):
        rng.shuffle(unseen)
        rest = unseen[:]
        hands: World = [[] for _ in range(view.rules.players)]
        hands[seat] = own[:]
        for other in others:
            held = view.cards.held[other]
            if void[other]:
                fitting = [card for card in rest if not void[other] & BIT[card]]
                fitting = (fitting + [card for card in rest if card not in fitting])[:held]
                rest = [card for card in rest if card not in fitting]
            else:
                fitting = rest[:held]
                rest = rest[held:]
            hands[other] = [codes[card] for card in fitting]
        found.append(hands)
    return found


def spiel_chance(view: BietenDeal, seat: int, count: int, rng: random.Random) -> int:
    """The chance of a player to win the last trick, at any moment; the bets of others tell a little."""
    won = 0
    dealt = worlds(view, seat, count, rng)
    lying = _trick(view)
    for hands in dealt:
        if _last_winner(view, hands, lying[:], rng) == seat:
            won += 1
    chance = SURE * won // len(dealt)
    for other in view.active:
        if other != seat and has_spoken(view, other, SPIEL):
            chance = weigh(chance, _RESPECT)
    return chance


def chance_with(view: BietenDeal, seat: int, card: int, name: int, dealt: list[World], rng: random.Random) -> int:
    """The same after a card of one's own, which stands for `name`; it is still in hand, or lies there without a name."""
    won = 0
    code = _coded(name, name == card)
    own = _WILD if view.cards.wild & BIT[card] else code
    lying = [*_trick(view), code]
    for world in dealt:
        hands = [hand[:] for hand in world]
        if view.cards.naming != card:
            hands[seat].remove(own)
        if _last_winner(view, hands, lying[:], rng) == seat:
            won += 1
    return SURE * won // len(dealt)


def _trick(view: BietenDeal) -> list[int]:
    """The cards of the present trick, the one led first."""
    trick = len(view.tricks.winners)
    lying: list[int] = []
    for step in range(view.tricks.in_trick):
        seat = view.seat_after(view.tricks.leader, step)
        lying.append(_coded(view.cards.names[seat][trick], strength_of(view, seat, trick) == REAL))
    return lying


def _last_winner(view: BietenDeal, hands: World, lying: list[int], rng: random.Random) -> int:
    """Who wins the last trick when all play by the rough rules. The hands are used up."""
    leader = view.tricks.leader
    left = view.rules.hand_size - len(view.tricks.winners)
    while True:
        winner, best, led = leader, NONE, NONE
        for step, seat in enumerate(view.round_from(leader)):
            if step < len(lying):
                code = lying[step]
            else:
                code = _played(hands[seat], led, best, left, rng)
            if led == NONE:
                led = code
            if best == NONE or (suit_of(code) == suit_of(led) and code > best):
                winner, best = seat, code
        left -= 1
        if left == 0:
            return winner
        leader = winner
        lying = []


def _played(hand: list[int], led: int, best: int, left: int, rng: random.Random) -> int:
    """The card that a player takes from the hand, as it stands."""
    chosen = _lead(hand, left, rng) if led == NONE else _follow(hand, suit_of(led), best, left, rng)
    hand.remove(chosen)
    if chosen == _WILD:
        return (HEARTS if led == NONE else suit_of(led)) * _HEIGHTS + _HIGHEST_WILD
    return chosen


def _lead(hand: list[int], left: int, rng: random.Random) -> int:
    if left == 1:
        return hand[0]
    if left == 2 and rng.random() < _LEADS_HIGH:
        return max(hand, key=_height)
    return hand[int(rng.random() * len(hand))]


def _follow(hand: list[int], suit: int, best: int, left: int, rng: random.Random) -> int:
    if left == 1:
        return hand[0]
    fitting = [code for code in hand if suit_of(code) == suit]
    ahead = [code for code in fitting if code > best]
    if _WILD in hand and best < suit * _HEIGHTS + _HIGHEST_WILD:
        ahead.append(_WILD)
    if ahead and rng.random() < (_TAKES_SECOND if left == 2 else _TAKES_FIRST):
        return min(ahead)
    return min(fitting) if fitting else min(hand, key=_height)


def _height(code: int) -> int:
    return PLACES if code == _WILD else code % _HEIGHTS
