"""Every preset, parameter by parameter, as the rulebook describes that form."""

from typing import Any, Final

import pytest

from every import each_of
from rules.helpers import rules_of
from weli.games import game_named

rule = pytest.mark.rule

OF_NO_MEANING: Final = "n/a"
SEVEN_CARDS = {"hand_size": 7, "deal_patterns": ((2, 3, "T", 2), (3, "T", 4)), "tricks_for_spiel": 4}

INNSBRUCK: dict[str, Any] = {
    "players": 4,
    "sides": "two_pairs",
    "talk": True,
    "signal_system": "plankensteiner",
    "pack": 33,
    "hand_size": 5,
    "deal_patterns": ((2, 3, "T"),),
    "first_dealer": "random",
    "perlagg_order": ("HK", "S6", "S7", "E7", "T7", "TU", "TO"),
    "weli_substitute": "none",
    "acorns_may_be_trump": True,
    "unbaptised_perlagg": "face_value",
    "weli_face_rank": "six_below_seven",
    "baptise_as_six": True,
    "gleich_same_card_twice": True,
    "cut_takes_permanent": True,
    "cut_take_is_optional": False,
    "exchange_turned_perlagg": True,
    "exchange_roles": ("dealer", "partner"),
    "exchange_passes_on_refusal": False,
    "exchange_upgrade": False,
    "exchange_acorns": False,
    "exchange_repeat_until_stable": False,
    "exchange_before_bets": True,
    "luck_und_boden": False,
    "tricks_for_spiel": 3,
    "answer_mode": "any_opponent",
    "max_value": 7,
    "spiel_aus": True,
    "spiel_aus_precedence": "count_order",
    "bet_words": "strict",
    "window_order": "first_come",
    "bets_while_pending": "same_call_only",
    "unbacked_bets": "penalise",
    "last_trick_spiel_rule": True,
    "spiel_bet_needs_chance": False,
    "free_ride": False,
    "first_answer_may_raise": OF_NO_MEANING,
    "free_rider_may_raise_later": OF_NO_MEANING,
    "blind_bets": "before_cut",
    "blind_failure_passes_figure": True,
    "blind_must_make_figure": False,
    "spontaneous_concession": "any_figure",
    "conceded_bet_needs_example": True,
    "gift_needs_example": False,
    "standing_bar": True,
    "standing_bar_scope": "freeze_figure",
    "show_skip_when_all_open": True,
    "validation_penalty": 2,
    "validation_voids": "deal",
    "validation_stacking": "per_player_figure",
    "validate_after_concession": True,
    "failed_figure_to_other_side": True,
    "losing_bet_penalty": False,
    "out_of_turn_penalty": 0,
    "illegal_act_policy": "refuse",
    "score_floor": None,
    "scoring_direction": "up",
    "start_score": 0,
    "target": 18,
    "target_choices": tuple(range(11, 25)),
    "count_order_unbet": (0, 1, 2),
    "penalties_before_points": True,
    "stop_when_won": True,
    "bet_cap": "settled",
    "both_gestrichen_rule": True,
    "both_gestrichen_min_cards": 3,
    "both_gestrichen_compare": "length_kind_height",
    "both_gestrichen_hanger_tie": "spiel",
    "both_gestrichen_procedure": "asking_round",
    "both_gestrichen_single_min": 2,
    "both_gestrichen_single_timing": "declare_now",
    "play_on_for_places": False,
}
TWO = {"players": 2, "sides": "two_singles", "talk": False, "signal_system": "none", "exchange_roles": ("dealer",)}
THREE = SEVEN_CARDS | {
    "players": 3,
    "sides": "three_singles",
    "talk": False,
    "signal_system": "none",
    "exchange_roles": ("dealer",),
    "answer_mode": "strict_turn",
    "max_value": 3,
    "spiel_aus": False,
    "spiel_aus_precedence": OF_NO_MEANING,
    "free_ride": True,
    "first_answer_may_raise": True,
    "free_rider_may_raise_later": True,
    "blind_bets": "none",
    "blind_failure_passes_figure": OF_NO_MEANING,
    "blind_must_make_figure": OF_NO_MEANING,
    "spontaneous_concession": "show_only",
}
SIX = {"players": 6, "sides": "two_trios", "hand_size": 4, "deal_patterns": ((2, 2, "T"),)}
EICHEL_OVERLAY = {
    "perlagg_order": ("HK", "S6", "T7", "TU", "TO", "E7", "EU", "EO"),
    "acorns_may_be_trump": False,
    "exchange_upgrade": True,
    "exchange_acorns": True,
    "exchange_repeat_until_stable": True,
    "both_gestrichen_min_cards": 4,
    "both_gestrichen_compare": "length_only",
    "target": 15,
}
EICHEL = EICHEL_OVERLAY | {"signal_system": "auer_eichel"}
STRAF = THREE | {
    "deal_patterns": ((3, "T", 4),),
    "perlagg_order": ("HK", "S6", "S7", "E7", "T7", "TU", "TO", "EU", "EO"),
    "acorns_may_be_trump": False,
    "exchange_acorns": True,
    "first_answer_may_raise": False,
    "blind_bets": "before_cut",
    "blind_failure_passes_figure": True,
    "blind_must_make_figure": True,
    "losing_bet_penalty": True,
    "out_of_turn_penalty": 2,
    "scoring_direction": "down",
    "start_score": 9,
    "target": 0,
    "target_choices": (0,),
    "count_order_unbet": (2, 0, 1),
    "both_gestrichen_rule": False,
    "both_gestrichen_min_cards": None,
    "both_gestrichen_compare": OF_NO_MEANING,
    "both_gestrichen_hanger_tie": OF_NO_MEANING,
    "both_gestrichen_procedure": OF_NO_MEANING,
    "both_gestrichen_single_min": OF_NO_MEANING,
    "both_gestrichen_single_timing": OF_NO_MEANING,
    "play_on_for_places": True,
}
SCHLANDERS = EICHEL | {
    "pack": 32,
    "weli_substitute": "E8",
    "weli_face_rank": OF_NO_MEANING,
    "baptise_as_six": OF_NO_MEANING,
    "target": 24,
    "perlagg_order": OF_NO_MEANING,  # its order stands in test_pl_var.py: the Weli's place is that of its substitute
}
DEUTSCHNOFEN = {
    "signal_system": "deutschnofen",
    "perlagg_order": ("S6", "HK", "SK", "H7", "S7", "L7", "E7", "TK", "TO", "TU"),
}
IN_1853 = {"pack": 32, "weli_face_rank": OF_NO_MEANING, "baptise_as_six": OF_NO_MEANING, "target": 15}

