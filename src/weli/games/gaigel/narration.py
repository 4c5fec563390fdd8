"""Why an act is refused in Gaigel: which suit it is about."""

from weli.cards import SUIT_LETTERS
from weli.deal import Deal
from weli.line import Line
from weli.ports.narration import Narration


class GaigelNarration(Narration):
    def suit(self, deal: Deal, line: Line) -> int:
        """Of a pair the one it is in."""
        if line.verb == "pair" and line.text in SUIT_LETTERS:
            return SUIT_LETTERS.index(line.text)
        return deal.suit_led()
