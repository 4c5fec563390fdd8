"""What nobody does who has eyes in their head: give away what may yet be won, or raise far what is as good as lost."""

from weli.core.acts import BET, CONCEDE, HOLD, RAISE, STEP
from weli.games.figures.advice.betting import outlook
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import NONE, FigureDeal
from weli.ports.caution import FAR, HOPELESS, LEAST, WORTHY


def proposed(view: FigureDeal, act: int) -> int:
    """What a figure would be worth if this bet or raise were held; nothing for any other act."""
    kind = act // STEP
    if kind == BET:
        return 1 + max([view.stakes[figure].value for figure in view.figures if act % STEP >> figure & 1])
    return view.stakes[act % STEP].value + 2 if kind == RAISE else 0


def staked(act: int) -> int:
    """The figure on which an act stakes something more; NONE where it does not, or on several."""
    kind = act // STEP
    if kind in (HOLD, RAISE):
        return act % STEP
    figures = act % STEP
    return figures.bit_length() - 1 if kind == BET and figures.bit_count() == 1 else NONE


def is_safe(view: FigureDeal, act: int) -> bool:
    """Whether an act does neither: what somebody does who is not sure of anything."""
    if act // STEP == CONCEDE and view.show.shower == NONE:
        return view.stakes[act % STEP].value < WORTHY
    return proposed(view, act) <= FAR


def gives_away(view: FigureDeal, seat: int, figure: int, temper: Temper) -> bool:
    """Whether a figure that nobody asks to decide is given up with hope."""
    if view.show.shower != NONE or view.stakes[figure].value < WORTHY:
        return False
    return outlook(view, seat, figure, temper) > HOPELESS


def raises_far(view: FigureDeal, seat: int, act: int, temper: Temper) -> bool:
    """Whether an act raises a figure far that can hardly be won."""
    return proposed(view, act) > FAR and outlook(view, seat, staked(act), temper) < LEAST
