"""Rule sets in plain words: what a parameter is called, and what its value means to a card player."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from weli.acts import FIGURE_WORDS
from weli.cards import card_of
from weli.house_rules.file import as_in_a_file
from weli.house_rules.meaning import NAMES, meaningful
from weli.parts.parameters import TURN_UP, written
from weli.parts.ruleset import Rules
from weli.parts.wild import OF_TRUMPS
from weli.record.values import value_text
from weli.referee.event import card_in_words, points_in_words
from weli.rulebook import books
from weli.rulebook import rules as rules_of_book
from weli.talk.sheets import sheet_named
from weli.texts import text

# The first parameter of each group, as they follow each other in the rulebook's table.
_GROUPS = {
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
}
MARTL = "HK"
_NUMBERS = {"hand_size", "tricks_for_spiel", "max_value", "start_score", "target", "both_gestrichen_single_min"}


@dataclass(frozen=True)
class Told:
    """One parameter of a rule set in words. `setting` is how a file writes it; `rules`: the ids of the rules behind it."""

    id: str
    group: str
    name: str
    value: str
    setting: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Difference:
    """One parameter that two rule sets have otherwise; `None` where it means nothing in one of them."""

    id: str
    group: str
    name: str
    a: str | None
    b: str | None
    rules: tuple[str, ...]


def described(rules: Rules, lang: str) -> list[Told]:
    """All that means something in a rule set, in words."""
    return [
        Told(
            id=name,
            group=group_name(name, lang),
            name=parameter_name(name, lang),
            value=value_in_words(name, getattr(rules, name), rules, lang),
            setting=setting(name, getattr(rules, name)),
            rules=_cited(name, [rules]),
        )
        for name in meaningful(rules)
    ]


def difference(a: Rules, b: Rules, lang: str) -> list[Difference]:
    """What two rule sets have otherwise, and nothing else."""
    told_a, told_b = ({each.id: each.value for each in described(rules, lang)} for rules in (a, b))
    return [
        Difference(
            name,
            group_name(name, lang),
            parameter_name(name, lang),
            told_a.get(name),
            told_b.get(name),
            _cited(name, [a, b]),
        )
        for name in NAMES
        if told_a.get(name) != told_b.get(name)
    ]


def setting(name: str, value: Any) -> str:
    """A parameter as a file writes it: `target = 15`."""
    return f"{name} = {value_text(as_in_a_file(name, value))}"


def group_name(name: str, lang: str) -> str:
    """The heading under which a parameter stands: betting, the show and so on."""
    before = NAMES[: NAMES.index(name) + 1]
    return text(f"parameter.group.{next(_GROUPS[one] for one in reversed(before) if one in _GROUPS)}", lang)


def parameter_name(name: str, lang: str) -> str:
    return text(f"parameter.{name}", lang)


def value_in_words(name: str, value: Any, rules: Rules, lang: str) -> str:
    """What a value of a parameter means where all else is as in these rules."""
    if name in _SPECIAL:
        return _SPECIAL[name](value, rules, lang)
    if name in _NUMBERS:
        return text(f"parameter.{name}.number", lang, number=value)
    return text(f"parameter.{name}.{written(value)}", lang)


def _perlaggen(cards: Sequence[str], rules: Rules, lang: str) -> str:
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


def _weli_substitute(card: str, rules: Rules, lang: str) -> str:
    return text("parameter.weli_substitute.none", lang) if card == "none" else card_in_words(card_of(card), lang)


def _signal_system(system: str, rules: Rules, lang: str) -> str:
    sheet = sheet_named(system)
    return sheet.titles.in_language(lang) if sheet else text(f"parameter.signal_system.{system}", lang)


def _deal_patterns(patterns: Sequence[Sequence[int | str]], rules: Rules, lang: str) -> str:
    return _either("parameter.deal_patterns.or", [_packets(pattern, lang) for pattern in patterns], lang)


def _packets(pattern: Sequence[int | str], lang: str) -> str:
    """`2, 3, Trumpf`: a pattern that does not say when trumps are turned turns them at its end."""
    packets = list(pattern)
    whole = packets if TURN_UP in packets else [*packets, TURN_UP]
    return " – ".join(text("parameter.deal_patterns.turn", lang) if one == TURN_UP else str(one) for one in whole)


def _exchange_roles(asked: Sequence[str], rules: Rules, lang: str) -> str:
    several = rules.seating.players // rules.seating.sides > 2
    keys = ["partners" if role == "partner" and several else role for role in asked]
    roles = [text(f"parameter.exchange_roles.{key}", lang) for key in keys or ["none"]]
    told = roles[0]
    for role in roles[1:]:
        told = text("parameter.exchange_roles.then", lang, first=told, second=role)
    return told


def _validation_penalty(points: int, rules: Rules, lang: str) -> str:
    if not points:
        return text("parameter.validation_penalty.0", lang)
    return text("parameter.validation_penalty.number", lang, points=points_in_words(points, lang))


def _target_choices(targets: Sequence[int], rules: Rules, lang: str) -> str:
    choices = sorted(set(targets))
    least, most = choices[0], choices[-1]
    if len(choices) > 2 and choices == list(range(least, most + 1)):
        return text("parameter.target_choices.range", lang, least=least, most=most)
    return _either("parameter.target_choices.or", [str(one) for one in choices], lang)


def _count_order(figures: Sequence[int], rules: Rules, lang: str) -> str:
    return ", ".join(text(f"figure.{FIGURE_WORDS[figure]}", lang) for figure in figures)


def _either(key: str, choices: list[str], lang: str) -> str:
    """`11, 12 oder 15`."""
    *others, last = choices
    return text(key, lang, one=", ".join(others), other=last) if others else last


_SPECIAL: Mapping[str, Callable[[Any, Rules, str], str]] = {
    "signal_system": _signal_system,
    "deal_patterns": _deal_patterns,
    "perlagg_order": _perlaggen,
    "weli_substitute": _weli_substitute,
    "exchange_roles": _exchange_roles,
    "validation_penalty": _validation_penalty,
    "target_choices": _target_choices,
    "count_order_unbet": _count_order,
}


def _cited(name: str, compared: list[Rules]) -> tuple[str, ...]:
    """The rules behind a parameter: those of each game's own book, or of any where its own has none."""
    own = [one for game in dict.fromkeys(rules.game for rules in compared) for one in _rules_behind(name, game)]
    return tuple(own or [one for book in books() for one in _rules_behind(name, book.name)])


@cache
def _rules_behind(name: str, game: str) -> tuple[str, ...]:
    return tuple(each.id for each in rules_of_book(game) if name in each.parameters)