DIFFERENCES: dict[str, dict[str, Any]] = {
    "innsbruck": {},
    "innsbruck-2p5": TWO,
    "innsbruck-2p7": TWO | SEVEN_CARDS,
    "innsbruck-3p": THREE,
    "innsbruck-6p": SIX,
    "eichel-imst": EICHEL | {"exchange_roles": ("dealer", "partner", "lho", "rho")},
    "eichel-elsewhere": EICHEL,
    "eichel-2p5": TWO | EICHEL_OVERLAY,
    "eichel-2p7": TWO | SEVEN_CARDS | EICHEL_OVERLAY,
    "eichel-3p": THREE | EICHEL_OVERLAY,
    "eichel-6p": SIX | EICHEL,
    "straf": STRAF,
    "schlanders": SCHLANDERS,
    "deutschnofen": DEUTSCHNOFEN,
    "1853-trump4": IN_1853 | {"perlagg_order": ("TK", "T7", "TO", "TU"), "cut_takes_permanent": False},
    "schello-bello": IN_1853 | {"perlagg_order": ("S7",)},
    "radetzky": IN_1853 | {"perlagg_order": ("HK",)},
    "schello-bello-trump3": IN_1853 | {"perlagg_order": ("S7", "T7", "TO", "TU")},
    "radetzky-trump3": IN_1853 | {"perlagg_order": ("HK", "T7", "TO", "TU")},
}

PERLIQUE: dict[str, Any] = {
    "signal_system": "auer_giltspiel",
    "pack": 32,
    "deal_patterns": ((2, 3), (3, 2)),
    "perlagg_order": ("T7", "TO", "TU"),
    "weli_face_rank": OF_NO_MEANING,
    "baptise_as_six": OF_NO_MEANING,
    "cut_takes_permanent": False,
    "cut_take_is_optional": OF_NO_MEANING,
    "exchange_turned_perlagg": False,
    "exchange_roles": (),
    "exchange_passes_on_refusal": OF_NO_MEANING,
    "exchange_before_bets": OF_NO_MEANING,
    "blind_bets": "none",
    "blind_failure_passes_figure": OF_NO_MEANING,
    "blind_must_make_figure": OF_NO_MEANING,
    "validation_voids": "figure",
    "target": 11,
    "target_choices": (11, 15),
    "both_gestrichen_hanger_tie": "best_gleich",
    "both_gestrichen_procedure": "automatic",
}


def wrong(rules: object, expected: dict[str, Any]) -> dict[str, Any]:
    """The parameters that are not what they should be."""
    meant = {name: value for name, value in expected.items() if value != OF_NO_MEANING}
    return {name: rules.value(name) for name, value in meant.items() if rules.value(name) != value}


def test_there_are_these_presets() -> None:
    game = game_named("perlaggen")
    assert set(game.presets) == set(DIFFERENCES)
    assert all(rules.name == name and rules.game == "perlaggen" for name, rules in game.presets.items())


@rule("PL-VAR-06")
@each_of("preset", DIFFERENCES)
def test_every_parameter_of_a_preset(preset: str) -> None:
    assert wrong(rules_of(preset), INNSBRUCK | DIFFERENCES[preset]) == {}


@rule("PL-VAR-32", "GS-VAR-03", "PL-OQ-53")
def test_giltspiel_with_three_perlique() -> None:
    assert wrong(rules_of("3-perlique", "giltspiel"), INNSBRUCK | PERLIQUE) == {}
