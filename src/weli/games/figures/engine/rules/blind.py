"""Bets before the cut."""

from dataclasses import dataclass

from weli.core.parameters import NO_OR_YES, Part, parameter


@dataclass(frozen=True)
class BlindRules(Part):
    blind_bets: str = parameter("none", ("none", "before_cut"))
    blind_failure_passes_figure: bool = parameter(True, needs=("has_blind_bets",))
    blind_must_make_figure: bool = parameter(False, NO_OR_YES, needs=("has_blind_bets",))
