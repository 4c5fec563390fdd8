"""What stands on the tape of a deal, as events with the rules behind them."""

from weli.core.deal import NONE
from weli.core.seats import Seating
from weli.core.tape import Note, Tape
from weli.games import Game
from weli.ports.narration import Narration
from weli.referee.event import Event


def narrate(tape: Tape, game: Game, seating: Seating) -> list[Event]:
    """The events of a tape, in their order, each with the rule that is nearest to its reason."""
    return [_event(notes, game, seating) for notes in _sentences(tape, game.narration)]


def _sentences(tape: Tape, narration: Narration) -> list[list[Note]]:
    """The notes that are told together."""
    found: list[list[Note]] = []
    for note in tape:
        if found and narration.is_told_together(note.what) and _same(note, found[-1][0]):
            found[-1].append(note)
        else:
            found.append([note])
    return found


def _same(one: Note, other: Note) -> bool:
    same_figure = one.figure == other.figure or NONE not in (one.figure, other.figure)
    return one.what == other.what and one.reason == other.reason and one.seat == other.seat and same_figure


def _event(notes: list[Note], game: Game, seating: Seating) -> Event:
    first = notes[0]
    cards = tuple([note.card for note in notes if note.card != NONE])
    names = tuple([note.name for note in notes])
    figures = dict.fromkeys([note.figure for note in notes if note.figure != NONE])
    behind = [first.reason, first.also]
    if max(names) == NONE:
        names = ()
    else:
        behind.append(game.narration.naming(first.what))
    rules = dict.fromkeys([game.citations[reason][0] for reason in behind if reason])
    return Event(first.what, tuple(rules), first.seat, first.side, tuple(figures), cards, names, first.number, seating)
