"""King and Ober of one suit: when they may be declared, and when a side is certain of its trick before it is over."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import STEP
from weli.core.cards import ACE, BIT, KING, OBER, RANK, SUIT, SUIT_SET, SUITS, card_at, cards_of
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import PAIR
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.facts.opening import ELFEN_LEAD, FIVE_TRUMPS
from weli.games.gaigel.facts.pairs import Declared, by_suit
from weli.games.gaigel.ranks import HAND, OBERS, RANKING
from weli.games.gaigel.tricks import winning_seat

TRUMPS: Final = 12  # in the pack


def check_pair(deal: GaigelDeal, seat: i64, suit: i64) -> i64:
    """Whether a player may declare a pair of that suit now.

    (GA-PAIR-01, GA-PAIR-02, GA-PAIR-03, GA-PAIR-04, GA-PAIR-05, GA-PAIR-06, GA-PAIR-07, GA-PAIR-11, GA-PAIR-16)
    """
    if suit >= SUITS:
        return reasons.NO_PAIR
    kings = deal.copies(seat, card_at(suit, KING))
    obers = deal.copies(seat, card_at(suit, OBER))
    if not kings or not obers:
        return reasons.NO_PAIR
    if not deal.side_has_trick(deal.seating.side_of(seat)) and not is_certain(deal, seat):
        return reasons.PAIR_WITHOUT_TRICK
    if not deal.is_time_for(seat, deal.terms.pairs.pair_window):
        return reasons.PAIR_NOT_NOW
    before = deal.pairs_declared(seat, suit)
    if deal.terms.pairs.pair_repeat == "all_four_at_once":
        if before == 2:
            return reasons.PAIR_USED
        return reasons.ALL_FOUR_AT_ONCE if before == 1 and min(kings, obers) < 2 else reasons.FINE
    fresh = min(deal.fresh(seat, suit, KING), deal.fresh(seat, suit, OBER))
    return reasons.FINE if fresh else reasons.PAIR_USED


def add_pairs(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    hand = deal.cards.once[seat]
    pairs = hand & hand >> 1 & OBERS  # the King's place is next to the Ober's
    for suit in range(SUITS):
        if pairs & SUIT_SET[suit] and check_pair(deal, seat, suit) == reasons.FINE:
            found.add(PAIR * STEP + suit)


def declare(deal: GaigelDeal, seat: i64, suit: i64) -> None:
    """Shows King and Ober; the side has the points at once (GA-PAIR-01, GA-PAIR-03, GA-PAIR-08, GA-PAIR-12, GA-PAIR-14)."""
    king = card_at(suit, KING)
    ober = card_at(suit, OBER)
    place = by_suit(seat, suit)
    deal.pairs.used_kings[place] += 1
    deal.pairs.used_obers[place] += 1
    deal.shows(seat, [king] * deal.pairs.used_kings[place] + [ober] * deal.pairs.used_obers[place])
    deal.pairs.declared.append(Declared(seat, suit, deal.tricks_over(), len(deal.tricks.lying)))
    _note_pair(deal, seat, suit)
    deal.add_points(deal.seating.side_of(seat), deal.pair_points(suit), deal.tricks_over(), len(deal.tricks.lying))
    if deal.terms.pairs.pair_play_next:
        deal.pairs.duty[seat] |= BIT[king] | BIT[ober]


def _note_pair(deal: GaigelDeal, seat: i64, suit: i64) -> None:
    """The cards that are shown: King and Ober, or where the house asks for it both of each (GA-PAIR-03, GA-PAIR-07)."""
    if deal.tape is None:
        return
    of_each = deal.pairs_declared(seat, suit) if deal.terms.pairs.pair_repeat == "all_four_at_once" else 1
    reason = reasons.TRUMP_PAIR if suit == deal.talon.trump else reasons.PLAIN_PAIR
    for card in [card_at(suit, KING)] * of_each + [card_at(suit, OBER)] * of_each:
        deal.note("pair", reason, seat=seat, card=card, number=deal.pair_points(suit))


def is_certain(deal: GaigelDeal, seat: i64) -> bool:
    """Whether the partner has played a card that, for all that everybody has seen, nothing can beat (GA-PAIR-10, GA-Q03, GA-Q64)."""
    if not deal.terms.pairs.pair_guarantee or not deal.tricks.lying:
        return False
    if deal.is_first_trick():
        return _opening_is_certain(deal, seat)
    best = winning_seat(deal)
    if best == NONE or not deal.seating.are_partners(seat, best):
        return False
    card = _card_of(deal, best)
    for opponent in _opponents_to_play(deal, best):
        for other in cards_of(RANKING.beating(card, deal.talon.trump)):
            if deal.may_hold(opponent, other):
                return False
    return True


def _card_of(deal: GaigelDeal, seat: i64) -> i64:
    """The card that a player has played to the present trick."""
    return deal.tricks.lying[(seat - deal.tricks.leader) % deal.terms.players]


def _opponents_to_play(deal: GaigelDeal, winning: i64) -> list[int]:
    """Who has yet to play to the trick, is not of the winning side, and could take it."""
    found: list[int] = []
    for step in range(len(deal.tricks.lying), len(deal.active)):
        seat = deal.seat_after(deal.tricks.leader, step)
        if not deal.seating.same_side(seat, winning) and not deal.is_powerless(seat):
            found.append(seat)
    return found


def _opening_is_certain(deal: GaigelDeal, seat: i64) -> bool:
    """Ge-Elfen; the Ace of trumps; other trumps where no opponent left can hold five; never what lies face down."""
    if deal.opening.way == ELFEN_LEAD:
        return deal.seating.are_partners(seat, deal.tricks.leader)
    if deal.opening.way != FIVE_TRUMPS:
        return False
    best = _best_trump(deal)
    if best == NONE or not deal.seating.are_partners(seat, deal.seat_after(deal.tricks.leader, best)):
        return False
    return RANK[deal.tricks.lying[best]] == ACE or _trumps_left(deal) < HAND


def _followers(deal: GaigelDeal) -> list[int]:
    """The places of trumps that followed a lead of trumps; that of a collector of Sevens has no effect (GA-Q33)."""
    return [
        place
        for place in range(1, len(deal.tricks.lying))
        if SUIT[deal.tricks.lying[place]] == deal.talon.trump
        and not deal.seeks_sevens(deal.seat_after(deal.tricks.leader, place))
    ]


def _best_trump(deal: GaigelDeal) -> i64:
    """The place of the best trump in the first trick; -1 where nobody can tell whether a higher one counts (GA-OPEN-18, GA-Q55)."""
    best: i64 = 0
    for place in _followers(deal):
        if RANKING.beats(deal.tricks.lying[place], deal.tricks.lying[best], deal.talon.trump):
            best = place
    return NONE if best and deal.terms.opening.first_trick_trumps == "powerless" else best


def _trumps_left(deal: GaigelDeal) -> i64:
    """How many trumps may be in other hands: whoever had to play one holds four more; the open one shows the trumps."""
    each = HAND if deal.terms.opening.first_trick_trumps == "forbidden" else 1
    return TRUMPS - 1 - HAND - each * len(_followers(deal))
