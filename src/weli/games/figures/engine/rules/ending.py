"""When the count stops, and what decides where both sides are one short."""

from dataclasses import dataclass

from weli.core.parameters import NO_OR_YES, Part, parameter

BOTH = ("both_gestrichen_rule",)


@dataclass(frozen=True)
class EndingRules(Part):
    bet_cap: str = parameter("settled", ("settled", "conceded_only", "recorded_only", "off"))
    both_gestrichen_rule: bool = parameter(True)
    both_gestrichen_min_cards: int | None = parameter(3, (None, 3, 4), needs=BOTH)
    both_gestrichen_compare: str = parameter("length_kind_height", ("length_kind_height", "length_only"), needs=BOTH)
    both_gestrichen_hanger_tie: str = parameter("best_gleich", ("best_gleich", "spiel"), needs=BOTH)
    both_gestrichen_procedure: str = parameter("automatic", ("automatic", "asking_round"), needs=BOTH)
    both_gestrichen_single_min: int = parameter(2, (2,), needs=BOTH)
    both_gestrichen_single_timing: str = parameter("declare_now", ("declare_now", "play_on"), needs=BOTH)
    play_on_for_places: bool = parameter(False, NO_OR_YES, needs=("has_three_sides",))
