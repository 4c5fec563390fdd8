"""What the villages of a game hold otherwise: each parameter that is not the same everywhere, with who plays it which way."""

from dataclasses import dataclass

from weli.games import game_named
from weli.house_rules.about import about
from weli.house_rules.file import HouseRule
from weli.house_rules.words import Told, described


@dataclass(frozen=True)
class Way:
    """How something is played: the value in words, the rule sets that have it so, and what those are called."""

    value: str
    rules: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Custom:
    """A parameter, and the ways there are."""

    id: str
    name: str
    ways: tuple[Way, ...]


def villages(game: str, lang: str) -> list[Custom]:
    """What a game's presets have otherwise, in the order in which it is told. Raises `RulesError` where there is no such game."""
    told = {
        name: {each.id: each for each in described(rules, lang)} for name, rules in game_named(game).presets.items()
    }
    known = {each.id: each.name for preset in told.values() for each in preset.values()}
    found = [Custom(one, name, _ways(game, one, told, lang)) for one, name in known.items()]
    return [each for each in found if len(each.ways) > 1]


def _ways(game: str, parameter: str, told: dict[str, dict[str, Told]], lang: str) -> tuple[Way, ...]:
    """Without those in which it means nothing."""
    by_value: dict[str, list[str]] = {}
    for rules, settings in told.items():
        if parameter in settings:
            by_value.setdefault(settings[parameter].value, []).append(rules)
    return tuple(
        Way(value, tuple(some), tuple(about(HouseRule(game, each), lang).title for each in some))
        for value, some in by_value.items()
    )
