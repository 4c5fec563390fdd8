"""How the rules of Gaigel are told."""

from collections.abc import Mapping, Sequence

from weli.core.texts import listed, text
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.outline import Outline, Teller, either


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
    return text(f"parameter.match_size.{rules.match.match_mode}", lang, number=size)


def _signal_intercept(chance: float, rules: GaigelRules, lang: str) -> str:
    if chance in (0, 1):
        return text(f"parameter.signal_intercept.{chance:g}", lang)
    return text("parameter.signal_intercept.number", lang, number=f"{100 * chance:g}")


def _tour_points(rows: Sequence[Sequence[int]], rules: GaigelRules, lang: str) -> str:
    """`5 – 3 – 1, mit einem bei null 6 – 3 – 0` and so on."""
    all_count, one_at_nothing, two_at_nothing = (" – ".join(str(one) for one in row) for row in rows)
    return text("parameter.tour_points.rows", lang, all=all_count, one=one_at_nothing, two=two_at_nothing)


class GaigelOutline(Outline):
    def tellers(self) -> Mapping[str, Teller]:
        return {
            "openings": _openings,
            "sevens_quest": _sevens_quests,
            "false_accusation": _false_accusation,
            "match_size": _match_size,
            "signal_intercept": _signal_intercept,
            "tour_points": _tour_points,
        }
