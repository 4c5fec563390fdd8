"""Whether a figure that was bet on was there, and what it costs if not."""

from dataclasses import dataclass

from weli.core.parameters import NO_OR_YES, Part, parameter


@dataclass(frozen=True)
class ProofRules(Part):
    validation_penalty: int = parameter(2, range(10))
    validation_voids: str = parameter("figure", ("figure", "deal"))
    validation_stacking: str = parameter(
        "per_player_figure", ("per_player_figure", "per_side_figure", "per_side_deal"), needs=("validation_penalty",)
    )
    validate_after_concession: bool = parameter(True)
    failed_figure_to_other_side: bool = parameter(True)
    losing_bet_penalty: bool = parameter(False, NO_OR_YES)
    out_of_turn_penalty: int = parameter(0, (0, 2))
    illegal_act_policy: str = parameter("refuse", ("refuse", "penalise"))
