"""What may be changed in a rule set, parameter by parameter: every value in words, and why one of them cannot be had."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from weli.errors import RulesError
from weli.games import game_named
from weli.house_rules.file import HouseRule, as_in_a_file, playing, value_of
from weli.house_rules.meaning import OUTLINES, kindred
from weli.house_rules.words import Told, described, parameter_name, value_in_words
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet, is_one_of

_MOST_OPTIONS = 10
_SETTING = re.compile(r"\b([a-z_]+) = ([^“”„',;]+)")


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
    """All that means something in a house rule, and what it could be instead."""
    rules, preset = house.ruleset(), game_named(house.game).preset(house.rules)
    return [_setting(told, rules, preset, lang) for told in described(rules, lang)]


def altered(house: HouseRule, name: str, value: Any) -> HouseRule:
    """The house rule with one parameter replaced, and with it what cannot stay.

    Raises:
        RulesError: there is no such parameter, or the rules cannot be played so.
    """
    return playing(house, with_value(house.ruleset(), name, value))


def with_value(rules: RuleSet, name: str, value: Any) -> RuleSet:
    """These rules with one parameter replaced, and with it what cannot stay. Raises `RulesError`."""
    if name == "target" and isinstance(rules, FigureRules) and isinstance(value, int):
        return _with_target(rules, value)
    try:
        return rules.with_options({name: value})
    except RulesError as alone:
        for options in _companions(name, rules.given(name, value), rules.game):
            try:
                return rules.with_options({name: value, **options})
            except RulesError:
                continue
        raise alone from None


def in_plain_words(sentence: str, rules: RuleSet, lang: str) -> str:
    """A complaint about settings with each of them as card players call it: `hand_size = 5` is `Each gets: 5 cards`."""
    return _SETTING.sub(lambda found: _named_setting(found, rules, lang), sentence)


def _with_target(rules: FigureRules, target: int) -> FigureRules:
    """The rules with another target, which can be agreed on then where the targets are listed."""
    if target in rules.target_choices or "target_choices" not in rules.parameters():
        return rules.with_options({"target": target})
    return rules.with_options({"target": target, "target_choices": sorted({*rules.target_choices, target})})


def _companions(name: str, value: Any, game: str) -> Iterator[dict[str, Any]]:
    """The rest of what changes with a parameter, as the presets have it that have this value."""
    others = OUTLINES[game].together.get(name, ())
    if not others:
        return
    for preset in kindred(game):
        if getattr(preset, name) == value:
            yield {other: getattr(preset, other) for other in others}


def _setting(told: Told, rules: RuleSet, preset: RuleSet, lang: str) -> Setting:
    value, usual = getattr(rules, told.id), getattr(preset, told.id)
    choice = rules.choice(told.id)
    numbers = choice if isinstance(choice, range) and len(choice) > _MOST_OPTIONS else None
    options = [] if numbers or told.id in OUTLINES[rules.game].fixed else _options(told.id, rules, lang)
    return Setting(
        told=told,
        usual=None if value == usual else value_in_words(told.id, usual, preset, lang),
        options=tuple(options) if len(options) > 1 else (),
        numbers=numbers,
        value=as_in_a_file(told.id, value),
    )


def _options(name: str, rules: RuleSet, lang: str) -> list[Option]:
    """Every value that there is. A list can be anything: what the presets have is offered as far as it goes, and what is set now."""
    choice = rules.choice(name)
    if choice:
        return [_option(name, value, rules, lang) for value in choice]
    found = [getattr(preset, name) for preset in kindred(rules.game)]
    options = [_option(name, value, rules, lang) for value in dict.fromkeys([*found, getattr(rules, name)])]
    return [option for option in options if not option.against]


def _option(name: str, value: Any, rules: RuleSet, lang: str) -> Option:
    against, played = "", rules
    try:
        played = with_value(rules, name, value)
    except RulesError as error:
        against = in_plain_words(error.text(lang), rules, lang)
    words = value_in_words(name, value, played, lang)
    return Option(as_in_a_file(name, value), words, value == getattr(rules, name), against)


def _named_setting(found: re.Match[str], rules: RuleSet, lang: str) -> str:
    name, written = found[1], found[2].strip()
    if name not in rules.parameters():
        return found[0]
    read, choice = value_of(written), rules.choice(name)
    value = None if read == "none" and None in choice else read
    said = value_in_words(name, value, rules, lang) if is_one_of(value, choice) else written
    return f"{parameter_name(name, rules, lang)}: {said}"
