"""What a card in hand is worth keeping for, in points of the deal: tricks it may win, pairs, the exchange, five of a kind."""

from typing import Final

from weli.core.cards import KING, OBER, RANK, SEVEN, SUIT, SUITS, card_at
from weli.core.deal import NONE
from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.opening import FARBE_QUEST
from weli.games.gaigel.facts.pairs import by_suit
from weli.games.gaigel.ranks import HEIGHT_OF, sevens_in

_COLLECTED_FROM: Final = 3  # Sevens, or cards of a suit, from which one thinks of five


def worth(memory: Memory, card: int, temper: GaigelTemper) -> float:
    """What one gives away with that card, its points in the present trick apart."""
    view = memory.view
    table = temper.trump if SUIT[card] == view.talon.trump else temper.plain
    value = table[HEIGHT_OF[card]]
    if RANK[card] in (KING, OBER):
        value += _for_pairs(memory, card, temper)
    if card == view.diss_card() and may_rob_later(memory):
        value = max(value, temper.rob_hope * temper.trump[HEIGHT_OF[view.talon.indicator]])
    return value + _for_five(memory, card, temper)


def may_rob_later(memory: Memory) -> bool:
    """Whether the indicator is still to be had for a Seven."""
    view = memory.view
    return (
        view.robbing.diss == NONE
        and view.talon.indicator != NONE
        and RANK[view.talon.indicator] != SEVEN
        and view.to_draw() > len(view.active)
    )


def pairs_in(view: GaigelDeal, seat: int, suit: int, without: int = NONE) -> int:
    """How many pairs of a suit a hand can still declare, once that card is gone; a used copy goes first (GA-Q63)."""
    kings = view.fresh(seat, suit, KING)
    obers = view.fresh(seat, suit, OBER) if kings else 0
    if not obers:
        return 0
    if without == card_at(suit, KING) and not view.pairs.used_kings[by_suit(seat, suit)]:
        kings -= 1
    if without == card_at(suit, OBER) and not view.pairs.used_obers[by_suit(seat, suit)]:
        obers -= 1
    return min(kings, obers)


def points_in_pairs(view: GaigelDeal, seat: int, without: int = NONE) -> int:
    """The points of all pairs in a hand that are not declared yet."""
    return sum([view.pair_points(suit) * pairs_in(view, seat, suit, without) for suit in range(SUITS)])


def _for_pairs(memory: Memory, card: int, temper: GaigelTemper) -> float:
    """Of a pair not declared yet most of its points, and something where its other half may still be drawn (GA-TAC-04)."""
    view = memory.view
    seat = memory.seat
    suit = SUIT[card]
    points = view.pair_points(suit)
    lost = pairs_in(view, seat, suit) - pairs_in(view, seat, suit, card)
    if lost:
        return temper.pair_kept * float(points)
    rank, other = (KING, OBER) if RANK[card] == KING else (OBER, KING)
    if view.fresh(seat, suit, rank) <= view.fresh(seat, suit, other) or not view.fresh(seat, suit, rank):
        return 0.0
    used = view.pairs.used_kings if rank == KING else view.pairs.used_obers
    if used[by_suit(seat, suit)]:
        return 0.0
    return temper.pair_hope * float(points) * memory.comes(card_at(suit, other))


def _for_five(memory: Memory, card: int, temper: GaigelTemper) -> float:
    """Where five Sevens, or five of a suit, win the deal."""
    view = memory.view
    hand = view.hand(memory.seat)
    if not view.talon_open():
        return 0.0
    if RANK[card] == SEVEN and "unannounced" in view.rules.quests.sevens_quest and sevens_in(hand) > _COLLECTED_FROM:
        return temper.seven_hope * float(sevens_in(hand))
    if view.opening.quests[memory.seat] == FARBE_QUEST:
        same = [other for other in hand if SUIT[other] == SUIT[card]]
        if len(same) >= _COLLECTED_FROM:
            return temper.suit_hope * len(same)
    return 0.0
