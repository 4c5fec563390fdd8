"""Finds the cases: a folder a game, a record a case, each read only when it is wanted."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from weli.core.errors import Missing, RulesError
from weli.core.line import short
from weli.core.texts import catalogue, printable
from weli.record.shelves import records_in, shelves, title_of
from weli.rulebook import RULE_ID, UnknownRule, books, rule

SHOWS = "shows.toml"
"""Which rules a case shows besides the one that its name begins with."""


class NoSuchCase(RulesError, Missing):
    """There is no worked example of that name."""


@dataclass(frozen=True)
class Case:
    """A worked example: `rules` are the ids of those it shows, the one it was written for first; `record` is a `.weli` record."""

    name: str
    game: str
    rules: tuple[str, ...]
    file: Traversable

    @property
    def record(self) -> str:
        return self.file.read_text("utf-8")

    def words(self, lang: str) -> str:
        """What happens in it, in a sentence: as the catalogue of that language has it, otherwise as its writer wrote it."""
        return catalogue("examples", lang).get(self.name) or _note(self)


def cases_of(rule_id: str) -> tuple[Case, ...]:
    """The worked examples of a rule, those written for it first."""
    return _by_rule().get(rule_id, ())


def case_named(name: str) -> Case:
    """A worked example by its name. Raises `NoSuchCase`."""
    found = next((case for book in books() for case in cases(book.name) if case.name == name), None)
    if found is None:
        raise NoSuchCase("cases.none", name=short(printable(name)))
    return found


@cache
def cases(game: str) -> tuple[Case, ...]:
    """All of a game, by their names."""
    return tuple(case for folder in shelves("cases", game) for case in _cases_in(folder, game))


@cache
def _by_rule() -> dict[str, tuple[Case, ...]]:
    found: dict[str, list[Case]] = {}
    for case in (case for book in books() for case in cases(book.name)):
        for shown in case.rules:
            found.setdefault(shown, []).append(case)
    return {shown: tuple(sorted(some, key=lambda case: case.rules[0] != shown)) for shown, some in found.items()}


def _cases_in(folder: Traversable, game: str) -> list[Case]:
    listed = folder.joinpath(SHOWS)
    shows: dict[str, list[str]] = tomllib.loads(listed.read_text("utf-8")) if listed.is_file() else {}
    return [_case(file, game, shows) for file in records_in(folder)]


def _case(file: Traversable, game: str, shows: dict[str, list[str]]) -> Case:
    name = title_of(file)
    ids = [_owner(name), *shows.get(name, [])]
    return Case(name, game, tuple(each for each in ids if each), file)


def _owner(name: str) -> str:
    """The rule that a name begins with: GS-EX-10.3 of GS-EX-10.3-bluff; empty where there is no such rule."""
    found = RULE_ID.match(name)
    try:
        return rule(found[0]).id if found else ""
    except UnknownRule:
        return ""


@cache
def _note(case: Case) -> str:
    note = str(tomllib.loads(case.record).get("note", ""))
    return note.partition(": ")[2] or note
