"""How Bieten goes round, what is stolen from the cut, and what lies open under the pack."""

from dataclasses import dataclass

from weli.parameters import Part, parameter


@dataclass(frozen=True)
class CourseRules(Part):
    turn_direction: str = parameter("cw", ("cw",))
    exact_target: bool = parameter(False, (False,))  # exact targets are played elsewhere (BI-VAR-08)


@dataclass(frozen=True)
class StealingRules(Part):
    steal_max: int = parameter(3, range(4))
    steal_round: str = parameter("first_round_first", ("first_round_first",), needs=("steal_max",))
    bottom_card_shown: bool = parameter(True)
