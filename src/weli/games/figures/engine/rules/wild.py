"""Which cards are wild, and what they may be named."""

from dataclasses import dataclass
from typing import Any, Final

from weli.core.cards import PACK_33, RANK_LETTERS, card_text
from weli.core.parameters import Part, is_list_of, parameter
from weli.games.figures.engine.rules.dealing import TURN_UP

PERLAGGS: Final = (*[card_text(card) for card in PACK_33], *[TURN_UP + rank for rank in RANK_LETTERS[1:]])
"""What may be wild: a card of the pack as `HK`, or one of trumps as `T7`."""


def _perlaggs(order: Any, rules: Any) -> bool:
    return is_list_of(order, PERLAGGS)


@dataclass(frozen=True)
class WildRules(Part):
    perlagg_order: tuple[str, ...] = parameter(
        (), (), valid=_perlaggs, like=(("HK", "S6", "S7", "E7", "T7", "TU", "TO"), ())
    )
    """The wild cards, high to low; a place has its own, or the same in another order (PL-VAR-06, PL-VAR-37)."""
    weli_substitute: str = parameter("none", ("none", "E8", "S8"), needs=("misses_the_weli",), along=("pack",))
    acorns_may_be_trump: bool = parameter(True)
    """Where they may not, acorns turned for trumps are passed over (PL-EICH-03)."""
    unbaptised_perlagg: str = parameter("face_value", ("face_value", "refuse"), needs=("perlagg_order",))
    weli_face_rank: str = parameter("six_below_seven", ("six_below_seven", "none"), needs=("has_weli",))
    baptise_as_six: bool = parameter(True, needs=("names_others_the_weli",))
    gleich_same_card_twice: bool = parameter(True, needs=("perlagg_order",))
