"""What the gate runs in which form: every test in one at least, and no name that is none of a test any more."""

from types import SimpleNamespace

import pytest

from gate import IN_BOTH, IN_COMPILED, IN_PLAIN, TESTS, is_left_out, left_for_the_night, values_of

FILES = sorted(TESTS.rglob("test_*.py"))


def test_every_test_runs_in_one_form_at_least() -> None:
    assert [file for file in FILES if is_left_out(file, "plain") and is_left_out(file, "compiled")] == []


@pytest.mark.parametrize("named", [IN_COMPILED, IN_PLAIN, IN_BOTH])
def test_every_name_is_one_of_tests(named: tuple[str, ...]) -> None:
    assert [name for name in named if not (TESTS / name).exists()] == []


def test_the_rules_and_the_cases_run_in_both_forms() -> None:
    both = {file for file in FILES if not is_left_out(file, "plain") and not is_left_out(file, "compiled")}
    assert {TESTS / "record/test_cases.py", TESTS / "rules/test_bet.py", TESTS / "thinking/test_thinking.py"} <= both
    assert TESTS / "table/test_every_form.py" not in both
    assert TESTS / "table/test_table.py" not in both


@pytest.mark.parametrize(
    ("count", "first", "chosen"),
    [(1, 0, [0]), (3, 0, [0, 2, 4]), (3, 1, [1, 3, 5]), (9, 0, [0, 1, 2, 3, 4, 5]), (2, 5, [5, 2])],
)
def test_a_few_of_many_forms_are_spread_evenly(
    request: pytest.FixtureRequest, count: int, first: int, chosen: list[int]
) -> None:
    items = forms(request, [{"form": number} for number in range(6)])
    for item in items:
        item.add_marker(pytest.mark.few(count, first=first))
    left = left_for_the_night([*items, request.node])
    assert left == {*items} - {items[number] for number in chosen}


def test_of_what_varies_by_several_things_each_value_of_each_is_among_a_few(request: pytest.FixtureRequest) -> None:
    items = forms(request, [{"size": size, "look": look} for size in range(3) for look in range(3)])
    for item in items:
        item.add_marker(pytest.mark.few(3))
    runs = {*items} - left_for_the_night(items)
    assert len(runs) == 3
    assert set().union(*map(values_of, runs)) == {
        (name, str(number)) for name in ("size", "look") for number in range(3)
    }


def forms(request: pytest.FixtureRequest, varied: list[dict[str, int]]) -> list[pytest.Item]:
    """A test in so many forms, each with its values."""
    made: list[pytest.Item] = []
    for number, params in enumerate(varied):
        made.append(pytest.Function.from_parent(request.node.parent, name=f"test[{number}]", callobj=lambda: None))
        made[-1].callspec = SimpleNamespace(params=params)  # type: ignore[attr-defined]
    return made
