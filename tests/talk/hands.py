"""Deals to talk about: South deals, the trump card turned is no Perlagg, so nothing is exchanged and West leads."""

from weli.core.cards import card_of
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.games.figures.engine.ruleset import FigureRules

NORTH, EAST, SOUTH, WEST = range(4)
INNSBRUCK = game_named("perlaggen").preset("innsbruck")
EICHEL = game_named("perlaggen").preset("eichel-imst")
DEUTSCHNOFEN = game_named("perlaggen").preset("deutschnofen")
FISS = game_named("giltspiel").preset("fiss")


def cards(text: str) -> list[int]:
    found = [card_of(word) for word in text.split()]
    assert -1 not in found, text
    return found


def deal(rules: FigureRules, north: str, *, turned: str = "L8", others: str = "") -> FigureDeal:
    """A deal in which North has these cards; the others get `others`, in turn from East, and then the lowest that are left."""
    mine, shown, wanted = cards(north), cards(turned), cards(others)
    rest = [card for card in rules.cards if card not in [*mine, *shown, *wanted]]
    stock = [*wanted, *rest]
    size = rules.hand_size
    hands = [mine, *[stock[size * other : size * (other + 1)] for other in range(rules.players - 1)]]
    return deal_hands(rules, SOUTH, [0] * rules.seating.sides, hands, shown)
