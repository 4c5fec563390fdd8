"""What a port is generic in: who says `Views[MyDeal]` is given deals of that class, and a room that says `Views` asks any of them."""

from typing import TYPE_CHECKING, Any

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    D = TypeVar("D", bound=Deal, default=Any)
    R = TypeVar("R", bound=RuleSet, default=Any)
else:  # the usual value is for the type checker alone, and the module that knows it takes its time to load
    from typing import TypeVar

    D = TypeVar("D", bound=Deal)
    R = TypeVar("R", bound=RuleSet)
