"""What a deal of Gaigel is worth, and a match of them."""

from dataclasses import dataclass
from typing import Any, Final

from weli.parameters import Part, parameter

MOST_UNITS: Final = 100
TOURNAMENT_PLAYERS: Final = 3


def _each_place(rows: Any, rules: Any) -> bool:
    """Game points for first, second and third: with all of them counting, with one at nothing, with two at nothing.

    (GA-TOUR-05, GA-TOUR-06, GA-TOUR-07, GA-TOUR-08)
    """
    return (
        _has_three(rows)
        and all(_has_three(row) for row in rows)
        and all(_is_points(one) for row in rows for one in row)
    )


def _has_three(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == TOURNAMENT_PLAYERS


def _is_points(value: Any) -> bool:
    return type(value) is int and value >= 0


@dataclass(frozen=True)
class OutRules(Part):
    target: int = parameter(101, (101,))
    under_cost: int = parameter(2, (0, 1, 2), needs=("counts_strokes",))
    over_trigger: str = parameter("card_to_next_trick", ("card_to_next_trick", "next_trick_completed"))
    over_enforce: str = parameter("accusation", ("accusation", "automatic"))
    over_cost: int = parameter(2, (0, 1, 2), needs=("counts_strokes",))
    false_accusation: str = parameter("double", ("none", "single", "double"), needs=("accuses",))
    no_trick_double: bool = parameter(True, needs=("counts_strokes",))
    no_trick_exempt_quest: bool = parameter(True, needs=("counts_strokes", "no_trick_double", "sevens_quest"))
    nobody_reaches: str = parameter("highest_wins", ("highest_wins",))
    total_tie: str = parameter("cut", ("cut", "void"))
    solo_losers: str = parameter("n/a", ("n/a", "all_others", "fewest_points"), needs=("two_others_lose",))


@dataclass(frozen=True)
class MatchRules(Part):
    """Units are the tokens of the pool, or strokes on the slate."""

    match_mode: str = parameter(
        "losses_then_clean",
        ("losses_then_clean", "deals_then_clean", "first_to_inflict", "clean_at_team_losses", "tournament"),
        along=("solo_losers", "match_size", "under_cost", "over_cost"),
    )
    match_size: int = parameter(10, range(1, MOST_UNITS), needs=("counts_strokes",))
    last_unit_single: bool = parameter(True, needs=("has_a_pool",))
    clean_double: int = parameter(2, (1, 2), needs=("cleans",))
    clean_zero: str = parameter("immediate_win", ("immediate_win", "must_win_one"), needs=("cleans",))


@dataclass(frozen=True)
class TournamentRules(Part):
    tour_points: tuple[tuple[int, ...], ...] = parameter(
        ((5, 3, 1), (6, 3, 0), (9, 0, 0)),
        (),
        valid=_each_place,
        like=(((5, 3, 1), (6, 3, 0), (9, 0, 0)),),
        needs=("is_tournament",),
    )
    tour_sessions: int = parameter(3, range(1, MOST_UNITS), needs=("is_tournament",))
    tour_deals_per_session: int = parameter(10, range(1, MOST_UNITS), needs=("is_tournament",))
