"""What a table settles about what Bieten alone has: its own parameters."""

from dataclasses import dataclass

from weli.core.parameters import NO_OR_YES, Part, parameter


@dataclass(frozen=True)
class CourseRules(Part):
    turn_direction: str = parameter("cw", ("cw",))
    exact_target: bool = parameter(False, (False,))  # exact targets are played elsewhere (BI-VAR-08)


@dataclass(frozen=True)
class StealingRules(Part):
    steal_max: int = parameter(3, range(4))
    steal_round: str = parameter("first_round_first", ("first_round_first",), needs=("steal_max",))
    bottom_card_shown: bool = parameter(True)


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


@dataclass(frozen=True)
class BiddingRules(Part):
    bet_window: str = parameter("any_time", ("any_time", "own_turn"))
    three_by: str = parameter("all_but_bettor", ("all_but_bettor", "holder_only"), needs=("has_several_opponents",))
    good_can_win: bool = parameter(True, needs=("has_several_opponents",))
    need_figure: bool = parameter(True)


@dataclass(frozen=True)
class CountingRules(Part):
    count_order: str = parameter("standard", ("standard",))
    count_stop: str = parameter("at_winner", ("at_winner", "all_figures"), needs=("has_one_winner",))
    loser_tie: str = parameter("all_lowest", ("all_lowest", "none"), needs=("has_several_opponents", "has_one_winner"))


@dataclass(frozen=True)
class FaultRules(Part):
    irregularities: str = parameter("prevent", ("prevent", "penalise"))
    penalty: str = parameter("minus_two", ("minus_two", "score_to_zero", "lose_game"), needs=("penalises",))
    penalty_points: int = parameter(2, (2,), needs=("costs_points",))
    offender_figure: str = parameter("barred", ("barred", "allowed", "no_score_in_deal"), needs=("penalises",))
