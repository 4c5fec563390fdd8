"""Whether a game that a package brings along is what a game has to be: all of it is looked at once, before anybody plays it."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from typing import Any

from weli.core.errors import GameFailed, RulesError
from weli.core.offered import Offer
from weli.core.pickling import held_by
from weli.core.ruleset import RuleSet
from weli.core.texts import printable
from weli.ports.game import VERSION, Game
from weli.ports.learning import Learning
from weli.rulebook import UnknownRule, rule


def as_guest(game: object, entry: Offer) -> Game:
    """The game, which the rooms of the house can ask for all that they need.

    Raises:
        RulesError: what is missing, in one sentence that names the package.
    """
    if not isinstance(game, Game):
        raise fault_in_words("game.is-none", entry, found=type(game).__name__)
    if game.name != entry.name:
        raise fault_in_words("game.other-name", entry, found=game.name)
    if game.ports != VERSION:
        raise fault_in_words("game.other-version", entry, found=game.ports, due=VERSION)
    for field in fields(game):
        if isinstance(field.type, type) and field.type.__module__.startswith("weli.ports."):
            _check_port(field.name, field.type, getattr(game, field.name), entry)
    _check_presets(game, entry)
    _check_book(game, entry)
    return replace(game, learning=_checked(game.learning, entry))


def _checked(learning: Callable[[], Learning], entry: Offer) -> Callable[[], Learning]:
    """What is loaded only when somebody wants it is looked at only then."""

    def found() -> Learning:
        port = learning()
        _check_port("learning", Learning, port, entry)
        return port

    return found


def fault_in_words(key: str, entry: Offer, **values: object) -> RulesError:
    """The sentence of that key about a game, its package and what is wrong."""
    return RulesError(key, **_about(entry, values))


def failed(entry: Offer, fault: BaseException) -> GameFailed:
    """What is said of a game that has failed; what it failed with is its cause."""
    said = GameFailed("game.failed", **_about(entry, {"fault": fault}))
    said.__cause__ = fault
    return said


def _about(entry: Offer, values: Mapping[str, object]) -> dict[str, object]:
    said = {name: printable(_in_one_line(value)) for name, value in values.items()}
    return {"name": printable(entry.name), "package": printable(entry.package), **said}


def _in_one_line(value: object) -> str:
    told = " ".join(str(value).split())
    if not isinstance(value, Exception):
        return told
    return f"{type(value).__name__}: {told}" if told else type(value).__name__


def _check_port(name: str, port: type, given: object, entry: Offer) -> None:
    if not isinstance(given, port):
        raise fault_in_words("game.no-port", entry, port=name, wanted=f"{port.__module__}.{port.__name__}")
    missing = [each for each in asked_of(port) if getattr(type(given), each) is getattr(port, each)]
    if missing:
        raise fault_in_words("game.lacks", entry, port=name, missing=", ".join(missing))


@cache
def asked_of(port: type) -> tuple[str, ...]:
    """The methods that a port leaves to the game. They are read in its source: a compiled class does not know them any more, and to call
    one that nobody has written would end the program."""
    source = files("weli").joinpath(*port.__module__.split(".")[1:-1], f"{port.__module__.rpartition('.')[2]}.py")
    methods = [
        method
        for node in ast.parse(source.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == port.__name__
        for method in node.body
        if isinstance(method, ast.FunctionDef)
    ]
    return tuple(each.name for each in methods if "abstractmethod" in map(ast.unparse, each.decorator_list))


def _check_presets(game: Game, entry: Offer) -> None:
    """There is one at least, each belongs to the game, stands under its own name and has everything that a rule set has."""
    if not game.presets:
        raise fault_in_words("game.no-presets", entry)
    presets: Mapping[str, object] = game.presets
    for name, rules in presets.items():
        if not isinstance(rules, RuleSet) or (rules.game, rules.name) != (game.name, name):
            raise fault_in_words("game.not-its-preset", entry, preset=name)
        hidden = [one for one in _of_every_rule_set() if any(one in vars(kind) for kind in _own_kinds(type(rules)))]
        if hidden:
            raise fault_in_words("game.usual-value", entry, names=", ".join(hidden))


def _of_every_rule_set() -> list[str]:
    """What every rule set holds. A usual value for it in a class would stand before it, where the compiled engine does not see it."""
    return [name for name in held_by(RuleSet.__new__(RuleSet)) if not name.startswith("__")]


def _own_kinds(kind: Any) -> list[type]:
    return [each for each in kind.__mro__ if each not in RuleSet.__mro__]


def _check_book(game: Game, entry: Offer) -> None:
    """Every rule that is cited stands in a rulebook, and in that of the game."""
    for cited in dict.fromkeys(one for ids in game.citations.values() for one in ids):
        try:
            found = rule(cited)
        except UnknownRule:
            raise fault_in_words("game.no-rule", entry, rule=cited) from None
        if found.game != game.name:
            raise fault_in_words("game.not-its-rule", entry, rule=cited, owner=found.game)
