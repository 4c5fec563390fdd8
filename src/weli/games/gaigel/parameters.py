"""What each parameter of Gaigel may be, and which rule sets cannot be played at all.

The names and values are those of the rulebook's table of parameters. Whoever holds a `GaigelRules` has passed these checks.
"""

from itertools import combinations
from typing import TYPE_CHECKING

from weli.parts.parameters import check_each, together
from weli.ruleset import Choice, impossible, written

if TYPE_CHECKING:
    from weli.games.gaigel.ruleset import GaigelRules

YES_OR_NO = (True, False)
OPENINGS = ("elfen", "tauchen", "zweite")
OPENING_SETS = tuple(words for size in (3, 2, 1) for words in combinations(OPENINGS, size))
SEVENS_QUESTS = ("announced", "unannounced", "dissle_any", "dissle_vorhand")
MOST_UNITS = 100
TOURNAMENT_PLAYERS = 3

ALLOWED: dict[str, Choice] = {
    "players": (2, 3, 4, 6),
    "teams": ("solo", "two_teams"),
    "turn_direction": ("ccw",),
    "partner_draw": ("none", "aces_others_only", "aces_first_n"),
    "first_dealer": ("first_ace", "random"),
    "deal_pattern": ("3-2-T", "3-T-2"),
    "knock": ("not_allowed", "five_compulsory", "five_permitted"),
    "openings": OPENING_SETS,
    "opening_announce": ("facedown_only", "all"),
    "elfen_trump_ace": YES_OR_NO,
    "first_trick_trumps": ("forbidden", "powerless"),
    "five_trump_lead": YES_OR_NO,
    "trump_proof": ("on_request", "none"),
    "end_obligation": ("follow_trump_beat", "follow_beat"),
    "pair_trump": (40,),
    "pair_plain": (20,),
    "pair_window": ("any_time", "own_turn", "on_lead"),
    "pair_guarantee": YES_OR_NO,
    "pair_play_next": YES_OR_NO,
    "pair_repeat": ("fresh_cards", "all_four_at_once"),
    "rob_needs_trick": ("team", "player"),
    "rob_window": ("own_turn", "any_time", "on_lead"),
    "rob_pending": YES_OR_NO,
    "rob_partner_swap": YES_OR_NO,
    "rob_final_draw_barred": YES_OR_NO,
    "target": (101,),
    "under_cost": (0, 1, 2),
    "over_trigger": ("card_to_next_trick", "next_trick_completed"),
    "over_enforce": ("accusation", "automatic"),
    "over_cost": (0, 1, 2),
    "false_accusation": ("none", "single", "double"),
    "no_trick_double": YES_OR_NO,
    "no_trick_exempt_quest": YES_OR_NO,
    "nobody_reaches": ("highest_wins",),
    "total_tie": ("cut", "void"),
    "solo_losers": ("n/a", "all_others", "fewest_points"),
    "match_mode": (
        "losses_then_clean",
        "deals_then_clean",
        "first_to_inflict",
        "clean_at_team_losses",
        "tournament",
    ),
    "match_size": range(1, MOST_UNITS),
    "last_unit_single": YES_OR_NO,
    "clean_double": (1, 2),
    "clean_zero": ("immediate_win", "must_win_one"),
    "sevens_show": YES_OR_NO,
    "quest_sevens": (4,),
    "quest_value": (1, 2),
    "auf_farbe": YES_OR_NO,
    "signals": YES_OR_NO,
    "signal_code": ("standard",),
    "signal_intercept": (0.0, 0.25, 0.5, 0.75, 1.0),
    "count_aid": ("none", "own", "all"),
    "irregularities": ("prevent", "penalise"),
    "tour_sessions": range(1, MOST_UNITS),
    "tour_deals_per_session": range(1, MOST_UNITS),
}


def check_parameters(rules: "GaigelRules") -> None:
    """Refuses a rule set that cannot be played.

    Raises:
        RulesError: it names the parameter, and what would be possible or what it does not go together with.
    """
    check_each(rules, ALLOWED, but="signal_intercept")
    _check_chance(rules.signal_intercept)
    _check_words("sevens_quest", rules.sevens_quest, SEVENS_QUESTS)
    _check_tour_points(rules.tour_points)
    _check_teams(rules)
    _check_match(rules)


def _check_chance(value: object) -> None:
    """Any chance from never to always, not only those that are offered (GA-Q48)."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise impossible("signal_intercept", value, ("0.0 – 1.0",))


def _check_words(name: str, value: object, known: tuple[str, ...]) -> None:
    """A set of known words, written as a list, none of them twice."""
    if not isinstance(value, tuple) or not all(one in known for one in value) or len(set(value)) < len(value):
        raise impossible(name, value, (known,))


def _check_tour_points(value: object) -> None:
    """Game points for first, second and third: with all of them counting, with one at nothing, with two at nothing.

    (GA-TOUR-05, GA-TOUR-06, GA-TOUR-07, GA-TOUR-08)
    """
    rows = (
        isinstance(value, tuple) and len(value) == TOURNAMENT_PLAYERS and all(isinstance(row, tuple) for row in value)
    )
    if not rows or not isinstance(value, tuple):
        raise impossible("tour_points", value, (((5, 3, 1), (6, 3, 0), (9, 0, 0)),))
    for row in value:
        if len(row) != TOURNAMENT_PLAYERS or not all(type(one) is int and one >= 0 for one in row):
            raise impossible("tour_points", value, (((5, 3, 1), (6, 3, 0), (9, 0, 0)),))


def _check_teams(rules: "GaigelRules") -> None:
    """Four and six play in two teams, two and three alone, without a partner to find or to signal to.

    (GA-SEAT-08, GA-Q58, GA-SIG-02, GA-SEAT-03)
    """
    solo = rules.players < 4
    if (rules.teams == "solo") != solo:
        raise together(f"teams = {rules.teams}", f"players = {rules.players}")
    if solo and rules.partner_draw != "none":
        raise together(f"partner_draw = {rules.partner_draw}", f"players = {rules.players}")
    if rules.players == 6 and rules.partner_draw == "aces_others_only":
        raise together("partner_draw = aces_others_only", "players = 6")
    if solo and rules.signals:
        raise together("signals = true", f"players = {rules.players}")


def _check_match(rules: "GaigelRules") -> None:
    """What three players for themselves need: who loses beside the winner, and no pool, which does not divide among several (GA-Q37)."""
    mode = f"match_mode = {rules.match_mode}"
    if rules.match_mode == "tournament":
        if rules.players != TOURNAMENT_PLAYERS:
            raise together(mode, f"players = {rules.players}")
        if rules.total_tie == "void":
            raise together(mode, "total_tie = void")  # every deal gives its nine points (GA-TOUR-04, GA-TOUR-09)
        return
    if rules.players != TOURNAMENT_PLAYERS:
        return
    if rules.match_mode in ("losses_then_clean", "first_to_inflict"):
        raise together(mode, f"players = {rules.players}")
    if rules.solo_losers == "n/a":
        raise together(f"solo_losers = {written(rules.solo_losers)}", f"players = {rules.players}")
