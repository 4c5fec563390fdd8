"""What every telling of a deal has in common: two moments of it, the rules behind each ground, the events found so far."""

from collections.abc import Mapping

from weli.deal import NONE, Deal
from weli.referee.event import Event


class Teller:
    """Tells the events between two moments of one deal. `cites` gives the rule ids of each ground."""

    def __init__(self, before: Deal, after: Deal, cites: Mapping[int, tuple[str, ...]]) -> None:
        self.before = before
        self.after = after
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
        rules = tuple(dict.fromkeys(self.cites[ground][0] for ground in behind))
        self.events.append(Event(kind, rules, seat, side, figures, cards, names, number, seating=self.after.seating))

    def was_told(self, card: int) -> bool:
        """Whether one of the events has mentioned that card."""
        return any(card in event.cards for event in self.events)
