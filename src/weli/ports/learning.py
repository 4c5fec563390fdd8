"""A game as learning programs want it: its acts in a fixed order, what a seat sees as marks, and how far a deal can go."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.acts import argument_of
from weli.core.cards import card_text
from weli.core.deal import Deal
from weli.core.kinds import R
from weli.ports.encoding.fields import Field, Layout

Group = tuple[int, ...]
"""Places in the pack, counted from the top, whose cards come to the same hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learning(ABC, Generic[R]):
    """What the rooms for research ask of a game. Nobody who only plays loads any of it (`Game.learning`)."""

    # Acts.

    @abstractmethod
    def acts(self) -> list[int]:
        """Every act that any rule set of the game knows, each once, in an order that stays; `PASS_ACT` and `DEFER_ACT` are not among them.

        All rule sets share it, so that what is learnt by one of them fits the others.
        """

    def label(self, act: int) -> str:
        """One of these acts in the words of a record, said of no deal: `bet gleich hanger`, `play HA`, `cut 12`. No two are alike.

        Here all of them are cards that are played.
        """
        return f"play {card_text(argument_of(act))}"

    # What is seen.

    @abstractmethod
    def layout(self, rules: R) -> Layout:
        """How a seat's view of a deal by these rules is written down: nothing that the seat may not know."""

    @abstractmethod
    def fields(self) -> Sequence[Field]:
        """All fields that any of its rule sets has, in their order: for whoever reads what they mean."""

    def counted(self) -> Mapping[str, str]:
        """What the names in the shapes of these fields count, where that is not the same in every game."""
        return {}

    # Bounds, which follow from the rules and may lie far above what is ever played.

    @abstractmethod
    def most_acts(self, rules: R) -> int:
        """No deal has more acts."""

    @abstractmethod
    def most_points(self, rules: R, scores: tuple[int, ...]) -> float:
        """No deal brings a side more points than the others, or fewer; `scores` are those before it, none for those of a fresh game."""

    # Chance.

    def groups(self, laid: Deal) -> list[Group]:
        """The places in the pack that matter, where deals are laid like this one, whose pack lies in the order of the rule set's cards.

        Those whose cards come to the same hand stand together. Here each stands alone, as it must where the pack is still to be cut.
        """
        return [(place,) for place in range(len(laid.rules.cards))]
