"""How likely the Spiel is won: the cards in hand weighed by tricks and trumps, and one trick looked ahead.

The weights are fitted to simulated deals (`spiel_weights`); the chance is the logistic of their sum. Chances of the Spiel are counted in
millionths here, so that two cards can be told apart.
"""

from math import exp
from typing import Final

from weli.core.acts import SPIEL
from weli.core.cards import ACE, BIT, PLACES, RANK, SUIT, SUIT_SET, card_at, cards_of, how_many, set_of
from weli.core.chances import SURE, holds_one
from weli.games.figures.advice.spiel_weights import HIGHER, LEADS_PARTNER, LEADS_SELF, LEADS_THEM, Weighed, model_for
from weli.games.figures.engine.deal import NONE, FigureDeal
from weli.games.figures.engine.tricks import beats, playable, strength_of, trick_winner
from weli.games.figures.knowledge import has_played, hidden_cards, known_cards, other_sides, unseen_cards, yet_to_play

FINE_SURE: Final = 1_000_000
_FURTHEST: Final = 800
_CURVE: Final[list[int]] = [int(FINE_SURE / (1 + exp(-z / 100))) for z in range(-_FURTHEST, _FURTHEST + 1)]

_SPENDS: Final = 700  # thousandths of the times that somebody takes a trick with a Perlagg, for want of another card


class Lead:
    """The card that has the trick so far, by what it stands for, its place among the Perlaggen, and whose it is: nobody's (NONE) where
    none lies there.
    """

    def __init__(self, name: int, strength: int, holder: int) -> None:
        self.name = name
        self.strength = strength
        self.holder = holder


def weighed_cards(view: FigureDeal, unseen: int) -> Weighed:
    return Weighed(view.cards.trump, view.cards.wild, view.cards.strength, unseen)


def leads_for(view: FigureDeal, seat: int, leader: int) -> int:
    if leader == seat:
        return LEADS_SELF
    return LEADS_PARTNER if view.seating.same_side(leader, seat) else LEADS_THEM


