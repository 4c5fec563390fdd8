"""Dealing: from a pack, or from hands and talon that are known, to a deal that is ready to be played."""

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.tape import Tape
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.engine import LiveGaigelDeal, go_on
from weli.games.gaigel.facts.cut import Cut
from weli.games.gaigel.ranks import HAND, RANKING
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.setup import begin, give_hands, note_dealt, pack_for


def lay_pack(
    rules: GaigelRules,
    dealer: i64,
    start_scores: list[int],
    pack: list[int],
    cleaning: bool = False,
    number: i64 = 0,
    tape: Tape | None = None,
) -> GaigelDeal:
    """A deal whose shuffled pack, top card first, waits for the cut or the knock (GA-DEAL-01, GA-DEAL-02, GA-DEAL-03).

    Args:
        rules: how it is played.
        dealer: the dealer's seat.
        start_scores: units of each side, or its game points.
        pack: 48 cards.
        cleaning: whether it belongs to the cleaning phase.
        number: deals of the match that are over.
        tape: where it is written down what happens; none, if nobody wants to know.
    """
    deal = LiveGaigelDeal()
    begin(deal, rules, dealer, start_scores, tape)
    deal.cleaning = cleaning
    deal.number = number
    deal.cut = Cut(pack[:])
    return deal


def lay_pack_for(
    rules: GaigelRules,
    dealer: i64,
    start_scores: list[int],
    hands: list[list[int]],
    talon: list[int],
    cleaning: bool = False,
    number: i64 = 0,
    tape: Tape | None = None,
) -> GaigelDeal:
    """A deal before the cut for hands and a talon that are known: whoever cuts one card off gets them dealt."""
    deal = lay_pack(rules, dealer, start_scores, [], cleaning, number, tape)
    deal.cut = Cut(pack_for(deal, hands, talon))
    return deal


def deal_hands(
    rules: GaigelRules,
    dealer: i64,
    start_scores: list[int],
    hands: list[list[int]],
    talon: list[int],
    cleaning: bool = False,
    number: i64 = 0,
    taken: list[list[int]] | None = None,
    trump: i64 = NONE,
    leader: i64 = NONE,
    tape: Tape | None = None,
) -> GaigelDeal:
    """A deal with these hands and this talon, its top card first, the indicator last.

    In the middle of a deal, for cases: `taken` are the cards each side has won, and `leader` leads; the opening is over then, and also
    where the talon is empty or a hand has fewer than five cards. `trump` is the suit where no talon shows it.
    """
    deal = lay_pack(rules, dealer, start_scores, [], cleaning, number, tape)
    give_hands(deal, hands, talon)
    if trump != NONE:
        deal.talon.trump = trump
    if leader != NONE:
        deal.tricks.leader = leader
    if taken is not None or not talon or min(deal.cards.held) < HAND:
        _in_the_middle(deal, taken)
    note_dealt(deal)
    go_on(deal)
    return deal


def _in_the_middle(deal: GaigelDeal, taken: list[list[int]] | None) -> None:
    """The cards already won, by a side that has at least one trick where it has any; it may have reached the target with the last one."""
    if taken is not None:
        deal.tricks.won_before = [cards[:] for cards in taken]
    deal.tricks.taken = [max(1, len(cards) // deal.terms.players) if cards else 0 for cards in deal.tricks.won_before]
    deal.tricks.earlier = max(1, sum(deal.tricks.taken))
    for side, cards in enumerate(deal.tricks.won_before):
        deal.add_points(side, RANKING.points_of(cards), deal.tricks.earlier, 0)
