"""What stands on the tape of a deal, as events with the rules behind them."""

from collections.abc import Mapping

from weli import reasons
from weli.deal import NONE
from weli.referee.event import Event
from weli.seats import Seating
from weli.tape import Note, Tape

TOGETHER = (
    "blind",
    "boden",
    "exchanged",
    "found",
    "laid_open",
    "last_card",
    "lays_five",
    "pair",
    "proof",
    "proven",
    "shown",
    "turned_on",
)
"""What is told in one sentence, though it is several notes in a row: cards laid together, figures bet on together."""

LAID = ("played", "shown", "proven", "laid_open")
"""Where a name that a card bears is given to it, or known for the first time."""


def narrate(tape: Tape, citations: Mapping[int, tuple[str, ...]], seating: Seating) -> list[Event]:
    """The events of a tape, in their order; `citations` gives the rule ids of each reason, of which the nearest is named."""
    return [_event(notes, citations, seating) for notes in _sentences(tape)]


def _sentences(tape: Tape) -> list[list[Note]]:
    """The notes that are told together."""
    found: list[list[Note]] = []
    for note in tape:
        if found and note.what in TOGETHER and _same(note, found[-1][0]):
            found[-1].append(note)
        else:
            found.append([note])
    return found


def _same(one: Note, other: Note) -> bool:
    same_figure = one.figure == other.figure or NONE not in (one.figure, other.figure)
    return one.what == other.what and one.reason == other.reason and one.seat == other.seat and same_figure


def _event(notes: list[Note], citations: Mapping[int, tuple[str, ...]], seating: Seating) -> Event:
    first = notes[0]
    cards = tuple([note.card for note in notes if note.card != NONE])
    names = tuple([note.name for note in notes])
    figures = dict.fromkeys([note.figure for note in notes if note.figure != NONE])
    behind = [first.reason, first.also]
    if max(names) == NONE:
        names = ()
    elif first.what in LAID:
        behind.append(reasons.NAMED)
    rules = dict.fromkeys([citations[reason][0] for reason in behind if reason])
    return Event(first.what, tuple(rules), first.seat, first.side, tuple(figures), cards, names, first.number, seating)
