"""Dealing: from a pack, or from hands that are known, to a deal that is complete."""

from mypy_extensions import i64

from weli.core.tape import Tape
from weli.games.figures.engine.engine import ShowDeal, go_on
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.engine.setup import begin, deal_out, give_hands, pack_for


def _fresh(
    rules: FigureRules, dealer: i64, start_scores: list[int], active: list[int] | None, tape: Tape | None
) -> ShowDeal:
    deal = ShowDeal()
    begin(deal, rules, dealer, start_scores, active, tape)
    return deal


def deal_hands(
    rules: FigureRules,
    dealer: i64,
    start_scores: list[int],
    hands: list[list[int]],
    turned: list[int],
    active: list[int] | None = None,
    tape: Tape | None = None,
) -> ShowDeal:
    """A deal with these hands and these cards turned for trumps; the last one turned decides (GS-DEAL-05, GS-DEAL-06).

    Two gestrichen sides are compared here, before the first lead (GS-END-17).
    """
    deal = _fresh(rules, dealer, start_scores, active, tape)
    give_hands(deal, hands, turned)
    go_on(deal)
    return deal


def deal_pack(
    rules: FigureRules,
    dealer: i64,
    start_scores: list[int],
    pack: list[int],
    pattern: i64 = 0,
    active: list[int] | None = None,
    tape: Tape | None = None,
) -> ShowDeal:
    """A deal from a shuffled and cut pack, top card first, in packets of the rule set's pattern (GS-DEAL-03, GS-DEAL-04)."""
    deal = _fresh(rules, dealer, start_scores, active, tape)
    deal.cut.pattern = pattern
    deal_out(deal, pack)
    go_on(deal)
    return deal


def lay_pack(
    rules: FigureRules,
    dealer: i64,
    start_scores: list[int],
    pack: list[int],
    pattern: i64 = 0,
    active: list[int] | None = None,
    tape: Tape | None = None,
) -> ShowDeal:
    """A deal whose shuffled pack, top card first, waits for blind bets and the cut (PL-CUT-01, PL-BLIND-02)."""
    deal = _fresh(rules, dealer, start_scores, active, tape)
    deal.cut.pack = pack[:]
    deal.cut.pattern = pattern
    return deal


def lay_pack_for(
    rules: FigureRules,
    dealer: i64,
    start_scores: list[int],
    hands: list[list[int]],
    turned: list[int],
    active: list[int] | None = None,
    tape: Tape | None = None,
) -> ShowDeal:
    """The same for hands that are known: whoever cuts one card off gets them dealt."""
    deal = _fresh(rules, dealer, start_scores, active, tape)
    deal.cut.pack = pack_for(deal, hands, turned)
    return deal
