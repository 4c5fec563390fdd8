"""The log of a table: what was agreed at its opening, and one row for everything that has happened at it since.

The rows are the table. Whatever else is known of it, whose turn it is, who holds what, how the game stands, follows from them; so a
table that was killed is the same table again as soon as its rows are read.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from weli.core.version import __version__
from weli.wire.messages import Consent, Greeting, Pace
from weli.wire.seats import Computer, Person, Sits, Vacant
from weli.wire.terms import Terms


class Drawn(msgspec.Struct, frozen=True):
    """How the Aces fell by which partners and the first dealer were found (GA-SEAT-04, GA-SEAT-05, GA-SEAT-06)."""

    cards: list[str]  # laid open, in order
    receivers: list[str]  # whose they are, by the seats at which the players sit now
    finds_dealer: bool  # whether the first Ace has


class Secret(msgspec.Struct, frozen=True):
    """What never leaves the table; whoever prints it by mistake prints nothing."""

    drawn: str  # in hexadecimal digits

    def __repr__(self) -> str:
        return "<secret>"


class Trial(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where somebody plays by themselves what lay on another table, or is dealt to everybody on a day. It counts for nothing."""

    of: str  # the other table; empty: none
    deal: int
    scores: list[int]
    cleaning: bool = False
    over: int = 0  # deals that were over before it
    day: str = ""  # whose deal it is (`weli.study.days`), and nothing is dealt after it; empty: no day's


class Setup(msgspec.Struct, frozen=True):
    """What was agreed when the table was opened."""

    game: str
    rules: str
    target: int  # in Gaigel the units or deals of a match
    dealer: str  # of the first deal
    seats: dict[str, Sits]  # who sat where at the opening
    options: dict[str, Any] = {}  # what a house rule changes in the rule set
    called: str = ""  # the house rule, by whoever wrote it down; empty: it has no name, or there is none
    drawn: Drawn | None = None
    after: str = ""  # the table whose company goes on here; empty where it has only just sat down
    terms: Terms = Terms()  # as they were at the opening
    chance: Secret | None = None  # from which is drawn who notices a sign; none at a table of before there was one
    trial: Trial | None = None


