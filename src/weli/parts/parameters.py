"""What each parameter of a figure game may be, and which rule sets cannot be played at all.

The names and values are those of the rulebook's table of parameters. Whoever holds a `FigureRules` has passed these checks.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from weli.acts import GLEICH, HANGER, SPIEL
from weli.cards import PACK_33, RANK_LETTERS, card_text
from weli.errors import RulesError
from weli.parts.reducing import FEWER_CARDS, check_reduction
from weli.ruleset import Choice, RuleSet, impossible, is_one_of, written

if TYPE_CHECKING:
    from weli.parts.ruleset import FigureRules

SIDES = {"two_singles": (2, 2), "two_pairs": (4, 2), "two_trios": (6, 2), "three_singles": (3, 3)}
ROLES = ("dealer", "partner", "lho", "rho")
TURN_UP = "T"
PERLAGGS = (*[card_text(card) for card in PACK_33], *[TURN_UP + rank for rank in RANK_LETTERS[1:]])  # `HK`, `T7`
ACORNS_IN_A_PACK = 8
MOST_TARGETS = 100

ALLOWED: dict[str, Choice] = {
    "players": (2, 3, 4, 6),
    "sides": tuple(SIDES),
    "talk": (True, False),
    "signal_system": ("auer_giltspiel", "noaflhaus", "plankensteiner", "auer_eichel", "deutschnofen", "custom", "none"),
    "pack": (32, 33),
    "hand_size": (4, 5, 7),
    "first_dealer": ("random", "seat"),
    "weli_substitute": ("none", "E8", "S8"),
    "acorns_may_be_trump": (True, False),
    "unbaptised_perlagg": ("face_value", "refuse"),
    "weli_face_rank": ("six_below_seven", "none"),
    "baptise_as_six": (True, False),
    "gleich_same_card_twice": (True, False),
    "cut_takes_permanent": (True, False),
    "cut_take_is_optional": (False, True),
    "exchange_turned_perlagg": (True, False),
    "exchange_passes_on_refusal": (False, True),
    "exchange_upgrade": (True, False),
    "exchange_acorns": (True, False),
    "exchange_repeat_until_stable": (True, False),
    "exchange_before_bets": (True, False),
    "luck_und_boden": (False, True),
    "tricks_for_spiel": (3, 4),
    "answer_mode": ("any_opponent", "strict_turn"),
    "max_value": range(1, 8),
    "spiel_aus": (True, False),
    "spiel_aus_precedence": ("count_order", "immediate"),
    "bet_words": ("strict",),
    "window_order": ("first_come", "poll_from_player_on_turn"),
    "bets_while_pending": ("same_call_only", "other_figures_allowed"),
    "unbacked_bets": ("penalise", "refuse"),
    "last_trick_spiel_rule": (True, False),
    "spiel_bet_needs_chance": (False, True),
    "free_ride": (True, False),
    "first_answer_may_raise": (True, False),
    "free_rider_may_raise_later": (True, False),
    "blind_bets": ("none", "before_cut"),
    "blind_failure_passes_figure": (True, False),
    "blind_must_make_figure": (False, True),
    "spontaneous_concession": ("any_figure", "show_only"),
    "conceded_bet_needs_example": (True, False),
    "gift_needs_example": (False, True),
    "standing_bar": (True, False),
    "standing_bar_scope": ("freeze_figure", "forbid_aimed_cards"),
    "show_skip_when_all_open": (True, False),
    "validation_penalty": range(10),
    "validation_voids": ("figure", "deal"),
    "validation_stacking": ("per_player_figure", "per_side_figure", "per_side_deal"),
    "validate_after_concession": (True, False),
    "failed_figure_to_other_side": (True, False),
    "losing_bet_penalty": (False, True),
    "out_of_turn_penalty": (0, 2),
    "illegal_act_policy": ("refuse", "penalise"),
    "score_floor": (None, 0),
    "scoring_direction": ("up", "down"),
    "start_score": range(MOST_TARGETS),
    "target": range(MOST_TARGETS),
    "penalties_before_points": (True, False),
    "stop_when_won": (True, False),
    "bet_cap": ("settled", "conceded_only", "recorded_only", "off"),
    "both_gestrichen_rule": (True, False),
    "both_gestrichen_min_cards": (None, 3, 4),
    "both_gestrichen_compare": ("length_kind_height", "length_only"),
    "both_gestrichen_hanger_tie": ("best_gleich", "spiel"),
    "both_gestrichen_procedure": ("automatic", "asking_round"),
    "both_gestrichen_single_min": (2,),
    "both_gestrichen_single_timing": ("declare_now", "play_on"),
    "play_on_for_places": (False, True),
}


def check_parameters(rules: "FigureRules") -> None:
    """Refuses a rule set that cannot be played.

    Raises:
        RulesError: it names the parameter, and what would be possible or what it does not go together with.
    """
    check_reduction(rules)
    check_each(rules, {**ALLOWED, **FEWER_CARDS} if rules.is_reduced else ALLOWED)
    _check_lists(rules)
    _check_table(rules)
    _check_pack(rules)
    _check_three(rules)
    _check_scores(rules)


def check_each(rules: RuleSet, allowed: Mapping[str, Choice], but: str = "") -> None:
    """Refuses a value that its parameter cannot have, whatever the others are; `but`: a parameter that is looked at elsewhere.

    Raises:
        RulesError: it names the parameter, and what would be possible.
    """
    for name, choice in allowed.items():
        if name != but and not is_one_of(getattr(rules, name), choice):
            raise impossible(name, getattr(rules, name), choice)


def _check_lists(rules: "FigureRules") -> None:
    """Every way of dealing gives a whole hand, targets are numbers, each figure is counted once, each Perlagg stands once."""
    patterns: object = rules.deal_patterns
    if not _is_list_of(patterns, tuple) or not all(_deals_hand(one, rules.hand_size) for one in rules.deal_patterns):
        raise impossible("deal_patterns", patterns, ((2, 3), (3, 2), (2, 3, TURN_UP, 2), (3, TURN_UP, 4)))
    if not _is_list_of(rules.target_choices, int):
        raise impossible("target_choices", rules.target_choices, ((11, 15),))
    if not _is_list_of(rules.count_order_unbet, int) or sorted(rules.count_order_unbet) != [GLEICH, HANGER, SPIEL]:
        orders = ((GLEICH, HANGER, SPIEL), (SPIEL, GLEICH, HANGER))
        raise impossible("count_order_unbet", rules.count_order_unbet, orders)
    _check_distinct("exchange_roles", rules.exchange_roles, ROLES, ROLES)
    wild_orders = (("HK", "S6", "S7", "E7", "T7", "TU", "TO"), ())
    _check_distinct("perlagg_order", rules.perlagg_order, PERLAGGS, wild_orders)


def _deals_hand(pattern: tuple[object, ...], hand_size: int) -> bool:
    packets = [one for one in pattern if one != TURN_UP]
    whole = all(type(one) is int and one > 0 for one in packets)
    return whole and sum(one for one in packets if isinstance(one, int)) == hand_size and pattern.count(TURN_UP) <= 1


def _check_distinct(name: str, value: object, known: tuple[str, ...], choice: Choice) -> None:
    """A list of known words, none of them twice."""
    if not isinstance(value, tuple) or not all(one in known for one in value) or len(set(value)) < len(value):
        raise impossible(name, value, choice)


def _is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, tuple) and value != () and all(type(one) is kind for one in value)


def _check_table(rules: "FigureRules") -> None:
    if SIDES[rules.sides][0] != rules.players:
        raise together(f"players = {rules.players}", f"sides = {rules.sides}")
    if rules.tricks_for_spiel > rules.hand_size:
        raise together(f"tricks_for_spiel = {rules.tricks_for_spiel}", f"hand_size = {rules.hand_size}")


def _check_pack(rules: "FigureRules") -> None:
    """Enough cards for every hand and the turn-up; where acorns are never trumps, for all of them to be turned first.

    (PL-6P-08, PL-6P-07)
    """
    left = len(rules.cards) - rules.players * rules.hand_size
    if left < (1 if rules.acorns_may_be_trump else ACORNS_IN_A_PACK + 1):
        raise RulesError(
            de=f"Mit {rules.players} Spielern zu {rules.hand_size} Karten bleiben {left} Karten: zu wenige, um immer "
            "einen Trumpf zu finden.",
            en=f"With {rules.players} players and {rules.hand_size} cards each {left} cards are left: too few always "
            "to find a trump.",
        )
    if rules.pack == 32 and rules.weli_substitute == "none" and "S6" in rules.perlagg_order:
        raise together("perlagg_order = S6 …", "pack = 32")
    if rules.weli_substitute != "none" and (rules.pack == 33 or rules.weli_substitute in rules.perlagg_order):
        raise together(f"weli_substitute = {rules.weli_substitute}", f"pack = {rules.pack}")
    if (rules.exchange_acorns or rules.exchange_upgrade) and not rules.exchange_turned_perlagg:
        raise together("exchange_acorns, exchange_upgrade", "exchange_turned_perlagg = false")


def _check_three(rules: "FigureRules") -> None:
    """What three players for themselves need: answers in turn, three as the limit, no lone concession (PL-3P-12, PL-3P-22)."""
    if rules.sides in ("two_singles", "three_singles") and rules.talk:
        raise together("talk = true", f"sides = {rules.sides}")
    if rules.sides != "three_singles":
        if rules.play_on_for_places:
            raise together("play_on_for_places = true", f"sides = {rules.sides}")
        return
    for name, needed in {
        "answer_mode": "strict_turn",
        "spiel_aus": False,
        "spontaneous_concession": "show_only",
    }.items():
        if getattr(rules, name) != needed:
            raise together(f"{name} = {written(getattr(rules, name))}", "sides = three_singles")
    if rules.max_value > 3:
        raise together(f"max_value = {rules.max_value}", "sides = three_singles")


def _check_scores(rules: "FigureRules") -> None:
    """The target lies at least two points ahead: one short of it is gestrichen (PL-SCORE-05)."""
    way = rules.target - rules.start_score
    if (way if rules.scoring_direction == "up" else -way) < 2:
        raise together(
            f"target = {rules.target}",
            f"start_score = {rules.start_score}, scoring_direction = {rules.scoring_direction}",
        )
    if rules.both_gestrichen_rule and rules.both_gestrichen_min_cards is None:
        raise together("both_gestrichen_rule = true", "both_gestrichen_min_cards = none")


def together(one: str, other: str) -> RulesError:
    """The error that says that two things do not go together."""
    return RulesError(
        de=f"„{one}“ lässt sich nicht zusammen mit „{other}“ spielen.",
        en=f"'{one}' cannot be played together with '{other}'.",
    )
