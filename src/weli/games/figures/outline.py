"""How the rules of Giltspiel and Perlaggen are told."""

from collections.abc import Mapping, Sequence
from typing import Final

from weli.core.acts import FIGURE_WORDS
from weli.core.card_words import card_in_words, points_in_words
from weli.core.cards import OF_TRUMPS, card_of
from weli.core.texts import text
from weli.games.figures.engine.rules.dealing import TURN_UP
from weli.games.figures.engine.ruleset import WELI, FigureRules
from weli.ports.outline import Outline, Teller, either

MARTL: Final = "HK"


def _perlaggen(cards: Sequence[str], rules: FigureRules, lang: str) -> str:
    substitute = rules.wild.weli_substitute
    order = [substitute if one == WELI and substitute != "none" else one for one in cards]
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


class FigureOutline(Outline):
    def tellers(self) -> Mapping[str, Teller]:
        return {
            "deal_patterns": _deal_patterns,
            "perlagg_order": _perlaggen,
            "weli_substitute": _weli_substitute,
            "exchange_roles": _exchange_roles,
            "validation_penalty": _validation_penalty,
            "target_choices": _target_choices,
            "count_order_unbet": _count_order,
        }
