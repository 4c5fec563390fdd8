"""The rules of Gaigel by which a deal can be checked from outside, written down a second time and as simply as can be.

Nothing of the engine is used but the rule set and the tables of cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from weli.core.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, TEN, UNTER
from weli.games.gaigel.ruleset import GaigelRules

HIGH_TO_LOW = (ACE, TEN, KING, OBER, UNTER, SEVEN)  # GA-CARD-03
COUNTS = {ACE: 11, TEN: 10, KING: 4, OBER: 3, UNTER: 2, SEVEN: 0}  # GA-CARD-04
TALON = {2: 38, 3: 33, 4: 28, 6: 18}  # GA-DEAL-12, the indicator included
TRICKS = {2: 24, 3: 16, 4: 12, 6: 8}
WHOLE_PACK = 240  # GA-CARD-05
TARGET = 101


def height(card: int) -> int:
    return -HIGH_TO_LOW.index(RANK[card])


def points(cards: Sequence[int]) -> int:
    return sum(COUNTS[RANK[card]] for card in cards)


def dealt_from(rules: GaigelRules, dealer: int, pack: list[int], in_fives: bool) -> tuple[list[list[int]], list[int]]:
    """The hands, and the talon with the indicator last, from a pack that has been cut (GA-DEAL-04 to 11)."""
    order = [seat % rules.players for seat in range(dealer + 1, dealer + 1 + rules.players)]
    hands: list[list[int]] = [[] for _ in order]
    rest = iter(pack)
    indicator = -1
    for packet in "5T" if in_fives else rules.dealing.deal_pattern.replace("-", ""):
        if packet == "T":
            indicator = next(rest)
            continue
        for seat in order:
            hands[seat] += [next(rest) for _ in range(int(packet))]
    return hands, [*rest, indicator]


@dataclass
class Card:
    """A card in a trick: who played it, and whether it can win there."""

    seat: int
    card: int
    live: bool = True


def best_in(trick: list[Card], trump: int) -> Card | None:
    """Who is winning a trick after the first; nobody while all its cards are powerless (GA-PLAY-05 to 07, GA-VAR-06, GA-Q33)."""
    live = [one for one in trick if one.live]
    if not live:
        return None
    led = SUIT[trick[0].card]
    if led not in [SUIT[one.card] for one in live]:
        led = SUIT[live[0].card]
    trumps = [one for one in live if SUIT[one.card] == trump]
    following = trumps or [one for one in live if SUIT[one.card] == led]
    return max(following, key=lambda one: height(one.card))  # the first of equals


def must_play(hand: list[int], trick: list[Card], trump: int) -> set[int]:
    """What the duties after the talon leave: follow, trump, beat (GA-PLAY-09 to 14)."""
    if not trick:
        return set(hand)
    led = SUIT[trick[0].card]
    cards = [card for card in hand if SUIT[card] == led] or [card for card in hand if SUIT[card] == trump]
    if not cards:
        return set(hand)
    best = best_in(trick, trump)
    if best is None:
        return set(cards)
    beating = [card for card in cards if best_in([*trick, Card(-2, card)], trump) != best]
    return set(beating or cards)
