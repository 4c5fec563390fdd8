"""What the views of all games have in common: cards as texts, and seats in the order in which a page needs them."""

from collections.abc import Iterable

from weli.cards import card_text
from weli.deal import NONE
from weli.seats import Seating


def card_texts(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]


def seat_or_none(seating: Seating, seat: int) -> str | None:
    """A seat by name, where there is one."""
    return None if seat == NONE else seating.seat_name(seat)


def places_from(first: int, players: int) -> list[int]:
    """All seats in order of turn, from that one on."""
    return [(first + step) % players for step in range(players)]
