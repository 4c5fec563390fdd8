"""How a computer player talks to its partner: the plain truth, a little of it unasked, and the rest when asked.

It knows its own view and the published sheet, and nothing else. It does not lie yet, nor does it look who is watching.
"""

from weli.acts import FIGURE_WORDS, SPIEL
from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import FigureDeal
from weli.talk.gaigel import unasked_in_gaigel
from weli.talk.holding import Holding, holding_of
from weli.talk.phrases import Spoken
from weli.talk.sheets import Sheet
from weli.talk.signing import Weight, true_signs

SIZES = {2: "of-two", 3: "of-three", 4: "of-four"}
LONGEST = "of-five"
WORTH_TELLING = (Weight.PERLAGG, Weight.LONG_FIGURE)


def unasked(view: Deal, seat: int, sheet: Sheet) -> str | None:
    """What it signs of itself: what matters most, and beside a Perlagg a long figure; for nothing better, that it has nothing."""
    if isinstance(view, GaigelDeal):
        return unasked_in_gaigel(view, seat, sheet)
    signs = [given for given in true_signs(view, seat, sheet) if given.weight != Weight.SUIT]
    if not signs:
        return None
    best, *rest = signs
    other = [given for given in rest if given.weight in WORTH_TELLING and given.weight != best.weight]
    return " ".join(["sign", *[given.said for given in [best, *other[:1]]]])


def answer(view: FigureDeal, seat: int, sheet: Sheet | None, question: Spoken) -> str | None:
    """What it says to a question of its partner; nothing where the question leaves a decision to it, or is not to be answered."""
    holding = holding_of(view, seat)
    match question.phrase.id:
        case "perlagg":
            return _shown(view, seat, sheet, Weight.PERLAGG) or _yes_or_no(holding.perlaggen)
        case "trumps":
            shown = _shown(view, seat, sheet, Weight.HIGH_TRUMP) or _shown(view, seat, sheet, Weight.SMALL_TRUMPS)
            return shown or _yes_or_no(holding.trumps)
        case "have":
            return None if sheet is None else _has(holding, sheet, question.gestures)
        case "gleich" | "hanger":
            return _size(holding.sizes[question.phrase.figure])
        case "gleich-natur" | "hanger-natur":
            return _size(holding.natural_sizes[question.phrase.figure])
        case "bet-gleich" | "bet-hanger" | "bet-spiel":
            return "say bet" if _is_good(view, seat, holding, question.phrase.figure) else "say better-not"
        case "hold":
            return _what_to_hold(view, seat, holding)
        case _:
            return None


def _shown(view: FigureDeal, seat: int, sheet: Sheet | None, weight: Weight) -> str | None:
    """The best sign of that weight that the sheet has for what it holds."""
    signs = true_signs(view, seat, sheet) if sheet else []
    return next((f"sign {given.said}" for given in signs if given.weight == weight), None)


def _yes_or_no(truth: int) -> str:
    return "say yes" if truth else "say no"


def _has(holding: Holding, sheet: Sheet, gestures: tuple[str, ...]) -> str | None:
    """Whether it has what the gestures stand for; a gesture that stands for two things asks for either."""
    asked = [sheet.with_gesture(gesture) for gesture in gestures]
    if not all(asked):
        return None
    return _yes_or_no(all(any(sign.meaning.is_true_of(holding) for sign in signs) for signs in asked))


def _size(size: int) -> str:
    return f"say {SIZES.get(size, LONGEST)}" if size >= min(SIZES) else "say no"


def _what_to_hold(view: FigureDeal, seat: int, holding: Holding) -> str | None:
    asked = [figure for figure in view.figures if view.owes_answer(seat, figure)]
    good = [figure for figure in asked if _is_good(view, seat, holding, figure)]
    if not asked:
        return None
    if not good:
        return "say let-go"
    return "say hold" if good == asked else f"say hold-{FIGURE_WORDS[good[0]]}"


def _is_good(view: FigureDeal, seat: int, holding: Holding, figure: int) -> bool:
    """Whether its own cards speak for a bet: a figure that is long in this game, or all tricks of the Spiel but one."""
    if figure == SPIEL:
        tricks = view.tricks.taken[view.seating.side_of(seat)]
        return tricks + (holding.perlaggen | holding.high_trumps).bit_count() >= view.rules.tricks_for_spiel - 1
    return holding.sizes[figure] >= holding.long
