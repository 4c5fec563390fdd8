"""The catalogues: every sentence that a person reads, by key and language.

    >>> text("act.concede", "en", figures="the Gleich")
    'Give up the Gleich'

The texts stand in gettext files, one for each room of the house; each is read once, when the first of its texts is wanted. Values are
put in where the text names them in braces. A text that one language lacks is taken from German, the first language.

A language is a folder in `locale`, of Weli or of a package that offers one (entry point `weli.languages`); nothing else names it. A folder
`de-swabia` beside it holds what a region says otherwise; a region is wished together with its language.
"""

import logging
import os
import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, ParamSpec, Protocol, cast

from weli.core.offered import GAMES, LANGUAGES, folders_offering

FIRST_LANGUAGE: Final = "de"
COMMON_LANGUAGE: Final = "en"
"""What is spoken with somebody whose language the house does not speak."""
SPOKEN_HERE: Final = (
    "words",
    "notation",
    "envs",
    "games",
    "table",
    "referee",
    "talk",
    "record",
    "lessons",
    "primer",
    "shuffle",
    "play",
    "bots",
    "advice",
    "presets",
    "parameters",
    "rulebook",
    "commands",
    "doctor",
)
SPOKEN_BY_THE_PAGE: Final = ("words", "shuffle", "page")
SPOKEN_LATER: Final = (
    "account",
    "book",
    "dispute",
    "door",
    "exercises",
    "help",
    "house",
    "replay",
    "settings",
    "statistics",
    "today",
    "verify",
    "voice",
    "won",
)
"""What of the page's words is fetched once somebody opens what they are about."""

log = logging.getLogger(__name__)
P = ParamSpec("P")

CODE: Final = re.compile("[a-z]{2,3}")
REGIONAL: Final = re.compile(f"{CODE.pattern}-([a-z]+)")
UNPRINTABLE: Final = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, ends of lines
REMEMBERED: Final = 4096
TURNS_WRITING: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


class Values(Protocol):
    """What stands at the places of a text; only those that a text has are asked for."""

    def __getitem__(self, place: str, /) -> object: ...


def text(key: str, lang: str, /, **values: object) -> str:
    """The text of that key with its values put in; the key itself where no catalogue knows it."""
    return filled(key, lang, values) if values else looked_up(SPOKEN_HERE, key, lang)


def filled(key: str, lang: str, values: Values) -> str:
    """The same, for values of which most texts want but a few."""
    try:
        return looked_up(SPOKEN_HERE, key, lang).format_map(values)
    except (KeyError, IndexError, ValueError, AttributeError) as fault:
        if lang == FIRST_LANGUAGE:
            raise
        log.warning("the text %s has a wrong place in %s: %s", key, lang, fault)
        return filled(key, FIRST_LANGUAGE, values)


def looked_up(domains: tuple[str, ...], key: str, lang: str) -> str:
    """What some rooms say under a key, in German where the language lacks it; the key itself where they say nothing."""
    return together(domains, lang).get(key, key)


@cache
def languages() -> tuple[str, ...]:
    """Every language of the house by its code of two or three letters, German first."""
    return FIRST_LANGUAGE, *sorted(lang for lang in _folders() - {FIRST_LANGUAGE} if CODE.fullmatch(lang))


@cache
def regions() -> frozenset[str]:
    """The regions whose own words somebody may wish, in whichever language."""
    return frozenset(regional[1] for regional in map(REGIONAL.fullmatch, _folders()) if regional)


def _folders() -> set[str]:
    """The names of all folders of texts."""
    shelves = [each.joinpath("locale") for each in (files("weli"), *folders_offering(LANGUAGES))]
    return {folder.name for shelf in shelves if shelf.is_dir() for folder in shelf.iterdir() if folder.is_dir()}


def is_spoken(lang: str) -> bool:
    """Whether the house speaks that language, or that language as in some region: `de`, `de-swabia`."""
    spoken, _, region = lang.partition("-")
    return spoken in languages() and (lang == spoken or region in regions())


