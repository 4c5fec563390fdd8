"""What a rule set of a figure game settles for all its deals, in the form in which the engine asks for it."""

from functools import cache
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.cards import PLACES, SUITS, set_of
from weli.core.deal import NONE
from weli.games.figures.engine.facts.show import Show, no_show
from weli.games.figures.engine.rules.dealing import TURN_UP
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.engine.wild import identities, permanent, strengths, wild_set

TURN: Final = 0
"""Among the packets: the cards for trumps are turned now."""


@final
class Settled:
    """Answers that follow from a rule set alone. `settled` makes them once for each."""

    def __init__(self, rules: FigureRules) -> None:
        self.rules = rules
        self.figures: vec[i64] = vec[i64](rules.figures())
        self.figure_set: i64 = set_of(rules.figures())
        # The highest accepted value on which more can be proposed: with Spiel aus the highest one there is.
        self.highest: i64 = rules.stakes.max_value if rules.stakes.spiel_aus else rules.stakes.max_value - 1
        self.unbet_place: vec[i64] = _places(rules.scoring.count_order_unbet, FIGURES)
        self.pack_size: i64 = len(rules.cards)
        self.packets: list[vec[i64]] = [_packets(rules, pattern) for pattern in rules.dealing.deal_patterns]
        trumps = [*range(SUITS), NONE]  # so that the index NONE finds what holds without trumps
        self.strength: list[list[int]] = [
            strengths(rules.wild.perlagg_order, rules.wild.weli_substitute, suit) for suit in trumps
        ]
        self.wild: vec[i64] = vec[i64]([wild_set(places) for places in self.strength])
        self.found_in_cut: i64 = permanent(rules.wild) if rules.exchange.cut_takes_permanent else 0
        self.names: vec[i64] = vec[i64]([set_of(identities(rules.wild, rules.cards, card)) for card in range(PLACES)])
        self.blind_bets: bool = rules.blind.blind_bets != "none"
        # What every deal begins with; it is replaced, never changed.
        self.nought_of_seats: vec[i64] = vec[i64]([0] * rules.players)
        self.nought_of_sides: vec[i64] = vec[i64]([0] * rules.seating.sides)
        self.nothing_pledged: vec[i64] = vec[i64]([0] * (rules.players * FIGURES))
        self.no_show: Show = no_show()

    def __reduce__(self) -> tuple[Any, ...]:
        return settled, (self.rules,)


@cache
def settled(rules: FigureRules) -> Settled:
    """What these rules settle."""
    return Settled(rules)


def _places(order: tuple[int, ...], size: i64) -> vec[i64]:
    """By figure its place in an order; -1 where it is not in it."""
    return vec[i64]([order.index(one) if one in order else NONE for one in range(size)])


def _packets(rules: FigureRules, pattern: tuple[int | str, ...]) -> vec[i64]:
    """The packets in their order; the trump is turned when everybody has their cards, where the pattern does not say otherwise."""
    whole = pattern if TURN_UP in pattern or not rules.manner.trump_turned else (*pattern, TURN_UP)
    return vec[i64]([TURN if isinstance(one, str) else one for one in whole])
