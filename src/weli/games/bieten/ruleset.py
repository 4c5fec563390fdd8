"""The rule set of Bieten: the parameters of its own rulebook, and what they mean to the parts of the figure games."""

from dataclasses import dataclass
from typing import Any, Final

from weli.acts import GLEICH, GRUEN, HANGER, ROT, SPIEL
from weli.errors import RulesError
from weli.parts.parameters import check_each, together
from weli.parts.reducing import check_reduction
from weli.parts.ruleset import FigureRules
from weli.ruleset import Choice, is_one_of, written
from weli.seats import Seating

FIVE_FIGURES: Final = [ROT, GRUEN, GLEICH, HANGER, SPIEL]
"""In the order in which they are counted where nobody has bet on them (BI-END-05)."""

ROUNDS: Final = {"1+2": ((1, 2),), "2+1": ((2, 1),), "dealer_choice": ((1, 2), (2, 1))}
THREE_WILDS: Final = ("S6", "S7", "E7")
WELI_ALONE: Final = ("S6",)

ALLOWED: Final[dict[str, Choice]] = {
    "players": range(2, 11),
    "turn_direction": ("cw",),
    "first_dealer": ("random", "seat"),
    "target": range(3, 100),
    "exact_target": (False,),
    "hand_size": (3,),
    "deal_rounds": ("dealer_choice", "1+2", "2+1"),
    "steal_max": range(4),
    "steal_round": ("first_round_first",),
    "bottom_card_shown": (True, False),
    "gleich_size_first": (True, False),
    "hanger_same_suit": (True, False),
    "hanger_length_first": (True, False),
    "hanger_wrap": (False, True),
    "figure_tie": ("stands", "earliest_bettor", "turn_order"),
    "wilds": (WELI_ALONE, THREE_WILDS, ()),
    "wild_rank": ("below_real",),
    "wild_as_itself": (True, False),
    "weli_zero_penalty": (1, 0),
    "weli_point": (0, 1),
    "bet_window": ("any_time", "own_turn"),
    "value_max": (3,),
    "three_by": ("all_but_bettor", "holder_only"),
    "good_can_win": (True, False),
    "need_figure": (True, False),
    "last_trick_suit_rule": (True, False),
    "gespannt_rules": (True, False),
    "count_order": ("standard",),
    "count_stop": ("at_winner", "all_figures"),
    "loser_tie": ("all_lowest", "none"),
    "negative_scores": (True, False),
    "drop_out": (False, True),
    "irregularities": ("prevent", "penalise"),
    "penalty": ("minus_two", "score_to_zero", "lose_game"),
    "penalty_points": (2,),
    "offender_figure": ("barred", "allowed", "no_score_in_deal"),
}
"""What each parameter may be; exact targets and four cards each are played elsewhere, not by these rules (BI-VAR-08, BI-VAR-09)."""


def check_players(players: object) -> None:
    """Two at least, and so few that a card of the rest can lie open under the pack (BI-CARD-02).

    Raises:
        RulesError: it says so, and names the rule.
    """
    if not is_one_of(players, ALLOWED["players"]):
        raise RulesError(
            de=f"„players = {written(players)}“ geht beim Bieten nicht: Es spielen zwei bis zehn, damit eine unterste Karte "
            "für alle offen liegen kann (BI-CARD-02).",
            en=f"'players = {written(players)}' is not for Bieten: two to ten play, so that a bottom card can lie open for "
            "all (BI-CARD-02).",
        )


