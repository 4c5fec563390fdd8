"""Rule sets in plain words: what a parameter is called, and what its value means to a card player."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from weli.core.errors import RulesError, Unplayable, as_written, written
from weli.core.ruleset import RuleSet
from weli.core.texts import text
from weli.games import GAMES, game_of
from weli.record.values import value_text
from weli.rulebook import books
from weli.rulebook import rules as rules_of_book
from weli.talk import sheet_named


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


def described(rules: RuleSet, lang: str) -> list[Told]:
    """All that means something in a rule set, in words."""
    return [
        Told(
            id=name,
            group=group_name(name, rules, lang),
            name=parameter_name(name, rules, lang),
            value=value_in_words(name, rules.value(name), rules, lang),
            setting=setting(name, rules.value(name), rules),
            rules=_cited(name, [rules]),
        )
        for name in rules.meaningful()
    ]


def comparable(a: RuleSet, b: RuleSet) -> bool:
    """Whether two rule sets are ways to play the same kind of game, so that one can say what is otherwise."""
    return a.declared() is b.declared()


def difference(a: RuleSet, b: RuleSet, lang: str) -> list[Difference]:
    """What two rule sets have otherwise of all that both games know, and nothing else."""
    told_a, told_b = ({each.id: each.value for each in described(rules, lang)} for rules in (a, b))
    known = b.parameters()
    return [
        Difference(
            name,
            group_name(name, a, lang),
            parameter_name(name, a, lang),
            told_a.get(name),
            told_b.get(name),
            _cited(name, [a, b]),
        )
        for name in a.parameters()
        if name in known and told_a.get(name) != told_b.get(name)
    ]


def kindred(rules: RuleSet) -> list[RuleSet]:
    """The presets of all games that have the same parameters."""
    return [preset for game in GAMES.values() for preset in game.presets.values() if comparable(preset, rules)]


def setting(name: str, value: Any, rules: RuleSet) -> str:
    """A parameter as a file writes it: `target = 15`."""
    return f"{name} = {value_text(rules.declared()[name].in_file(value))}"


def in_plain_words(error: RulesError, rules: RuleSet, lang: str) -> str:
    """A complaint about settings with each of them as card players call it: `hand_size = 5` is `Each gets: 5 cards`."""
    if not isinstance(error, Unplayable):
        return error.text(lang)

    def say(name: str, value: object) -> str:
        if name not in rules.declared():
            return as_written(name, value)
        possible = rules.declared()[name].fits(value, rules)
        said = value_in_words(name, value, rules, lang) if possible else written(value)
        return f"{parameter_name(name, rules, lang)}: {said}"

    return error.told(lang, say)


def group_name(name: str, rules: RuleSet, lang: str) -> str:
    """The heading under which a parameter stands: betting, the show and so on."""
    return _words(rules.game, [f"group.{rules.declared()[name].group}"], lang)


def parameter_name(name: str, rules: RuleSet, lang: str) -> str:
    return _words(rules.game, [name], lang)


def value_in_words(name: str, value: Any, rules: RuleSet, lang: str) -> str:
    """What a value of a parameter means where all else is as in these rules."""
    told = game_of(rules).outline.tell(name, value, rules, lang)
    if told is not None:
        return told
    sheet = sheet_named(value) if name == "signal_system" else None
    if sheet is not None:
        return sheet.title(lang)
    return _words(rules.game, [f"{name}.{written(value)}", f"{name}.number"], lang, number=written(value))


def _words(game: str, keys: list[str], lang: str, **values: object) -> str:
    """The first text about parameters that there is by these keys; what a game says in its own way goes before what all games say.

    `parameter.gaigel.target` goes before `parameter.target`.
    """
    missing = ""
    for key in keys:
        for known in (f"parameter.{game}.{key}", f"parameter.{key}"):
            words = text(known, lang, **values)
            if words != known:
                return words
            missing = missing or known
    return missing


def _cited(name: str, compared: list[RuleSet]) -> tuple[str, ...]:
    """The rules behind a parameter: those of each game's own book, or of any where its own has none."""
    own = [one for game in dict.fromkeys(rules.game for rules in compared) for one in _rules_behind(name, game)]
    return tuple(own or [one for book in books() for one in _rules_behind(name, book.name)])


@cache
def _rules_behind(name: str, game: str) -> tuple[str, ...]:
    return tuple(each.id for each in rules_of_book(game) if name in each.parameters)
