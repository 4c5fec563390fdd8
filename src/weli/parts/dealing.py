"""Dealing: from a pack, or from hands that are known, to a deal that is complete (GS-DEAL-08)."""

from weli.cards import set_of
from weli.parts.deal import Deal, new_deal
from weli.parts.engine import go_on
from weli.parts.ruleset import Rules


def deal_hands(rules: Rules, dealer: int, before: list[int], hands: list[list[int]], turned: list[int]) -> Deal:
    """A deal with these hands and these cards turned for trumps; the last one turned decides (GS-DEAL-05, GS-DEAL-06).

    Two gestrichen sides are compared here, before the first lead (GS-END-17).
    """
    deal = new_deal(rules, dealer, before, [set_of(hand) for hand in hands], turned)
    go_on(deal)
    return deal


def deal_pack(rules: Rules, dealer: int, before: list[int], pack: list[int], pattern: int = 0) -> Deal:
    """A deal from a shuffled and cut pack, top card first, in packets of the rule set's pattern (GS-DEAL-03, GS-DEAL-04)."""
    hands: list[list[int]] = [[] for _ in range(rules.players)]
    top = 0
    for packet in rules.deal_patterns[pattern]:
        for step in range(1, rules.players + 1):
            hands[(dealer + step) % rules.players] += pack[top : top + packet]
            top += packet
    return deal_hands(rules, dealer, before, hands, [pack[top]])
