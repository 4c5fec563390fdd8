"""From a pack, or from hands that are known, to a deal of Bieten."""

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.tape import Tape
from weli.games.bieten.engine import LiveBietenDeal
from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.engine.setup import begin, give_hands


def _fresh(
    rules: BietenRules, dealer: i64, start_scores: list[int], active: list[int] | None, tape: Tape | None
) -> LiveBietenDeal:
    deal = LiveBietenDeal()
    begin(deal, rules, dealer, start_scores, active, tape)
    deal.given_up = vec[i64]([0] * rules.players)
    return deal


def lay_pack(
    rules: BietenRules,
    dealer: i64,
    start_scores: list[int],
    pack: list[int],
    pattern: i64 = 0,
    active: list[int] | None = None,
    tape: Tape | None = None,
) -> LiveBietenDeal:
    """A deal whose shuffled pack, top card first, waits for the cut (BI-CUT-01)."""
    deal = _fresh(rules, dealer, start_scores, active, tape)
    deal.cut.pack = pack[:]
    deal.cut.pattern = pattern
    return deal


def deal_hands(
    rules: BietenRules,
    dealer: i64,
    start_scores: list[int],
    hands: list[list[int]],
    bottom: i64,
    active: list[int] | None = None,
    tape: Tape | None = None,
) -> LiveBietenDeal:
    """A deal with these hands and, where it is known, this card at the bottom of the undealt ones (BI-DEAL-06, BI-CARD-07)."""
    deal = _fresh(rules, dealer, start_scores, active, tape)
    deal.cut.bottom = bottom
    give_hands(deal, hands, [])
    return deal
