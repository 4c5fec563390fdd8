"""How likely the Spiel is won: the cards in hand weighed by tricks and trumps, and one trick looked ahead.

The weights are fitted to simulated deals (`spiel_weights`); the chance is the logistic of their sum. Chances of the Spiel are counted in
millionths here, so that two cards can be told apart.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from weli.acts import SPIEL
from weli.bots.chances import SURE, holds_one
from weli.bots.knowledge import has_played, hidden_cards, known_cards, other_sides, unseen_cards, yet_to_play
from weli.bots.spiel_weights import HIGHER, LEADS_PARTNER, LEADS_SELF, LEADS_THEM, Cards, model_for
from weli.cards import ACE, BIT, RANK, SUIT, SUIT_SET, card_at, cards_of, set_of
from weli.parts.deal import FigureDeal
from weli.parts.tricks import beats, playable, strength_of, trick_winner

FINE_SURE: Final = 1_000_000
_FURTHEST: Final = 800
_CURVE: Final[list[int]] = [int(FINE_SURE / (1 + exp(-z / 100))) for z in range(-_FURTHEST, _FURTHEST + 1)]

_SPENDS: Final = 700  # thousandths of the times that somebody takes a trick with a Perlagg, for want of another card


@dataclass(frozen=True)
class Lead:
    """The card that has the trick so far, by what it stands for, its place among the Perlaggen, and whose it is."""

    name: int
    strength: int
    holder: int


def weighed_cards(view: FigureDeal, unseen: int) -> Cards:
    return Cards(view.trump, view.wild, view.strength, unseen)


def leads_for(view: FigureDeal, seat: int, leader: int) -> int:
    if leader == seat:
        return LEADS_SELF
    return LEADS_PARTNER if view.seating.side_of(leader) == view.seating.side_of(seat) else LEADS_THEM


def spiel_chance(view: FigureDeal, seat: int) -> int:
    """The chance that the seat's side wins the Spiel, in thousandths, with the cards the seat can see."""
    side = view.seating.side_of(seat)
    if view.owner[SPIEL] >= 0:
        return SURE if view.owner[SPIEL] == side else 0
    if view.is_out(side, SPIEL):
        return 0
    if view.in_trick == 0:
        return _between_tricks(view, seat) // (FINE_SURE // SURE)
    if has_played(view, seat):
        return _after_trick(view, seat, view.hands[seat], leading(view)) // (FINE_SURE // SURE)
    cards = cards_of(playable(view, seat))
    return max([chance_with_card(view, seat, card) for card in cards]) // (FINE_SURE // SURE)


def chance_with_card(view: FigureDeal, seat: int, card: int) -> int:
    """The chance of the Spiel, in millionths, if the seat plays that card now; a Perlagg as the ace of trumps."""
    name = card_at(view.trump, ACE) if view.wild & BIT[card] else card
    return chance_with_lead(view, seat, card, leading_with(view, seat, card, name))


def chance_with_lead(view: FigureDeal, seat: int, card: int, lead: Lead) -> int:
    """The chance of the Spiel, in millionths, if the seat plays that card and it comes to this."""
    return _after_trick(view, seat, view.hands[seat] & ~BIT[card], lead)


def _between_tricks(view: FigureDeal, seat: int) -> int:
    needs = needed_tricks(view)
    return _at_trick(view, seat, len(view.winners), needs, view.leader, view.hands[seat], unseen_cards(view, seat))


def needed_tricks(view: FigureDeal) -> list[int]:
    """The tricks that each side still needs for the Spiel."""
    return [view.rules.tricks_for_spiel - taken for taken in view.taken]


def _at_trick(view: FigureDeal, seat: int, trick: int, needs: list[int], leader: int, hand: int, unseen: int) -> int:
    """The chance before a trick is led, in millionths."""
    side = view.seating.side_of(seat)
    need = needs[side]
    their_need = min([needs[other] for other in other_sides(view, seat)])
    if need == 0:
        return FINE_SURE
    if their_need == 0 or need > view.rules.hand_size - trick or view.is_out(side, SPIEL):
        return 0
    model = model_for(view.rules)
    leads = leads_for(view, seat, leader)
    z = 0
    for feature in model.shape.features(need, their_need, trick, leads, hand, weighed_cards(view, unseen)):
        z += model.weights[feature]
    return _CURVE[max(-_FURTHEST, min(_FURTHEST, z)) + _FURTHEST]


