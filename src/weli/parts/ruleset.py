"""The rule set of a figure game: plain values, one field for each parameter of the rulebook.

A preset is a `Rules` value with a name; a house rule is a preset with a few fields replaced. Impossible values are refused when the value
is made, so whoever holds a `Rules` can play by it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from weli.acts import FIGURE_WORDS, GLEICH, HANGER, SPIEL
from weli.cards import PACK_32, PACK_33
from weli.errors import RulesError
from weli.parts.parameters import SIDES, check_parameters
from weli.seats import Seating


@dataclass(frozen=True)
class Rules:
    """How one village plays a figure game. Field names and values are those of the rulebook's table of parameters."""

    game: str
    name: str
    players: int = 4
    sides: str = "two_pairs"
    talk: bool = True
    signal_system: str = "auer_giltspiel"
    pack: int = 32
    hand_size: int = 5
    deal_patterns: tuple[tuple[int | str, ...], ...] = ((2, 3), (3, 2))
    first_dealer: str = "random"
    perlagg_order: tuple[str, ...] = ()
    weli_substitute: str = "none"
    acorns_may_be_trump: bool = True
    unbaptised_perlagg: str = "face_value"
    weli_face_rank: str = "six_below_seven"
    baptise_as_six: bool = True
    gleich_same_card_twice: bool = True
    cut_takes_permanent: bool = False
    cut_take_is_optional: bool = False
    exchange_turned_perlagg: bool = False
    exchange_roles: tuple[str, ...] = ()
    exchange_passes_on_refusal: bool = False
    exchange_upgrade: bool = False
    exchange_acorns: bool = False
    exchange_repeat_until_stable: bool = False
    exchange_before_bets: bool = True
    luck_und_boden: bool = False
    tricks_for_spiel: int = 3
    answer_mode: str = "any_opponent"
    max_value: int = 7
    spiel_aus: bool = True
    spiel_aus_precedence: str = "count_order"
    bet_words: str = "strict"
    window_order: str = "first_come"
    bets_while_pending: str = "same_call_only"
    unbacked_bets: str = "penalise"
    last_trick_spiel_rule: bool = True
    spiel_bet_needs_chance: bool = False
    free_ride: bool = False
    first_answer_may_raise: bool = False
    free_rider_may_raise_later: bool = False
    blind_bets: str = "none"
    blind_failure_passes_figure: bool = True
    blind_must_make_figure: bool = False
    spontaneous_concession: str = "any_figure"
    conceded_bet_needs_example: bool = True
    gift_needs_example: bool = False
    standing_bar: bool = True
    standing_bar_scope: str = "freeze_figure"
    show_skip_when_all_open: bool = True
    validation_penalty: int = 2
    validation_voids: str = "figure"
    validation_stacking: str = "per_player_figure"
    validate_after_concession: bool = True
    failed_figure_to_other_side: bool = True
    losing_bet_penalty: bool = False
    out_of_turn_penalty: int = 0
    illegal_act_policy: str = "refuse"
    score_floor: int | None = None
    scoring_direction: str = "up"
    start_score: int = 0
    target: int = 11
    target_choices: tuple[int, ...] = (11, 15)
    count_order_unbet: tuple[int, ...] = (GLEICH, HANGER, SPIEL)
    penalties_before_points: bool = True
    stop_when_won: bool = True
    bet_cap: str = "settled"
    both_gestrichen_rule: bool = True
    both_gestrichen_min_cards: int | None = 3
    both_gestrichen_compare: str = "length_kind_height"
    both_gestrichen_hanger_tie: str = "best_gleich"
    both_gestrichen_procedure: str = "automatic"
    both_gestrichen_single_min: int = 2
    both_gestrichen_single_timing: str = "declare_now"
    play_on_for_places: bool = False
    seating: Seating = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        check_parameters(self)
        object.__setattr__(self, "seating", Seating(*SIDES[self.sides]))

    @property
    def cards(self) -> list[int]:
        """The cards of the pack."""
        return PACK_32 if self.pack == 32 else PACK_33

    @property
    def begins_before_the_cut(self) -> bool:
        """Whether something may happen while the pack still lies there: a blind bet, or a find in the cut (PL-BLIND-02, PL-CUT-03)."""
        return self.cut_takes_permanent or self.blind_bets == "before_cut"

    def missing(self, points: int) -> int:
        """How many points a score is away from the target (PL-STRAF-02)."""
        return self.target - points if self.scoring_direction == "up" else points - self.target

    def step(self, points: int) -> int:
        """How points that a side wins change its score."""
        return points if self.scoring_direction == "up" else -points

    def with_options(self, options: Mapping[str, Any]) -> "Rules":
        """These rules with some parameters replaced.

        Raises:
            RulesError: an unknown parameter, or a value that cannot be played.
        """
        known = {one.name for one in fields(self) if one.init} - {"game", "name"}
        for name in options:
            if name not in known:
                raise RulesError(
                    de=f"Eine Regel namens „{name}“ gibt es nicht.", en=f"There is no rule called '{name}'."
                )
        return replace(self, **{name: _given(name, value) for name, value in options.items()})

    def options_from(self, preset: "Rules") -> dict[str, Any]:
        """What has to be replaced in a preset to get these rules."""
        return {
            one.name: getattr(self, one.name)
            for one in fields(self)
            if one.compare and one.name not in ("game", "name") and getattr(self, one.name) != getattr(preset, one.name)
        }


def _given(name: str, value: Any) -> Any:
    """A value as it stands in a file: lists, `"none"` where there is no number, figures by their words."""
    if isinstance(value, list | tuple):
        words = FIGURE_WORDS if name == "count_order_unbet" else []
        return tuple(words.index(one) if one in words else _given(name, one) for one in value)
    return None if value == "none" and name in ("score_floor", "both_gestrichen_min_cards") else value