class Sight:
    """What a seat knows of the tricks before it plays a card or says a word, reckoned once for everything it thinks of."""

    def __init__(self, view: FigureDeal, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.side = view.seating.side_of(seat)
        self.unseen = unseen_cards(view, seat)
        self.needs = needed_tricks(view)
        self.others = other_sides(view, seat)
        self.later = [other for other in yet_to_play(view) if other != seat]
        self.lead = leading(view)
        self._model = model_for(view.rules)
        self._cards = weighed_cards(view, self.unseen)
        self._kinds = [0] * PLACES
        for card in cards_of(view.cards.hands[seat]):
            self._kinds[card] = self._cards.kind(card)

    def before_trick(self, trick: int, taker: int, leader: int, hand: int) -> int:
        """The chance of the Spiel before a trick is led, in millionths. `taker` is the side that has just got a trick more, or NONE."""
        view = self.view
        need = self.needs[self.side] - (1 if taker == self.side else 0)
        if need == 0:
            return FINE_SURE
        their_need = view.rules.hand_size
        for other in self.others:
            theirs = self.needs[other] - (1 if taker == other else 0)
            their_need = min(their_need, theirs)
        if their_need == 0 or need > view.rules.hand_size - trick or view.is_out(self.side, SPIEL):
            return 0
        shape = self._model.shape
        weights = self._model.weights
        z = weights[shape.of_needs(need, their_need)]
        z += weights[shape.of_lead(trick, leads_for(view, self.seat, leader))]
        for card in cards_of(hand):
            z += weights[shape.of_card(trick, self._kinds[card])]
        if shape.wild:
            z += weights[shape.of_loose(self._cards)]
        return _CURVE[max(-_FURTHEST, min(_FURTHEST, z)) + _FURTHEST]


def spiel_chance(view: FigureDeal, seat: int) -> int:
    """The chance that the seat's side wins the Spiel, in thousandths, with the cards the seat can see."""
    side = view.seating.side_of(seat)
    if view.stakes[SPIEL].owner >= 0:
        return SURE if view.stakes[SPIEL].owner == side else 0
    if view.is_out(side, SPIEL):
        return 0
    sight = Sight(view, seat)
    if sight.lead.holder == NONE:
        fine = sight.before_trick(len(view.tricks.winners), NONE, view.tricks.leader, view.cards.hands[seat])
    elif has_played(view, seat):
        fine = _after_trick(sight, view.cards.hands[seat], sight.lead)
    else:
        fine = max([chance_with_card(sight, card) for card in cards_of(playable(view, seat))])
    return fine // (FINE_SURE // SURE)


def chance_with_card(sight: Sight, card: int) -> int:
    """The chance of the Spiel, in millionths, if the seat plays that card now; a Perlagg as the ace of trumps."""
    view = sight.view
    name = card_at(view.cards.trump, ACE) if view.cards.wild & BIT[card] else card
    return chance_with_lead(sight, card, leading_with(sight, card, name))


def chance_with_lead(sight: Sight, card: int, lead: Lead) -> int:
    """The chance of the Spiel, in millionths, if the seat plays that card and it comes to this."""
    return _after_trick(sight, sight.view.cards.hands[sight.seat] & ~BIT[card], lead)


def needed_tricks(view: FigureDeal) -> list[int]:
    """The tricks that each side still needs for the Spiel."""
    return [view.rules.stakes.tricks_for_spiel - taken for taken in view.tricks.taken]


def _after_trick(sight: Sight, hand: int, lead: Lead) -> int:
    """One trick looked ahead: it is won or lost, and the hand that remains is weighed."""
    view = sight.view
    ours = _trick_chance(sight, lead)
    trick = len(view.tricks.winners) + 1
    won = 0
    if ours:
        leader = lead.holder if view.seating.side_of(lead.holder) == sight.side else _first_partner(sight)
        won = sight.before_trick(trick, sight.side, leader, hand)
    lost = 0
    if ours < SURE:
        winner = _who_takes_it(sight, lead)
        lost = sight.before_trick(trick, view.seating.side_of(winner), winner, hand)
    return (won * ours + lost * (SURE - ours)) // SURE


def _first_partner(sight: Sight) -> int:
    """Whoever of the side takes a trick that the opponents have so far: the partner next to play, or the seat alone."""
    for other in sight.later:
        if sight.view.seating.side_of(other) == sight.side:
            return other
    return sight.seat


def _who_takes_it(sight: Sight, lead: Lead) -> int:
    """The opponent who has the trick, or else the next one to play."""
    for other in [lead.holder, *sight.later]:
        if sight.view.seating.side_of(other) != sight.side:
            return other
    return NONE


def leading(view: FigureDeal) -> Lead:
    """What has the present trick."""
    if not view.tricks.in_trick:
        return Lead(NONE, 0, NONE)
    trick = len(view.tricks.winners)
    holder = trick_winner(view, trick, view.tricks.leader)
    return Lead(view.cards.names[holder][trick], strength_of(view, holder, trick), holder)


def leading_with(sight: Sight, card: int, name: int) -> Lead:
    """What has it once the seat has played a card that stands for that name."""
    strength = sight.view.cards.strength[card]
    lead = sight.lead
    if lead.holder == NONE:
        return Lead(name, strength, sight.seat)
    takes = beats(name, lead.name, sight.view.cards.trump) or (name == lead.name and strength > lead.strength)
    return Lead(name, strength, sight.seat) if takes else lead


def better_unseen(view: FigureDeal, lead: Lead, unseen: int) -> int:
    """The unseen cards that would take the trick: a trump may always be played, and a Perlagg be named the ace of trumps (GS-PLAY-06,
    PL-PLAY-08); the one that is the ace already only gives way to a higher one (PL-WILD-10)."""
    better = HIGHER[lead.name] & unseen
    if SUIT[lead.name] != view.cards.trump:
        better |= SUIT_SET[view.cards.trump] & unseen
    loose = unseen & view.cards.wild
    if SUIT[lead.name] == view.cards.trump and RANK[lead.name] == ACE:
        loose &= set_of([card for card in cards_of(loose) if view.cards.strength[card] > lead.strength])
    return better & ~view.cards.wild | loose


def _trick_chance(sight: Sight, lead: Lead) -> int:
    """The chance, in thousandths, that the trick goes to the seat's side: each later player takes it who can."""
    seating = sight.view.seating
    better = better_unseen(sight.view, lead, sight.unseen)
    ours = SURE if seating.side_of(lead.holder) == sight.side else 0
    theirs_at_first = SURE - ours
    for other in sight.later:
        takes = _takes(sight, other, lead, better)
        if seating.side_of(other) != sight.side:
            ours -= ours * takes // SURE
        else:
            # What they hold from the start is beaten like any card; what they have just overtaken, half as often.
            ours += theirs_at_first * takes // SURE + (SURE - ours - theirs_at_first) * takes // (2 * SURE)
            theirs_at_first -= theirs_at_first * takes // SURE
    return ours


def _takes(sight: Sight, other: int, lead: Lead, better: int) -> int:
    """How likely a later player takes the trick: always with a natural card that can, mostly with a Perlagg."""
    view = sight.view
    hidden = hidden_cards(view, other)
    total = sight.unseen.bit_count()
    takes = holds_one(how_many(better & ~view.cards.wild), hidden, total)
    if not view.cards.wild:
        return takes
    known = known_cards(view, other)
    known_wild = better_unseen(view, lead, known) if known else 0
    loose = SURE if known_wild & view.cards.wild else holds_one(how_many(better & view.cards.wild), hidden, total)
    if known_wild & ~view.cards.wild:
        takes = SURE
    return takes + (SURE - takes) * loose * _SPENDS // (SURE * SURE)
