"""The chairs of a table: who sits there now, what is noticed from there of the present deal, and what has been let pass there.

A view is numbered by what its own chair has noticed: who has not seen a sign cannot tell from any number that there was one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from weli.core.deal import NOBODY, Deal
from weli.core.errors import SaidError
from weli.notation import TALK
from weli.ports.at_table.view import Sitter
from weli.referee import Event
from weli.table.clocks import Thinking
from weli.table.standing import twin_of
from weli.wire.messages import Event as ToldEvent
from weli.wire.reader import Reader
from weli.wire.seats import Person, Sits, Vacant

REMARKS: Final = 40
"""So many of the last things said in a deal are shown with it; those before them are a number until it is told again."""


GREETS: Final = "greets"
SPOKEN: Final = frozenset({*TALK, GREETS})
"""The kinds of events with which something is said, and nothing is done."""


class SeatTaken(SaidError):
    """Somebody else sits there."""


@dataclass(frozen=True)
class Told:
    """An event that was noticed from a chair: its place among those of its deal, from 1, and the number of the view with which it came."""

    number: int
    view: int
    event: Event
    seen_by: frozenset[int] | None = None  # of a sign that goes by gaze
    said: dict[str, ToldEvent] = field(default_factory=dict, compare=False, repr=False)
    """How the chair has been told of it, by language and names: it goes along with every view of the deal."""


@dataclass(frozen=True, eq=False)  # what was told once with it is found again by the company itself
class Company:
    """Who sits at a table, as one reader is told of it; the same for as long as the same people sit there."""

    seated: tuple[tuple[object, ...], ...]  # what of the table it was made from
    sitters: dict[str, Sitter]
    reader: Reader


@dataclass(frozen=True)
class Mark:
    """Where the table stood at one row of the log: so many acts, and the deal that they had come to."""

    acts: int
    deal: Deal


@dataclass(frozen=True)
class Passed:
    """What somebody lets go on in the present deal.

    `tricks`: so many finished ones they have looked at. `cut`: they have bet blind, or do not want to. `opening`: they have nothing to
    announce. `deal`: it is counted, and the next one may come.
    """

    tricks: int = 0
    cut: bool = False
    opening: bool = False
    deal: bool = False


@dataclass
class Chair:
    """A seat of a table, or the place of those who only look on."""

    seat: int  # `NOBODY` for those who look on
    sits: Sits
    away: bool = False  # the person has left it, and it waits for them
    gone: bool = False  # and has not said so
    thinking: Thinking = field(default_factory=Thinking)
    promised: Person | None = None  # who sits down here next, in the place of a computer player
    welcome: frozenset[int] = frozenset()  # the seats that would have them at once
    may_wait: bool = False  # somebody would rather finish the deal first
    came_after: int = 0  # so many deals had been begun when whoever sits here came late
    sent_away: bool = False  # by the others, for good, or they are known to the house no more
    is_helped: bool = False  # the one who plays for them does so for this decision alone
    stand_in: str = ""  # how strong the computer player is who plays for them; empty: nobody does
    nudged_ms: int = 0  # when somebody has reminded them last that the table waits for them
    questions: Literal["useful", "all"] = "useful"
    number: int = 0  # of the view: the rows that were noticed from here
    stop_at: int = 0  # the view with which the present pause began
    passed: Passed = Passed()
    gives_up: bool = False  # wants to give the game up; a side does so together
    events: list[Told] = field(default_factory=list)  # of the present deal, what was said long ago left out
    left_out: int = 0  # so many remarks
    marks: dict[int, Mark] = field(default_factory=dict)  # of the present deal, by the number of the view
    _said: int = 0  # remarks in the present deal

    @property
    def has_person(self) -> bool:
        """Whether a person plays here, be they away for a moment or not."""
        return isinstance(self.sits, Person) and not self.stand_in

    @property
    def is_idle(self) -> bool:
        """Whether nothing can be done from here: one looks on from here, or a computer player plays for who sits here."""
        return self.seat == NOBODY or bool(self.stand_in)

    def fork(self) -> "Chair":
        """The same chair, that goes on by itself."""
        twin = twin_of(self)
        twin.events, twin.marks = self.events[:], dict(self.marks)
        return twin

    def sit_down(self, person: Person) -> None:
        """Somebody sits down here, or comes back."""
        self.sits, self.away, self.gone, self.stand_in, self.is_helped = person, False, False, "", False

    def promise(self, person: Person | None) -> None:
        """They sit down here next; none: nobody does."""
        self.promised, self.welcome, self.may_wait = person, frozenset(), False

    def send_away(self, level: str) -> None:
        """Whoever sits here comes back no more; a computer player of that strength plays for them."""
        self.sent_away, self.stand_in, self.is_helped = True, level, False

    def forget(self, person: Person) -> None:
        """Whoever sits here has no name any more and comes back no more; the seat waits, and the others may fill it."""
        self.sits, self.away, self.gone, self.sent_away = Person(player=person.player), True, False, True

    def is_free_for(self, person: Person) -> bool:
        """Whether they may sit down here: nobody sits here, or they have been away, or somebody plays for them."""
        if isinstance(self.sits, Person):
            return self.sits.player == person.player and (self.away or bool(self.stand_in)) and not self.sent_away
        return isinstance(self.sits, Vacant)

    def begin_deal(self) -> None:
        """What was noticed of the deal before is over."""
        self.passed, self.gives_up = Passed(), False
        self.events, self.left_out, self._said = [], 0, 0
        self.marks = {}

    def tell(self, events: Iterable[Event], seen_by: frozenset[int] | None = None) -> None:
        """Adds what comes with the next view to what is shown of the deal, and leaves out the remark that is too long ago."""
        told = list(events)
        first = self.events[-1].number + 1 if self.events else 1
        self.events += [Told(number, self.number + 1, event, seen_by) for number, event in enumerate(told, first)]
        self._said += sum(event.kind in SPOKEN for event in told)
        if self._said > REMARKS + self.left_out:
            del self.events[next(place for place, old in enumerate(self.events) if old.event.kind in SPOKEN)]
            self.left_out += 1

    def move_on(self, mark: Mark | None) -> None:
        """Another row has been noticed; where something is dealt, it has come to that."""
        self.number += 1
        if mark is not None:
            self.marks[self.number] = mark
