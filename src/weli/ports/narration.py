"""How the referee tells why an act is refused: what the sentence of a ground is about here and now."""

from weli.deal import NONE, Deal
from weli.line import Line


class Narration:
    """What a reason speaks of beyond seat, cards and turn. It tells nothing that the seat does not know: the line is its own."""

    def figures(self, ground: int, deal: Deal, seat: int, line: Line) -> tuple[int, ...]:
        """The figure that a ground against this line is about; empty where that is none, or cannot be said."""
        return ()

    def hangs_on(self, ground: int, deal: Deal, seat: int, figures: tuple[int, ...]) -> int:
        """Whom it hangs on, where it is not for that seat to act; -1 where that is nobody, or anybody."""
        return NONE

    def suit(self, deal: Deal, line: Line) -> int:
        """The suit that it is about, or -1: the one that was led."""
        return deal.suit_led()
