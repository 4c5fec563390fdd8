"""What a computer player signs to its partner in Gaigel: the suit of an Ace for a dive, or that it has the Ace of trumps.

It tells the truth and seldom tells anything: an opponent may see it, and hold the other Ace (GA-SIG-04, GA-SIG-05, GA-SIG-06, GA-SIG-07).
"""

from weli.cards import ACE, RANK, SUIT
from weli.games.gaigel.deal import GaigelDeal
from weli.talk.sheets import Sheet
from weli.talk.signing import TrueSign, true_signs


def unasked_in_gaigel(view: GaigelDeal, seat: int, sheet: Sheet) -> str | None:
    """Vorhand's partner before the opening lead: the suit of a plain Ace, so that Vorhand dives in it; anybody: the Ace of trumps."""
    signs = true_signs(view, seat, sheet)
    suits = [given for given in signs if given.sign.meaning.kind == "suit" and _has_plain_ace(view, seat, given)]
    others = [given for given in signs if given.sign.meaning.kind != "suit"]
    chosen = [*(suits if _may_help_to_dive(view, seat) else []), *others]
    return f"sign {chosen[0].said}" if chosen else None


def _has_plain_ace(view: GaigelDeal, seat: int, given: TrueSign) -> bool:
    """Whether the suit of a sign is one of an Ace in hand, and not trumps."""
    suits = [SUIT[card] for card in given.cards]
    return any(RANK[card] == ACE and SUIT[card] in suits and SUIT[card] != view.talon.trump for card in view.hand(seat))


def _may_help_to_dive(view: GaigelDeal, seat: int) -> bool:
    leader = view.first_leader()
    partner = seat != leader and view.seating.side_of(seat) == view.seating.side_of(leader)
    return partner and view.before_opening() and "tauchen" in view.rules.openings
