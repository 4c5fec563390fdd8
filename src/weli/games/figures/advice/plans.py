"""Ways to lay an example of a figure: which cards of the hand it takes, and how many Perlaggen."""

from typing import Final

from weli.core.acts import GLEICH
from weli.core.cards import BIT, RANKS, SEVEN, SUITS, card_at
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import KEY, LEAST, count_by_rank
from weli.games.figures.knowledge import wild_cards

_KEYS: Final = 16 * KEY


class Plan:
    """An example that would lie open in the end; where there is none it has no cards."""

    def __init__(self) -> None:
        self.perlaggen = 0
        self.key = 0
        self.cards: list[int] = []  # of the hand, natural ones first

    def is_possible(self) -> bool:
        return len(self.cards) > 0

    def consider(self, cards: list[int], perlaggen: int, key: int) -> None:
        """Takes up another example where it is better: fewer Perlaggen, fewer cards, the lower figure (GS-TACT-05, PL-TACT-08)."""
        if not self.cards or _price(cards, perlaggen, key) < _price(self.cards, self.perlaggen, self.key):
            self.cards = cards
            self.perlaggen = perlaggen
            self.key = key


def _price(cards: list[int], perlaggen: int, key: int) -> int:
    return (perlaggen * _KEYS + len(cards)) * _KEYS + key


def cheapest(view: FigureDeal, seat: int, figure: int, least: int) -> Plan:
    """The best plan that lifts what the seat has lying open to that key."""
    best = Plan()
    if figure == GLEICH:
        _plan_gleich(view, seat, least, best)
    else:
        _plan_hanger(view, seat, least, best)
    return best


def _plan_gleich(view: FigureDeal, seat: int, least: int, best: Plan) -> None:
    natural = view.cards.hands[seat] & ~view.cards.wild
    free = wild_cards(view, seat)
    counts = count_by_rank(view.cards.visible[seat]) + view.cards.duplicate_ranks[seat]
    for rank in range(RANKS):
        there = counts >> 4 * rank & 15
        own = [card_at(suit, rank) for suit in range(SUITS) if natural & BIT[card_at(suit, rank)]]
        if not view.rules.wild.gleich_same_card_twice:
            own = [card for card in own if not view.cards.visible[seat] & BIT[card]]
        helpers = free if rank >= SEVEN else []
        most = there + len(own) + len(helpers)
        if not view.rules.wild.gleich_same_card_twice:
            most = min(most, SUITS)
        for size in range(max(LEAST, there + 1), most + 1):
            if size * KEY + rank >= least:
                cards = [*own, *helpers][: size - there]
                best.consider(cards, max(0, len(cards) - len(own)), size * KEY + rank)


def _plan_hanger(view: FigureDeal, seat: int, least: int, best: Plan) -> None:
    natural = view.cards.hands[seat] & ~view.cards.wild
    visible = view.cards.visible[seat]
    free = wild_cards(view, seat)
    for suit in range(SUITS):
        for low in range(RANKS):
            own: list[int] = []
            missing = 0
            for top in range(low, RANKS):
                card = card_at(suit, top)
                if natural & BIT[card] & ~visible:
                    own.append(card)
                elif not visible & BIT[card]:
                    missing += 1 if top >= SEVEN else RANKS
                if missing > len(free):
                    break
                key = (top - low + 1) * KEY + top
                if top > low and key >= least and len(own) + missing:
                    best.consider([*own, *free[:missing]], missing, key)
