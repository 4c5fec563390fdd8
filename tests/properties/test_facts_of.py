"""`facts_of` tells groups of facts apart without a list of their names; the classes here are plain, those of the engine in either form."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.deal import Offence, facts_of
from weli.games.gaigel.presets import PRESETS


class Inner:
    def __init__(self, row: list[int]) -> None:
        self.row = row


class Spoken:
    def facts(self) -> tuple[object, ...]:
        return ("spoken",)


class Outer:
    def __init__(self, row: list[int]) -> None:
        self.second = True
        self.first = [row, [2]]
        self.inner = Inner(row)
        self.many = vec[i64]([3, 4])
        self.nothing = None
        self.offence = Offence(1, 2, 3)
        self.said = Spoken()
        self.summed = sum(row)


def test_facts_stand_in_the_order_of_their_names_as_plain_values() -> None:
    assert facts_of(Outer([1])) == (((1,), (2,)), ((1,),), (3, 4), None, (1, 2, 3, 0), ("spoken",), 1, 1)
    assert hash(facts_of(Outer([1]))) == hash(facts_of(Outer([1])))


def test_what_follows_from_other_facts_can_be_left_out() -> None:
    assert facts_of(Outer([1, 0]), but=("first", "inner")) == facts_of(Outer([1]), but=("first", "inner"))
    assert facts_of(Outer([1, 0])) != facts_of(Outer([1]))


def test_rule_sets_are_values_already() -> None:
    rules = next(iter(PRESETS.values()))
    group = Inner([])
    setattr(group, "a", rules)  # noqa: B010  what the class does not declare
    assert facts_of(group) == (rules, ())


@pytest.mark.parametrize("acts", [[], [7, 9]])
def test_both_forms_of_the_engine_have_their_fields_found(acts: list[int]) -> None:
    row = Acts()
    for act in acts:
        row.add(act)
    assert facts_of(row) == (tuple(row.as_list() + [0] * (24 - len(acts))), len(acts))
