"""How the rules of Giltspiel and Perlaggen are told: nobody wants to hear how a Weli ranks where there is none."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from weli.acts import FIGURE_WORDS
from weli.cards import OF_TRUMPS, card_of
from weli.house_rules.outline import Outline, either
from weli.parts.parameters import TURN_UP
from weli.parts.ruleset import FigureRules
from weli.parts.wild import permanent
from weli.referee.event import card_in_words, points_in_words
from weli.talk.sheets import sheet_named
from weli.texts import text

MARTL: Final = "HK"


def _partners(rules: FigureRules) -> bool:
    return rules.seating.players > rules.seating.sides


def _talk(rules: FigureRules) -> bool:
    return rules.talk and _partners(rules)


def _wild(rules: FigureRules) -> bool:
    return bool(rules.perlagg_order)


def _weli(rules: FigureRules) -> bool:
    return rules.pack == 33


def _weli_and_others(rules: FigureRules) -> bool:
    return _weli(rules) and any(card != "S6" for card in rules.perlagg_order)


def _weli_replaced(rules: FigureRules) -> bool:
    return not _weli(rules) and "S6" in rules.perlagg_order


def _permanent(rules: FigureRules) -> bool:
    return permanent(rules) != 0


def _found_in_cut(rules: FigureRules) -> bool:
    return rules.cut_takes_permanent and _permanent(rules)


def _exchange(rules: FigureRules) -> bool:
    return rules.exchange_turned_perlagg and _wild(rules)


def _several_exchange(rules: FigureRules) -> bool:
    return _exchange(rules) and len(rules.exchange_roles) > 1


def _steps(rules: FigureRules) -> bool:
    return _exchange(rules) and (rules.exchange_upgrade or rules.exchange_acorns)


def _several_opponents(rules: FigureRules) -> bool:
    return rules.players > 2


def _spiel_aus(rules: FigureRules) -> bool:
    return rules.spiel_aus


def _three(rules: FigureRules) -> bool:
    return rules.seating.sides > 2


def _free_ride(rules: FigureRules) -> bool:
    return rules.free_ride and _three(rules)


def _blind(rules: FigureRules) -> bool:
    return rules.blind_bets != "none"


def _bar(rules: FigureRules) -> bool:
    return rules.standing_bar


def _penalty(rules: FigureRules) -> bool:
    return rules.validation_penalty > 0


def _up(rules: FigureRules) -> bool:
    return rules.scoring_direction == "up"


def _both_gestrichen(rules: FigureRules) -> bool:
    return rules.both_gestrichen_rule


_NEEDS = {
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


def _perlaggen(cards: Sequence[str], rules: FigureRules, lang: str) -> str:
    substitute = rules.weli_substitute
    order = [substitute if one == "S6" and substitute != "none" else one for one in cards]
    return ", ".join(_perlagg(one, lang) for one in order) or text("parameter.perlagg_order.none", lang)


def _perlagg(card: str, lang: str) -> str:
    """`Martl`, `Trumpf-Unter`, `Schell-Sieben`."""
    if card == MARTL:
        return text("parameter.perlagg_order.martl", lang)
    if card[0] == OF_TRUMPS:
        return text("parameter.perlagg_order.trump", lang, rank=text(f"rank.{card[1]}", lang))
    return card_in_words(card_of(card), lang)


def _weli_substitute(card: str, rules: FigureRules, lang: str) -> str:
    return text("parameter.weli_substitute.none", lang) if card == "none" else card_in_words(card_of(card), lang)


def _signal_system(system: str, rules: FigureRules, lang: str) -> str:
    sheet = sheet_named(system)
    return sheet.titles.in_language(lang) if sheet else text(f"parameter.signal_system.{system}", lang)


def _deal_patterns(patterns: Sequence[Sequence[int | str]], rules: FigureRules, lang: str) -> str:
    return either([_packets(pattern, lang) for pattern in patterns], lang)


def _packets(pattern: Sequence[int | str], lang: str) -> str:
    """`2, 3, Trumpf`: a pattern that does not say when trumps are turned turns them at its end."""
    packets = list(pattern)
    whole = packets if TURN_UP in packets else [*packets, TURN_UP]
    return " – ".join(text("parameter.deal_patterns.turn", lang) if one == TURN_UP else str(one) for one in whole)


def _exchange_roles(asked: Sequence[str], rules: FigureRules, lang: str) -> str:
    several = rules.seating.players // rules.seating.sides > 2
    keys = ["partners" if role == "partner" and several else role for role in asked]
    roles = [text(f"parameter.exchange_roles.{key}", lang) for key in keys or ["none"]]
    told = roles[0]
    for role in roles[1:]:
        told = text("parameter.exchange_roles.then", lang, first=told, second=role)
    return told


def _validation_penalty(points: int, rules: FigureRules, lang: str) -> str:
    if not points:
        return text("parameter.validation_penalty.0", lang)
    return text("parameter.validation_penalty.number", lang, points=points_in_words(points, lang))


def _target_choices(targets: Sequence[int], rules: FigureRules, lang: str) -> str:
    choices = sorted(set(targets))
    least, most = choices[0], choices[-1]
    if len(choices) > 2 and choices == list(range(least, most + 1)):
        return text("parameter.target_choices.range", lang, least=least, most=most)
    return either([str(one) for one in choices], lang)


def _count_order(figures: Sequence[int], rules: FigureRules, lang: str) -> str:
    return ", ".join(text(f"figure.{FIGURE_WORDS[figure]}", lang) for figure in figures)


_TELLERS: Final[Mapping[str, Callable[[Any, FigureRules, str], str]]] = {
    "signal_system": _signal_system,
    "deal_patterns": _deal_patterns,
    "perlagg_order": _perlaggen,
    "weli_substitute": _weli_substitute,
    "exchange_roles": _exchange_roles,
    "validation_penalty": _validation_penalty,
    "target_choices": _target_choices,
    "count_order_unbet": _count_order,
}


FIGURE_GAMES: Final = Outline(
    groups={
        "players": "table",
        "pack": "cards",
        "perlagg_order": "wild",
        "cut_takes_permanent": "exchange",
        "tricks_for_spiel": "bets",
        "blind_bets": "blind",
        "spontaneous_concession": "show",
        "validation_penalty": "proof",
        "score_floor": "score",
        "bet_cap": "end",
    },
    needs=_NEEDS,
    tellers=_TELLERS,
    # A target that is set can be agreed on anyway.
    fixed=("players", "sides", "target_choices"),
    together={
        "hand_size": ("deal_patterns",),
        "pack": ("weli_substitute",),
        "weli_substitute": ("pack",),
        "scoring_direction": ("start_score", "target", "target_choices"),
        "exchange_turned_perlagg": ("exchange_upgrade", "exchange_acorns"),
    },
)
