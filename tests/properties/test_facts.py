"""Every fact of a deal is copied and told apart: a field that somebody adds and forgets in one of the long lists is found here."""

import random
from typing import Any

import pytest

from properties.tables import PRESETS
from weli.deal import Deal
from weli.match import match_for

GAMES = ("giltspiel fiss", "perlaggen innsbruck", "bieten 4p", "gaigel kreuz-4p")
NOT_TOLD_APART = {
    "figures",
    "figure_set",
    "strength",
    "wild",
    "taken",
    "playing",
    "on_offer",
    "conceded",
    "won_conceded",
}
"""What follows from the rule set, the trumps, the tricks, and from facts that it sums up."""


def dealt(preset: str) -> Deal:
    rules = PRESETS[preset]
    pack = list(rules.cards)
    random.Random(1).shuffle(pack)
    return match_for(rules).next_deal(pack)


def fields_of(deal: Deal) -> list[str]:
    return [name for kind in type(deal).__mro__ for name in vars(kind).get("__annotations__", {})]


def changed(value: Any) -> Any:
    """Another value of the same kind, or nothing where none can be made up."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case [int(), *rest]:
            return [value[0] + 1, *rest]
        case [list(), *rest]:
            return [[*value[0], 7], *rest]
        case _:
            return None


@pytest.mark.parametrize("preset", GAMES)
def test_a_copy_has_every_fact(preset: str) -> None:
    deal = dealt(preset)
    twin = deal.copy()
    for name in fields_of(deal):
        assert hasattr(twin, name), f"copy_into forgets {name}"
        fact = changed(getattr(deal, name))
        if fact is not None:
            other = deal.copy()
            setattr(other, name, fact)
            assert getattr(other.copy(), name) == fact, f"copy_into forgets {name}"


@pytest.mark.parametrize("preset", GAMES)
def test_deals_that_differ_in_one_fact_are_not_the_same(preset: str) -> None:
    deal = dealt(preset)
    for name in fields_of(deal):
        fact = changed(getattr(deal, name))
        if fact is not None and name not in NOT_TOLD_APART:
            other = deal.copy()
            setattr(other, name, fact)
            assert other.facts() != deal.facts(), f"facts forgets {name}"
