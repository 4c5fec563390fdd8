"""What a page is told of advice: what a good player would do now, and what the decisions of a finished deal have cost.

Structs like those of the wire, and written into the page's types with them.
"""

from typing import Literal

import msgspec

Surety = Literal["sure", "close", "only", "none"]


class Weighed(msgspec.Struct, frozen=True):
    """An act and what it is expected to bring, in points.

    Bars from `low` to `high` around two acts touch just where their difference may be chance.
    """

    act: str  # as a line of notation; the name alone of a card that is laid is `=LA`, none is `=`
    text: str  # as it stands on its button
    points: float
    low: float
    high: float


class OwnCards(msgspec.Struct, frozen=True):
    """What some of one's own cards are good for."""

    kind: str  # a figure, `trump`, or a word of the game's own
    text: str
    cards: list[str]


class Advice(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/advice`: what a good player would do in the receiver's place."""

    on: int  # the number of the view that it is about
    surety: Surety  # `close`: the next best is hardly worse; `only`: nothing else makes sense; `none`: there is nothing to advise
    best: Weighed | None
    next: Weighed | None
    why: str
    hand: list[OwnCards]


class DecisionLine(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/deals/{deal}/decisions`: something that the receiver has decided in a finished deal."""

    number: int  # from 0: `…/decisions/{number}` judges it
    step: int  # of the deal told again, from 0: as it lay before
    trick: int  # from 1; 0: not among the tricks
    seat: str
    act: str
    text: str
    about: str = ""  # the figure that it answers, where its words leave that out


class JudgedAct(msgspec.Struct, frozen=True):
    """A decision judged: what was done, what a good player would have done with the same knowledge, and what that has cost."""

    decision: DecisionLine
    best: Weighed
    done: Weighed
    cost: float  # points of expectation
    at_most: float  # by so many points something else may be better: whether a closer look is worth it
    low: float  # of the interval of that
    high: float
    dear: bool  # it has certainly cost something that is worth a word
    why: str  # for the best


class LuckOfCards(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/deals/{deal}/luck`: what a deal has brought a side, and what it brings where regulars hold these cards."""

    side: str
    brought: float
    cards: float
    low: float
    high: float
