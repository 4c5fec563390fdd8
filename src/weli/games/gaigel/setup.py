"""Sets a deal up: nothing done yet, then the cards given out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import SUIT, SUITS
from weli.core.deal import NONE
from weli.core.tape import Tape
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.calls import Calls
from weli.games.gaigel.facts.cut import TABLE, Cut
from weli.games.gaigel.facts.ending import Ending
from weli.games.gaigel.facts.opening import NO_QUEST, Opening
from weli.games.gaigel.facts.pairs import no_pairs
from weli.games.gaigel.facts.robbing import Robbing
from weli.games.gaigel.facts.score import no_points
from weli.games.gaigel.openings import has_opening
from weli.games.gaigel.ranks import HAND, HEIGHT_OF
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.plain.dealing import dealt

PACKETS: Final = (3, 2)  # GA-DEAL-07, GA-DEAL-08
TURNED_AFTER: Final = {"3-T-2": 1, "3-2-T": 2}


def begin(deal: GaigelDeal, rules: GaigelRules, dealer: i64, start_scores: list[int], tape: Tape | None) -> None:
    """Makes it a deal in which nothing has been done yet and no card has been dealt.

    Args:
        deal: to be filled in.
        rules: how it is played.
        dealer: the dealer's seat.
        start_scores: units of each side, or its game points.
        tape: where it is written down what happens; none, if nobody wants to know.
    """
    seats = rules.players
    sides = rules.seating.sides
    deal.set_table(rules, dealer, start_scores, list(range(seats)), tape)
    deal.terms = rules
    deal.number = 0
    deal.cleaning = False
    deal.lots = []
    deal.cut = Cut([])
    deal.robbing = Robbing()
    deal.pairs = no_pairs(seats)
    deal.opening = Opening(vec[i64]([NO_QUEST] * seats))
    deal.score = no_points(sides)
    deal.calls = Calls([])
    deal.ending = Ending([])


def give_hands(deal: GaigelDeal, hands: list[list[int]], talon: list[int]) -> None:
    """Gives each seat these cards; the talon lies top first, its last card is the indicator, which shows the trumps.

    (GA-DEAL-09, GA-DEAL-10, GA-DEAL-11)
    """
    deal.give(hands, talon)
    deal.lots = _cut_for(deal, talon)
    deal.cut = deal.cut.copy()
    deal.cut.pack = []
    deal.cut.stage = TABLE


def _cut_for(deal: GaigelDeal, talon: list[int]) -> list[int]:
    """Who would be ahead in a cut: each side's card is one from the top of the talon as it is dealt, the higher first, then the suit.

    So the cards decide, which a record keeps, and nobody knows beforehand (GA-TOUR-09, GA-Q37).
    """
    order = deal.lots_in_turn()
    if len(talon) <= len(order):
        return order
    keys = [SUIT[card] - SUITS * HEIGHT_OF[card] for card in talon[: len(order)]]
    places = sorted(range(len(order)), key=keys.__getitem__)
    return [order[place] for place in places]


def deal_out(deal: GaigelDeal, pack: list[int], in_fives: bool) -> None:
    """Deals from a pack as it lies."""
    hands, talon = dealt_from(deal, pack, in_fives)
    give_hands(deal, hands, talon)
    note_dealt(deal)


def dealt_from(deal: GaigelDeal, pack: list[int], in_fives: bool) -> tuple[list[list[int]], list[int]]:
    """Hands and talon from a pack, top card first, Vorhand first: in threes and twos, or five at once. The talon's last is the indicator.

    (GA-DEAL-04, GA-DEAL-06, GA-DEAL-07, GA-DEAL-08)
    """
    packets = (HAND,) if in_fives else PACKETS
    turned_after = min(len(packets), TURNED_AFTER[deal.terms.dealing.deal_pattern])
    return dealt(pack, deal.round_from(deal.first_leader()), packets, turned_after)


def note_dealt(deal: GaigelDeal) -> None:
    """Tells of the cards as they have been dealt: the trumps, and who leads; a case may begin with neither."""
    if deal.tape is None:
        return
    if deal.talon.indicator != NONE:
        deal.note("trump_turned", reasons.INDICATOR_TURNED, seat=deal.dealer, card=deal.talon.indicator)
    if not deal.tricks.earlier and has_opening(deal, deal.first_leader()):
        deal.note("leads", reasons.FIRST_LEAD, seat=deal.tricks.leader)


def pack_for(deal: GaigelDeal, hands: list[list[int]], talon: list[int]) -> list[int]:
    """A pack that gives exactly these hands and this talon once its top card is cut off."""
    left = [hand[:] for hand in hands]
    pack: list[int] = []
    for place, packet in enumerate(PACKETS):
        if place == 1 and deal.terms.dealing.deal_pattern == "3-T-2":
            pack.append(talon[-1])
        for seat in deal.round_from(deal.first_leader()):
            pack += left[seat][:packet]
            del left[seat][:packet]
    if deal.terms.dealing.deal_pattern == "3-2-T":
        pack.append(talon[-1])
    pack += talon[:-1]
    return [pack[-1], *pack[:-1]]
