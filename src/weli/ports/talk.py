"""What partners may tell each other, and what a computer player tells its own."""

from abc import ABC, abstractmethod

from weli.deal import Deal
from weli.ruleset import RuleSet
from weli.signs import Holding, Phrase, Sheet, Spoken, TrueSign


class Talk(ABC):
    """Talk at the tables of a game. It is heard and seen by everybody, binds nobody and changes nothing that is legal."""

    @abstractmethod
    def barred(self, verb: str, rules: RuleSet) -> tuple[str, str] | None:
        """The id of the rule against a word of talk (`say`, `ask`, `sign`), and the key of its reason; nothing where it is allowed."""

    @abstractmethod
    def holding(self, view: Deal, seat: int) -> Holding:
        """What the seat of a view has to tell of (`deal.seen_by(seat)`)."""

    def is_said(self, phrase: Phrase, rules: RuleSet) -> bool:
        """Whether partners who may talk use that phrase."""
        return False

    @abstractmethod
    def unasked(self, view: Deal, seat: int, signs: list[TrueSign]) -> list[TrueSign]:
        """Which of the signs that would be true a computer player gives of itself; `signs` begins with the most important one."""

    def answer(self, view: Deal, seat: int, question: Spoken, sheet: Sheet | None, signs: list[TrueSign]) -> str | None:
        """The line of talk with which a computer player answers its partner; nothing where the question is not to be answered."""
        return None
