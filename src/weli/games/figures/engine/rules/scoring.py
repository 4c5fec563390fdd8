"""From where to where one scores, and in which order."""

from dataclasses import dataclass
from typing import Any, Final

from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER, SPIEL
from weli.core.parameters import Part, is_list_of, parameter

MOST_TARGETS: Final = 100
FIGURE_GAME: Final = [GLEICH, HANGER, SPIEL]


def _targets(targets: Any, rules: Any) -> bool:
    return isinstance(targets, tuple) and targets != () and all(type(one) is int for one in targets)


def _each_figure(order: Any, rules: Any) -> bool:
    """Whether each figure is counted once."""
    return is_list_of(order, FIGURE_GAME) and len(order) == len(FIGURE_GAME) and _targets(order, rules)


@dataclass(frozen=True)
class ScoringRules(Part):
    score_floor: int | None = parameter(None, (None, 0), needs=("counts_up",))
    scoring_direction: str = parameter("up", ("up", "down"), along=("start_score", "target", "target_choices"))
    start_score: int = parameter(0, range(MOST_TARGETS))
    target: int = parameter(11, range(MOST_TARGETS))
    # A target that is set can be agreed on anyway.
    target_choices: tuple[int, ...] = parameter((11, 15), (), valid=_targets, like=((11, 15),), fixed=True)
    count_order_unbet: tuple[int, ...] = parameter(
        (GLEICH, HANGER, SPIEL),
        (),
        valid=_each_figure,
        like=((GLEICH, HANGER, SPIEL), (SPIEL, GLEICH, HANGER)),
        words=tuple(FIGURE_WORDS),
    )
    penalties_before_points: bool = parameter(True)
    stop_when_won: bool = parameter(True)
