"""What strangers call things, in every language of the house, and what the books call them.

The catalogue `search` has both: `find.wild` is "Joker, wild card = Perlagg, wild": what somebody may look for, then what stands in the
book. `find.wild.bieten` says what stands in that book instead, and what else one may call it there.
"""

from dataclasses import dataclass
from functools import cache

from weli.core.texts import catalogue, languages, looked_up
from weli.rulebook.spelling import stem, words_in

DOMAIN = "search"


@dataclass(frozen=True)
class Meaning:
    """A thing that has several names: `called` as strangers may, folded, and `here` as the book of a game does, its own name first.

    `stems` are the former without their endings.
    """

    called: frozenset[str]
    here: tuple[str, ...]
    stems: frozenset[str]


@cache
def meanings(game: str, lang: str) -> tuple[Meaning, ...]:
    """Everything that somebody may call otherwise than the book of that game in that language."""
    keys = [key for key in catalogue(DOMAIN, lang) if key.startswith("find.") and key.count(".") == 1]
    return tuple(_meaning(key, game, lang) for key in keys)


def _meaning(key: str, game: str, lang: str) -> Meaning:
    called = _called(key, game)
    return Meaning(called, _here(key, game, lang), frozenset(map(stem, called)))


@cache
def idle_words() -> frozenset[str]:
    """Words that say nothing about what is looked for, in every language."""
    return frozenset(each for lang in languages() for each in words_in(catalogue(DOMAIN, lang).get("idle", "")))


def hints(game: str, lang: str) -> list[str]:
    """Words that lead to something in a book, for somebody who has found nothing."""
    own = f"hints.{game}"
    found = looked_up((DOMAIN,), own, lang)
    return _listed(looked_up((DOMAIN,), "hints", lang) if found == own else found)


def _called(key: str, game: str) -> frozenset[str]:
    said = (catalogue(DOMAIN, lang).get(each, "") for lang in languages() for each in (key, f"{key}.{game}"))
    return frozenset(" ".join(words_in(word)) for words in said for word in _listed(words.partition("=")[0]))


def _here(key: str, game: str, lang: str) -> tuple[str, ...]:
    known = catalogue(DOMAIN, lang)
    return tuple(_listed(known.get(f"{key}.{game}", known[key]).partition("=")[2]))


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]
