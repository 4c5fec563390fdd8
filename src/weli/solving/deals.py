"""Every deal that two players of a reduced figure game can be dealt, each as likely as any other.

Suits differ by what is trumps and by nothing else, unless certain cards are wild: then only the deals are listed in which the first suit of
the pack is trumps. With another one they are the same with the suits renamed, and worth the same.
"""

from itertools import combinations
from math import comb
from typing import Final

from weli.cards import SUIT
from weli.deal import Deal
from weli.errors import RulesError
from weli.games.bieten.ruleset import BietenRules
from weli.parts.dealing import deal_hands
from weli.parts.ruleset import FigureRules
from weli.parts.wild import permanent
from weli.ruleset import RuleSet

MOST_DEALS: Final = 1_000_000
DEALER: Final = 0
LEADER: Final = 1


class Dealt:
    """The hands of both seats and the card turned for trumps."""

    def __init__(self, hands: list[list[int]], turned: int) -> None:
        self.hands = hands
        self.turned = turned

    def deal(self, rules: FigureRules) -> Deal:
        """The first seat deals, the second one leads; nobody has scored yet."""
        score = [rules.start_score] * rules.seating.sides
        return deal_hands(rules, DEALER, score, self.hands, [self.turned])


def solvable(rules: RuleSet) -> FigureRules:
    """The same rules, if every deal of them can be walked through.

    Raises:
        RulesError: it says why not.
    """
    if not isinstance(rules, FigureRules) or isinstance(rules, BietenRules) or rules.players != 2:
        raise RulesError(
            de="Lösen lassen sich nur Spiele zu zweit in der Art von Giltspiel und Perlaggen.",
            en="Only games for two in the manner of Giltspiel and Perlaggen can be solved.",
        )
    if rules.begins_before_the_cut or not rules.acorns_may_be_trump:
        raise RulesError(
            de="Lösen lassen sich nur Spiele, in denen beim Abheben nichts geschieht und eine Karte Trumpf zeigt.",
            en="Only games can be solved in which nothing happens before the cut and one card shows the trumps.",
        )
    if number_of_deals(rules) > MOST_DEALS:
        raise RulesError(
            de=f"Von diesem Spiel gibt es {number_of_deals(rules)} Austeilungen: zu viele, um es zu lösen.",
            en=f"There are {number_of_deals(rules)} deals of this game: too many to solve it.",
        )
    return rules


def number_of_deals(rules: FigureRules) -> int:
    """How many deals are listed."""
    cards, hand = len(rules.cards), rules.hand_size
    return len(_turned(rules)) * comb(cards - 1, hand) * comb(cards - 1 - hand, hand)


def deals_of(rules: FigureRules) -> list[Dealt]:
    """All deals of a game."""
    found: list[Dealt] = []
    for turned in _turned(rules):
        others = [card for card in rules.cards if card != turned]
        for first in combinations(others, rules.hand_size):
            rest = [card for card in others if card not in first]
            for second in combinations(rest, rules.hand_size):
                found.append(Dealt([list(first), list(second)], turned))
    return found


def _turned(rules: FigureRules) -> list[int]:
    """The cards that may show the trumps."""
    if permanent(rules):
        return rules.cards
    return [card for card in rules.cards if SUIT[card] == SUIT[rules.cards[0]]]
