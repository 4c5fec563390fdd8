"""How likely the Spiel is won: the cards in hand weighed by tricks and trumps, and one trick looked ahead.

The weights are fitted to simulated deals (`tables`). A weight is a hundredth of a logit, and the chance is the logistic of their sum.
Chances of the Spiel are counted in millionths here, so that two cards can be told apart.
"""

from math import exp
from typing import Final

from weli.acts import SPIEL
from weli.bots.chances import SURE, holds_one
from weli.bots.knowledge import has_played, unseen_cards, yet_to_play
from weli.bots.tables.data import SPIEL_WEIGHTS
from weli.cards import BIT, PLACES, RANK, SUIT, SUIT_SET, cards_of
from weli.parts.deal import Deal
from weli.parts.tricks import beats, playable, trick_winner

FINE_SURE: Final = 1_000_000
_FURTHEST: Final = 800
_CURVE: Final[list[int]] = [int(FINE_SURE / (1 + exp(-z / 100))) for z in range(-_FURTHEST, _FURTHEST + 1)]

HIGHER: Final[list[int]] = [
    sum(BIT[other] for other in range(PLACES) if SUIT[other] == SUIT[card] and RANK[other] > RANK[card])
    for card in range(PLACES)
]

# Where the weights stand: tricks still needed by us and by them, who leads, and each card by the trick it is held for.
LEADS_SELF: Final = 0
LEADS_PARTNER: Final = 1
LEADS_THEM: Final = 2
_LEADS: Final = 9
_CARDS: Final = _LEADS + 15
_CLASSES: Final = 14
_PLAIN: Final = 6
WEIGHTS: Final = _CARDS + 5 * _CLASSES


def state_feature(need: int, their_need: int) -> int:
    return (need - 1) * 3 + their_need - 1


def lead_feature(trick: int, leads: int) -> int:
    return _LEADS + trick * 3 + leads


def card_feature(trick: int, card: int, trump: int, unseen: int) -> int:
    """A trump by the higher ones unseen; a plain card by the same, and by whether more than three trumps are still unseen."""
    better = (unseen & HIGHER[card]).bit_count()
    if SUIT[card] == trump:
        place = min(better, _PLAIN - 1)
    else:
        many = 1 if (unseen & SUIT_SET[trump]).bit_count() > 3 else 0
        place = _PLAIN + 2 * min(better, 3) + many
    return _CARDS + trick * _CLASSES + place


def leads_for(view: Deal, seat: int, leader: int) -> int:
    if leader == seat:
        return LEADS_SELF
    return LEADS_PARTNER if view.seating.side_of(leader) == view.seating.side_of(seat) else LEADS_THEM


def spiel_chance(view: Deal, seat: int) -> int:
    """The chance that the seat's side wins the Spiel, in thousandths, with the cards the seat can see."""
    side = view.seating.side_of(seat)
    if view.owner[SPIEL] >= 0:
        return SURE if view.owner[SPIEL] == side else 0
    if view.in_trick == 0:
        return _between_tricks(view, seat) // (FINE_SURE // SURE)
    if has_played(view, seat):
        return _after_card(view, seat, -1) // (FINE_SURE // SURE)
    return max([_after_card(view, seat, card) for card in cards_of(playable(view, seat))]) // (FINE_SURE // SURE)


def chance_with_card(view: Deal, seat: int, card: int) -> int:
    """The chance of the Spiel, in millionths, if the seat plays that card now."""
    return _after_card(view, seat, card)


def _between_tricks(view: Deal, seat: int) -> int:
    side = view.seating.side_of(seat)
    unseen = unseen_cards(view, seat)
    needed = view.rules.tricks_for_spiel
    return _at_trick(
        len(view.winners),
        needed - view.taken[side],
        needed - view.taken[1 - side],
        leads_for(view, seat, view.leader),
        view.hands[seat],
        view.trump,
        unseen,
    )


def _at_trick(trick: int, need: int, their_need: int, leads: int, hand: int, trump: int, unseen: int) -> int:
    """The chance before a trick is led, in millionths."""
    if need == 0:
        return FINE_SURE
    if their_need == 0:
        return 0
    z = SPIEL_WEIGHTS[state_feature(need, their_need)] + SPIEL_WEIGHTS[lead_feature(trick, leads)]
    for card in cards_of(hand):
        z += SPIEL_WEIGHTS[card_feature(trick, card, trump, unseen)]
    return _CURVE[max(-_FURTHEST, min(_FURTHEST, z)) + _FURTHEST]


def _after_card(view: Deal, seat: int, card: int) -> int:
    """One trick looked ahead: it is won or lost, and the hand that remains is weighed. `card` -1: the seat has already played."""
    side = view.seating.side_of(seat)
    unseen = unseen_cards(view, seat)
    hand = view.hands[seat] & ~BIT[card] if card >= 0 else view.hands[seat]
    best, holder = best_so_far(view, seat, card)
    ours = _trick_chance(view, seat, best, holder, unseen)
    trick = len(view.winners) + 1
    need = view.rules.tricks_for_spiel - view.taken[side]
    their_need = view.rules.tricks_for_spiel - view.taken[1 - side]
    won = 0
    if ours:
        leads = leads_for(view, seat, holder)
        leads = LEADS_PARTNER if leads == LEADS_THEM else leads
        won = _at_trick(trick, need - 1, their_need, leads, hand, view.trump, unseen)
    lost = 0
    if ours < SURE:
        lost = _at_trick(trick, need, their_need - 1, LEADS_THEM, hand, view.trump, unseen)
    return (won * ours + lost * (SURE - ours)) // SURE


def best_so_far(view: Deal, seat: int, card: int) -> tuple[int, int]:
    """The card that leads the present trick, and whose it is, with the seat's `card` (-1: none) added to it."""
    if view.in_trick == 0:
        return card, seat
    holder = trick_winner(view, len(view.winners), view.leader)
    best = view.rows[holder][len(view.winners)]
    if card >= 0 and beats(card, best, view.trump):
        return card, seat
    return best, holder


def better_unseen(best: int, trump: int, unseen: int) -> int:
    """The unseen cards that would take the trick from that card: a trump may always be played (GS-PLAY-06)."""
    better = HIGHER[best] & unseen
    return better if SUIT[best] == trump else better | (SUIT_SET[trump] & unseen)


def _trick_chance(view: Deal, seat: int, best: int, holder: int, unseen: int) -> int:
    """The chance, in thousandths, that the trick goes to the seat's side: each later player takes it who can."""
    side = view.seating.side_of(seat)
    better = better_unseen(best, view.trump, unseen).bit_count()
    total = unseen.bit_count()
    ours = SURE if view.seating.side_of(holder) == side else 0
    theirs_at_first = SURE - ours
    for other in yet_to_play(view):
        if other == seat:
            continue
        takes = holds_one(better, view.held[other], total)
        if view.seating.side_of(other) != side:
            ours -= ours * takes // SURE
        else:
            # What they hold from the start is beaten like any card; what they have just overtaken, half as often.
            ours += theirs_at_first * takes // SURE + (SURE - ours - theirs_at_first) * takes // (2 * SURE)
            theirs_at_first -= theirs_at_first * takes // SURE
    return ours
