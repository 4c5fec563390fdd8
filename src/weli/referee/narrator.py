"""What stands on the tape of a deal, as events with the rules behind them."""

from collections.abc import Mapping

from weli.deal import NONE
from weli.parts import grounds
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


def narrate(tape: Tape, cites: Mapping[int, tuple[str, ...]], seating: Seating) -> list[Event]:
    """The events of a tape, in their order; `cites` gives the rule ids of each ground, of which the nearest is named."""
    return [_event(notes, cites, seating) for notes in _sentences(tape)]


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
    return one.what == other.what and one.ground == other.ground and one.seat == other.seat and same_figure


def _event(notes: list[Note], cites: Mapping[int, tuple[str, ...]], seating: Seating) -> Event:
    first = notes[0]
    cards = tuple([note.card for note in notes if note.card != NONE])
    names = tuple([note.name for note in notes])
    figures = dict.fromkeys([note.figure for note in notes if note.figure != NONE])
    behind = [first.ground, first.also]
    if max(names) == NONE:
        names = ()
    elif first.what in LAID:
        behind.append(grounds.NAMED)
    rules = dict.fromkeys([cites[ground][0] for ground in behind if ground])
    return Event(first.what, tuple(rules), first.seat, first.side, tuple(figures), cards, names, first.number, seating)
