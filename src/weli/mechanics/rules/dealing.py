"""The pack of a figure game, and how it is dealt."""

from dataclasses import dataclass
from typing import Any, Final

from weli.core.parameters import Part, parameter

TURN_UP: Final = "T"
"""Among the packets: the cards for trumps are turned now."""


def _deals_hands(patterns: Any, rules: Any) -> bool:
    """Whether every way of dealing gives a whole hand."""
    whole = isinstance(patterns, tuple) and patterns != () and all(type(one) is tuple for one in patterns)
    return whole and all(_deals_hand(one, rules.dealing.hand_size) for one in patterns)


def _deals_hand(pattern: tuple[object, ...], hand_size: int) -> bool:
    packets = [one for one in pattern if one != TURN_UP]
    whole = all(type(one) is int and one > 0 for one in packets)
    return whole and sum(one for one in packets if isinstance(one, int)) == hand_size and pattern.count(TURN_UP) <= 1


@dataclass(frozen=True)
class DealingRules(Part):
    pack: int = parameter(32, (32, 33), along=("weli_substitute",))
    hand_size: int = parameter(5, (4, 5, 7), along=("deal_patterns",))
    deal_patterns: tuple[tuple[int | str, ...], ...] = parameter(
        ((2, 3), (3, 2)), (), valid=_deals_hands, like=((2, 3), (3, 2), (2, 3, TURN_UP, 2), (3, TURN_UP, 4))
    )
    first_dealer: str = parameter("random", ("random", "seat"))
