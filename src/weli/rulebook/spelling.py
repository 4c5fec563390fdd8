"""Words as a search compares them: without capitals, dots and endings, so that Truempfe is Trümpfe and tricks is trick."""

import re
import unicodedata

WORD = re.compile(r"[^\W_]+")
SPREAD = (("ß", "ss"), ("ae", "a"), ("oe", "o"), ("ue", "u"))
"""Umlauts lose their dots; who has no such key writes them as two letters."""
ENDINGS = tuple("ing ed en es em e n s".split())
STEM = 3
"""So many letters stay at least when an ending is taken off; one more before an n, which may belong to the word: sign."""


def folded(word: str) -> str:
    """A word as somebody may have typed it."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(letter)
    )
    for written, plain in SPREAD:
        bare = bare.replace(written, plain)
    return bare


def words_in(text: str) -> list[str]:
    """The words of a text, folded."""
    return [folded(word) for word in WORD.findall(text)]


def stem(word: str) -> str:
    """A word in small letters without its ending."""
    small = word.casefold()
    endings = (each for each in ENDINGS if small.endswith(each) and len(small) - len(each) >= STEM + (each == "n"))
    return small.removesuffix(next(endings, ""))


def is_form_of(word: str, name: str) -> bool:
    """Whether a word of a book is a form of that name, as the book writes both: the Unter is not what lies unter a card."""
    return stem(word) == stem(name) and (word[0].isupper() or not name[0].isupper())
