"""A deal to look at: in letters for a terminal, in cards for a notebook.

What is drawn is what the deal knows: of the whole truth everything, of a seat's view (`deal.seen_by(seat)`) what that seat may know.
"""

from weli.play.drawing.cards import in_cards
from weli.play.drawing.letters import in_letters

__all__ = ["in_cards", "in_letters"]
