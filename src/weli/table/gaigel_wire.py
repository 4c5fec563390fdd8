"""What goes over the wire of a table of Gaigel: a deal without figures and with a talon, and a slate instead of a sheet."""

from typing import Literal

import msgspec

from weli.table.wire import Counted, Entry, TableView, Trick

GaigelPhase = Literal["cut", "play", "call", "done"]  # call: the last words are spoken, who calls and who accuses
MatchMode = Literal["losses_then_clean", "deals_then_clean", "first_to_inflict", "clean_at_team_losses", "tournament"]


class GaigelPlace(msgspec.Struct, frozen=True):
    """One seat at a table of Gaigel, as everybody sees it."""

    seat: str
    side: str
    name: str
    level: str | None  # of a computer player; none: a person
    held: int  # cards still in hand
    known: list[str]  # of these, the ones that everybody has seen
    quest: Literal["siebener", "dissle", "farbe"] | None  # what he has announced
    tricks: int  # that he has won himself
    offences: int  # of the receiver alone: forbidden acts that nobody has proven yet


class DeclaredPair(msgspec.Struct, frozen=True):
    """A declared pair. It may be declared twice, with four different cards."""

    seat: str
    suit: str
    points: int
    cards: list[str]  # King and Ober


class GaigelCut(msgspec.Struct, frozen=True):
    """The cut of this deal: `cut 17`, from `least` to `most`, or `knock`. A dealer who may deal fives then answers `good` or `pass`."""

    cutter: str  # seat
    cards: int
    least: int
    most: int
    lifted: int | None
    knocked: bool


class GaigelDeal(msgspec.Struct, frozen=True):
    """A deal of Gaigel. Nobody is told a count before cards are counted openly, unless the house gives that aid."""

    number: int  # of the table's deals, from 1
    dealer: str
    phase: GaigelPhase
    cleaning: bool  # whether units are erased in this deal
    session: int | None  # of a tournament, from 1
    session_deal: int | None  # in that session, from 1
    session_deals: int | None  # that a session has
    cut: GaigelCut
    trump: str | None  # suit letter; none before the deal
    talon: int  # cards lying face down
    left: int  # cards still to be drawn, the open one included; 0: hands are played out
    indicator: str | None  # the open card that shows the trumps: under the talon, or beside the Seven
    diss: str | None  # the Seven of trumps laid under the talon for it
    claimant: str | None  # seat who may fetch the indicator that lies beside the Seven
    handing: str | None  # seat of his partner, who asks to take that right over
    opening: Literal["elfen", "tauchen", "zweite", "five_trumps", "fifth_card"] | None
    face_down: bool  # cards of the present trick lie face down: `??`, but for one's own
    hand: list[str]  # the receiver's own, sorted for the eye; a card may be there twice
    playable: list[str]  # of these, what he may play now
    turn: str | None  # seat due to play a card
    answer: list[str]  # seats that owe an answer, or a last word; partners owe it together
    drawing: str | None  # seat who draws first, where cards are about to be drawn; the table does it by itself
    calling: list[str]  # sides still to be asked for their last word, in order
    caller: str | None  # seat who has rightly said that it is over, while the others may still accuse
    tricks: dict[str, int]  # by side
    trick: Trick | None  # the one being played; or the last one, until cards are drawn
    last_trick: Trick | None  # the last one of the receiver's side, to be looked at on request
    pairs: list[DeclaredPair]  # oldest first
    counts: dict[str, int]  # by side: points as far as the receiver is told; all of them once the deal is done
    winner: str | None  # side that has won the deal
    culprit: str | None  # side that has lost it by its own fault
    counted: list[Counted]  # once the deal is done: what it brings in units, or in game points


class Mark(msgspec.Struct, frozen=True):
    """What a deal has put on a side's line: a stroke for one unit, a hook for two."""

    kind: Literal["stroke", "hook"]
    erased: int  # units of it that are cleaned away
    deal: int  # from 1


class SlateLine(msgspec.Struct, frozen=True):
    side: str
    marks: list[Mark]
    units: int  # that are left on it; in a tournament its game points


class Slate(msgspec.Struct, frozen=True):
    """The slate of a match of Gaigel."""

    mode: MatchMode
    size: int  # units or deals, by the mode
    phase: Literal["collecting", "cleaning", "tournament"]
    pool: int | None  # units still to be handed out, where they come from a pool
    deals_left: int | None  # of the collecting phase, or of the tournament, where deals are counted
    lines: list[SlateLine]  # the receiver's own side last
    entries: list[Entry]  # what each deal brought: units, erased ones as minus, or game points
    winner: str | None


class GaigelView(TableView, frozen=True, tag="gaigel", tag_field="t"):
    """All that one seat may know of its table of Gaigel."""

    places: list[GaigelPlace]  # in order of play, which runs counter-clockwise; the receiver first
    deal: GaigelDeal
    slate: Slate
