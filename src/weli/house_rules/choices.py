"""What may be changed in a rule set, parameter by parameter: every value in words, and why one of them cannot be had."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from weli.errors import RulesError
from weli.games import GAMES, game_named
from weli.house_rules.file import HouseRule, as_in_a_file, playing, value_of
from weli.house_rules.meaning import NAMES
from weli.house_rules.words import Told, described, parameter_name, value_in_words
from weli.parts.parameters import ALLOWED, Choice
from weli.parts.ruleset import Rules

FIXED: Final = ("players", "sides", "target_choices")
"""How many play, and who with whom, is a matter of the preset: too much hangs on it. A target that is set can be agreed on anyway."""

_TOGETHER: Final = {
    "hand_size": ("deal_patterns",),
    "pack": ("weli_substitute",),
    "weli_substitute": ("pack",),
    "scoring_direction": ("start_score", "target", "target_choices"),
    "exchange_turned_perlagg": ("exchange_upgrade", "exchange_acorns"),
}
"""What has to change with a parameter where it cannot change alone: as a preset has it that plays so."""

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
    """The house rule with one parameter replaced, and with it what cannot stay. Raises `RulesError`."""
    return playing(house, with_value(house.ruleset(), name, value))


def with_value(rules: Rules, name: str, value: Any) -> Rules:
    """These rules with one parameter replaced, and with it what cannot stay. Raises `RulesError`."""
    if name == "target" and value not in rules.target_choices and isinstance(value, int):
        choices = sorted({*rules.target_choices, value})
        return rules.with_options({name: value, "target_choices": choices})
    try:
        return rules.with_options({name: value})
    except RulesError as alone:
        for options in _companions(name, value):
            try:
                return rules.with_options({name: value, **options})
            except RulesError:
                continue
        raise alone from None


def in_plain_words(sentence: str, rules: Rules, lang: str) -> str:
    """A complaint about settings with each of them as card players call it: `hand_size = 5` is `Each gets: 5 cards`."""
    return _SETTING.sub(lambda found: _named_setting(found, rules, lang), sentence)


def _companions(name: str, value: Any) -> Iterator[dict[str, Any]]:
    """The rest of what changes with a parameter, as the presets have it that have this value."""
    if name not in _TOGETHER:
        return
    for game in GAMES.values():
        for preset in game.presets.values():
            if getattr(preset, name) == value:
                yield {other: getattr(preset, other) for other in _TOGETHER[name]}


def _setting(told: Told, rules: Rules, preset: Rules, lang: str) -> Setting:
    value, usual = getattr(rules, told.id), getattr(preset, told.id)
    choice = ALLOWED.get(told.id, ())
    numbers = choice if isinstance(choice, range) and len(choice) > _MOST_OPTIONS else None
    options = [] if numbers or told.id in FIXED else _options(told.id, choice, rules, lang)
    return Setting(
        told=told,
        usual=None if value == usual else value_in_words(told.id, usual, preset, lang),
        options=tuple(options) if len(options) > 1 else (),
        numbers=numbers,
        value=as_in_a_file(told.id, value),
    )


def _options(name: str, choice: Choice, rules: Rules, lang: str) -> list[Option]:
    """Every value that there is. A list can be anything: what the presets have is offered as far as it goes, and what is set now."""
    if choice:
        return [_option(name, value, rules, lang) for value in choice]
    found = [getattr(preset, name) for game in GAMES.values() for preset in game.presets.values()]
    options = [_option(name, value, rules, lang) for value in dict.fromkeys([*found, getattr(rules, name)])]
    return [option for option in options if not option.against]


def _option(name: str, value: Any, rules: Rules, lang: str) -> Option:
    against, played = "", rules
    try:
        played = with_value(rules, name, value)
    except RulesError as error:
        against = in_plain_words(error.text(lang), rules, lang)
    words = value_in_words(name, value, played, lang)
    return Option(as_in_a_file(name, value), words, value == getattr(rules, name), against)


def _named_setting(found: re.Match[str], rules: Rules, lang: str) -> str:
    name, written = found[1], found[2].strip()
    if name not in NAMES:
        return found[0]
    read = value_of(written)
    value = None if read == "none" and None in ALLOWED.get(name, ()) else read
    known = value in ALLOWED.get(name, ())
    return f"{parameter_name(name, lang)}: {value_in_words(name, value, rules, lang) if known else written}"
