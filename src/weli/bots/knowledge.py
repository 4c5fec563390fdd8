"""What a seat can tell from its view: which cards it has never seen, who its partner is, who has yet to play."""

from weli.cards import BIT, cards_of, set_of
from weli.parts.deal import NONE, FigureDeal


def unseen_cards(view: FigureDeal, seat: int) -> int:
    """The cards that lie in other hands or in the stock, as far as the seat can tell."""
    seen = view.hands[seat] | view.known
    for row in view.rows:
        for card in row:
            seen |= BIT[card]
    for card in view.turned:
        seen |= BIT[card]
    for card in view.boden:
        seen |= BIT[card]
    if view.bottom != NONE:
        seen |= BIT[view.bottom]
    return set_of(view.rules.cards) & ~seen


def known_cards(view: FigureDeal, other: int) -> int:
    """The cards in another hand that everybody has seen: Perlaggen from the cut or an exchange, a last card (PL-EXCH-08)."""
    return view.hands[other] & view.known


def hidden_cards(view: FigureDeal, other: int) -> int:
    """How many cards of another hand the seat has never seen."""
    return view.held[other] - known_cards(view, other).bit_count()


def wild_cards(view: FigureDeal, seat: int) -> list[int]:
    """The free Perlaggen in the seat's hand, the lowest first."""
    return sorted(cards_of(view.hands[seat] & view.wild), key=view.strength.__getitem__)


def partners(view: FigureDeal, seat: int) -> list[int]:
    return [other for other in view.seating.members(view.seating.side_of(seat)) if other != seat]


def opponents(view: FigureDeal, seat: int) -> list[int]:
    """The players of every other side, as far as they still play."""
    side = view.seating.side_of(seat)
    return [other for other in view.active if view.seating.side_of(other) != side]


def other_sides(view: FigureDeal, seat: int) -> list[int]:
    """The other sides, as far as they still play."""
    side = view.seating.side_of(seat)
    return [other for other in view.playing_sides() if other != side]


def has_played(view: FigureDeal, seat: int) -> bool:
    """Whether the seat's card lies in the present trick."""
    return view.played[seat] > len(view.winners)


def yet_to_play(view: FigureDeal) -> list[int]:
    """The seats whose card is still missing from the present trick, in order."""
    return [view.seat_after(view.leader, step) for step in range(view.in_trick, len(view.active))]
