"""Which figure of Bieten is the higher, and what wild cards do to it."""

from dataclasses import dataclass

from weli.parameters import NO_OR_YES, Part, parameter


@dataclass(frozen=True)
class HeightRules(Part):
    gleich_size_first: bool = parameter(True)
    hanger_same_suit: bool = parameter(True)
    hanger_length_first: bool = parameter(True)
    hanger_wrap: bool = parameter(False, NO_OR_YES)
    figure_tie: str = parameter("stands", ("stands", "earliest_bettor", "turn_order"))


@dataclass(frozen=True)
class WeliRules(Part):
    wild_rank: str = parameter("below_real", ("below_real",), needs=("wilds",))
    wild_as_itself: bool = parameter(True, needs=("has_wild_sevens",))
    weli_zero_penalty: int = parameter(1, (1, 0), needs=("has_no_weli_point",))
    weli_point: int = parameter(0, (0, 1), needs=("is_tame",), along=("wilds", "weli_zero_penalty"))