@dataclass(frozen=True, repr=False)
class BietenRules(FigureRules):
    """How one table plays Bieten. Field names and values are those of the rulebook's table of parameters.

    The fields inherited from the figure games follow from them.
    """

    turn_direction: str = "cw"
    exact_target: bool = False
    hand_size: int = 3
    deal_rounds: str = "dealer_choice"
    steal_max: int = 3
    steal_round: str = "first_round_first"
    bottom_card_shown: bool = True
    gleich_size_first: bool = True
    hanger_same_suit: bool = True
    hanger_length_first: bool = True
    hanger_wrap: bool = False
    figure_tie: str = "stands"
    wilds: tuple[str, ...] = WELI_ALONE
    wild_rank: str = "below_real"
    wild_as_itself: bool = True
    weli_zero_penalty: int = 1
    weli_point: int = 0
    bet_window: str = "any_time"
    value_max: int = 3
    three_by: str = "all_but_bettor"
    good_can_win: bool = True
    need_figure: bool = True
    last_trick_suit_rule: bool = True
    gespannt_rules: bool = True
    count_order: str = "standard"
    count_stop: str = "at_winner"
    loser_tie: str = "all_lowest"
    negative_scores: bool = True
    drop_out: bool = False
    irregularities: str = "prevent"
    penalty: str = "minus_two"
    penalty_points: int = 2
    offender_figure: str = "barred"

    def __post_init__(self) -> None:
        check_reduction(self)
        check_players(self.players)
        check_each(self, ALLOWED)
        if self.wilds and self.weli_point:
            raise together(f"wilds = {written(self.wilds)}", "weli_point = 1")
        for name, value in self._in_figure_games().items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "hashed", self.hash_of_fields())

    def __hash__(self) -> int:
        return self.hashed

    def _in_figure_games(self) -> dict[str, Any]:
        """What these rules are called where figure games are meant."""
        return {
            "seating": Seating(self.players, self.players),
            "direction": 1,
            "sides": "singles",
            "talk": False,
            "signal_system": "none",
            "pack": 33,
            "deal_patterns": ROUNDS[self.deal_rounds],
            "perlagg_order": self.wilds,
            "unbaptised_perlagg": "refuse",
            "answer_mode": "strict_turn",
            "free_ride": True,
            "free_rider_may_raise_later": True,
            "max_value": self.value_max,
            "spiel_aus": False,
            "last_trick_spiel_rule": self.last_trick_suit_rule,
            "validation_penalty": 0,
            "score_floor": None if self.negative_scores else 0,
            "target_choices": tuple(sorted({11, 15, self.target})),
            "bet_cap": "conceded_only" if self.gespannt_rules else "off",
            "both_gestrichen_rule": False,
            "both_gestrichen_min_cards": None,
            "count_order_unbet": tuple(FIVE_FIGURES),
            "stop_when_won": False,
            "play_on_for_places": self.drop_out,
        }

    def given(self, name: str, value: Any) -> Any:
        """The Weli may be written by its initial in a list of wild cards."""
        read = super().given(name, value)
        if name == "wilds" and isinstance(read, tuple):
            return tuple("S6" if one == "W" else one for one in read)
        return read

    def parameters(self) -> list[str]:
        return list(ALLOWED)

    def choice(self, name: str) -> Choice:
        return ALLOWED.get(name, ())

    def figures(self) -> list[int]:
        return FIVE_FIGURES

    @property
    def has_a_price(self) -> bool:
        """BI-Q17."""
        return self.irregularities == "penalise"

    def price(self) -> tuple[str, int]:
        """BI-PEN-01, BI-PEN-11, BI-PEN-12, BI-Q29."""
        void = self.penalty == "minus_two" and self.offender_figure == "no_score_in_deal"
        return "price.minus_two.void" if void else f"price.{self.penalty}", self.penalty_points

    @property
    def begins_before_the_cut(self) -> bool:
        """The cutter may steal (BI-CUT-03)."""
        return True

    @property
    def who_has_won_still_deals(self) -> bool:
        """Who has won has left the table (BI-VAR-02, BI-Q30)."""
        return False

    @property
    def has_losers(self) -> bool:
        return True

    def losers(self, missing: dict[int, int]) -> list[int]:
        """The side with the lowest score; several, or nobody where the rules are so (BI-END-02, BI-Q22)."""
        furthest = max(missing.values())
        lowest = [side for side, points in missing.items() if points == furthest]
        return [] if len(lowest) > 1 and self.loser_tie == "none" else lowest

    @property
    def trump_turned(self) -> bool:
        return False

    @property
    def wild_below_real(self) -> bool:
        return True

    @property
    def conceded_first(self) -> bool:
        return False

    @property
    def three_is_a_bet(self) -> bool:
        return True

    @property
    def counts_beyond_target(self) -> bool:
        return True

    @property
    def stops_at_winner(self) -> bool:
        """Whether the count ends with the figure that wins the game; where the others play on it never does (BI-END-07, BI-Q20)."""
        return self.count_stop == "at_winner" and not self.drop_out
