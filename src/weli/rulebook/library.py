"""Finds and reads the rulebooks: a folder a game and a TOML file a topic, each read once and only when asked for.

What the rules say is in the catalogues. A package that offers a game brings its book along, in its folder `rulebook`.
"""

import logging
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from weli.core.offered import GAMES, folders_offering
from weli.rulebook.model import Book, Phase, Rule, Topic, UnknownRule

log = logging.getLogger(__name__)

# GS-BET-13, GS-EX-10.3; a book whose questions are a topic Q numbers them without a second dash: BI-Q07.
RULE_ID = re.compile(r"[A-Z]{2}-(?:Q[0-9]+|[A-Z0-9]+-[0-9]+[a-z]?(?:\.[0-9]+)?)")
_PLACE = re.compile(r"([A-Z]{2})-(Q(?=[0-9])|[A-Z0-9]+)")


def rule(rule_id: str) -> Rule:
    """The paragraph of a rulebook with this id: its name, its text in every language, where it comes from.

    >>> rule("GS-BET-13").title("en")
    'Bets alternate'

    Raises:
        UnknownRule: there is none; the sentence suggests ids that look alike.
    """
    found = _by_id(rule_id)
    if found is None:
        raise UnknownRule(_no_such(rule_id))
    return found


def rules(prefix_or_game: str) -> list[Rule]:
    """The rules of a game ("giltspiel" or "GS"), of a topic ("GS-BET") or of a numbered group ("GS-EX-10"), in order.

    Raises:
        UnknownRule: the name fits none of them.
    """
    book = _book_or_none(prefix_or_game)
    if book is not None:
        return [each for topic in book.topics for each in _topic_rules(book.name, topic.code).values()]
    topic = _topic_of(prefix_or_game)
    if topic is not None:
        group = list(_topic_rules(topic.game, topic.code).values())
        if prefix_or_game == topic.id:
            return group
        chosen = [each for each in group if _belongs(each.id, prefix_or_game)]
        if chosen:
            return chosen
    raise UnknownRule(_no_such(prefix_or_game))


def topics(game: str) -> list[Topic]:
    """The topics of a game's rulebook in reading order.

    Raises:
        UnknownRule: no such game has one.
    """
    return list(book(game).topics)


def book(game: str) -> Book:
    """The rulebook of a game, by name ("giltspiel") or by prefix ("GS").

    Raises:
        UnknownRule: there is none.
    """
    found = _book_or_none(game)
    if found is None:
        raise UnknownRule(_no_such(game))
    return found


def books() -> tuple[Book, ...]:
    """Every rulebook there is, by name, Weli's own first."""
    return tuple(book for book, _ in _shelf().values())


def forget_guests() -> None:
    """Forgets the books of packages, so that they are looked for again."""
    _shelf.cache_clear()
    _by_id.cache_clear()


@cache
def _shelf() -> dict[str, tuple[Book, Traversable]]:
    """Every book and the folder where it lies. A package's is left out that cannot be read, or takes another's name or prefix."""
    found = dict(_own())
    for package in folders_offering(GAMES):
        for folder in _folders(package.joinpath("rulebook")):
            try:
                book = _read_book(folder)
            except Exception as fault:  # whatever a stranger's file may do
                log.warning("the rulebook in %s cannot be read: %s", folder, fault)
                continue
            taken = {name for other, _ in found.values() for name in (other.name, other.prefix)}
            if taken & {book.name, book.prefix}:
                log.warning("the rulebook in %s takes the name of another: %s, %s", folder, book.name, book.prefix)
            else:
                found[book.name] = book, folder
    return found


@cache
def _own() -> dict[str, tuple[Book, Traversable]]:
    """Those of Weli."""
    return {folder.name: (_read_book(folder), folder) for folder in _folders(files("weli.rulebook"))}


def _folders(shelf: Traversable) -> list[Traversable]:
    """The folders with a book, by name."""
    inside = [each for each in shelf.iterdir() if each.is_dir()] if shelf.is_dir() else []
    return sorted((each for each in inside if each.joinpath("book.toml").is_file()), key=lambda each: each.name)


def _belongs(rule_id: str, group: str) -> bool:
    return rule_id == group or rule_id.startswith(group + ".")


def _book_or_none(game: str) -> Book | None:
    return next((each for each in books() if game in (each.name, each.prefix)), None)


@cache
def _by_id(rule_id: str) -> Rule | None:
    topic = _topic_of(rule_id)
    return None if topic is None else _topic_rules(topic.game, topic.code).get(rule_id)


def _topic_of(name: str) -> Topic | None:
    """The topic that a name belongs to: BET for "GS-BET-13", "GS-BET" and "GS-EX-10", Q for "BI-Q07"."""
    place = _PLACE.match(name)
    owner = None if place is None else _book_or_none(place[1])
    if place is None or owner is None:
        return None
    return next((topic for topic in owner.topics if topic.code == place[2]), None)


def _no_such(name: str) -> str:
    known = _all_names()
    spelt = (name, name.upper(), name.lower())  # ids are upper case, games lower: typing them otherwise is no mystery
    near = list(dict.fromkeys(close for each in spelt for close in get_close_matches(each, known, n=3, cutoff=0.6)))[:3]
    hint = (
        f"did you mean {' or '.join(near)}?"
        if near
        else f"there are rulebooks for {', '.join(b.name for b in books())}."
    )
    return f"The rulebook has no {name!r}; {hint}"


def _all_names() -> list[str]:
    """All that `rule` and `rules` answer to. Reads every file, which only a wrong name has to pay for."""
    games = [name for each in books() for name in (each.name, each.prefix)]
    chapters = [topic.id for each in books() for topic in each.topics]
    return games + chapters + [each.id for owner in books() for each in rules(owner.name)]


def _read_book(folder: Traversable) -> Book:
    data = _read(folder, "book.toml")
    name, prefix = str(data["name"]), str(data["prefix"])
    return Book(
        name=name,
        prefix=prefix,
        source=str(data["source"]),
        topics=tuple(Topic(name, str(code), f"{prefix}-{code}") for code in data["topics"]),
        phases=tuple(_read_phase(name, each) for each in data.get("phase", ())),
    )


def _read_phase(game: str, entry: Mapping[str, Any]) -> Phase:
    return Phase(game, str(entry["name"]), tuple(entry["topics"]), bool(entry.get("beside", False)))


def _topic_rules(game: str, code: str) -> dict[str, Rule]:
    return _rules_in(_shelf()[game][0], code)


@cache
def _rules_in(owner: Book, code: str) -> dict[str, Rule]:
    entries = _read(_shelf()[owner.name][1], f"{code.lower()}.toml")["rule"]
    return {str(entry["id"]): _read_rule(entry, owner, code) for entry in entries}


def _read_rule(entry: Mapping[str, Any], owner: Book, code: str) -> Rule:
    ours = bool(entry.get("ours", False))
    return Rule(
        id=str(entry["id"]),
        game=owner.name,
        topic=code,
        source="Weli" if ours else f"{owner.source}: {entry['source']}",
        derived=bool(entry.get("derived", False)),
        open=tuple(entry.get("open", ())),
        see=tuple(entry.get("see", ())),
        parameters=tuple(entry.get("parameters", ())),
        ours=ours,
        kind=str(entry.get("kind", "rule")),
        cards=tuple(tuple(row.split()) for row in entry.get("cards", ())),
    )


def _read(folder: Traversable, name: str) -> dict[str, Any]:
    return tomllib.loads(folder.joinpath(name).read_text("utf-8"))
