"""Which card to play: the one that leaves the best chance of the Spiel, and of equal ones the one that tells least.

Out of that come the rules of thumb: win with the cheapest card that wins, throw the lowest when nothing can be won or the partner has
the trick, and keep a figure closed as long as that costs nothing.
"""

from typing import Final

from weli.bots.knowledge import unseen_cards, yet_to_play
from weli.bots.spiel_odds import best_so_far, better_unseen, chance_with_card
from weli.bots.temper import Temper
from weli.cards import BIT, RANK, SUIT
from weli.parts.deal import OPEN, SHOWN_FIGURES, Deal
from weli.parts.figures import figure_key
from weli.parts.tricks import beats

_FINE: Final = 1000  # millionths in a thousandth
_TRUMP_PRICE: Final = 20


def choose_card(view: Deal, seat: int, cards: list[int], temper: Temper) -> int:
    """The card to play, among the legal ones."""
    choice = _without_overtaking(view, seat, cards)
    best = choice[0]
    best_worth = -_FINE * _FINE
    for card in choice:
        worth = chance_with_card(view, seat, card) if len(choice) > 1 else 0
        worth -= temper.exposure * _FINE * _told_by(view, seat, card)
        worth -= temper.thrift * _price(view, card)
        if worth > best_worth:
            best = card
            best_worth = worth
    return best


def _without_overtaking(view: Deal, seat: int, cards: list[int]) -> list[int]:
    """Where the partner has the trick safely, the cards that leave it to him; otherwise all."""
    if view.in_trick == 0:
        return cards
    best, holder = best_so_far(view, seat, -1)
    if view.seating.side_of(holder) != view.seating.side_of(seat):
        return cards
    last = len(yet_to_play(view)) == 1
    if not last and better_unseen(best, view.trump, unseen_cards(view, seat)):
        return cards
    return [card for card in cards if not beats(card, best, view.trump)] or cards


def _told_by(view: Deal, seat: int, card: int) -> int:
    """How many open figures of the seat the card would show, or show better, to everybody."""
    told = 0
    for figure in SHOWN_FIGURES:
        if view.owner[figure] == OPEN:
            visible = view.visible[seat]
            if figure_key(visible | BIT[card], figure) > figure_key(visible, figure):
                told += 1
    return told


def _price(view: Deal, card: int) -> int:
    """What a card is worth keeping for: height, and trumps above all; it only decides between equal chances."""
    return RANK[card] + (_TRUMP_PRICE if SUIT[card] == view.trump else 0)
