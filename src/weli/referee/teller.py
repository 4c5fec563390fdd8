"""What every telling of a deal has in common: who sits at the table, the rules behind each ground, the events found so far."""

from collections.abc import Mapping

from weli.deal import NONE
from weli.referee.event import Event
from weli.seats import Seating


class Teller:
    """Tells the events between two moments of one deal. `cites` gives the rule ids of each ground.

    Each game's telling knows the two moments as its own `before` and `after`.
    """

    def __init__(self, seating: Seating, cites: Mapping[int, tuple[str, ...]]) -> None:
        self.seating = seating
        self.cites = cites
        self.events: list[Event] = []

    def start(self) -> list[Event]:
        """The events of a deal that has just begun; `before` and `after` are the same deal."""
        raise NotImplementedError

    def act(self, seat: int, acts: list[int]) -> list[Event]:
        """The events of one line: what was done, and all that followed."""
        raise NotImplementedError

    def tell(
        self,
        kind: str,
        *behind: int,
        seat: int = NONE,
        side: int = NONE,
        figures: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        names: tuple[int, ...] = (),
        number: int = 0,
    ) -> None:
        """One event; of the rules of each ground behind it the nearest is named."""
        rules: tuple[str, ...] = ()
        for ground in behind:
            nearest = self.cites[ground][0]
            if nearest not in rules:
                rules += (nearest,)
        self.events.append(Event(kind, rules, seat, side, figures, cards, names, number, self.seating))

    def was_told(self, card: int) -> bool:
        """Whether one of the events has mentioned that card."""
        for event in self.events:
            if card in event.cards:
                return True
        return False
