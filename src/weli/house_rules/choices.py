"""What may be changed in a rule set, parameter by parameter: every value in words, and why one of them cannot be had."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import game_named
from weli.house_rules.file import HouseRule, playing
from weli.house_rules.words import Told, described, in_plain_words, kindred, value_in_words

_MOST_OPTIONS = 10


@dataclass(frozen=True)
class Option:
    """A value that a parameter may have, as a file writes it and in words. `against`: why not together with the rest; empty if it may."""

    value: Any
    words: str
    chosen: bool
    against: str


@dataclass(frozen=True)
class Setting:
    """A parameter as it is, what its preset says where that is otherwise, and what it could be: options, or any number in a range."""

    told: Told
    usual: str | None
    options: tuple[Option, ...]
    numbers: range | None
    value: Any


def settings(house: HouseRule, lang: str) -> list[Setting]:
    """All that means something in a house rule and could be otherwise anywhere, and what it could be instead."""
    rules, preset = house.ruleset(), game_named(house.game).preset(house.rules)
    return [_setting(told, rules, preset, lang) for told in described(rules, lang) if can_vary(told.id, rules)]


def can_vary(name: str, rules: RuleSet) -> bool:
    """Whether a parameter has more than one value; all rulebooks agree on the others, which are named only so that a rule can be named."""
    return len(rules.choice(name)) != 1


def altered(house: HouseRule, name: str, value: Any) -> HouseRule:
    """The house rule with one parameter replaced, and with it what cannot stay.

    Raises:
        RulesError: there is no such parameter, or the rules cannot be played so.
    """
    return playing(house, with_value(house.ruleset(), name, value))


def with_value(rules: RuleSet, name: str, value: Any) -> RuleSet:
    """These rules with one parameter replaced, and with it what cannot stay. Raises `RulesError`."""
    try:
        return rules.with_options({name: value, **rules.brings(name, value)})
    except RulesError as alone:
        if name not in rules.declared():
            raise
        for options in _companions(name, rules.given(name, value), rules):
            try:
                return rules.with_options({name: value, **options})
            except RulesError:
                continue
        raise alone from None


def _companions(name: str, value: Any, rules: RuleSet) -> Iterator[dict[str, Any]]:
    """The rest of what changes with a parameter, as the presets have it that have this value."""
    others = rules.declared()[name].along
    for preset in kindred(rules) if others else []:
        if preset.value(name) == value:
            yield {other: preset.value(other) for other in others}


def _setting(told: Told, rules: RuleSet, preset: RuleSet, lang: str) -> Setting:
    value, usual, declared = rules.value(told.id), preset.value(told.id), rules.declared()[told.id]
    choice = declared.choice
    numbers = choice if isinstance(choice, range) and len(choice) > _MOST_OPTIONS else None
    options = [] if numbers or declared.fixed else _options(told.id, rules, lang)
    return Setting(
        told=told,
        usual=None if value == usual else value_in_words(told.id, usual, preset, lang),
        options=tuple(options) if len(options) > 1 else (),
        numbers=numbers,
        value=declared.in_file(value),
    )


def _options(name: str, rules: RuleSet, lang: str) -> list[Option]:
    """Every value that there is. A list can be anything: what the presets have is offered as far as it goes, and what is set now."""
    choice = rules.choice(name)
    if choice:
        return [_option(name, value, rules, lang) for value in choice]
    found = [preset.value(name) for preset in kindred(rules)]
    options = [_option(name, value, rules, lang) for value in dict.fromkeys([*found, rules.value(name)])]
    return [option for option in options if not option.against]


def _option(name: str, value: Any, rules: RuleSet, lang: str) -> Option:
    against, played = "", rules
    try:
        played = with_value(rules, name, value)
    except RulesError as error:
        against = in_plain_words(error, rules, lang)
    words = value_in_words(name, value, played, lang)
    return Option(rules.declared()[name].in_file(value), words, value == rules.value(name), against)
