"""Who takes a trick, and what may be added to it, written down a second time: cards are words."""

LOW_TO_HIGH = "7UOKXA"
WORTH = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2, "7": 0}


def height(card: str) -> int:
    return LOW_TO_HIGH.index(card[1])


def best_place(trick: list[str], trump: str) -> int:
    """Which card wins: the highest trump, or else the highest of the suit led; of equals the first."""
    trumps = [card for card in trick if card[0] == trump]
    high = max(trumps or [card for card in trick if card[0] == trick[0][0]], key=height)
    return trick.index(high)


def duties(hand: list[str], trick: list[str], trump: str) -> set[str]:
    """What may be played when the talon is empty."""
    if not trick:
        return set(hand)
    pool = [card for card in hand if card[0] == trick[0][0]] or [card for card in hand if card[0] == trump] or hand
    if pool is hand:
        return set(hand)
    winning = {card for card in pool if best_place([*trick, card], trump) == len(trick)}
    return winning or set(pool)
