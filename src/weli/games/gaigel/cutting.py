"""Before the deal: the cut, or the knock and what the dealer makes of it."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import CUT, PASS_ACT, STEP
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import KNOCK
from weli.games.gaigel.deal import GOOD_ACT, GaigelDeal
from weli.games.gaigel.ranks import PACK_48
from weli.games.gaigel.setup import deal_out


def check_cut(deal: GaigelDeal, seat: i64, lifted: i64) -> i64:
    """Whether a player may lift so many cards: at least one, and one must stay (GA-DEAL-02)."""
    if deal.cut.knocked:
        return reasons.CUT_IS_OVER
    if seat != deal.cutter():
        return reasons.NOT_YOUR_CUT
    return reasons.FINE if 0 < lifted < len(PACK_48) else reasons.NOT_SO_MANY


def check_knock(deal: GaigelDeal, seat: i64) -> i64:
    """Whether a player may knock instead (GA-DEAL-03)."""
    if deal.cut.knocked:
        return reasons.CUT_IS_OVER
    if seat != deal.cutter():
        return reasons.NOT_YOUR_CUT
    return reasons.NO_KNOCK if deal.terms.dealing.knock == "not_allowed" else reasons.FINE


def check_packets(deal: GaigelDeal, seat: i64) -> i64:
    """Whether a player may say how the cards are dealt after a knock: the dealer, where it is left to them (GA-DEAL-05)."""
    if not deal.cut.knocked:
        return reasons.CUT_FIRST
    return reasons.FINE if seat == deal.dealer else reasons.NOT_ASKED


def add_cuts(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    if deal.cut.knocked:
        if seat == deal.dealer:
            found.add(GOOD_ACT)
            found.add(PASS_ACT)
        return
    if seat == deal.cutter():
        for lifted in range(1, len(PACK_48)):
            found.add(CUT * STEP + lifted)
        if check_knock(deal, seat) == reasons.FINE:
            found.add(KNOCK * STEP)


def cut(deal: GaigelDeal, lifted: i64) -> None:
    """The lifted part goes under the rest, and the cards are dealt (GA-DEAL-02)."""
    deal.cut = deal.cut.copy()
    deal.cut.lifted = lifted
    deal.note("cut", reasons.CUT_MADE, seat=deal.cutter())
    deal_out(deal, deal.cut.pack[lifted:] + deal.cut.pack[:lifted], in_fives=False)


def knock(deal: GaigelDeal) -> None:
    """The pack stays as it lies; fives are dealt at once, or the dealer may (GA-DEAL-04, GA-DEAL-05)."""
    deal.cut = deal.cut.copy()
    deal.cut.knocked = True
    deal.note("knocked", reasons.KNOCKED, seat=deal.cutter())
    if deal.terms.dealing.knock == "five_compulsory":
        deal_out(deal, deal.cut.pack, in_fives=True)


def choose_packets(deal: GaigelDeal, in_fives: bool) -> None:
    deal.note("deals_fives" if in_fives else "deals_packets", reasons.KNOCKED, seat=deal.dealer)
    deal_out(deal, deal.cut.pack, in_fives)
