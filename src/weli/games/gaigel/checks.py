"""Which parameters of Gaigel cannot be played together."""

from typing import TYPE_CHECKING

from weli.core.errors import Unplayable
from weli.games.gaigel.rules import TOURNAMENT_PLAYERS

if TYPE_CHECKING:
    from weli.games.gaigel.ruleset import GaigelRules


def check_together(rules: "GaigelRules") -> None:
    """Refuses a rule set whose parameters are possible each by itself.

    Raises:
        Unplayable: it says what does not go together.
    """
    _check_teams(rules)
    _check_match(rules)


def _together(rules: "GaigelRules", name: str, other: str) -> Unplayable:
    return Unplayable("rules.together", {name: rules.value(name)}, {other: rules.value(other)})


def _check_teams(rules: "GaigelRules") -> None:
    """Four and six play in two teams, two and three alone, without a partner to find or to signal to.

    (GA-SEAT-08, GA-Q58, GA-SIG-02, GA-SEAT-03)
    """
    solo = rules.players < 4
    if (rules.table.teams == "solo") != solo:
        raise _together(rules, "teams", "players")
    if solo and rules.table.partner_draw != "none":
        raise _together(rules, "partner_draw", "players")
    if rules.players == 6 and rules.table.partner_draw == "aces_others_only":
        raise _together(rules, "partner_draw", "players")
    if solo and rules.signalling.signals:
        raise _together(rules, "signals", "players")


def _check_match(rules: "GaigelRules") -> None:
    """What three players for themselves need: who loses beside the winner, and no pool, which does not divide among several (GA-Q37)."""
    if rules.is_tournament:
        if rules.players != TOURNAMENT_PLAYERS:
            raise _together(rules, "match_mode", "players")
        if rules.out.total_tie == "void":
            raise _together(
                rules, "match_mode", "total_tie"
            )  # every deal gives its nine points (GA-TOUR-04, GA-TOUR-09)
        return
    if rules.players != TOURNAMENT_PLAYERS:
        return
    if rules.match.match_mode in ("losses_then_clean", "first_to_inflict"):
        raise _together(rules, "match_mode", "players")
    if rules.out.solo_losers == "n/a":
        raise _together(rules, "solo_losers", "players")
