"""Gestures: what a player does with eyes, mouth, head, shoulders and hands. They stand in a record by their ids (`sign kiss`)."""

from dataclasses import dataclass
from functools import cache

from weli.core.texts import languages
from weli.rulebook.model import Words
from weli.talk.data import data


@dataclass(frozen=True)
class Gesture:
    id: str
    words: Words


@cache
def gestures() -> dict[str, Gesture]:
    """All gestures by id, in the order of the vocabulary."""
    return {name: Gesture(name, Words.of(entry)) for name, entry in data("gestures").items()}


def gestures_in(said: str) -> list[str]:
    """The gestures that a sign names: their ids one after another, or the words of one of them; none where it is any other sign."""
    known = gestures()
    ids = said.lower().split()
    if ids and all(word in known for word in ids):
        return ids
    meant = said.strip().lower()
    return [_by_words()[meant]] if meant in _by_words() else []


def gestures_in_words(said: str, lang: str) -> str:
    """A sign as people call it; any other sign as it was written (GS-TALK-08)."""
    named = [gestures()[each].words.in_language(lang) for each in gestures_in(said)]
    return ", ".join(named) or said


@cache
def _by_words() -> dict[str, str]:
    """The gestures by their words in any language; of two that are called alike, the first one."""
    spellings = [
        (each.words.in_language(lang).lower(), each.id) for each in gestures().values() for lang in languages()
    ]
    return dict(reversed(spellings))
