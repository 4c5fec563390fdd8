"""What a page is told about exercises: which there are, one as it is asked, and once it has been answered, what is right."""

import msgspec

from weli.wire.advice import Weighed
from weli.wire.messages import View


class ExerciseLine(msgspec.Struct, frozen=True):
    """`GET /api/exercises?lang=`: an exercise in the list."""

    game: str
    name: str
    sort: str  # what it is about, in words
    title: str  # the same with its number
    hard: bool


class ExerciseAsked(msgspec.Struct, frozen=True):
    """`GET /api/exercises/{game}/{name}?lang=`: a moment of a deal as its player saw it, and what is asked."""

    title: str
    ask: str
    view: View


class ExerciseTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/exercises/{game}/{name}?lang=`: what somebody would do. Nothing is stored."""

    act: str | None  # as a line of notation; none: they would rather be told


class OpenHand(msgspec.Struct, frozen=True):
    """What somebody held at that moment."""

    name: str
    cards: list[str]


class ExerciseAnswer(msgspec.Struct, frozen=True):
    """What is right, and why. Where it cannot be done it is only said what stands against it."""

    refused: str  # empty: it can be done
    rule: str | None
    right: bool
    told: str  # in a sentence
    why: str
    best: Weighed | None
    tried: Weighed | None  # what was answered, if it was reckoned what that brings and it is not the best
    others: list[Weighed]
    hands: list[OpenHand]
