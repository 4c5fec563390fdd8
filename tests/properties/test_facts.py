"""Every fact of a deal is copied and told apart: a field that somebody adds and forgets in one of the long lists is found here."""

import random
from typing import Any

import pytest

from properties.tables import PRESETS
from weli.core.deal import Deal
from weli.games import match_for

GAMES = ("giltspiel fiss", "perlaggen innsbruck", "bieten 4p", "gaigel kreuz-4p")
GROUPS = "weli.games.gaigel.facts."
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


def facts_in(deal: Deal) -> list[tuple[str, str]]:
    """Every fact: the group that it stands in, empty where it stands in none, and its name."""
    found: list[tuple[str, str]] = []
    for name in fields_of(deal):
        group = getattr(deal, name)
        inner = names_in(group) if type(group).__module__.startswith(GROUPS) else []
        found += [(name, one) for one in inner] or [("", name)]
    return found


def names_in(group: object) -> list[str]:
    return sorted(getattr(type(group), "__mypyc_attrs__", None) or vars(group))


def fact_in(deal: Deal, group: str, name: str) -> Any:
    return getattr(getattr(deal, group) if group else deal, name)


def with_fact(deal: Deal, group: str, name: str, fact: Any) -> Deal:
    """A copy with another fact; copies may share a group, so it is one of its own that is changed."""
    other = deal.copy()
    if group:
        setattr(other, group, getattr(other, group).copy())
    setattr(getattr(other, group) if group else other, name, fact)
    return other


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
    for group, name in facts_in(deal):
        assert fact_in(twin, group, name) is not NotImplemented, f"a copy forgets {group} {name}"
        fact = changed(fact_in(deal, group, name))
        if fact is not None:
            other = with_fact(deal, group, name, fact)
            assert fact_in(other.copy(), group, name) == fact, f"a copy forgets {group} {name}"
            assert fact_in(deal, group, name) != fact, f"{group} {name} is changed in the original too"


@pytest.mark.parametrize("preset", GAMES)
def test_deals_that_differ_in_one_fact_are_not_the_same(preset: str) -> None:
    deal = dealt(preset)
    for group, name in facts_in(deal):
        fact = changed(fact_in(deal, group, name))
        if fact is not None and name not in NOT_TOLD_APART:
            other = with_fact(deal, group, name, fact)
            assert other.facts() != deal.facts(), f"facts forgets {group} {name}"
