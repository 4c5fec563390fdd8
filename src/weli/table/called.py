"""What people may be called at a table: a name that can be read, and that nobody takes for another's."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from confusable_homoglyphs import confusables

from weli.table.company import FACES
from weli.table.menu import NotAgreed

LONGEST_NAME: Final = 24
MARKS_OF_DIRECTION: Final = "\u200e\u200f"
"""They stand in the list of look-alikes round letters that are written from right to left."""


def tidy(name: str) -> str:
    """A name in one form, without what cannot be seen. Raises `NotAgreed` where it is too long."""
    visible = "".join(letter for letter in unicodedata.normalize("NFC", name) if unicodedata.category(letter)[0] != "C")
    found = " ".join(visible.split())
    if len(found) > LONGEST_NAME:
        raise NotAgreed("new.name", most=LONGEST_NAME)
    return found


def check_called(name: str, face: str, others: Iterable[str]) -> str:
    """The name of somebody who comes to a table, tidied. Raises `NotAgreed` where it is none, or looks like that of one of the others."""
    found = tidy(name)
    if not found:
        raise NotAgreed("new.nameless")
    if any(look_alike(found, other) for other in others):
        raise NotAgreed("new.name-alike", name=found)
    check_face(face)
    return found


def check_face(face: str) -> None:
    """Raises `NotAgreed` where it is none of the house's."""
    if face not in ("", *FACES):
        raise NotAgreed("new.face", face=face, choices=", ".join(FACES))


def look_alike(one: str, other: str) -> bool:
    """Whether one name may be taken for the other, as they are written or in small letters (Unicode Technical Standard 39)."""
    return bool(_skeletons(one) & _skeletons(other) - {""})


def _skeletons(name: str) -> frozenset[str]:
    spread = unicodedata.normalize("NFKD", name)
    return frozenset({_skeleton(spread), _skeleton(spread.casefold())})


def _skeleton(name: str) -> str:
    """The name in those letters that stand for all that look like them, without spaces."""
    return "".join(_stands_for(letter) for letter in name if not letter.isspace())


@cache
def _stands_for(letter: str) -> str:
    """One letter for all those that look alike, or several that look like this one: `rn` for `m`.

    In the list the one that stands for them names all of them, and each of them names that one.
    """
    alike = _alike(letter)
    if len(alike) != 1:
        return letter
    if len(alike[0]) > 1:
        return "".join(_stands_for(each) for each in alike[0])
    return alike[0] if len(_alike(alike[0])) > 1 else min(letter, alike[0])


def _alike(letter: str) -> list[str]:
    return [found["c"].strip(MARKS_OF_DIRECTION) for found in confusables.confusables_data.get(letter, [])]
