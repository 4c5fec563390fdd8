"""Gestures: what a player does with eyes, mouth, head, shoulders and hands. They stand in a record by their ids (`sign kiss`).

A gesture says nothing by itself; what it means stands in the sheet that two partners have agreed on.
"""

from functools import cache
from typing import Final

from weli.core.texts import languages, text

GESTURES: Final = (
    *("look-up", "look-down", "eyebrows-up", "wink-right", "wink-left", "blink", "wink"),
    *("kiss", "tongue", "tongue-in-cheek", "mouth-wide", "mouth-up", "puff-cheek", "wrinkle-nose"),
    *("shake-head", "nod", "head-right", "head-left"),
    *("shoulder", "shoulder-right", "shoulder-left", "shrug", "scratch-shoulder", "hand-on-heart", "point-heart"),
    *("thumb", "index-finger", "middle-finger", "ring-finger", "little-finger", "fingers", "drum-fingers"),
    *("hand-across", "hand-down", "pull-ear"),
)
"""One vocabulary for every sheet of signs, by their ids."""


def gesture_in_words(gesture: str, lang: str) -> str:
    """What people call the gesture of that id."""
    return text(f"gesture.{gesture}", lang)


def gestures_in(said: str) -> list[str]:
    """The gestures that a sign names: their ids one after another, or the words of one of them; none where it is any other sign."""
    ids = said.lower().split()
    if ids and all(word in GESTURES for word in ids):
        return ids
    meant, known = said.strip().lower(), _by_words(languages())
    return [known[meant]] if meant in known else []


def gestures_in_words(said: str, lang: str) -> str:
    """A sign as people call it; any other sign as it was written (GS-TALK-08)."""
    return ", ".join(gesture_in_words(each, lang) for each in gestures_in(said)) or said


@cache
def _by_words(spoken: tuple[str, ...]) -> dict[str, str]:
    """The gestures by their words in any of these languages; of two that are called alike, the first one."""
    spellings = [(gesture_in_words(each, lang).lower(), each) for each in GESTURES for lang in spoken]
    return dict(reversed(spellings))
