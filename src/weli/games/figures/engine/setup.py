"""Sets a deal up: nothing done yet, then the cards given out."""

from mypy_extensions import i64

from weli.core.cards import ACORNS, BIT, SUIT, set_of
from weli.core.tape import Tape
from weli.games.figures.engine.deal import CUT, NOBODY, NONE, TABLE, FigureDeal
from weli.games.figures.engine.derived_rules import TURN, settled
from weli.games.figures.engine.exchange import begin_exchange
from weli.games.figures.engine.facts.cards import undealt
from weli.games.figures.engine.facts.cut import before_the_cut
from weli.games.figures.engine.facts.endgame import Endgame
from weli.games.figures.engine.facts.exchange import nobody_asked
from weli.games.figures.engine.facts.proofs import nothing_owed
from weli.games.figures.engine.facts.stakes import nothing_bet, nothing_said
from weli.games.figures.engine.facts.tricks import first_trick
from weli.games.figures.engine.ruleset import FigureRules


def begin(
    deal: FigureDeal,
    rules: FigureRules,
    dealer: i64,
    start_scores: list[int],
    active: list[int] | None,
    tape: Tape | None,
) -> None:
    """Fills in a deal in which nothing has been done yet and no card has been dealt.

    (GS-FIG-01, GS-AIM-04, GS-BET-01, PL-AIM-01, PL-BET-01)
    """
    seats = rules.players
    deal.set_out(rules, dealer, start_scores, list(range(seats)) if active is None else active, tape)
    deal.terms = rules
    deal.settled = settled(rules)
    deal.figures = deal.settled.figures
    deal.figure_set = deal.settled.figure_set
    deal.stage = CUT
    deal.cut = before_the_cut()
    deal.exchange = nobody_asked(seats)
    deal.cards = undealt(seats)
    deal.tricks = first_trick(deal.first_leader(), deal.settled.nought_of_sides)
    empty = _empty_sides(deal)
    deal.stakes = [nothing_bet(empty) for figure in deal.figures]
    deal.betting = nothing_said(rules.seating.sides, deal.figure_set, deal.settled.nothing_pledged)
    for left_out in rules.reduction.figures_left_out:
        deal.give(left_out, NOBODY)
    deal.show = deal.settled.no_show
    deal.proofs = nothing_owed(deal.settled.nought_of_seats)
    deal.endgame = Endgame()
    deal.counted = []
    deal.betting.all_gestrichen = deal.are_all_gestrichen()


def _empty_sides(deal: FigureDeal) -> i64:
    """The sides of which no member plays."""
    empty: i64 = BIT[deal.seating.sides] - 1
    for seat in deal.active:
        empty &= ~BIT[deal.seating.side_of(seat)]
    return empty


def give_hands(deal: FigureDeal, hands: list[list[int]], turned: list[int]) -> None:
    """Gives each seat these cards and lays open those turned for trumps; the last one decides (GS-DEAL-05, GS-DEAL-06, PL-EICH-09)."""
    for seat, hand in enumerate(hands):
        deal.cards.hands[seat] |= set_of(hand)
        deal.cards.held[seat] += len(hand)
    turn_trumps(deal, turned)


def turn_trumps(deal: FigureDeal, turned: list[int]) -> None:
    """Everybody has their cards, and one shows the trumps: the deal is complete.

    (GS-DEAL-07, GS-DEAL-08, PL-DEAL-03, PL-DEAL-05, PL-EICH-09)
    """
    deal.cards.turned = turned[:]
    deal.cards.trump = NONE
    if turned:
        deal.cards.trump = SUIT[turned[-1]]
    deal.cards.strength = deal.settled.strength[deal.cards.trump]
    deal.cards.wild = deal.settled.wild[deal.cards.trump]
    deal.stage = TABLE
    begin_exchange(deal)
    if deal.tape is not None:
        deal.note_dealt()


def deal_out(deal: FigureDeal, pack: list[int]) -> None:
    """Deals from a cut pack, top card first, in packets of the rule set's pattern (GS-DEAL-03, GS-DEAL-04, PL-DEAL-01, PL-2P-04).

    Who has taken cards from the cut gets fewer, from the first packets on.

    (PL-CUT-08, PL-OQ-13, BI-DEAL-03, BI-DEAL-04, BI-DEAL-05, PL-CUT-09)
    """
    cutter = deal.cutter()
    short = deal.cards.held[cutter]
    first = deal.first_leader()
    turned: list[int] = []
    top: i64 = 0
    for packet in deal.settled.packets[deal.cut.pattern]:
        if packet == TURN:
            turned = _turned_from(deal, pack, top)
            top += len(turned)
            continue
        for step in range(len(deal.active)):
            seat = deal.seat_after(first, step)
            less = min(packet, short) if seat == cutter else 0
            short -= less
            top = _deal_packet(deal, seat, pack, top, packet - less)
    deal.cut.pattern = 0
    deal.lay_away(pack, top)
    turn_trumps(deal, turned)


def _deal_packet(deal: FigureDeal, seat: i64, pack: list[int], top: i64, size: i64) -> i64:
    """Gives a seat so many cards of the pack from there on; the place of the next one."""
    rest = top + size
    for place in range(top, rest):
        deal.cards.hands[seat] |= BIT[pack[place]]
    deal.cards.held[seat] += size
    return rest


def _turned_from(deal: FigureDeal, pack: list[int], top: i64) -> list[int]:
    """The next card is turned; where acorns are never trumps, more until the first other one.

    (PL-DEAL-02, PL-EICH-03, PL-EICH-08, PL-EICH-09, PL-DEAL-04, PL-EICH-10, PL-STRAF-08)
    """
    last = top
    while not deal.terms.wild.acorns_may_be_trump and SUIT[pack[last]] == ACORNS:
        last += 1
    return pack[top : last + 1]


def permanent_below(deal: FigureDeal, card: i64) -> bool:
    """Whether the cutter may keep a card found at the bottom of the part they have lifted (PL-CUT-03)."""
    return deal.settled.found_in_cut & BIT[card] != 0


def pack_for(deal: FigureDeal, hands: list[list[int]], turned: list[int]) -> list[int]:
    """A pack that gives exactly these hands and these cards for trumps once its top card is cut off; the cut finds nothing in it."""
    left = [hand[:] for hand in hands]
    dealt: list[int] = []
    for packet in deal.settled.packets[deal.cut.pattern]:
        if packet == TURN:
            dealt += turned
            continue
        for seat in deal.round_from(deal.first_leader()):
            dealt += left[seat][:packet]
            del left[seat][:packet]
    rest = [card for card in deal.terms.cards if card not in dealt]
    top = next(card for card in rest if not permanent_below(deal, card))
    rest.remove(top)
    return [top, *dealt, *rest]
