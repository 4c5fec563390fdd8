"""What a page asks about a guided game, and what it is answered: scenes, and how one of them goes on."""

import msgspec

from weli.wire.messages import View


class SceneLine(msgspec.Struct, frozen=True):
    """A scene of a guided game."""

    scene: str
    title: str


class CourseLine(msgspec.Struct, frozen=True):
    """`GET /api/lessons?lang=`: a guided game, and its scenes in their order."""

    game: str
    name: str
    rules: str  # by which it is played, and the first real game after it
    scenes: list[SceneLine]


class LearnersTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/lessons/{game}/{scene}?lang=`: what the learner has done rightly so far, and what they would do now. Nothing is stored."""

    done: list[str] = []
    tried: str | None = (
        None  # an act, or the cards pointed at: "L9 E9"; none: the scene begins, or stands where it stood
    )


class Asked(msgspec.Struct, frozen=True):
    """A question to the learner."""

    text: str
    note: str  # what there is to know for it; empty: nothing
    picks: int  # so many cards are to be pointed at; 0: something is to be done
    shown: str  # what is right, as it is sent
    cards: list[str]  # of one's own that it takes


class Beat(msgspec.Struct, frozen=True):
    """A moment of a scene: how the table is, and what the Wirt says to it. One with words is read before the next one comes."""

    view: View
    told: str
    asked: Asked | None


class Answer(msgspec.Struct, frozen=True):
    """What the Wirt says to a wrong choice, or the referee to one that cannot be."""

    text: str
    rule: str | None


class SceneCourse(msgspec.Struct, frozen=True):
    """How a scene goes on: up to the next question, or to its end; or not at all, after a wrong choice."""

    title: str
    beats: list[Beat]
    answer: Answer | None
    over: bool


class PrimerParagraph(msgspec.Struct, frozen=True):
    """Some sentences of a page, the rows of cards that they are about, and the rules behind them."""

    text: str
    cards: list[list[str]]
    rules: list[str]


class PrimerTrial(msgspec.Struct, frozen=True):
    """A question, the cards that it is about, those of them that are right, and why."""

    text: str
    cards: list[str]
    right: list[str]
    answer: str


class PrimerPart(msgspec.Struct, frozen=True):
    """`GET /api/primers/{game}?lang=`: one part of the page that tells a game in five minutes."""

    name: str
    title: str
    paragraphs: list[PrimerParagraph]
    trial: PrimerTrial | None
