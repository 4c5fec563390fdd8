"""Ways to lay an example of a figure: which cards of the hand it takes, and how many Perlaggen."""

from collections.abc import Iterator
from dataclasses import dataclass

from weli.core.acts import GLEICH
from weli.core.cards import BIT, RANKS, SEVEN, SUITS, card_at
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import KEY, LEAST, count_by_rank
from weli.games.figures.knowledge import wild_cards


@dataclass(frozen=True, order=True)
class Plan:
    """An example that would lie open in the end. The better plan comes first: fewer Perlaggen, fewer cards, the lower figure (GS-TACT-05,
    PL-TACT-08)."""

    perlaggen: int
    size: int
    key: int
    cards: tuple[int, ...]  # of the hand, natural ones first


def cheapest(view: FigureDeal, seat: int, figure: int, least: int) -> Plan | None:
    """The best plan that lifts what the seat has lying open to that key; None where there is none."""
    ways = _gleich_plans(view, seat) if figure == GLEICH else _hanger_plans(view, seat)
    return min((plan for plan in ways if plan.key >= least), default=None)


def _gleich_plans(view: FigureDeal, seat: int) -> Iterator[Plan]:
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
            cards = [*own, *helpers][: size - there]
            yield Plan(max(0, len(cards) - len(own)), len(cards), size * KEY + rank, tuple(cards))


def _hanger_plans(view: FigureDeal, seat: int) -> Iterator[Plan]:
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
                if top > low and own + free[:missing]:
                    yield Plan(missing, len(own) + missing, (top - low + 1) * KEY + top, (*own, *free[:missing]))
