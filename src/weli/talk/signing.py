"""The signs that a seat could give and be telling the truth, the most important first."""

from weli.core.cards import cards_of
from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.signs import Holding, Sheet, Sign, TrueSign, Weight


def true_signs(view: Deal, seat: int, sheet: Sheet) -> list[TrueSign]:
    """What a seat could truthfully sign by a sheet, from nothing but its own view (`deal.seen_by(seat)`)."""
    holding = game_of(view.rules).talk.holding(view, seat)
    found = [_given(sign, holding) for sign in sheet.signs if sign.meaning.is_true_of(holding)]
    return sorted(found, key=lambda given: (given.weight, -_height(given, holding)))


def _given(sign: Sign, holding: Holding) -> TrueSign:
    cards = sign.meaning.cards_in(holding)
    return TrueSign(sign, _weight(sign, cards, holding), tuple(cards_of(cards)))


def _weight(sign: Sign, cards: int, holding: Holding) -> Weight:
    match sign.meaning.kind:
        case "suit":
            return Weight.SUIT
        case "small-trumps":
            return Weight.SMALL_TRUMPS
        case "gleich" | "hanger":
            return Weight.LONG_FIGURE if sign.meaning.size_in(holding) >= holding.long else Weight.FIGURE
        case "nothing" | "bad-hand":
            return Weight.NOTHING
        case _ if cards & holding.wild:
            return Weight.PERLAGG
        case _ if cards & holding.trumps:
            return Weight.HIGH_TRUMP
        case _:
            return Weight.OTHER_CARD


def _height(given: TrueSign, holding: Holding) -> int:
    """Among signs of one weight: the better Perlagg, the higher trump, the suit with more cards, the longer figure."""
    if given.weight == Weight.PERLAGG:
        return max(holding.strength[card] for card in given.cards)
    if given.weight == Weight.SUIT:
        return len(given.cards)
    if given.weight in (Weight.FIGURE, Weight.LONG_FIGURE):
        return given.sign.meaning.size_in(holding)
    return max(given.cards, default=0)
