"""How the rules of Gaigel are told."""

from collections.abc import Sequence
from typing import Final

from weli.games.gaigel.ruleset import GaigelRules
from weli.house_rules.outline import Outline, either
from weli.texts import listed, text

CLEANING: Final = ("losses_then_clean", "deals_then_clean", "clean_at_team_losses")


def _partners(rules: GaigelRules) -> bool:
    return rules.teams == "two_teams"


def _partner_may_rob(rules: GaigelRules) -> bool:
    return _partners(rules) and rules.rob_pending


def _signals(rules: GaigelRules) -> bool:
    return _partners(rules) and rules.signals


def _elfen(rules: GaigelRules) -> bool:
    return "elfen" in rules.openings


def _tournament(rules: GaigelRules) -> bool:
    return rules.is_tournament


def _strokes(rules: GaigelRules) -> bool:
    """Whether a deal is worth strokes, and not game points as in the tournament."""
    return not rules.is_tournament


def _accuses(rules: GaigelRules) -> bool:
    return rules.over_enforce == "accusation"


def _two_others_lose(rules: GaigelRules) -> bool:
    return _strokes(rules) and not _partners(rules) and rules.players > 2


def _cleans(rules: GaigelRules) -> bool:
    return rules.match_mode in CLEANING


def _pool(rules: GaigelRules) -> bool:
    return rules.match_mode == "losses_then_clean"


def _sevens_quest(rules: GaigelRules) -> bool:
    return bool(rules.sevens_quest)


def _double_without_trick_or_quest(rules: GaigelRules) -> bool:
    return _strokes(rules) and rules.no_trick_double and _sevens_quest(rules)


def _any_quest(rules: GaigelRules) -> bool:
    return _strokes(rules) and (rules.sevens_show or rules.auf_farbe or _sevens_quest(rules))


def _openings(openings: Sequence[str], rules: GaigelRules, lang: str) -> str:
    return either([text(f"parameter.openings.{one}", lang) for one in openings], lang)


def _sevens_quests(quests: Sequence[str], rules: GaigelRules, lang: str) -> str:
    return listed([text(f"parameter.sevens_quest.{one}", lang) for one in quests or ["none"]], lang)


def _false_accusation(cost: str, rules: GaigelRules, lang: str) -> str:
    """Strokes, or in the tournament no point at all, whichever it is (GA-Q20, GA-TOUR-07)."""
    own = "tournament" if rules.is_tournament and cost != "none" else cost
    return text(f"parameter.false_accusation.{own}", lang)


def _match_size(size: int, rules: GaigelRules, lang: str) -> str:
    """Strokes or deals, as the match is played."""
    return text(f"parameter.match_size.{rules.match_mode}", lang, number=size)


def _signal_intercept(chance: float, rules: GaigelRules, lang: str) -> str:
    if chance in (0, 1):
        return text(f"parameter.signal_intercept.{chance:g}", lang)
    return text("parameter.signal_intercept.number", lang, number=f"{100 * chance:g}")


def _tour_points(rows: Sequence[Sequence[int]], rules: GaigelRules, lang: str) -> str:
    """`5 – 3 – 1, mit einem bei null 6 – 3 – 0` and so on."""
    all_count, one_at_nothing, two_at_nothing = (" – ".join(str(one) for one in row) for row in rows)
    return text("parameter.tour_points.rows", lang, all=all_count, one=one_at_nothing, two=two_at_nothing)


GAIGEL: Final = Outline(
    groups={
        "players": "table",
        "deal_pattern": "cards",
        "openings": "opening",
        "end_obligation": "tricks",
        "pair_trump": "pairs",
        "rob_needs_trick": "rob",
        "target": "out",
        "match_mode": "match",
        "sevens_show": "quests",
        "signals": "signals",
        "count_aid": "referee",
        "tour_points": "tour",
    },
    needs={
        "partner_draw": _partners,
        "elfen_trump_ace": _elfen,
        "pair_guarantee": _partners,
        "rob_needs_trick": _partners,
        "rob_partner_swap": _partner_may_rob,
        "under_cost": _strokes,
        "over_cost": _strokes,
        "false_accusation": _accuses,
        "no_trick_double": _strokes,
        "no_trick_exempt_quest": _double_without_trick_or_quest,
        "solo_losers": _two_others_lose,
        "match_size": _strokes,
        "last_unit_single": _pool,
        "clean_double": _cleans,
        "clean_zero": _cleans,
        "quest_sevens": _sevens_quest,
        "quest_value": _any_quest,
        "signals": _partners,
        "signal_code": _signals,
        "signal_intercept": _signals,
        "tour_points": _tournament,
        "tour_sessions": _tournament,
        "tour_deals_per_session": _tournament,
    },
    tellers={
        "openings": _openings,
        "sevens_quest": _sevens_quests,
        "false_accusation": _false_accusation,
        "match_size": _match_size,
        "signal_intercept": _signal_intercept,
        "tour_points": _tour_points,
    },
    fixed=("players", "teams"),
    together={"match_mode": ("solo_losers", "match_size", "under_cost", "over_cost")},
)
