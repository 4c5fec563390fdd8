"""The tape: what happened in a deal, written down by the very lines that decide it.

Whoever wants to tell of a deal gives it a tape (`deal.tape = []`) and reads it afterwards; without one nothing is written. Only what
everybody at the table sees or hears stands on it, so it is the same for every seat.
"""

from mypy_extensions import i64

from weli.core.pickling import Portable


class Note(Portable):
    """One thing that happened: what, for what reason (`weli.core.reasons`), and whom and what it concerns; -1 stands for
    nobody and nothing.

    `name` is what the card was named. A set of cards or figures is as many notes, one after the other. `also` is a second reason, 0: none.
    """

    def __init__(
        self,
        what: str,
        reason: i64,
        also: i64 = 0,
        seat: i64 = -1,
        side: i64 = -1,
        figure: i64 = -1,
        card: i64 = -1,
        name: i64 = -1,
        number: i64 = 0,
    ) -> None:
        self.what = what
        self.reason = reason
        self.also = also
        self.seat = seat
        self.side = side
        self.figure = figure
        self.card = card
        self.name = name
        self.number = number

    def facts(self) -> tuple[object, ...]:
        """Everything there is to compare two notes by."""
        return (self.what, self.reason, self.also, self.seat, self.side, self.figure, self.card, self.name, self.number)


Tape = list[Note]
