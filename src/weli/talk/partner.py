"""How a computer player talks to its partner: the plain truth, a little of it unasked, and the rest when asked.

It knows its own view and the published sheet, and nothing else. It does not lie yet, nor does it look who is watching.
"""

from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.signs import Sheet, Spoken
from weli.talk.signing import true_signs


def unasked(view: Deal, seat: int, sheet: Sheet) -> str | None:
    """What it signs of itself; nothing where there is nothing to tell."""
    signs = game_of(view.rules).talk.unasked(view, seat, true_signs(view, seat, sheet))
    return " ".join(["sign", *[given.said for given in signs]]) if signs else None


def answer(view: Deal, seat: int, sheet: Sheet | None, question: Spoken) -> str | None:
    """What it says to a question of its partner; nothing where the question leaves a decision to it, or is not to be answered."""
    signs = true_signs(view, seat, sheet) if sheet else []
    return game_of(view.rules).talk.answer(view, seat, question, sheet, signs)
