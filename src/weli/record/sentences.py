"""What is wrong with a record, said in both languages."""

from collections.abc import Iterable

from weli.core.errors import NotationError
from weli.core.texts import LANGUAGES, in_each_language, printable, text
from weli.notation import short


def said(key: str, /, **values: object) -> NotationError:
    """The sentence of that key, as an error."""
    return NotationError(**in_each_language(key, **values))


def said_with(key: str, name: str, words: Iterable[str], /, **values: object) -> NotationError:
    """The same, where one of the values is a list of words that the catalogue has in both languages, or none."""
    listed = {lang: ", ".join(text(word, lang) for word in words) for lang in LANGUAGES}
    sentences = {lang: text(key, lang, **values, **{name: listed[lang]}) for lang in LANGUAGES}
    return NotationError(de=sentences["de"], en=sentences["en"])


def quoted(word: str) -> str:
    """A piece of a record inside a sentence: cut short, and fit to be printed."""
    return short(printable(word))
