"""The outset of a deal: nothing done yet, then the cards given out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.cards import HIDDEN, SUIT, SUITS, set_of
from weli.deal import NONE, WHOLE_TRUTH
from weli.games.gaigel.deal import CUT, TABLE, GaigelDeal
from weli.games.gaigel.openings import has_opening
from weli.games.gaigel.ranks import HAND, HEIGHT_OF
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.state import NO_QUEST
from weli.parts import grounds
from weli.tape import Tape

PACKETS: Final = (3, 2)  # GA-DEAL-07, GA-DEAL-08


def begin(deal: GaigelDeal, rules: GaigelRules, dealer: i64, before: list[int], tape: Tape | None) -> None:
    """Makes it a deal in which nothing has been done yet and no card has been dealt.

    Args:
        deal: to be filled in.
        rules: how it is played.
        dealer: his seat.
        before: units of each side, or its game points.
        tape: where it is written down what happens; none, if nobody wants to know.
    """
    deal.tape = tape
    seats = rules.players
    sides = rules.seating.sides
    deal.terms = rules
    deal.seating = rules.seating
    deal.active = list(range(seats))
    deal.playing = set_of(deal.active)
    deal.dealer = dealer
    deal.before = before[:]
    deal.knows = WHOLE_TRUTH
    deal.number = 0
    deal.cleaning = False
    deal.lots = []
    _no_cards(deal, seats)
    _no_tricks(deal, seats, sides)
    deal.caller = NONE
    deal.calling = []
    deal.ended = 0
    deal.ender = NONE
    deal.champion = NONE
    deal.culprit = NONE
    deal.worth = 0
    deal.tied = False
    deal.closed = False
    deal.counted = []
    deal.cleaning_next = False
    deal.gained = [0] * sides
    deal.winner = NONE
    deal.reached = []
    deal.losers = []


def _no_cards(deal: GaigelDeal, seats: i64) -> None:
    deal.stage = CUT
    deal.pack = []
    deal.lifted = 0
    deal.knocked = False
    deal.talon = []
    deal.indicator = NONE
    deal.trump = NONE
    deal.diss = NONE
    deal.claimant = NONE
    deal.asked = NONE
    deal.handing = NONE
    deal.declined_in = NONE
    deal.once = vec[i64]([0] * seats)
    deal.twice = vec[i64]([0] * seats)
    deal.held = [0] * seats
    deal.shown = [[] for _ in range(seats)]
    deal.used_kings = [0] * (seats * SUITS)
    deal.used_obers = [0] * (seats * SUITS)
    deal.duty = [[] for _ in range(seats)]


def _no_tricks(deal: GaigelDeal, seats: i64, sides: i64) -> None:
    deal.earlier = 0
    deal.won_before = [[] for _ in range(sides)]
    deal.opening = NONE
    deal.forced = 0
    deal.leader = deal.first_leader()
    deal.trick = []
    deal.drawing = False
    deal.leaders = []
    deal.winners = []
    deal.tricks = []
    deal.taken = [0] * sides
    deal.declared = []
    deal.proven = 0
    deal.counts = [0] * sides
    deal.arrived = []
    deal.liable = [NONE] * sides
    deal.over = [False] * sides
    deal.quest = [NO_QUEST] * seats
    deal.offences = []
    deal.withheld = []


def give_hands(deal: GaigelDeal, hands: list[list[int]], talon: list[int]) -> None:
    """Gives each seat these cards; the talon lies top first, its last card is the indicator, which shows the trumps.

    (GA-DEAL-09, GA-DEAL-10, GA-DEAL-11)
    """
    for seat, hand in enumerate(hands):
        deal.set_hand(seat, [card for card in hand if card != HIDDEN])
        deal.held[seat] = len(hand)
    if talon:
        deal.talon = talon[:-1]
        deal.indicator = talon[-1]
        deal.trump = SUIT[talon[-1]]
    deal.lots = _cut_for(deal, talon)
    deal.pack = []
    deal.stage = TABLE


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
    """Deals from a pack as it lies, top card first, Vorhand first: in threes and twos, or five at once.

    (GA-DEAL-04, GA-DEAL-06, GA-DEAL-07, GA-DEAL-08)
    """
    hands: list[list[int]] = [[] for _ in range(deal.terms.players)]
    rest = pack[:]
    indicator: i64 = NONE
    for place, packet in enumerate((HAND,) if in_fives else PACKETS):
        if place == 1 and deal.terms.deal_pattern == "3-T-2":
            indicator = rest.pop(0)
        for seat in deal.round_from(deal.first_leader()):
            hands[seat] += rest[:packet]
            del rest[:packet]
    if indicator == NONE:
        indicator = rest.pop(0)
    give_hands(deal, hands, [*rest, indicator])
    note_dealt(deal)


def note_dealt(deal: GaigelDeal) -> None:
    """Tells of the cards as they have been dealt: the trumps, and who leads; a case may begin with neither."""
    if deal.tape is None:
        return
    if deal.indicator != NONE:
        deal.note("trump_turned", grounds.INDICATOR_TURNED, seat=deal.dealer, card=deal.indicator)
    if not deal.earlier and has_opening(deal, deal.first_leader()):
        deal.note("leads", grounds.FIRST_LEAD, seat=deal.leader)


def pack_for(deal: GaigelDeal, hands: list[list[int]], talon: list[int]) -> list[int]:
    """A pack that gives exactly these hands and this talon once its top card is cut off."""
    left = [hand[:] for hand in hands]
    pack: list[int] = []
    for place, packet in enumerate(PACKETS):
        if place == 1 and deal.terms.deal_pattern == "3-T-2":
            pack.append(talon[-1])
        for seat in deal.round_from(deal.first_leader()):
            pack += left[seat][:packet]
            del left[seat][:packet]
    if deal.terms.deal_pattern == "3-2-T":
        pack.append(talon[-1])
    pack += talon[:-1]
    return [pack[-1], *pack[:-1]]
