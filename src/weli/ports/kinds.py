"""What a port is generic in: who says `Views[MyDeal]` is given deals of that class, and a room that says `Views` asks any of them."""

from typing import Any

from typing_extensions import TypeVar

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet

D = TypeVar("D", bound=Deal, default=Any)
R = TypeVar("R", bound=RuleSet, default=Any)