def remembered(words: Callable[P, str]) -> Callable[P, str]:
    """Words that follow from the catalogues and from what is asked for, put together once for what is asked for most of late."""
    found = lru_cache(maxsize=REMEMBERED)(words)
    _forgetting.append(found.cache_clear)
    return cast("Callable[P, str]", found)


_forgetting: Final[list[Callable[[], None]]] = []
"""What goes when the catalogues are forgotten."""


def has_text(key: str) -> bool:
    """Whether the catalogues know that key."""
    return key in together(SPOKEN_HERE, FIRST_LANGUAGE)


def in_each_language(key: str, **values: object) -> str:
    """The same text in every language of the house, a line each, for somebody who has not said which they read."""
    return "".join(f"{text(key, lang, **values)}\n" for lang in languages())


def listed(parts: list[str], lang: str, word: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`, with the word of that key; nothing where there is nothing."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {text(word, lang)} {parts[-1]}"


def is_printable(letter: str) -> bool:
    """Whether a character can be read; others move the cursor, end the line or turn the direction of what follows."""
    return unicodedata.category(letter) not in UNPRINTABLE and unicodedata.bidirectional(letter) not in TURNS_WRITING


def printable(said: str) -> str:
    """What somebody else wrote, fit to be shown on a terminal: what cannot be printed is written as its number."""
    return "".join(letter if is_printable(letter) else f"\\u{ord(letter):04x}" for letter in said)


@cache
def catalogue(domain: str, lang: str) -> dict[str, str]:
    """The texts of one room (`page`, `table`, `record`, or the `words` they share) by their keys; empty where it has none.

    Packages that offer a game or a language add to them, and change none.
    """
    found: dict[str, str] = {}
    for folder in (*folders_offering(GAMES), *folders_offering(LANGUAGES)):
        try:
            found |= _read(folder, domain, lang)
        except Exception as fault:  # whatever a stranger's file may do
            log.warning("the texts in %s cannot be read: %s", folder, fault)
    return found | _read(files("weli"), domain, lang)


def _read(package: Traversable, domain: str, lang: str) -> dict[str, str]:
    """The texts that a package has of a room; none where it has not said any."""
    from babel.messages.pofile import read_po  # noqa: PLC0415  who only plays needs no texts

    source = package.joinpath("locale", lang, "LC_MESSAGES", f"{domain}.po")
    if not source.is_file():
        return {}
    with source.open("rb") as file:
        entries = read_po(file, abort_invalid=True)
    return {str(entry.id): str(entry.string) for entry in entries if entry.id and entry.string and not entry.fuzzy}


def read_all() -> None:
    """Reads the texts of every language at once: whoever serves others does so before anybody waits for one of them."""
    for lang in _folders():
        for domain in {*SPOKEN_HERE, *SPOKEN_BY_THE_PAGE, *SPOKEN_LATER}:
            catalogue(domain, lang)


def forget_catalogues() -> None:
    """Forgets all texts, so that they are read again: packages may have been added or removed."""
    for forget in (
        *(each.cache_clear for each in (languages, regions, catalogue, together)),
        *_forgetting,
    ):
        forget()


def known_language(*wanted: str) -> str:
    """The first of the languages wanted that the house speaks: `de-AT` and `de` are German; English where it speaks none of them."""
    codes = (re.split("[-_.@]", each.strip().lower())[0] for each in wanted)
    return next((code for code in codes if code in languages()), COMMON_LANGUAGE)


def system_language() -> str:
    """The language of the environment, as POSIX tells it; English where it is C, POSIX or not set."""
    said = (os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known_language(next(filter(None, said), ""))


@cache
def together(domains: tuple[str, ...], lang: str) -> dict[str, str]:
    """The texts of several rooms: as in the region where it says them otherwise, in German where the language lacks one."""
    return {
        key: words
        for spoken in dict.fromkeys((FIRST_LANGUAGE, lang.partition("-")[0], lang))
        for domain in domains
        for key, words in catalogue(domain, spoken).items()
    }
