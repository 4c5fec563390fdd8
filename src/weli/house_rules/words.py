"""Rule sets in plain words: what a parameter is called, and what its value means to a card player."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from weli.house_rules.file import as_in_a_file
from weli.house_rules.meaning import OUTLINES, meaningful
from weli.record.values import value_text
from weli.rulebook import books
from weli.rulebook import rules as rules_of_book
from weli.ruleset import RuleSet, written
from weli.texts import text


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
            value=value_in_words(name, getattr(rules, name), rules, lang),
            setting=setting(name, getattr(rules, name)),
            rules=_cited(name, [rules]),
        )
        for name in meaningful(rules)
    ]


def comparable(a: RuleSet, b: RuleSet) -> bool:
    """Whether two rule sets are ways to play the same kind of game, so that one can say what is otherwise."""
    return type(a) is type(b)


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


def setting(name: str, value: Any) -> str:
    """A parameter as a file writes it: `target = 15`."""
    return f"{name} = {value_text(as_in_a_file(name, value))}"


def group_name(name: str, rules: RuleSet, lang: str) -> str:
    """The heading under which a parameter stands: betting, the show and so on."""
    groups, names = OUTLINES[rules.game].groups, rules.parameters()
    before = names[: names.index(name) + 1]
    group = next(groups[one] for one in reversed(before) if one in groups)
    return _words(rules.game, [f"group.{group}"], lang)


def parameter_name(name: str, rules: RuleSet, lang: str) -> str:
    return _words(rules.game, [name], lang)


def value_in_words(name: str, value: Any, rules: RuleSet, lang: str) -> str:
    """What a value of a parameter means where all else is as in these rules."""
    teller = OUTLINES[rules.game].tellers.get(name)
    if teller is not None:
        return teller(value, rules, lang)
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
