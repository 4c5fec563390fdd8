"""How a pack is dealt."""

from collections.abc import Sequence

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.ruleset import RuleSet


def dealt(
    pack: Sequence[int], order: Sequence[int], packets: Sequence[int], turned_after: i64
) -> tuple[list[list[int]], list[int]]:
    """Hands by seat, and the talon, from a pack, top card first.

    Args:
        pack: the cards as they lie.
        order: every seat, in the order in which they get cards.
        packets: how many cards each gets in each round.
        turned_after: after how many rounds the next card is turned up for trumps; -1: nothing is, and there is no talon.

    Returns:
        The cards of each seat; then those that are left, the one that was turned up last.
    """
    hands: list[list[int]] = [[] for _ in order]
    turned: list[int] = []
    rest = list(pack)
    for number, packet in enumerate(packets):
        for seat in order:
            hands[seat] += rest[:packet]
            del rest[:packet]
        if number + 1 == turned_after:
            turned.append(rest.pop(0))
    return hands, [] if turned_after == NONE else [*rest, *turned]


def left_over(rules: RuleSet) -> int:
    """How many cards are not dealt."""
    return len(rules.cards) - rules.players * rules.hand_size
