"""Which parameters mean something in a rule set: nobody wants to hear how a Weli ranks where there is none."""

from collections.abc import Callable, Mapping
from dataclasses import fields

from weli.parts.ruleset import Rules
from weli.parts.wild import permanent

NAMES = tuple(one.name for one in fields(Rules) if one.compare and one.name not in ("game", "name"))


def meaningful(rules: Rules) -> list[str]:
    """The parameters that change something in these rules, in the order of the rulebook's table."""
    return [name for name in NAMES if name not in _NEEDS or _NEEDS[name](rules)]


def _partners(rules: Rules) -> bool:
    return rules.seating.players > rules.seating.sides


def _talk(rules: Rules) -> bool:
    return rules.talk and _partners(rules)


def _wild(rules: Rules) -> bool:
    return bool(rules.perlagg_order)


def _weli(rules: Rules) -> bool:
    return rules.pack == 33


def _weli_and_others(rules: Rules) -> bool:
    return _weli(rules) and any(card != "S6" for card in rules.perlagg_order)


def _weli_replaced(rules: Rules) -> bool:
    return not _weli(rules) and "S6" in rules.perlagg_order


def _permanent(rules: Rules) -> bool:
    return permanent(rules) != 0


def _found_in_cut(rules: Rules) -> bool:
    return rules.cut_takes_permanent and _permanent(rules)


def _exchange(rules: Rules) -> bool:
    return rules.exchange_turned_perlagg and _wild(rules)


def _several_exchange(rules: Rules) -> bool:
    return _exchange(rules) and len(rules.exchange_roles) > 1


def _steps(rules: Rules) -> bool:
    return _exchange(rules) and (rules.exchange_upgrade or rules.exchange_acorns)


def _several_opponents(rules: Rules) -> bool:
    return rules.players > 2


def _spiel_aus(rules: Rules) -> bool:
    return rules.spiel_aus


def _three(rules: Rules) -> bool:
    return rules.seating.sides > 2


def _free_ride(rules: Rules) -> bool:
    return rules.free_ride and _three(rules)


def _blind(rules: Rules) -> bool:
    return rules.blind_bets != "none"


def _bar(rules: Rules) -> bool:
    return rules.standing_bar


def _penalty(rules: Rules) -> bool:
    return rules.validation_penalty > 0


def _up(rules: Rules) -> bool:
    return rules.scoring_direction == "up"


def _both_gestrichen(rules: Rules) -> bool:
    return rules.both_gestrichen_rule


_NEEDS: Mapping[str, Callable[[Rules], bool]] = {
    "talk": _partners,
    "signal_system": _talk,
    "weli_substitute": _weli_replaced,
    "unbaptised_perlagg": _wild,
    "weli_face_rank": _weli,
    "baptise_as_six": _weli_and_others,
    "gleich_same_card_twice": _wild,
    "cut_takes_permanent": _permanent,
    "cut_take_is_optional": _found_in_cut,
    "exchange_turned_perlagg": _wild,
    "exchange_roles": _exchange,
    "exchange_passes_on_refusal": _several_exchange,
    "exchange_upgrade": _exchange,
    "exchange_acorns": _exchange,
    "exchange_repeat_until_stable": _steps,
    "exchange_before_bets": _exchange,
    "answer_mode": _several_opponents,
    "spiel_aus_precedence": _spiel_aus,
    "free_ride": _three,
    "first_answer_may_raise": _three,
    "free_rider_may_raise_later": _free_ride,
    "blind_failure_passes_figure": _blind,
    "blind_must_make_figure": _blind,
    "standing_bar_scope": _bar,
    "validation_stacking": _penalty,
    "score_floor": _up,
    "both_gestrichen_min_cards": _both_gestrichen,
    "both_gestrichen_compare": _both_gestrichen,
    "both_gestrichen_hanger_tie": _both_gestrichen,
    "both_gestrichen_procedure": _both_gestrichen,
    "both_gestrichen_single_min": _both_gestrichen,
    "both_gestrichen_single_timing": _both_gestrichen,
    "play_on_for_places": _three,
}
