"""How Gaigel is told; and why an act is refused: whose call it is, and which suit it is about."""

from typing import Final

from weli.core.cards import SUIT_LETTERS
from weli.core.deal import NONE
from weli.core.line import Line
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import GaigelDeal
from weli.ports.narration import Narration, other_than

TOGETHER: Final = ("lays_five", "pair", "proof")


class GaigelNarration(Narration[GaigelDeal]):
    def is_told_together(self, what: str) -> bool:
        return what in TOGETHER

    def hangs_on(self, reason: int, deal: GaigelDeal, seat: int, figures: tuple[int, ...]) -> int:
        if reason == reasons.CALL_IN_TURN:
            return other_than(seat, next(iter(deal.answering()), NONE))
        return super().hangs_on(reason, deal, seat, figures)

    def suit(self, deal: GaigelDeal, line: Line) -> int:
        """Of a pair the one it is in."""
        if line.verb == "pair" and line.text in SUIT_LETTERS:
            return SUIT_LETTERS.index(line.text)
        return deal.suit_led()
