"""What people may be called at a table: a name that can be read, and that nobody takes for another's."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final

from confusable_homoglyphs import confusables

from weli.table.company import FACES
from weli.table.menu import NotAgreed

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2
"""Over and under one letter; more of them run into the lines above and below."""
IGNORED: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What leaves no ink although it may count as a letter: Default_Ignorable_Code_Point of the Unicode Character Database, and the empty
pattern of braille; but not what joins pictures to one."""
JOINER: Final = "\u200d"
SKINS: Final = range(0x1F3FB, 0x1F400)
"""The tones of skin, each of which belongs to the picture before it."""
UMLAUT: Final = "\u0308"
UMLAUTS: Final = frozenset("aouAOU")
"""In German their two dots make another letter of them; whatever else stands over a letter is easily overlooked."""
MARKS_OF_DIRECTION: Final = "\u200e\u200f"
"""They stand in the list of look-alikes round letters that are written from right to left."""


def tidy(name: str) -> str:
    """A name in one form, without what cannot be seen. Raises `NotAgreed` where it is too long."""
    letters = IGNORED.sub("", unicodedata.normalize("NFC", name))
    visible = [letter for letter in letters if _kind(letter) not in "CE" or letter == JOINER]
    found = " ".join("".join(_few_marks(_joined(visible))).split())
    if len(found) > LONGEST_NAME:
        raise NotAgreed("new.name", most=LONGEST_NAME)
    return found


def check_called(name: str, face: str, others: Iterable[str]) -> str:
    """The name of somebody who comes to a table, tidied. Raises `NotAgreed` where it is none, or looks like that of one of the others."""
    found = tidy(name)
    if not any(_kind(letter) in "LN" for letter in found):
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
    """Whether one name may be taken for the other, as written, in small letters or in large ones (Unicode Technical Standard 39)."""
    return bool(_skeletons(one) & _skeletons(other) - {""})


def _kind(letter: str) -> str:
    """What it is: L a letter, N a number, M a mark over or under one, E one around it, P a point, Z a space, C nothing to be seen."""
    category = unicodedata.category(letter)
    return "E" if category == "Me" else category[0]


def _joined(letters: list[str]) -> Iterator[str]:
    """The same without what would join anything but pictures: there it cannot be seen."""
    for before, letter, after in zip(["", *letters], letters, [*letters[1:], ""], strict=False):
        if letter != JOINER or (_is_picture(before) and _is_picture(after)):
            yield letter


def _is_picture(letter: str) -> bool:
    return letter != "" and (unicodedata.category(letter) == "So" or ord(letter) in SKINS)


def _few_marks(letters: Iterable[str]) -> Iterator[str]:
    """The same with at most so many marks at each letter, and none where there is no letter."""
    left = 0
    for letter in letters:
        if _kind(letter) != "M":
            left = MOST_MARKS if _kind(letter) in "LN" else 0
            yield letter
        elif left:
            left -= 1
            yield letter


def _skeletons(name: str) -> frozenset[str]:
    spread = unicodedata.normalize("NFKD", name)
    return frozenset(_skeleton(written) for written in (spread, spread.casefold(), spread.upper()))


def _skeleton(name: str) -> str:
    """The name in those letters that stand for all that look like them, without spaces, points, joiners and marks that are none."""
    written = (
        letter
        for before, letter in pairwise(f" {name}")
        if _kind(letter) not in "ZPMC" or (letter == UMLAUT and before in UMLAUTS)
    )
    return "".join(_stands_for(letter) for letter in written)


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
