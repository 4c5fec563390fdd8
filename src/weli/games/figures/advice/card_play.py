"""Which card to play: the one that leaves the best chance of the Spiel, and of equal ones the one that tells least.

Out of that come the rules of thumb: win with the cheapest card that wins, throw the lowest when nothing can be won or the partner has
the trick, and keep a figure closed as long as that costs nothing. A Perlagg is played where it does more for the Spiel than it would
do for Gleich and Hanger, so most of them are kept for late tricks.
"""

from typing import Final

from weli.core.cards import ACE, BIT, RANK, SUIT, card_at
from weli.games.figures.advice.naming import FINE, best_name, likely_names
from weli.games.figures.advice.spiel_odds import FINE_SURE, Sight, better_unseen, chance_with_card
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import NONE, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import figure_key
from weli.games.figures.engine.tricks import beats, faces_that_follow
from weli.games.figures.engine.wild import identities
from weli.games.figures.knowledge import wild_cards

_TRUMP_PRICE: Final = 20


def choose_card(view: FigureDeal, seat: int, cards: list[int], temper: Temper) -> int:
    """The card to play, among the legal ones, so that most Perlaggen are kept for late tricks (PL-TACT-03)."""
    if len(cards) == 1:
        return cards[0]
    sight = Sight(view, seat)
    choice = _without_overtaking(sight, cards)
    best = choice[0]
    if len(choice) == 1:
        return best
    best_worth = -100 * FINE_SURE
    for card in choice:
        worth = _worth(sight, card, temper)
        if worth > best_worth:
            best = card
            best_worth = worth
    return best


def _worth(sight: Sight, card: int, temper: Temper) -> int:
    view = sight.view
    if view.cards.wild & BIT[card]:
        return best_name(sight, card, _names(view, sight.seat, card, temper), temper)[1]
    worth = chance_with_card(sight, card)
    worth -= temper.exposure * FINE * _told_by(view, sight.seat, card)
    return worth - temper.thrift * _price(view, card)


def _names(view: FigureDeal, seat: int, card: int, temper: Temper) -> list[int]:
    """The names to think of for a Perlagg: all that are allowed for the lowest one; a higher one is only better as the ace of trumps."""
    if card != wild_cards(view, seat)[0]:
        return [card_at(view.cards.trump, ACE)]
    may = faces_that_follow(view, seat)
    names = identities(view.rules.wild, view.rules.cards, card)
    return likely_names(view, seat, [name for name in names if may & BIT[name]], temper)


def _without_overtaking(sight: Sight, cards: list[int]) -> list[int]:
    """Where the partner has the trick safely, the cards that leave it to them; otherwise all."""
    view = sight.view
    lead = sight.lead
    if lead.holder == NONE or view.seating.side_of(lead.holder) != sight.side:
        return cards
    if sight.later and better_unseen(view, lead, sight.unseen):
        return cards
    natural = [card for card in cards if not view.cards.wild & BIT[card]]
    return [card for card in natural if not beats(card, lead.name, view.cards.trump)] or cards


def _told_by(view: FigureDeal, seat: int, card: int) -> int:
    """How many open figures of the seat the card would show, or show better, to everybody."""
    told = 0
    for figure in SHOWN_FIGURES:
        if view.stakes[figure].owner == OPEN:
            visible = view.cards.visible[seat]
            if figure_key(visible | BIT[card], figure) > figure_key(visible, figure):
                told += 1
    return told


def _price(view: FigureDeal, card: int) -> int:
    """What a card is worth keeping for: height, and trumps above all; it only decides between equal chances."""
    return RANK[card] + (_TRUMP_PRICE if SUIT[card] == view.cards.trump else 0)
