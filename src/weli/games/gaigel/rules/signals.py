"""What partners may signal at Gaigel, and what the house keeps an eye on."""

from dataclasses import dataclass
from typing import Any

from weli.parameters import Part, parameter


def _is_chance(value: Any, rules: Any) -> bool:
    """Any chance from never to always, not only those that are offered (GA-Q48)."""
    return type(value) in (int, float) and 0 <= value <= 1


@dataclass(frozen=True)
class SignalRules(Part):
    signals: bool = parameter(True, needs=("has_partners",))
    signal_code: str = parameter("standard", ("standard",), needs=("signals", "has_partners"))
    signal_intercept: float = parameter(
        0.25,
        (0.0, 0.25, 0.5, 0.75, 1.0),
        valid=_is_chance,
        like=("0.0 – 1.0",),
        needs=("signals", "has_partners"),
    )


@dataclass(frozen=True)
class RefereeRules(Part):
    count_aid: str = parameter("none", ("none", "own", "all"))
    irregularities: str = parameter("prevent", ("prevent", "penalise"))
