"""Random legal play inside the engine, compiled with it: no interpreted line between two steps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import STEP
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.ports.turn_order import ACTOR

# L'Ecuyer (1999), for numbers of 32 bits, whose products stay among the integers that are compiled to machine words. No division.
_FACTOR: Final = 32310901
_WORD: Final = 2**32 - 1
_HIGH: Final = 24  # so many high bits are used: the low ones are hardly random


class RandomPlay:
    """Deals by one rule set, one after the other, in which only the one due to act is asked.

    He makes any of the acts he may make, each as likely as the others; but what ends a deal on a word only where he may do nothing else
    (`ports.measures`).
    """

    def __init__(self, rules: RuleSet, seed: i64) -> None:
        self.rules = rules
        self.engine = game_of(rules).engine
        self.endings = list(game_of(rules).measures.endings())
        self.start_scores = [rules.start_score] * rules.seating.sides
        self.active = list(range(rules.players))
        self.pack: vec[i64] = vec[i64](rules.cards)
        self.chance = seed

    def play(self, deals: i64) -> i64:
        """Plays so many deals; how often the legal acts were listed, one of them chosen and made."""
        steps: i64 = 0
        left = deals
        while left:
            left -= 1
            asking = self.engine.asking(self.fresh(), 0, ACTOR)
            asking.begin()
            while asking.seat() >= 0:
                asking.take(self.choice(asking.offer()))
                steps += 1
        return steps

    def fresh(self) -> Deal:
        """The next deal, from a shuffled pack."""
        pack = self.shuffled()
        dealer = self.below(self.rules.players)
        return self.engine.lay(self.rules, dealer, self.start_scores, pack, 0, self.active)

    def shuffled(self) -> list[int]:
        """The pack of the next deal."""
        pack = self.pack
        place: i64 = len(pack)
        while place > 1:
            other = self.below(place)
            place -= 1
            card = pack[place]
            pack[place] = pack[other]
            pack[other] = card
        return list(pack)

    def choice(self, offer: Acts) -> i64:
        act = offer.at(self.below(offer.count))
        return offer.at(0) if self.endings and act // STEP in self.endings else act

    def below(self, bound: i64) -> i64:
        self.chance = (self.chance * _FACTOR + 1) & _WORD
        return (self.chance >> 32 - _HIGH) * bound >> _HIGH
