"""The true deal among the worlds behind a view: what lies where `determinize` looks for unseen cards.

No player may ask that, so it is no part of the house.
"""

import random

from weli.core.cards import cards_of
from weli.core.deal import Deal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.worlds import BOTTOM, FigureWorlds
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.worlds import _PACK, _TALON, _TRICK, GaigelWorlds
from weli.ports.determinization import Worlds


def allows(worlds: Worlds, deal: Deal) -> bool:
    """Whether a whole deal in which that seat sees the same is one of these."""
    return worlds._strict and _lies_as_in(worlds, deal) is not None


def like(worlds: Worlds, deal: Deal, rng: random.Random) -> Deal:
    """The world in which the unseen cards lie as in that whole deal, which is one of these."""
    world = _lies_as_in(worlds, deal)
    assert world is not None
    worlds._finish(world, rng)
    return world


def _lies_as_in(worlds: Worlds, deal: Deal) -> Deal | None:
    world = worlds._begun()
    for number, place in enumerate(worlds._places):
        cards = _lying(worlds, deal, number)
        if not place.takes(cards):
            return None
        worlds._lay(world, number, cards)
    return world if worlds._will_do(world) else None


def _lying(worlds: Worlds, deal: Deal, number: int) -> list[int]:
    """What lies at that place in a whole deal, without what was seen of it."""
    if isinstance(worlds, FigureWorlds):
        assert isinstance(deal, FigureDeal)
        return _lying_among_figures(worlds, deal, worlds._owners[number])
    assert isinstance(worlds, GaigelWorlds)
    assert isinstance(deal, GaigelDeal)
    return _lying_at_gaigel(worlds, deal, worlds._spots[number])


def _lying_among_figures(worlds: FigureWorlds, deal: FigureDeal, owner: int) -> list[int]:
    if owner >= 0:
        return cards_of(deal.cards.hands[owner] & ~worlds._seen[owner])
    if owner == BOTTOM:
        return [deal.cut.bottom]
    return deal.cut.pack + deal.cut.finding[:-1]


def _lying_at_gaigel(worlds: GaigelWorlds, deal: GaigelDeal, spot: int) -> list[int]:
    if spot == _PACK:
        return deal.cut.pack[:]
    if spot == _TALON:
        return deal.talon.cards[:]
    if spot >= _TRICK:
        return [deal.tricks.lying[spot - _TRICK]]
    hand = deal.hand(spot)
    for card in worlds._seen[spot]:
        if card in hand:
            hand.remove(card)
    return hand
