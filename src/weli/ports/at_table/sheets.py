"""What a match is played for, and what stands written down of it."""

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from weli.core.deal import NONE
from weli.core.kinds import R
from weli.ports.at_table.view import Direction, Entry, Measure, Sheet, Slate
from weli.ports.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheets(Generic[R]):
    """Points up to a target, on a sheet with a column for each side."""

    def direction(self, rules: R) -> Direction:
        """Which way the score goes."""
        return "up"

    def measure(self, rules: R) -> Measure:
        """What the goal counts."""
        return "points"

    def counts_strokes(self, rules: R) -> bool:
        """Whether losing a deal is written down instead of winning it."""
        return False

    def goal(self, rules: R) -> int:
        """What a match is played to."""
        return rules.target

    def goal_choices(self, rules: R) -> list[int]:
        """The goals that a new table may have."""
        return [rules.target]

    def goal_parameter(self, rules: R) -> str:
        """The parameter that holds the goal; empty where it follows from others."""
        return "target"

    def sheet(self, match: Match, own: int) -> Sheet | None:
        """The score sheet; the reader's own column is on the right, the others before it in order of play.

        (GS-SCORE-04, PL-SCORE-03, PL-SCORE-04)
        """
        rules: Any = match.rules
        sides, order = rules.seating.side_names(), own_last(match, own)
        return Sheet(
            direction=self.direction(rules),
            start=match.rules.start_score,
            target=match.rules.target,
            sides=[sides[side] for side in order],
            entries=entries(match),
            totals=dict(zip(sides, match.scores, strict=True)),
            gestrichen=[sides[side] for side in order if match.gestrichen(side)],
            places=[sides[side] for side in match.places],
            winner=None if match.winner == NONE else sides[match.winner],
            losers=[sides[side] for side in match.losers],
        )

    def slate(self, match: Match, own: int) -> Slate | None:
        """The slate, where one is kept instead of a sheet."""
        return None


def own_last(match: Match, own: int) -> list[int]:
    """The sides in order of play, that one last."""
    return [*range(own + 1, match.rules.seating.sides), *range(own + 1)]


def entries(match: Match) -> list[Entry]:
    """What each deal brought."""
    sides = match.rules.seating.side_names()
    return [
        Entry(deal=number, points=dict(zip(sides, gained, strict=True)))
        for number, gained in enumerate(match.entries, 1)
    ]
