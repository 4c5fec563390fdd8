"""What is worth stealing at the cut: a card that makes a better hand than a random one in its place."""

import random
from functools import lru_cache
from typing import Final

from weli.core.acts import CUT, GLEICH, GRUEN, HANGER, ROT, STEP, STOP_ACT, TAKE
from weli.core.cards import ACE, BIT, KING, PACK_33, RANK, card_of, cards_of, how_many, set_of
from weli.core.chances import COMB, SURE
from weli.games.bieten.advice.hands import ways_at_least, with_wild
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.keys import SUIT_OF, bieten_key
from weli.games.bieten.rules import HeightRules
from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.engine.tricks import REAL

_HAND: Final = 3
_TRIES: Final = 24
_PACK: Final = set_of(PACK_33)
_SPIEL: Final = {ACE: 160, KING: 70}  # what a card that wins tricks brings of the Spiel
_WILD_SUIT: Final = 300  # how often a wild card is the best heart, and the best leaf: one name will not do for both
_WILD_SPIEL: Final = 160


def cut_or_steal(view: BietenDeal, seat: int, options: list[int], temper: BietenTemper, rng: random.Random) -> int:
    """Cuts somewhere in the middle, then steals while the hand gains by it."""
    cuts = [option for option in options if option // STEP == CUT]
    if cuts:
        third = len(cuts) // 3
        return cuts[third + int(rng.random() * (len(cuts) - 2 * third))]
    card = next(option % STEP for option in options if option // STEP == TAKE)
    gain = gain_of(view, seat, card, rng)
    return TAKE * STEP + card if gain >= temper.steal_least else STOP_ACT


def gain_of(view: BietenDeal, seat: int, card: int, rng: random.Random) -> int:
    """How many points, in thousandths, the card is better than one dealt in its place."""
    own = cards_of(view.cards.hands[seat])
    rest = [other for other in view.rules.cards if other not in own and other != card]
    gain = 0
    for _ in range(_TRIES):
        drawn = rng.sample(rest, _HAND - len(own))
        gain += hand_worth(view.rules, set_of([*own, card, *drawn[1:]]), len(view.active))
        gain -= hand_worth(view.rules, set_of([*own, *drawn]), len(view.active))
    return gain // _TRIES


@lru_cache(maxsize=2**14)
def hand_worth(rules: BietenRules, hand: int, players: int) -> int:
    """What three cards bring before anything is known of the others, in thousandths of a point."""
    wild = set_of([card_of(text) for text in rules.wild.perlagg_order])
    natural = hand & ~wild
    points = 0
    for figure in (ROT, GRUEN, GLEICH, HANGER):
        points += _chance(rules, figure, natural, hand & wild != 0, players)
    for card in cards_of(natural):
        points += _SPIEL.get(RANK[card], 0)
    if hand & wild:
        points += _WILD_SPIEL
    return points


def _chance(rules: BietenRules, figure: int, natural: int, has_wild: bool, players: int) -> int:
    """The chance that none of the others has a better figure."""
    faces = cards_of(natural)
    key = bieten_key(rules.height, faces, [REAL] * len(faces), figure)
    least = 0
    if has_wild and figure in SUIT_OF:
        least = _WILD_SUIT
    elif has_wild and len(faces) > 1:
        key = max(key, with_wild(rules.height, BIT[faces[0]] | BIT[faces[1]], figure))
    if not key:
        return least
    better = _better(rules.height, figure, key, natural)
    return max(least, int(SURE * (1 - better) ** (players - 1)))


def _better(height: HeightRules, figure: int, key: int, natural: int) -> float:
    """The share of hands that are at least as good."""
    rest = _PACK & ~natural
    among = how_many(rest)
    if figure in SUIT_OF:
        higher = len([card for card in cards_of(rest) if bieten_key(height, [card], [REAL], figure) >= key])
        return 1 - COMB[among - higher][_HAND] / COMB[among][_HAND]
    return ways_at_least(height, figure, key, 0, _HAND, rest) / COMB[among][_HAND]
