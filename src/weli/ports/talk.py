"""What partners may tell each other, and what a computer player tells its own."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.cards import HIDDEN, set_of
from weli.core.kinds import D
from weli.core.ruleset import RuleSet
from weli.ports.signs import Holding, Phrase, Sheet, Spoken, TrueSign


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk(ABC, Generic[D]):
    """Talk at the tables of a game. It is heard and seen by everybody, binds nobody and changes nothing that is legal."""

    @abstractmethod
    def barred(self, verb: str, rules: RuleSet) -> tuple[str, str] | None:
        """The id of the rule against a word of talk (`say`, `ask`, `sign`), and the key of its reason; nothing where it is allowed."""

    def holding(self, view: D, seat: int) -> Holding:
        """What the seat of a view has to tell of (`deal.seen_by(seat)`); here there are neither wild cards nor figures."""
        return Holding(
            hand=set_of([card for card in view.hand_cards(seat) if card != HIDDEN]),
            trump=view.trump_suit(),
            wild=0,
            strength=(),
            sizes=(0, 0),
            natural_sizes=(0, 0),
        )

    def laid(self, deal: D, seat: int) -> int:
        """The cards that lie open before a player and that they have held, as a set; here those of which their signs never spoke."""
        return set_of([card for card, _ in deal.laid_by(seat)])

    def held_once(self, world: D, seat: int, laid: int) -> Holding:
        """What that seat has held in a world since so many of its cards lay open, as a set, and no more of them: signs were of that."""
        holding = self.holding(world, seat)
        return replace(holding, hand=holding.hand | self.laid(world, seat) & ~laid)

    def is_said(self, phrase: Phrase, rules: RuleSet) -> bool:
        """Whether partners who may talk use that phrase."""
        return False

    def asks(self, view: D, seat: int) -> list[str]:
        """The questions to a partner, by their ids, that fit how the deal stands, the most fitting first."""
        return []

    def unasked(self, view: D, seat: int, signs: list[TrueSign]) -> list[TrueSign]:
        """Which of the signs that would be true a computer player gives of itself; `signs` begins with the most important one."""
        return []

    def answer(self, view: D, seat: int, question: Spoken, sheet: Sheet | None, signs: list[TrueSign]) -> str | None:
        """The line of talk with which a computer player answers its partner; nothing where the question is not to be answered."""
        return None
