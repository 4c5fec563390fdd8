"""The keys of a file: their values, and the line of the one that a complaint is about."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NoReturn, TypeVar

from weli.core.errors import NotationError, RulesError
from weli.core.ruleset import RuleSet
from weli.games import game_named
from weli.record.model import at_line
from weli.record.places import TOP, Places
from weli.record.sentences import Words, quoted

T = TypeVar("T")


class Keys:
    """What stands in one file; knows the file's name and where things stand in it."""

    def __init__(self, file: str, places: Places) -> None:
        self.file = file
        self.places = places
        self.deal = TOP

    def fail(self, key: str, sentence: str, /, **values: object) -> NoReturn:
        """Says what is wrong at that key, with the sentence of the catalogue."""
        raise at_line(NotationError(sentence, **values), self.file, self.places.of(self.deal, key), key)

    def checked(self, key: str, attempt: Callable[[], T]) -> T:
        try:
            return attempt()
        except RulesError as error:
            raise at_line(error, self.file, self.places.of(self.deal, key), key) from None

    def rules(self, game: str, preset: str, options: Mapping[str, Any]) -> RuleSet:
        """The rule set; each complaint stands at the key that it is about."""
        family = self.checked("game", lambda: game_named(game))
        base = self.checked("rules", lambda: family.preset(preset))
        known = base.replaceable()
        # Before what is wrong is looked for: each is tried without each other then, and of those that are none there may be any number.
        for name in (each for each in options if each not in known):
            self.checked(f"options.{name}", partial(family.ruleset, preset, {name: options[name]}))
        if not _playable(base, options) and not _only_fault(base, options):
            for name, value in options.items():  # several are wrong: the first of them, and what is wrong with it alone
                self.checked(f"options.{name}", partial(family.ruleset, preset, {name: value}))
        return self.checked(_only_fault(base, options) or "options", lambda: family.ruleset(preset, options))

    def check_keys(self, data: dict[str, Any], known: Iterable[str]) -> None:
        for key in data:
            if key not in known:
                self.fail(key, "record.unknown-key", key=quoted(key), known=", ".join(sorted(known)))

    def value(
        self, data: dict[str, Any], key: str, kind: type, shape: str, default: Any = None, place: str = ""
    ) -> Any:
        """The value of a key; a complaint stands at that key, or at the one around it."""
        if key not in data and default is not None:
            return default
        if key not in data:
            self.fail(place or key, "record.missing", key=key)
        if not isinstance(data[key], kind) or (isinstance(data[key], bool) and kind is not bool):
            self.fail_shape(place or key, key, shape)
        return data[key]

    def fail_shape(self, place: str, key: str, shape: str) -> NoReturn:
        wrong = NotationError("record.must-be", shape=Words((f"record.shape.{shape}",)), key=key)
        raise at_line(wrong, self.file, self.places.of(self.deal, place), place)


def _only_fault(preset: RuleSet, options: Mapping[str, Any]) -> str:
    """The key of the option without which the others could be played; empty where it is not one alone.

    An option cannot be judged by itself: two players need two sides.
    """
    for name in options:
        if _playable(preset, {other: value for other, value in options.items() if other != name}):
            return f"options.{name}"
    return ""


def _playable(preset: RuleSet, options: Mapping[str, Any]) -> bool:
    try:
        preset.with_options(options)
    except RulesError:
        return False
    return True