def _after_trick(view: FigureDeal, seat: int, hand: int, lead: Lead) -> int:
    """One trick looked ahead: it is won or lost, and the hand that remains is weighed."""
    side = view.seating.side_of(seat)
    unseen = unseen_cards(view, seat)
    ours = _trick_chance(view, seat, lead, unseen)
    trick = len(view.winners) + 1
    needs = needed_tricks(view)
    won = 0
    if ours:
        leader = lead.holder if view.seating.side_of(lead.holder) == side else _first_partner(view, seat)
        won = _at_trick(view, seat, trick, _with_trick(needs, side), leader, hand, unseen)
    lost = 0
    if ours < SURE:
        winner = _who_takes_it(view, seat, lead)
        lost = _at_trick(view, seat, trick, _with_trick(needs, view.seating.side_of(winner)), winner, hand, unseen)
    return (won * ours + lost * (SURE - ours)) // SURE


def _with_trick(needs: list[int], side: int) -> list[int]:
    return [need - 1 if other == side else need for other, need in enumerate(needs)]


def _first_partner(view: FigureDeal, seat: int) -> int:
    """Whoever of the side takes a trick that the opponents have so far: the partner next to play, or the seat alone."""
    side = view.seating.side_of(seat)
    later = [other for other in yet_to_play(view) if other != seat and view.seating.side_of(other) == side]
    return later[0] if later else seat


def _who_takes_it(view: FigureDeal, seat: int, lead: Lead) -> int:
    """The opponent who has the trick, or else the next one to play."""
    side = view.seating.side_of(seat)
    if view.seating.side_of(lead.holder) != side:
        return lead.holder
    return next(other for other in yet_to_play(view) if view.seating.side_of(other) != side)


def leading(view: FigureDeal) -> Lead:
    """What has the present trick; only while a card lies there."""
    trick = len(view.winners)
    holder = trick_winner(view, trick, view.leader)
    return Lead(view.names[holder][trick], strength_of(view, holder, trick), holder)


def leading_with(view: FigureDeal, seat: int, card: int, name: int) -> Lead:
    """What has it once the seat has played a card that stands for that name."""
    strength = view.strength[card]
    if view.in_trick == 0:
        return Lead(name, strength, seat)
    lead = leading(view)
    takes = beats(name, lead.name, view.trump) or (name == lead.name and strength > lead.strength)
    return Lead(name, strength, seat) if takes else lead


def better_unseen(view: FigureDeal, lead: Lead, unseen: int) -> int:
    """The unseen cards that would take the trick: a trump may always be played, and a Perlagg be named the ace of trumps (GS-PLAY-06,
    PL-PLAY-08); the one that is the ace already only gives way to a higher one (PL-WILD-10)."""
    better = HIGHER[lead.name] & unseen
    if SUIT[lead.name] != view.trump:
        better |= SUIT_SET[view.trump] & unseen
    loose = unseen & view.wild
    if SUIT[lead.name] == view.trump and RANK[lead.name] == ACE:
        loose &= set_of([card for card in cards_of(loose) if view.strength[card] > lead.strength])
    return better & ~view.wild | loose


def _trick_chance(view: FigureDeal, seat: int, lead: Lead, unseen: int) -> int:
    """The chance, in thousandths, that the trick goes to the seat's side: each later player takes it who can."""
    side = view.seating.side_of(seat)
    better = better_unseen(view, lead, unseen)
    ours = SURE if view.seating.side_of(lead.holder) == side else 0
    theirs_at_first = SURE - ours
    for other in yet_to_play(view):
        if other == seat:
            continue
        takes = _takes(view, other, lead, better, unseen)
        if view.seating.side_of(other) != side:
            ours -= ours * takes // SURE
        else:
            # What they hold from the start is beaten like any card; what they have just overtaken, half as often.
            ours += theirs_at_first * takes // SURE + (SURE - ours - theirs_at_first) * takes // (2 * SURE)
            theirs_at_first -= theirs_at_first * takes // SURE
    return ours


def _takes(view: FigureDeal, other: int, lead: Lead, better: int, unseen: int) -> int:
    """How likely a later player takes the trick: always with a natural card that can, mostly with a Perlagg."""
    hidden = hidden_cards(view, other)
    total = unseen.bit_count()
    takes = holds_one((better & ~view.wild).bit_count(), hidden, total)
    if not view.wild:
        return takes
    known = known_cards(view, other)
    known_wild = better_unseen(view, lead, known) if known else 0
    loose = SURE if known_wild & view.wild else holds_one((better & view.wild).bit_count(), hidden, total)
    if known_wild & ~view.wild:
        takes = SURE
    return takes + (SURE - takes) * loose * _SPENDS // (SURE * SURE)
