"""What a match of Gaigel is played for, and the slate that it stands on."""

from weli.core.deal import NONE
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.at_table import Sheets
from weli.ports.at_table.sheets import entries, own_last
from weli.ports.at_table.view import Mark, Measure, Slate, SlateLine
from weli.ports.match import Match

HOOK = 2  # units of a hook, the sign of a deal that was lost double (GA-SCORE-05, GA-SCORE-07)
USUAL_SIZES = {
    "losses_then_clean": (6, 10, 14, 20),
    "deals_then_clean": (6, 10, 12),
    "first_to_inflict": (3, 5, 7),
    "clean_at_team_losses": (3, 5, 7),
}


class GaigelSheets(Sheets[GaigelRules]):
    """The goal is the size of the match, in units or deals."""

    def measure(self, rules: GaigelRules) -> Measure:
        return "deals" if rules.match.match_mode in ("deals_then_clean", "tournament") else "units"

    def counts_strokes(self, rules: GaigelRules) -> bool:
        return not rules.is_tournament

    def goal(self, rules: GaigelRules) -> int:
        return rules.tournament_deals if rules.is_tournament else rules.match.match_size

    def goal_choices(self, rules: GaigelRules) -> list[int]:
        """A tournament has its own."""
        usual = () if rules.is_tournament else USUAL_SIZES[rules.match.match_mode]
        return sorted({*usual, self.goal(rules)})

    def goal_parameter(self, rules: GaigelRules) -> str:
        return "" if rules.is_tournament else "match_size"

    def sheet(self, match: Match, own: int) -> None:
        """There is none."""

    def slate(self, match: Match, own: int) -> Slate:
        """The slate as it stands: a line for each side, its strokes and hooks, and what of them is cleaned away.

        (GA-SCORE-05, GA-SCORE-06, GA-SCORE-07)
        """
        assert isinstance(match, GaigelMatch)
        rules, sides = match.rules, match.rules.seating.side_names()
        given, goal = sum(match.scores), self.goal(rules)
        collecting = not match.cleaning and match.winner == NONE
        counts_deals = collecting and self.measure(rules) == "deals"
        has_pool = collecting and rules.match.match_mode == "losses_then_clean"
        return Slate(
            mode=rules.match.match_mode,
            size=goal,
            phase="tournament" if rules.is_tournament else "cleaning" if match.cleaning else "collecting",
            pool=max(0, rules.match.match_size - given) if has_pool else None,
            deals_left=max(0, goal - match.number) if counts_deals else None,
            lines=[
                SlateLine(sides[side], [] if rules.is_tournament else _marks(match, side), match.scores[side])
                for side in own_last(match, own)
            ],
            entries=entries(match),
            winner=None if match.winner == NONE else sides[match.winner],
        )


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
