"""What a house settles about each side of Gaigel: its parameters, in the order of the rulebook's table."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from weli.core.parameters import Part, is_list_of, parameter

OPENINGS: Final = ("elfen", "tauchen", "zweite")
OPENING_SETS: Final = tuple(words for size in (3, 2, 1) for words in combinations(OPENINGS, size))
SEVENS_QUESTS: Final = ("announced", "unannounced", "dissle_any", "dissle_vorhand")
MOST_UNITS: Final = 100
TOURNAMENT_PLAYERS: Final = 3


@dataclass(frozen=True)
class TableRules(Part):
    players: int = parameter(4, (2, 3, 4, 6), fixed=True)
    teams: str = parameter("two_teams", ("solo", "two_teams"), fixed=True)
    turn_direction: str = parameter("ccw", ("ccw",))
    partner_draw: str = parameter(
        "aces_others_only", ("none", "aces_others_only", "aces_first_n"), needs=("has_partners",)
    )
    first_dealer: str = parameter("first_ace", ("first_ace", "random"))


@dataclass(frozen=True)
class DealingRules(Part):
    deal_pattern: str = parameter("3-2-T", ("3-2-T", "3-T-2"))
    knock: str = parameter("five_compulsory", ("not_allowed", "five_compulsory", "five_permitted"))


@dataclass(frozen=True)
class OpeningRules(Part):
    openings: tuple[str, ...] = parameter(OPENINGS, OPENING_SETS)
    opening_announce: str = parameter("facedown_only", ("facedown_only", "all"))
    elfen_trump_ace: bool = parameter(False, needs=("has_elfen",))
    first_trick_trumps: str = parameter("forbidden", ("forbidden", "powerless"))
    five_trump_lead: bool = parameter(True)
    trump_proof: str = parameter("on_request", ("on_request", "none"))


@dataclass(frozen=True)
class TrickRules(Part):
    end_obligation: str = parameter("follow_trump_beat", ("follow_trump_beat", "follow_beat"))


@dataclass(frozen=True)
class PairRules(Part):
    pair_trump: int = parameter(40, (40,))
    pair_plain: int = parameter(20, (20,))
    pair_window: str = parameter("any_time", ("any_time", "own_turn", "on_lead"))
    pair_guarantee: bool = parameter(True, needs=("has_partners",))
    pair_play_next: bool = parameter(False)
    pair_repeat: str = parameter("fresh_cards", ("fresh_cards", "all_four_at_once"))


@dataclass(frozen=True)
class RobbingRules(Part):
    rob_needs_trick: str = parameter("team", ("team", "player"), needs=("has_partners",))
    rob_window: str = parameter("own_turn", ("own_turn", "any_time", "on_lead"))
    rob_pending: bool = parameter(True)
    rob_partner_swap: bool = parameter(True, needs=("has_partners", "rob_pending"))
    rob_final_draw_barred: bool = parameter(True)


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


def _quests(words: Any, rules: Any) -> bool:
    return is_list_of(words, SEVENS_QUESTS)


@dataclass(frozen=True)
class QuestRules(Part):
    sevens_show: bool = parameter(False)
    sevens_quest: tuple[str, ...] = parameter((), (), valid=_quests, like=(SEVENS_QUESTS,))
    quest_sevens: int = parameter(4, (4,), needs=("sevens_quest",))
    quest_value: int = parameter(1, (1, 2), needs=("counts_strokes", "has_quests"))
    auf_farbe: bool = parameter(False)


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
