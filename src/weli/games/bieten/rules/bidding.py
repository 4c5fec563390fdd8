"""What one bids on at Bieten, and what good and three mean."""

from dataclasses import dataclass

from weli.parameters import Part, parameter


@dataclass(frozen=True)
class BiddingRules(Part):
    bet_window: str = parameter("any_time", ("any_time", "own_turn"))
    three_by: str = parameter("all_but_bettor", ("all_but_bettor", "holder_only"), needs=("has_several_opponents",))
    good_can_win: bool = parameter(True, needs=("has_several_opponents",))
    need_figure: bool = parameter(True)
