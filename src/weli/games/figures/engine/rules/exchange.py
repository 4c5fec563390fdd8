"""What is found in the cut, and how Perlaggen are exchanged for the turn-up."""

from dataclasses import dataclass
from typing import Any, Final

from weli.core.parameters import NO_OR_YES, Part, is_list_of, parameter

ROLES: Final = ("dealer", "partner", "lho", "rho")


def _roles(asked: Any, rules: Any) -> bool:
    return is_list_of(asked, ROLES)


@dataclass(frozen=True)
class ExchangeRules(Part):
    cut_takes_permanent: bool = parameter(False, needs=("has_permanent",))
    cut_take_is_optional: bool = parameter(False, NO_OR_YES, needs=("cut_takes_permanent", "has_permanent"))
    exchange_turned_perlagg: bool = parameter(
        False, needs=("perlagg_order",), along=("exchange_upgrade", "exchange_acorns")
    )
    exchange_roles: tuple[str, ...] = parameter((), (), valid=_roles, like=ROLES, needs=("exchanges",))
    exchange_passes_on_refusal: bool = parameter(False, NO_OR_YES, needs=("several_exchange",))
    exchange_upgrade: bool = parameter(False, needs=("exchanges",))
    exchange_acorns: bool = parameter(False, needs=("exchanges",))
    exchange_repeat_until_stable: bool = parameter(False, needs=("exchanges_in_steps",))
    exchange_before_bets: bool = parameter(True, needs=("exchanges",))
    luck_und_boden: bool = parameter(False, NO_OR_YES)
