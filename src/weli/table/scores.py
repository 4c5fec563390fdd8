"""What stands written down: the score sheet of a figure game, the slate of a match of Gaigel."""

from typing import Literal, cast

from weli.deal import NONE
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ruleset import GaigelRules
from weli.match import Match
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet
from weli.table.gaigel_wire import Mark, MatchMode, Slate, SlateLine
from weli.table.wire import Entry, Measure, Sheet

HOOK = 2  # units of a hook, the sign of a deal that was lost double (GA-SCORE-05, GA-SCORE-07)
USUAL_SIZES = {
    "losses_then_clean": (6, 10, 14, 20),
    "deals_then_clean": (6, 10, 12),
    "first_to_inflict": (3, 5, 7),
    "clean_at_team_losses": (3, 5, 7),
}


def direction_of(rules: RuleSet) -> Literal["up", "down"]:
    return "down" if isinstance(rules, FigureRules) and rules.scoring_direction == "down" else "up"


# What a game is played for: the target of a figure game, the size of a match of Gaigel.


def measure_of(rules: RuleSet) -> Measure:
    """What that number counts."""
    if not isinstance(rules, GaigelRules):
        return "points"
    return "deals" if rules.match_mode in ("deals_then_clean", "tournament") else "units"


def counts_strokes(rules: RuleSet) -> bool:
    """Whether losing a deal is written down instead of winning it."""
    return isinstance(rules, GaigelRules) and not rules.is_tournament


def goal_of(rules: RuleSet) -> int:
    if not isinstance(rules, GaigelRules):
        return rules.target
    return rules.tournament_deals if rules.is_tournament else rules.match_size


def goal_choices(rules: RuleSet) -> list[int]:
    """The goals that a new table may have; a tournament has its own."""
    if isinstance(rules, GaigelRules):
        usual = () if rules.is_tournament else USUAL_SIZES[rules.match_mode]
        return sorted({*usual, goal_of(rules)})
    return list(rules.target_choices) if isinstance(rules, FigureRules) else [rules.target]


def goal_parameter(rules: RuleSet) -> str:
    """The parameter that holds the goal; empty where it follows from others."""
    if isinstance(rules, GaigelRules):
        return "" if rules.is_tournament else "match_size"
    return "target"


# The sheet and the slate.


def sheet_of_match(match: Match, own: int) -> Sheet:
    """The score sheet; the reader's own column is on the right, the others before it in order of play.

    (GS-SCORE-04, PL-SCORE-03, PL-SCORE-04)
    """
    sides, order = match.rules.seating.side_names(), _own_last(match, own)
    return Sheet(
        direction=direction_of(match.rules),
        start=match.rules.start_score,
        target=match.rules.target,
        sides=[sides[side] for side in order],
        entries=_entries(match),
        totals=dict(zip(sides, match.scores, strict=True)),
        gestrichen=[sides[side] for side in order if match.gestrichen(side)],
        places=[sides[side] for side in match.places],
        winner=None if match.winner == NONE else sides[match.winner],
        losers=[sides[side] for side in match.losers],
    )


def slate_of_match(match: GaigelMatch, own: int) -> Slate:
    """The slate as it stands: a line for each side, its strokes and hooks, and what of them is cleaned away.

    (GA-SCORE-05, GA-SCORE-06, GA-SCORE-07)
    """
    rules, sides = match.rules, match.rules.seating.side_names()
    given = sum(match.scores)
    counts_deals = measure_of(rules) == "deals"
    collecting = not match.cleaning and match.winner == NONE
    return Slate(
        mode=cast("MatchMode", rules.match_mode),
        size=goal_of(rules),
        phase="tournament" if rules.is_tournament else "cleaning" if match.cleaning else "collecting",
        pool=max(0, rules.match_size - given) if rules.match_mode == "losses_then_clean" and collecting else None,
        deals_left=max(0, goal_of(rules) - match.number) if counts_deals and collecting else None,
        lines=[
            SlateLine(sides[side], [] if rules.is_tournament else _marks(match, side), match.scores[side])
            for side in _own_last(match, own)
        ],
        entries=_entries(match),
        winner=None if match.winner == NONE else sides[match.winner],
    )


def _own_last(match: Match, own: int) -> list[int]:
    return [*range(own + 1, match.rules.seating.sides), *range(own + 1)]


def _entries(match: Match) -> list[Entry]:
    sides = match.rules.seating.side_names()
    return [
        Entry(deal=number, points=dict(zip(sides, gained, strict=True)))
        for number, gained in enumerate(match.entries, 1)
    ]


def _marks(match: Match, side: int) -> list[Mark]:
    """A stroke or a hook for each deal that was lost, the oldest ones cleaned away first, arm by arm."""
    lost = [(number, gained[side]) for number, gained in enumerate(match.entries, 1) if gained[side] > 0]
    cleaned = -sum(gained[side] for gained in match.entries if gained[side] < 0)
    marks = []
    for number, units in lost:
        erased = min(cleaned, units)
        cleaned -= erased
        marks.append(Mark("hook" if units == HOOK else "stroke", erased, number))
    return marks
