"""The pack of a figure game, and how it is dealt."""

from dataclasses import dataclass
from typing import Any, Final

from weli.core.parameters import Part, parameter

TURN_UP: Final = "T"
"""Among the packets: the cards for trumps are turned now."""


def _are_ways_to_deal(patterns: Any, _: Any) -> bool:
    """Whether each is a row of packets, with the turn-up once at the most."""
    return isinstance(patterns, tuple) and patterns != () and all(_is_way_to_deal(one) for one in patterns)


def _is_way_to_deal(pattern: object) -> bool:
    if type(pattern) is not tuple or pattern.count(TURN_UP) > 1:
        return False
    packets = [one for one in pattern if one != TURN_UP]
    return bool(packets) and all(type(one) is int and one > 0 for one in packets)


def deals_hand(pattern: tuple[int | str, ...], hand_size: int) -> bool:
    """Whether the packets of a way to deal are a whole hand."""
    return sum(one for one in pattern if isinstance(one, int)) == hand_size


@dataclass(frozen=True)
class DealingRules(Part):
    pack: int = parameter(32, (32, 33), along=("weli_substitute",))
    hand_size: int = parameter(5, (4, 5, 7), along=("deal_patterns",))
    deal_patterns: tuple[tuple[int | str, ...], ...] = parameter(
        ((2, 3), (3, 2)), (), valid=_are_ways_to_deal, like=((2, 3), (3, 2), (2, 3, TURN_UP, 2), (3, TURN_UP, 4))
    )
    first_dealer: str = parameter("random", ("random", "seat"))
