"""What goes over the wire between a table and a page: tagged structs, from which the page's TypeScript types are generated.

Cards, seats, sides, figures and acts are texts of the one notation; `??` stands for a card that the receiver may not know. A view is
whole: it needs no other view to be understood. Texts for people are in the language the page asked for.
"""

from typing import Literal

import msgspec

Lang = Literal["de", "en"]
Phase = Literal["play", "show", "validate", "done"]


class Laid(msgspec.Struct, frozen=True):
    """A card that lies open before its player, in the order laid."""

    card: str
    named: str | None  # the identity of a wild card
    trick: int | None  # the trick it was played to, from 1; none: laid in the show or to prove a bet
    won: bool  # it took its trick (pushed forward on the table)


class Place(msgspec.Struct, frozen=True):
    """One seat, as everybody sees it."""

    seat: str
    side: str
    name: str
    level: str | None  # of a computer player; none: a person
    held: int  # cards still in hand
    row: list[Laid]
    duties: list[str]  # figures this player has bet on, held or raised, and must be able to show (GS-VAL-01)
    proven: list[str]  # of these, the ones his open cards show already
    failed: list[str]


class OpenBet(msgspec.Struct, frozen=True):
    by: str  # seat
    proposed: str  # the value it would raise the figure to: "2" ... "7", "aus"
    answerable: bool  # false while the showing side still has another figure to settle (GS-SHOW-11)


class FigurePlate(msgspec.Struct, frozen=True):
    figure: str
    value: str  # accepted value: "1" ... "7", "aus"
    bet: OpenBet | None
    last: str | None  # seat of the last bettor
    right: str  # who may bet next, by alternation and by the score: a side, "any", "none"
    owner: str  # "open", a side, "standing", "nobody"
    conceded: bool
    best: list[str]  # open cards that make the best example; of both sides where it stands; none once conceded


class Trick(msgspec.Struct, frozen=True):
    number: int  # from 1
    leader: str
    winner: str | None  # none while it is being played
    seats: list[str]  # who has played to it, in order
    cards: list[str]


class ShowTurn(msgspec.Struct, frozen=True):
    side: str
    settled: list[str]  # figures contested in this turn already
    undecided: list[str]  # figures the showing side must still concede, contest or bet on
    barred: list[str]  # figures the winners of the Spiel may no longer improve (GS-TIE-03)


class Doing(msgspec.Struct, frozen=True):
    """One act that the receiver may do now."""

    act: str  # the line to send
    kind: str  # play bet hold good raise concede contest validate pass
    figures: list[str]
    cards: list[str]
    text: str  # what it says on the button, in words


class Barred(msgspec.Struct, frozen=True):
    """An act one might expect to be possible, and the rule that stands against it."""

    act: str
    rule: str
    text: str


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told in words."""

    number: int  # counts all events of the deal
    view: int  # the view in which it had happened
    kind: str
    seat: str | None
    figure: str | None
    cards: list[str]
    text: str
    rules: list[str]


class Entry(msgspec.Struct, frozen=True):
    """One line of the score sheet: what a deal brought each side, penalties included."""

    deal: int
    points: dict[str, int]


class Sheet(msgspec.Struct, frozen=True):
    target: int
    sides: list[str]  # the receiver's own side last: the scorer's own column is on the right
    entries: list[Entry]
    totals: dict[str, int]
    gestrichen: list[str]
    winner: str | None


class Counted(msgspec.Struct, frozen=True):
    """One step of the count after a deal."""

    side: str
    figure: str | None  # none: a penalty
    points: int
    text: str
    rules: list[str]


class DealView(msgspec.Struct, frozen=True):
    number: int  # from 1
    dealer: str
    phase: Phase
    trump: str  # suit letter
    turned: list[str]
    stock: int  # cards under the turned one
    hand: list[str]  # the receiver's own, sorted for the eye
    turn: str | None  # seat due to play a card
    answer: list[str]  # seats of the side that owes an answer
    tricks: dict[str, int]
    trick: Trick | None  # the one being played, or the last one
    figures: list[FigurePlate]
    show: ShowTurn | None
    counted: list[Counted]  # once the deal is done


class View(msgspec.Struct, frozen=True, tag="view", tag_field="t"):
    """All that one seat may know of its table."""

    table: str
    number: int  # send it back as `on` with an act
    lang: Lang
    game: str
    rules: str
    seat: str
    places: list[Place]  # in order of play, the receiver first
    deal: DealView
    may: list[Doing]
    may_not: list[Barred]
    events: list[Event]  # of this deal, oldest first
    sheet: Sheet
    waiting: Literal[
        "you", "others", "look", "next_deal", "over"
    ]  # what the table waits for; look: for you to have seen the trick
    pace: "Pace"


class Pace(msgspec.Struct, frozen=True):
    """How fast the computer players act, and how long a finished trick stays."""

    bots: Literal["slow", "normal", "quick"] = "normal"
    trick: Literal["tap", "long", "short"] = "tap"


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """An act was not taken; nothing has changed."""

    key: str
    rule: str | None
    text: str


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="t"):
    key: str
    number: int


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="t", forbid_unknown_fields=True):
    """From the page: do this. The key makes a repeated message harmless."""

    key: str
    on: int
    act: str


class Seen(msgspec.Struct, frozen=True, tag="seen", tag_field="t", forbid_unknown_fields=True):
    """From the page: the finished trick, or the finished deal, has been looked at; go on."""

    on: int


class SetPace(msgspec.Struct, frozen=True, tag="pace", tag_field="t", forbid_unknown_fields=True):
    pace: Pace


class SetLang(msgspec.Struct, frozen=True, tag="lang", tag_field="t", forbid_unknown_fields=True):
    lang: Lang


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: a new game."""

    target: int = 11
    seat: str = "S"
    level: str = "stammgast"
    dealer: str = "random"  # or a seat
    game: str = "giltspiel"
    rules: str = "fiss"
    name: str = ""


class TableLine(msgspec.Struct, frozen=True):
    """`GET /api/tables`: a table one can come back to."""

    table: str
    started: str  # ISO date and time
    target: int
    seat: str
    level: str
    score: dict[str, int]
    deals: int  # finished deals
    winner: str | None


class RuleText(msgspec.Struct, frozen=True):
    """`GET /api/rules/{id}?lang=`: one rule of the book."""

    id: str
    title: str
    text: str
    source: str


class Step(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/deals/{n}?lang=`: a finished deal, step by step; every hand open."""

    act: str | None  # "S bet gleich"; none for the deal itself
    texts: list[str]
    rules: list[str]
    hands: dict[str, list[str]]
    deal: DealView
    places: list[Place]


ToPage = View | Refused | Taken
FromPage = Act | Seen | SetPace | SetLang
