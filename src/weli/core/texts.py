"""The catalogues: every sentence that a person reads, by key and language.

    >>> text("act.concede", "en", figures="the Gleich")
    'Give up the Gleich'

The texts stand in gettext files, one for each room of the house; each is read once, when the first of its texts is wanted. Values are
put in where the text names them in braces. A text that one language lacks is taken from German, the first language.
"""

import logging
import os
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from weli.core.offered import folders_of_games

LANGUAGES: Final = ("de", "en")
FIRST_LANGUAGE: Final = "de"
SPOKEN_HERE: Final = (
    "words",
    "notation",
    "envs",
    "games",
    "table",
    "referee",
    "record",
    "play",
    "bots",
    "presets",
    "parameters",
    "rulebook",
    "commands",
)
SPOKEN_BY_THE_PAGE: Final = ("words", "page")

log = logging.getLogger(__name__)

UNPRINTABLE: Final = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, ends of lines
TURNS_WRITING: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def text(key: str, lang: str, /, **values: object) -> str:
    """The text of that key with its values put in; the key itself where no catalogue knows it."""
    known = together(SPOKEN_HERE, lang)
    words = known.get(key) or together(SPOKEN_HERE, FIRST_LANGUAGE).get(key, key)
    return words.format_map(values) if values else words


def has_text(key: str) -> bool:
    """Whether the catalogues know that key."""
    return key in together(SPOKEN_HERE, FIRST_LANGUAGE)


def in_each_language(key: str) -> str:
    """The same text in every language of the house, a line each, for somebody who has not said which they read."""
    return "".join(f"{text(key, lang)}\n" for lang in LANGUAGES)


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

    Packages that offer a game add to them, and change none.
    """
    found: dict[str, str] = {}
    for folder in folders_of_games():
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
        entries = read_po(file, locale=lang, abort_invalid=True)
    return {str(entry.id): str(entry.string) for entry in entries if entry.id and entry.string and not entry.fuzzy}


def forget_catalogues() -> None:
    """Forgets all texts, so that they are read again: packages may have been added or removed."""
    catalogue.cache_clear()
    together.cache_clear()


def known_language(wanted: str) -> str:
    """The language of the house that fits best: `de-AT` and `de` are German, what the house does not speak is English."""
    short = wanted[:2].lower()
    return short if short in LANGUAGES else "en"


def system_language() -> str:
    """The language of the environment, as POSIX tells it; English where it is C, POSIX or not set."""
    said = (os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known_language(next(filter(None, said), ""))


@cache
def together(domains: tuple[str, ...], lang: str) -> dict[str, str]:
    """The texts of several rooms."""
    return {key: words for domain in domains for key, words in catalogue(domain, lang).items()}
