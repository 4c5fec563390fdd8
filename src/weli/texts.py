"""The catalogues: every sentence that a person reads, by key and language.

    >>> text("act.concede", "en", figure="Gleich")
    'Concede the Gleich'

The texts stand in gettext files, one for each room of the house; each is read once, when the first of its texts is wanted. Values are
put in where the text names them in braces. A text that one language lacks is taken from German, the first language.
"""

import os
from functools import cache
from importlib.resources import files
from typing import Final

from babel.messages.pofile import read_po

LANGUAGES: Final = ("de", "en")
FIRST_LANGUAGE: Final = "de"
SPOKEN_HERE: Final = ("table", "referee")  # the page speaks for itself, with the catalogue it asks for


def text(key: str, lang: str, **values: object) -> str:
    """The text of that key with its values put in; the key itself where no catalogue knows it."""
    known = _all_texts(lang)
    words = known.get(key) or _all_texts(FIRST_LANGUAGE).get(key, key)
    return words.format_map(values) if values else words


@cache
def catalogue(domain: str, lang: str) -> dict[str, str]:
    """The texts of one room (`page`, `table`, `referee`) by their keys; empty where that room has none in this language."""
    source = files("weli").joinpath("locale", lang, "LC_MESSAGES", f"{domain}.po")
    if not source.is_file():
        return {}
    with source.open("rb") as file:
        entries = read_po(file, locale=lang)
    return {str(entry.id): str(entry.string) for entry in entries if entry.id and entry.string and not entry.fuzzy}


def known_language(wanted: str) -> str:
    """The language of the house that fits best: `de-AT` and `de` are German, what the house does not speak is English."""
    short = wanted[:2].lower()
    return short if short in LANGUAGES else "en"


def system_language() -> str:
    """The language of the environment; German where none is set."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")
        if named and named.split(".")[0] not in ("C", "POSIX"):
            return known_language(named)
    return FIRST_LANGUAGE


@cache
def _all_texts(lang: str) -> dict[str, str]:
    return {key: words for domain in SPOKEN_HERE for key, words in catalogue(domain, lang).items()}
