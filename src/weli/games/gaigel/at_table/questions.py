"""What a deal of Gaigel waits for: the cut or the knock, a word about the indicator, the last words, cards."""

from weli.core.acts import kind_of
from weli.core.deal import NONE
from weli.games.gaigel.cutting import check_knock
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT
from weli.games.gaigel.openings import OPENINGS
from weli.games.gaigel.reasons import FINE
from weli.ports.at_table import asking
from weli.ports.at_table.view import Question


def question(seen: GaigelDeal) -> Question:
    """What is asked next: words before cards."""
    if seen.closed:
        return _outcome(seen)
    if seen.cut.stage == CUT:
        return _cut(seen)
    if seen.calls.calling:
        kind = "last_word" if seen.calls.caller == NONE else "object"
        return asking(seen, kind, seen.answering(), by=seen.calls.caller)
    if seen.robbing.asked != NONE:
        return asking(seen, "hand_over", [seen.robbing.asked], by=seen.robbing.handing)
    if seen.tricks.drawing:
        return asking(seen, "draw", [])
    return asking(seen, _playing(seen), [seen.turn()])


def _outcome(seen: GaigelDeal) -> Question:
    champion = seen.ending.champion
    if champion == NONE:
        return asking(seen, "deal_void", [])
    return asking(seen, "deal_won", [], side=seen.seating.side_name(champion))


def _cut(seen: GaigelDeal) -> Question:
    """The cutter may knock instead, and the dealer then deals fives (GA-DEAL-03, GA-DEAL-05)."""
    cutter = seen.cutter()
    if seen.cut.knocked:
        return asking(seen, "deal_fives", [seen.dealer], by=cutter)
    return asking(seen, "cut_or_knock" if check_knock(seen, cutter) == FINE else "cut", [cutter], by=cutter)


def _playing(seen: GaigelDeal) -> str:
    """How a card is to be played; who has no choice of openings just leads, which they alone can know."""
    if seen.before_opening():
        seat = seen.turn()
        return "open" if seat != seen.knows or any(kind_of(act) in OPENINGS for act in seen.legal(seat)) else "lead"
    if seen.is_face_down():
        return "lay_face_down"
    return "follow" if seen.tricks.lying else "lead"
