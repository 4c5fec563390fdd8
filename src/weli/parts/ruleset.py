"""The rule set of a figure game: plain values, one field for each parameter of the rulebook.

A preset is a `Rules` value with a name; a house rule is a preset with a few fields replaced. Impossible values are refused when the value
is made, so whoever holds a `Rules` can play by it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from weli.acts import GLEICH, HANGER, SPIEL
from weli.cards import PACK_32, PACK_33
from weli.errors import RulesError
from weli.seats import Seating

Choice = tuple[object, ...] | range

# What each parameter may be. A parameter of the rulebook with a single value here is one whose other readings are not played yet.
ALLOWED: dict[str, Choice] = {
    "players": (4,),
    "sides": (2,),
    "pack": (32,),
    "hand_size": (5,),
    "tricks_for_spiel": (3,),
    "target": range(2, 100),
    "start_score": range(1),
    "max_value": range(1, 8),
    "spiel_aus": (True, False),
    "spiel_aus_precedence": ("count_order", "immediate"),
    "window_order": ("first_come", "poll_from_player_on_turn"),
    "bets_while_pending": ("same_call_only", "other_figures_allowed"),
    "unbacked_bets": ("penalise", "refuse"),
    "last_trick_spiel_rule": (True, False),
    "gift_needs_example": (False, True),
    "standing_bar": (True, False),
    "standing_bar_scope": ("freeze_figure", "forbid_aimed_cards"),
    "show_skip_when_all_open": (True, False),
    "validation_penalty": range(10),
    "validation_voids": ("figure", "deal"),
    "validation_stacking": ("per_player_figure", "per_side_figure", "per_side_deal"),
    "conceded_bet_needs_example": (True,),
    "validate_after_concession": (True, False),
    "failed_figure_to_other_side": (True, False),
    "illegal_act_policy": ("refuse",),
    "score_floor": (None, 0),
    "penalties_before_points": (True, False),
    "stop_when_won": (True, False),
    "bet_cap": ("settled", "conceded_only", "recorded_only", "off"),
    "both_gestrichen_rule": (True, False),
    "both_gestrichen_min_cards": (3, 4),
    "both_gestrichen_compare": ("length_kind_height", "length_only"),
    "both_gestrichen_hanger_tie": ("best_gleich", "spiel"),
    "both_gestrichen_procedure": ("automatic",),
    "both_gestrichen_single_min": (2,),
    "both_gestrichen_single_timing": ("declare_now",),
    "bet_words": ("strict",),
    "first_dealer": ("random", "seat"),
    "perlagg_order": ((),),
    "signal_system": ("auer_giltspiel",),
    "exchange_turned_perlagg": (False,),
}


@dataclass(frozen=True)
class Rules:
    """How one village plays a figure game. Field names and values are those of the rulebook's table of parameters."""

    game: str
    name: str
    players: int = 4
    sides: int = 2
    pack: int = 32
    hand_size: int = 5
    deal_patterns: tuple[tuple[int, ...], ...] = ((2, 3), (3, 2))
    first_dealer: str = "random"
    perlagg_order: tuple[str, ...] = ()
    exchange_turned_perlagg: bool = False
    tricks_for_spiel: int = 3
    target: int = 11
    target_choices: tuple[int, ...] = (11, 15)
    start_score: int = 0
    max_value: int = 7
    spiel_aus: bool = True
    spiel_aus_precedence: str = "count_order"
    bet_words: str = "strict"
    window_order: str = "first_come"
    bets_while_pending: str = "same_call_only"
    unbacked_bets: str = "penalise"
    last_trick_spiel_rule: bool = True
    gift_needs_example: bool = False
    standing_bar: bool = True
    standing_bar_scope: str = "freeze_figure"
    show_skip_when_all_open: bool = True
    conceded_bet_needs_example: bool = True
    validate_after_concession: bool = True
    validation_penalty: int = 2
    validation_voids: str = "figure"
    validation_stacking: str = "per_player_figure"
    failed_figure_to_other_side: bool = True
    illegal_act_policy: str = "refuse"
    score_floor: int | None = None
    count_order_unbet: tuple[int, ...] = (GLEICH, HANGER, SPIEL)
    penalties_before_points: bool = True
    stop_when_won: bool = True
    bet_cap: str = "settled"
    both_gestrichen_rule: bool = True
    both_gestrichen_min_cards: int = 3
    both_gestrichen_compare: str = "length_kind_height"
    both_gestrichen_hanger_tie: str = "best_gleich"
    both_gestrichen_procedure: str = "automatic"
    both_gestrichen_single_min: int = 2
    both_gestrichen_single_timing: str = "declare_now"
    signal_system: str = "auer_giltspiel"
    seating: Seating = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        for name, choice in ALLOWED.items():
            if not _is_one_of(getattr(self, name), choice):
                raise impossible(name, getattr(self, name), choice)
        _check_lists(self)
        object.__setattr__(self, "seating", Seating(self.players, self.sides))

    @property
    def cards(self) -> list[int]:
        """The cards of the pack."""
        return PACK_32 if self.pack == 32 else PACK_33

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
        return replace(self, **{name: _frozen(value) for name, value in options.items()})

    def options_from(self, preset: "Rules") -> dict[str, Any]:
        """What has to be replaced in a preset to get these rules."""
        return {
            one.name: getattr(self, one.name)
            for one in fields(self)
            if one.compare and getattr(self, one.name) != getattr(preset, one.name)
        }


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def _is_one_of(value: object, choice: Choice) -> bool:
    """Whether a value is allowed, and of the right kind: `true` is not 1 here."""
    return any(value == one and type(value) is type(one) for one in choice)


def _check_lists(rules: Rules) -> None:
    """The parameters that are lists: every way of dealing gives a whole hand, targets are numbers, each figure is counted once."""
    patterns: object = rules.deal_patterns
    if not _is_list_of(patterns, tuple) or not all(
        _is_list_of(packets, int) and min(packets) > 0 and sum(packets) == rules.hand_size
        for packets in rules.deal_patterns
    ):
        raise impossible("deal_patterns", patterns, ((2, 3), (3, 2)))
    if not _is_list_of(rules.target_choices, int):
        raise impossible("target_choices", rules.target_choices, ((11, 15),))
    if not _is_list_of(rules.count_order_unbet, int) or sorted(rules.count_order_unbet) != [GLEICH, HANGER, SPIEL]:
        raise impossible(
            "count_order_unbet", rules.count_order_unbet, ((GLEICH, HANGER, SPIEL), (SPIEL, GLEICH, HANGER))
        )


def _is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, tuple) and value != () and all(type(one) is kind for one in value)


def impossible(name: str, value: object, choice: Choice) -> RulesError:
    """The error that says what was asked for and what would be possible, written as in a record."""
    least_and_most = isinstance(choice, range) and len(choice) > 1
    allowed = f"{choice[0]} – {choice[-1]}" if least_and_most else ", ".join(written(one) for one in choice)
    asked = f"{name} = {written(value)}"
    return RulesError(
        de=f"„{asked}“ lässt sich nicht spielen; möglich: {allowed}.",
        en=f"'{asked}' cannot be played; possible: {allowed}.",
    )


def written(value: object) -> str:
    """A value as a record writes it."""
    if isinstance(value, tuple | list):
        return f"[{', '.join(written(one) for one in value)}]"
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return str(value)
