"""Every deal that two players of a reduced figure game can be dealt, each as likely as any other.

Suits differ by what is trumps and by nothing else, unless certain cards are wild: then only the deals are listed in which the first suit of
the pack is trumps. With another one they are the same with the suits renamed, and worth the same.
"""

from itertools import combinations
from math import comb
from typing import Final

from weli.core.cards import SUIT
from weli.core.deal import Deal
from weli.games.figures.engine.dealing import deal_hands
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.engine.wild import permanent
from weli.ports.solving import Dealt, Solving, not_solvable

MOST_DEALS: Final = 1_000_000
DEALER: Final = 0


class FigureDealt(Dealt[FigureRules]):
    def deal(self, rules: FigureRules) -> Deal:
        score = [rules.start_score] * rules.seating.sides
        return deal_hands(rules, DEALER, score, self.hands, [self.turned])


class FigureSolving(Solving[FigureRules]):
    """Giltspiel and Perlaggen."""

    def deals(self, rules: FigureRules) -> list[Dealt]:
        check_solvable(rules)
        found: list[Dealt] = []
        for turned in _turned(rules):
            others = [card for card in rules.cards if card != turned]
            for first in combinations(others, rules.hand_size):
                rest = [card for card in others if card not in first]
                for second in combinations(rest, rules.hand_size):
                    found.append(FigureDealt([list(first), list(second)], turned))
        return found


def check_solvable(rules: FigureRules) -> None:
    """Refuses rules by which not every deal can be walked through.

    Raises:
        RulesError: it says why not.
    """
    if rules.players != 2:
        raise not_solvable("solve.only-for-two")
    if rules.begins_before_the_cut or not rules.wild.acorns_may_be_trump:
        raise not_solvable("solve.only-from-the-deal")
    if number_of_deals(rules) > MOST_DEALS:
        raise not_solvable("solve.too-many", number=number_of_deals(rules))


def number_of_deals(rules: FigureRules) -> int:
    """How many deals are listed."""
    cards, hand = len(rules.cards), rules.hand_size
    return len(_turned(rules)) * comb(cards - 1, hand) * comb(cards - 1 - hand, hand)


def _turned(rules: FigureRules) -> list[int]:
    """The cards that may show the trumps."""
    if permanent(rules.wild):
        return rules.cards
    return [card for card in rules.cards if SUIT[card] == SUIT[rules.cards[0]]]
