"""What a seat can tell from its view: which cards it has never seen, who its partner is, who has yet to play."""

from weli.cards import set_of
from weli.parts.deal import Deal


def unseen_cards(view: Deal, seat: int) -> int:
    """The cards that lie in other hands or in the stock."""
    cards = set_of(view.rules.cards) & ~view.hands[seat] & ~set_of(view.turned)
    for visible in view.visible:
        cards &= ~visible
    return cards


def own_cards(view: Deal, seat: int) -> int:
    """All the cards dealt to the seat, laid open or in hand (GS-FIG-16)."""
    return view.hands[seat] | view.visible[seat]


def partners(view: Deal, seat: int) -> list[int]:
    return [other for other in view.seating.members(view.seating.side_of(seat)) if other != seat]


def opponents(view: Deal, seat: int) -> list[int]:
    return view.seating.members(1 - view.seating.side_of(seat))


def has_played(view: Deal, seat: int) -> bool:
    """Whether the seat's card lies in the present trick."""
    return view.played[seat] > len(view.winners)


def yet_to_play(view: Deal) -> list[int]:
    """The seats whose card is still missing from the present trick, in order."""
    players = view.rules.players
    return [(view.leader + step) % players for step in range(view.in_trick, players)]
