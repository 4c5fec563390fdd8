"""What a player's own cards stand for: those on the table, the natural ones in hand, and the best names for wild cards.

The names are chosen together, by all figures at once: a point for each that is won, as many as it is worth now, and the point that the
Weli's holder pays without one.
"""

from itertools import product
from typing import Final

from weli.core.acts import SPIEL
from weli.core.cards import (
    ACE,
    BIT,
    HEARTS,
    KING,
    LEAVES,
    OBER,
    PACK_32,
    RANK,
    SUIT,
    SUITS,
    WELI,
    card_at,
    cards_of,
    set_of,
)
from weli.core.chances import SURE
from weli.games.bieten.advice.figure_odds import chance_of, key_of
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.name_set import against_name, makes_all, unnamed
from weli.games.figures.engine.deal import OPEN
from weli.games.figures.engine.tricks import REAL, strength_of

Cards = tuple[list[int], list[int]]
"""What cards stand for, and beside each its place among equal ones (`tricks.REAL`, or that of a wild card)."""

_ALWAYS: Final = {card_at(suit, ACE) for suit in range(SUITS)} | {
    card_at(suit, rank) for suit in (HEARTS, LEAVES) for rank in (KING, OBER)
}
_REACH: Final = 2
_MOST_PLANS: Final = 150


def sure_cards(view: BietenDeal, seat: int) -> Cards:
    """What is certain: the cards on the table and the natural ones in hand."""
    natural = cards_of(view.cards.hands[seat] & ~view.cards.wild)
    shown = view.cards.names[seat]
    return [*shown, *natural], [strength_of(view, seat, trick) for trick in range(len(shown))] + [REAL] * len(natural)


def place_of(view: BietenDeal, card: int, name: int) -> int:
    """The place that a wild card has under a name: as itself it is a real card (BI-Q28)."""
    return REAL if name == card else view.cards.strength[card]


def worth(view: BietenDeal, seat: int, cards: Cards, temper: BietenTemper) -> int:
    """What these cards bring in all open figures but the Spiel, in thousandths of a point; the Weli's price is taken off."""
    faces, places = cards
    points = 0
    without = SURE
    for figure in view.figures:
        if view.stakes[figure].owner == seat:
            without = 0
        if figure == SPIEL or view.stakes[figure].owner != OPEN:
            continue
        chance = chance_of(view, seat, figure, key_of(view, faces, places, figure), temper)
        points += view.stakes[figure].value * chance
        without = without * (SURE - chance) // SURE
    if view.own_cards(seat) & BIT[WELI] and view.cards.wild & BIT[WELI]:
        points -= view.rules.weli.weli_zero_penalty * without
    return points


def planned(view: BietenDeal, seat: int, temper: BietenTemper, must: int = 0, given_up: int = 0) -> Cards | None:
    """All cards of a player, wild ones under the best names that make the figures of `must` besides those they have bet on or held.

    `given_up` are suits that they would give up besides. None where no names will do.
    """
    waiting = cards_of(unnamed(view, seat))
    faces, places = sure_cards(view, seat)
    if not waiting:
        return (faces, places) if makes_all(view, seat, 0, must) else None
    duties = view.proofs.duties[seat] | must
    best: Cards | None = None
    most = 0
    for names in _plans(view, seat, waiting, faces, given_up, duties):
        found = (
            [*faces, *names],
            places + [place_of(view, card, name) for card, name in zip(waiting, names, strict=True)],
        )
        points = worth(view, seat, found, temper)
        if best is None or points > most:
            best, most = found, points
    return best


def _plans(
    view: BietenDeal, seat: int, waiting: list[int], faces: list[int], given_up: int, duties: int
) -> list[tuple[int, ...]]:
    """Names for all wild cards together: first those worth a thought; where none of them will do, any that will."""
    for thought in (True, False):
        choices = [_names(view, seat, card, faces, given_up, thought) for card in waiting]
        found = [
            names
            for names in product(*choices)
            if len(set(names)) == len(names) and makes_all(view, seat, set_of(list(names)), duties)
        ]
        if found:
            return found[:_MOST_PLANS]
    return []


def _names(view: BietenDeal, seat: int, card: int, faces: list[int], given_up: int, thought: bool) -> list[int]:
    return [
        name
        for name in PACK_32
        if not given_up & BIT[SUIT[name]]
        and not against_name(view, seat, card, name)
        and (not thought or is_worth_a_thought(name, faces))
    ]


def is_worth_a_thought(name: int, faces: list[int]) -> bool:
    """High hearts, high leaves, Aces, and whatever goes together with another card."""
    if name in _ALWAYS:
        return True
    for face in faces:
        if RANK[name] == RANK[face] or (SUIT[name] == SUIT[face] and abs(int(RANK[name] - RANK[face])) <= _REACH):
            return True
    return False
