"""How a deal of Bieten is counted, who loses the game, and what forbidden acts cost."""

from dataclasses import dataclass

from weli.parameters import Part, parameter


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
