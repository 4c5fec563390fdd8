"""What a page asks about a dispute: a deal laid out card by card, what was done in it, and how it is judged. Nothing of it is stored.

Structs like those of the wire, and written into the page's types with them.
"""

from typing import Any

import msgspec

from weli.ports.at_table.view import Counted
from weli.ports.records import Lying
from weli.referee.ruling import Answer
from weli.wire.messages import Doing, Naming
from weli.wire.requests import Step


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/disputes?lang=`: a deal as a record has it. `acts` are its lines: done, or asked about (`? may E hold`, `! E hold`)."""

    game: str
    rules: str
    dealer: str
    hands: dict[str, str]  # by seat; none where the pack is known
    options: dict[str, Any] = {}
    score: dict[str, int] | None = None  # before the deal, by side; none: that of the start
    pack: str = ""  # before the cut, top first
    beside: dict[str, Any] = {}  # what lies beside hands or pack, by the keys of the game
    acts: list[str] = []
    at: int = 0  # after so many of them it is asked what might come next


class Misplaced(msgspec.Struct, frozen=True):
    """Why the deal cannot be: a sentence, and where it belongs."""

    text: str
    at_key: str  # dealer, score, hands, pack, acts, or a key of the game; empty: nowhere in particular
    act: int  # the number of the act at fault, from 1; 0: none


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of the deal, and what may come of it next: every act it may do, and those one might expect that are forbidden."""

    seat: str
    name: str
    side: str
    may: list[Doing]
    may_not: list[Doing]
    namings: list[Naming]


class LyingLine(msgspec.Struct, frozen=True):
    """Something that may lie beside the hands; what is told of each side stands there once for each."""

    key: str
    kind: Lying
    side: str  # of what is told of each side
    label: str
    most: int  # cards


class Moment(msgspec.Struct, frozen=True):
    """What came of one line, and the table after it; of a question, the answer."""

    act: int  # its number among the acts, from 1; 0: the deal itself, or what goes without saying
    answer: Answer | None  # none: it was done
    words: str  # what is asked about, as it stands on a button; empty where it was done, or cannot be read
    step: Step


class LaidOut(msgspec.Struct, frozen=True):
    """A deal laid out. Where it cannot be, there are no moments yet, and `misplaced` says why."""

    position: Position  # each question as the rules answer it: what may be done, or must be refused
    title: str  # whose rules
    pack: list[str]  # every card there is, copies included
    hand: int  # cards of a hand
    sides: dict[str, str]  # by name, in words
    start: dict[str, int]  # the score of each side before the first deal
    lying: list[LyingLine]
    seats: list[SeatLine]
    misplaced: Misplaced | None
    record: str  # to be kept as a file; empty as long as the deal cannot be
    moments: list[Moment]


class JudgedPlace(msgspec.Struct, frozen=True):
    """One whose rules judge so."""

    rules: str
    name: str


class Ruled(msgspec.Struct, frozen=True):
    """The answer to a question, or to an act that these rules do not allow."""

    act: str  # "E bet gleich"
    words: str  # "Gleich bieten"; empty: it means nothing in that moment
    answer: Answer
    text: str
    rules: list[str]


class Verdict(msgspec.Struct, frozen=True):
    """`POST /api/disputes/verdicts?lang=` answers a list of them: places that judge alike. The first is that of the rules asked for."""

    places: list[JudgedPlace]
    against: str  # why it cannot be laid out there; empty: it can
    stopped: Ruled | None  # an act of the deal that is refused there, so that nothing after it can be said
    answers: list[Ruled]  # one for each question that comes before
    points: dict[str, int] | None  # by side; none: the deal is not over
    count: list[Counted]
    winner: str | None
