"""What a seat can tell from its view: which cards it has never seen, who its partner is, who has yet to play."""

from weli.core.cards import BIT, cards_of, set_of
from weli.games.figures.engine.deal import NONE, FigureDeal


def unseen_cards(view: FigureDeal, seat: int) -> int:
    """The cards that lie in other hands or in the stock, as far as the seat can tell."""
    seen = view.cards.hands[seat] | view.cards.known
    for row in view.cards.rows:
        for card in row:
            seen |= BIT[card]
    for card in view.cards.turned:
        seen |= BIT[card]
    for card in view.cut.boden:
        seen |= BIT[card]
    if view.cut.bottom != NONE:
        seen |= BIT[view.cut.bottom]
    return set_of(view.rules.cards) & ~seen


def known_cards(view: FigureDeal, other: int) -> int:
    """The cards in another hand that everybody has seen: Perlaggen from the cut or an exchange, a last card (PL-EXCH-08)."""
    return view.cards.hands[other] & view.cards.known


def hidden_cards(view: FigureDeal, other: int) -> int:
    """How many cards of another hand the seat has never seen."""
    return view.cards.held[other] - known_cards(view, other).bit_count()


def wild_cards(view: FigureDeal, seat: int) -> list[int]:
    """The free Perlaggen in the seat's hand, the lowest first."""
    return sorted(cards_of(view.cards.hands[seat] & view.cards.wild), key=view.cards.strength.__getitem__)


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
    return view.cards.played[seat] > len(view.tricks.winners)


def yet_to_play(view: FigureDeal) -> list[int]:
    """The seats whose card is still missing from the present trick, in order."""
    return [view.seat_after(view.tricks.leader, step) for step in range(view.tricks.in_trick, len(view.active))]
