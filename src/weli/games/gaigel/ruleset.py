"""The rule set of Gaigel: plain values, one field for each parameter of the rulebook."""

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import i64

from weli.games.gaigel.parameters import ALLOWED, OPENINGS, check_parameters
from weli.games.gaigel.ranks import HAND, PACK_48
from weli.ruleset import Choice, RuleSet
from weli.seats import Seating

SIGNAL_SYSTEM = "gaigel"
ENDLESS = 1000


@dataclass(frozen=True, repr=False)
class GaigelRules(RuleSet):
    """How one table plays Gaigel. Field names and values are those of the rulebook's table of parameters; sets of words are tuples.

    Units are the tokens of the pool, or strokes on the slate.
    """

    game: str
    name: str
    players: int = 4
    teams: str = "two_teams"
    turn_direction: str = "ccw"
    partner_draw: str = "aces_others_only"
    first_dealer: str = "first_ace"
    deal_pattern: str = "3-2-T"
    knock: str = "five_compulsory"
    openings: tuple[str, ...] = ("elfen", "tauchen", "zweite")
    opening_announce: str = "facedown_only"
    elfen_trump_ace: bool = False
    first_trick_trumps: str = "forbidden"
    five_trump_lead: bool = True
    trump_proof: str = "on_request"
    end_obligation: str = "follow_trump_beat"
    pair_trump: int = 40
    pair_plain: int = 20
    pair_window: str = "any_time"
    pair_guarantee: bool = True
    pair_play_next: bool = False
    pair_repeat: str = "fresh_cards"
    rob_needs_trick: str = "team"
    rob_window: str = "own_turn"
    rob_pending: bool = True
    rob_partner_swap: bool = True
    rob_final_draw_barred: bool = True
    target: int = 101
    under_cost: int = 2
    over_trigger: str = "card_to_next_trick"
    over_enforce: str = "accusation"
    over_cost: int = 2
    false_accusation: str = "double"
    no_trick_double: bool = True
    no_trick_exempt_quest: bool = True
    nobody_reaches: str = "highest_wins"
    total_tie: str = "cut"
    solo_losers: str = "n/a"
    match_mode: str = "losses_then_clean"
    match_size: int = 10
    last_unit_single: bool = True
    clean_double: int = 2
    clean_zero: str = "immediate_win"
    sevens_show: bool = False
    sevens_quest: tuple[str, ...] = ()
    quest_sevens: int = 4
    quest_value: int = 1
    auf_farbe: bool = False
    signals: bool = True
    signal_code: str = "standard"
    signal_intercept: float = 0.25
    count_aid: str = "none"
    irregularities: str = "prevent"
    tour_points: tuple[tuple[int, ...], ...] = ((5, 3, 1), (6, 3, 0), (9, 0, 0))
    tour_sessions: int = 3
    tour_deals_per_session: int = 10
    talk: bool = field(init=False, compare=False, repr=False)
    signal_system: str = field(init=False, compare=False, repr=False)
    start_score: int = field(init=False, compare=False, repr=False)
    hand_size: int = field(init=False, compare=False, repr=False)
    seating: Seating = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        check_parameters(self)
        sides = 2 if self.teams == "two_teams" else self.players
        object.__setattr__(self, "seating", Seating(self.players, sides, counter_clockwise=True))
        object.__setattr__(self, "talk", self.signals)  # partners may signal and nothing else (GA-Q57)
        object.__setattr__(self, "signal_system", SIGNAL_SYSTEM if self.signals else "none")
        object.__setattr__(self, "start_score", 0)
        object.__setattr__(self, "hand_size", HAND)

    @property
    def cards(self) -> list[int]:
        """The cards of the pack, every card twice (GA-CARD-01)."""
        return PACK_48

    @property
    def is_tournament(self) -> bool:
        return self.match_mode == "tournament"

    def session_of(self, number: int) -> tuple[int, int]:
        """The session of a tournament, and the deal in it, to which the deal after so many belongs; both from 0 (GA-TOUR-03)."""
        return divmod(number, self.tour_deals_per_session) if self.is_tournament else (0, number)

    @property
    def tournament_deals(self) -> int:
        """How many deals a tournament has, all its sessions together (GA-TOUR-03)."""
        return self.tour_sessions * self.tour_deals_per_session

    def missing(self, points: i64) -> i64:
        """No score is near a target: a match is over when somebody has no units, or after its last deal (GA-SCORE-04, GA-TOUR-03)."""
        return ENDLESS - points

    @property
    def has_a_price(self) -> bool:
        """GA-Q46."""
        return self.irregularities == "penalise"

    def price(self) -> tuple[str, int]:
        """GA-Q39."""
        return "price.tournament" if self.is_tournament else "price.double", 0

    @property
    def signs_noticed(self) -> float:
        """Now and then (GA-SIG-05, GA-SIG-07, GA-Q48)."""
        return self.signal_intercept

    def scores_before_the_end(self) -> list[int]:
        """So many units that the pool still has some for every side."""
        return list(range(max(1, self.match_size // self.seating.sides)))

    def choice(self, name: str) -> Choice:
        return ALLOWED.get(name, ())

    def given(self, name: str, value: Any) -> Any:
        """Lists are tuples here, and `none` stands for a set of words with nothing in it; openings stand in their usual order."""
        if name in ("sevens_quest", "openings") and isinstance(value, str):
            return () if value == "none" else (value,)
        if name == "openings" and isinstance(value, list | tuple) and all(one in OPENINGS for one in value):
            return tuple(sorted(value, key=OPENINGS.index))
        if name == "signal_intercept" and type(value) is int:
            return float(value)
        return super().given(name, value)