class Dealt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A shuffled pack was laid down for a deal: to be cut, or dealt at once. Its order is kept apart from the log, among the secrets."""

    deal: int  # from 1
    dealer: str
    root: str = ""  # the seal under which it lies; empty where the shuffle cannot be checked


class Mixed(msgspec.Struct, frozen=True):
    """A shuffle that can be checked has begun: what the house adds to it is locked away, and lies among the secrets."""

    table: str  # the table's id in the protocol, in hexadecimal digits
    number: int  # counts the shuffles of the table, from 1
    commit: str


class Locked(msgspec.Struct, frozen=True):
    """A seat has locked away what it adds to the shuffle."""

    commit: str


class LockedAll(msgspec.Struct, frozen=True):
    """Nothing more is locked away: who has not done so adds nothing, and the others show their nonces now."""


class Nonce(msgspec.Struct, frozen=True):
    """A seat has shown what it had locked away."""

    nonce: str


class Voided(msgspec.Struct, frozen=True):
    """A seat has not shown what it had locked away: the shuffle does not count."""


class Acted(msgspec.Struct, frozen=True, omit_defaults=True):
    act: str  # in canonical notation
    seen: list[str] | None = None  # of a sign, where signs go by gaze: the seats that looked at whoever made it


class Looked(msgspec.Struct, frozen=True):
    """Somebody has looked at the finished trick, or at the counted deal; before the cut: they do not bet blind, and let it be cut.

    Before the opening lead in Gaigel: they announce nothing. A row without a seat says it of everybody: one person sat there, or it
    has lasted long enough.
    """


class Paced(msgspec.Struct, frozen=True):
    """Somebody has set the pace of the table, and what they want to be asked themselves; without a seat: what everybody does."""

    pace: Pace


class GaveUp(msgspec.Struct, frozen=True):
    """Somebody would give the game up; it is given up once all people of their side would."""


class TookBack(msgspec.Struct, frozen=True):
    """Somebody has taken back what they did last. Both stay in the log; the record of the deal has neither."""


class Asked(msgspec.Struct, frozen=True):
    """Somebody would take back what they did last, and asks the others, for it is done once all of them agree."""


class Answered(msgspec.Struct, frozen=True):
    """What somebody says to what needs them too; without a seat: it has waited long enough, and stays as it is."""

    what: Consent
    yes: bool


class Sat(msgspec.Struct, frozen=True):
    """Somebody has sat down on a free seat, or has come back to their own, from wherever they were and from whoever played for them."""

    person: Person


class Promised(msgspec.Struct, frozen=True):
    """Somebody has come late and takes the seat of a computer player: from the next deal on, or as soon as all who sit there agree."""

    person: Person


class Left(msgspec.Struct, frozen=True):
    """Somebody has left their seat, which waits for them; before the first deal it is free again. Of a seat that was promised to somebody:
    they do not want it.
    """

    gone: bool = False  # they have said nothing: no page of theirs has been open for a while


class Forgotten(msgspec.Struct, frozen=True):
    """Whoever has this seat is known to the house no more: they have left it for good, and have no name from now on."""


class Handed(msgspec.Struct, frozen=True):
    """A computer player plays for somebody until they come back."""

    level: str


class Voted(msgspec.Struct, frozen=True):
    """Somebody would have another leave the table; once all the others agree, a computer player of that strength plays there for good."""

    whom: str  # seat
    level: str


class Nudged(msgspec.Struct, frozen=True):
    """Somebody is reminded by another that the table waits for them."""

    whom: str  # seat


class Greeted(msgspec.Struct, frozen=True):
    """Somebody has said one of the words that one says at any table."""

    word: Greeting


class RanOut(msgspec.Struct, frozen=True):
    """Somebody has thought for longer than was agreed: a computer player of that strength decides for them."""

    level: str


class WentOn(msgspec.Struct, frozen=True):
    """For a while the table was not served, or nobody was there: whoever was asked something is asked anew."""


class Termed(msgspec.Struct, frozen=True):
    """Before the first deal other terms were agreed."""

    terms: Terms


class Placed(msgspec.Struct, frozen=True):
    """Before the first deal a seat was given to a computer player, or was freed."""

    sits: Computer | Vacant


class Redrawn(msgspec.Struct, frozen=True):
    """Before the first deal some have changed their seats, by lot or because they wanted to."""

    seats: dict[str, str]  # of each seat: where the one who sits there now sat before


class Ended(msgspec.Struct, frozen=True):
    """A deal was counted, or the game was given up.

    All of it follows from the rows before it; it stands here for the list of tables and as a check.
    """

    deal: int  # the last one counted
    points: dict[str, int]
    scores: dict[str, int]
    winner: str | None
    losers: list[str] = []


OfShuffle = Mixed | Locked | LockedAll | Nonce | Voided
"""What happens of a shuffle before its cards are dealt. Nobody's view of the table has anything of it."""

OfPlay = (
    Dealt
    | Acted
    | Looked
    | Paced
    | GaveUp
    | TookBack
    | Asked
    | Answered
    | Voted
    | Nudged
    | Greeted
    | RanOut
    | WentOn
    | Sat
    | Promised
    | Left
    | Forgotten
    | Handed
    | Termed
    | Placed
    | Redrawn
    | Ended
)
Body = OfPlay | OfShuffle

BODIES: Final[dict[str, type[Body]]] = {
    "deal": Dealt,
    "act": Acted,
    "look": Looked,
    "pace": Paced,
    "give_up": GaveUp,
    "back": TookBack,
    "ask": Asked,
    "answer": Answered,
    "vote": Voted,
    "nudge": Nudged,
    "greet": Greeted,
    "late": RanOut,
    "went_on": WentOn,
    "sit": Sat,
    "promise": Promised,
    "leave": Left,
    "forget": Forgotten,
    "hand": Handed,
    "terms": Termed,
    "place": Placed,
    "redraw": Redrawn,
    "end": Ended,
    "mix": Mixed,
    "lock": Locked,
    "locked": LockedAll,
    "nonce": Nonce,
    "void": Voided,
}
KINDS: Final[dict[type[Body], str]] = {body: kind for kind, body in BODIES.items()}


@dataclass(frozen=True)
class Row:
    """One row of the log. `seat` and `key` say who sent it.

    `pack` is the secret of a deal and never leaves the table, `secret` is what the house adds to a shuffle, until it is time to show it.
    """

    seq: int  # from 1, without gaps
    body: Body
    at_ms: int
    seat: int | None = None
    key: str | None = None
    pack: tuple[int, ...] | None = field(default=None, repr=False)
    engine: str = __version__  # by whose rules it was taken; empty where nobody wrote it down
    secret: bytes | None = field(default=None, repr=False)
