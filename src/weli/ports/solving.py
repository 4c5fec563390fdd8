"""Which rule sets of a game can be solved exactly, and every deal of them."""

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.kinds import R


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealt(ABC, Generic[R]):
    """How the cards of a deal for two lie: the hands of both seats and the card turned, which both see."""

    def __init__(self, hands: list[list[int]], turned: int) -> None:
        self.hands = hands
        self.turned = turned

    @abstractmethod
    def deal(self, rules: R) -> Deal:
        """The first seat deals, the second one leads; nobody has scored yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Solving(Generic[R]):
    """What `weli.solving` asks of a game, loaded when somebody first wants it (`Game.solving`). Here nothing can be solved."""

    def deals(self, rules: R) -> list[Dealt]:
        """Every deal by these rules, each as likely as any other.

        Raises:
            RulesError: they cannot all be walked through, and why.
        """
        raise not_solvable("solve.only-for-two")


def not_solvable(key: str, /, **values: object) -> RulesError:
    """Why a game cannot be solved, with the sentence of the catalogue."""
    return RulesError(key, **values)
